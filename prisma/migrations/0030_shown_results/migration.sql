-- Whether others may see what became of somebody's games: only who has agreed to it.
ALTER TABLE person ADD COLUMN show_results boolean NOT NULL DEFAULT false;
CREATE INDEX person_show_results_idx ON person (name, id) WHERE show_results;
