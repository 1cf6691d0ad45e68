-- What is hidden in a position must not be found by trying which guess has its hash.
ALTER TABLE game ADD COLUMN salt text NOT NULL DEFAULT '';

-- Is nothing hidden from anyone in the position after the row?
ALTER TABLE log ADD COLUMN open boolean NOT NULL DEFAULT false;
