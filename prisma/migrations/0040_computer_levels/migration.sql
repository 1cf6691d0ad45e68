-- How far a seat that the service plays thinks ahead, and what it thought of a move.
ALTER TABLE seat ADD COLUMN level text NOT NULL DEFAULT 'easy' CHECK (level IN ('easy', 'ordinary', 'strong'));
ALTER TABLE log ADD COLUMN thought jsonb;
