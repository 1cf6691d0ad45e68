-- Questions that the players of a game decide together, and who has played a seat from when to when.

-- `about` is a list in the code; `subject` is the seat it is about, -1 for none; `asked_by` is null for the clock.
-- `vote` is the vote of the code that reckons with time. The number and hash are the log's when it was asked.
CREATE TABLE question (
  id text PRIMARY KEY,
  game_id text NOT NULL REFERENCES game,
  about text NOT NULL,
  subject integer NOT NULL DEFAULT -1,
  asked_by text REFERENCES person,
  seat integer,
  params jsonb NOT NULL,
  reason text NOT NULL DEFAULT '',
  vote jsonb NOT NULL,
  number integer NOT NULL,
  hash text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  outcome text CHECK (outcome IN ('carried', 'rejected', 'expired', 'moot', 'withdrawn')),
  choice text,
  CHECK ((closed_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX question_open_idx ON question (game_id, about, subject) WHERE closed_at IS NULL;
CREATE INDEX question_game_idx ON question (game_id, opened_at);

-- One row for each person who has played a seat of a running game and left it, and for each who came after the
-- start. Who has played from the start and still does has none.
CREATE TABLE tenure (
  game_id text NOT NULL,
  seat integer NOT NULL,
  n integer NOT NULL,
  person_id text NOT NULL REFERENCES person,
  from_number integer NOT NULL,
  to_number integer,
  from_at timestamptz(3) NOT NULL,
  to_at timestamptz(3),
  why text CHECK (why IN ('left', 'handed-over', 'voted', 'gone')),
  PRIMARY KEY (game_id, seat, n),
  FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat),
  CHECK ((to_number IS NULL) = (to_at IS NULL) AND (to_at IS NULL) = (why IS NULL))
);
CREATE INDEX tenure_person_idx ON tenure (person_id);

-- `offered` since when its player looks for somebody to take it over; `joinable`: whoever knows the game's
-- address may take it when it is empty or offered, not only who is invited.
ALTER TABLE seat
  ADD COLUMN offered_at timestamptz(3),
  ADD COLUMN joinable boolean NOT NULL DEFAULT true;

-- A game that ended by consent has no end in its log. `agreed_result` ranks its last position, where the rules can.
ALTER TABLE game
  ADD COLUMN ended_by text CHECK (ended_by IN ('consent')),
  ADD COLUMN agreed_result jsonb;
