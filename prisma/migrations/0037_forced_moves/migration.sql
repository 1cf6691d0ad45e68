-- Whether moves with one possibility are made for this person, as they wish.
ALTER TABLE person ADD COLUMN forced_moves boolean NOT NULL DEFAULT false;
