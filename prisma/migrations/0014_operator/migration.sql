-- What the operator of an installation may do, and the record of what was done.

-- Every act of an operator; `by_person` is null where it was done on the command line.
-- Nobody changes or removes what stands here: the service's own role may only add, and for all others there is a trigger.
CREATE TABLE operator_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  by_person text REFERENCES person (id),
  act text NOT NULL,
  params jsonb NOT NULL
);
CREATE FUNCTION refuse_operator_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acts of operators are append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER operator_act_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_operator_act_change();
ALTER TABLE operator_act ENABLE ALWAYS TRIGGER operator_act_is_append_only;

-- Somebody who may neither sign in nor play; their games go on by the clock.
ALTER TABLE person ADD COLUMN blocked_at timestamptz(3);

-- An operator may end a game and empty a seat.
ALTER TABLE game DROP CONSTRAINT game_ended_by_check;
ALTER TABLE game ADD CONSTRAINT game_ended_by_check CHECK (ended_by IN ('consent', 'operator'));
ALTER TABLE tenure DROP CONSTRAINT tenure_why_check;
ALTER TABLE tenure ADD CONSTRAINT tenure_why_check CHECK (why IN ('left', 'handed-over', 'voted', 'gone', 'operator'));

-- What is said to many: by mail, or until then on every page (a banner). `told` people have
-- been written to so far, up to `after_person` in the order of their ids.
CREATE TABLE announcement (
  id text PRIMARY KEY,
  audience text NOT NULL CHECK (audience IN ('everybody', 'players', 'banner')),
  german text NOT NULL,
  english text NOT NULL,
  at timestamptz(3) NOT NULL,
  until timestamptz(3),
  told integer NOT NULL DEFAULT 0,
  after_person text NOT NULL DEFAULT '',
  told_at timestamptz(3),
  stopped_at timestamptz(3),
  CHECK ((audience = 'banner') = (until IS NOT NULL))
);
CREATE INDEX announcement_banner_idx ON announcement (until) WHERE audience = 'banner' AND stopped_at IS NULL;

-- All logs recomputed in the background, and how far that is.
CREATE TABLE log_check (
  id text PRIMARY KEY,
  began_at timestamptz(3) NOT NULL,
  games integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  after_game text NOT NULL DEFAULT '',
  faults jsonb NOT NULL DEFAULT '[]',
  ended_at timestamptz(3)
);

-- Backups that were restored and looked at.
CREATE TABLE backup_check (
  id text PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  file text NOT NULL,
  games integer NOT NULL,
  faults integer NOT NULL,
  replays integer NOT NULL,
  seconds integer NOT NULL
);

CREATE INDEX delivery_failed_idx ON delivery (created_at) WHERE status = 'failed';
