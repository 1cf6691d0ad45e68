-- A record that somebody has sent to be made a game of: played in the background, so that a page can say how far it is.

CREATE TABLE import_run (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person (id),
  -- As it was sent; empty when it is over.
  record text NOT NULL,
  began_at timestamptz(3) NOT NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  ended_at timestamptz(3),
  game_id text REFERENCES game (id),
  -- Why it could not be played: a code and its particulars.
  problem jsonb
);

-- One at a time for each.
CREATE UNIQUE INDEX import_run_under_way_idx ON import_run (person_id) WHERE ended_at IS NULL;
CREATE INDEX import_run_person_id_idx ON import_run (person_id);
