-- Standing orders: what players want done for them. Each is its owner's secret; what it does is a row of the log.

CREATE TABLE standing_order (
  id text PRIMARY KEY,
  game_id text NOT NULL REFERENCES game (id),
  seat integer NOT NULL,
  person_id text NOT NULL REFERENCES person (id),
  -- What it sees to: a seat has one for each.
  about text NOT NULL,
  "order" jsonb NOT NULL,
  -- Rows in the log when it was given, and the action on top then: what came later it has seen.
  given_number integer NOT NULL,
  given_top integer NOT NULL,
  given_at timestamptz(3) NOT NULL,
  -- Rows it wrote.
  made integer[] NOT NULL DEFAULT '{}',
  ended_number integer,
  ended_at timestamptz(3),
  why jsonb,
  done boolean,
  -- It ended by itself with this action on top; when that is taken back, it stands again.
  ended_top integer,
  -- It ended because this action was taken back; when that is played again, it stands again.
  lost_top integer,
  CHECK ((ended_at IS NULL) = (why IS NULL)),
  CHECK ((ended_at IS NULL) = (done IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_number IS NULL)),
  CHECK (ended_at IS NOT NULL OR (ended_top IS NULL AND lost_top IS NULL)),
  CHECK (ended_top IS NULL OR lost_top IS NULL)
);
CREATE UNIQUE INDEX standing_order_about_idx ON standing_order (game_id, seat, about) WHERE ended_at IS NULL;
CREATE INDEX standing_order_game_idx ON standing_order (game_id, seat);
CREATE INDEX standing_order_person_idx ON standing_order (person_id);
