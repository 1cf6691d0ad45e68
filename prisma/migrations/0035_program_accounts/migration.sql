-- Whether a program plays with this account, as its owner says: others see it at its seats, and no turns are mailed.
ALTER TABLE person ADD COLUMN is_program boolean NOT NULL DEFAULT false;
