-- When a player was last seen looking at a running game, to the minute: the mail of its turn waits for them a little.
-- Nobody is shown it; what is older than an hour is forgotten.
CREATE TABLE looking (
  person_id text NOT NULL REFERENCES person (id),
  game_id text NOT NULL REFERENCES game (id),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, game_id)
);

-- A person's mails that wait, to find the turns that are due together.
CREATE INDEX delivery_due_idx ON delivery (person_id) WHERE status IN ('queued', 'sending');
