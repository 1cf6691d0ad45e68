-- People and what lets them in. Secrets are kept as SHA-256 only.

CREATE TABLE person (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_canonical text NOT NULL UNIQUE,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  time_zone text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE login_link (
  id text PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  email text NOT NULL,
  email_canonical text NOT NULL,
  language text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  spent_at timestamptz(3)
);
CREATE INDEX login_link_email_canonical_idx ON login_link (email_canonical);

-- Games. `number`, `hash`, `top`, `depth`, `undone`, `turn` and `standing` follow from the log; they are kept
-- here so that a move need not read it, and change only under this row's lock.

CREATE TABLE game (
  id text PRIMARY KEY,
  title text NOT NULL,
  rules integer NOT NULL,
  name text NOT NULL,
  settings jsonb NOT NULL,
  seats integer NOT NULL CHECK (seats > 0),
  setup_draws jsonb,
  phase text NOT NULL CHECK (phase IN ('open', 'running', 'ended')),
  number integer NOT NULL DEFAULT 0,
  hash text NOT NULL,
  state_hash text,
  top integer NOT NULL DEFAULT 0,
  depth integer NOT NULL DEFAULT 0,
  undone integer[] NOT NULL DEFAULT '{}',
  turn jsonb,
  standing jsonb,
  waiting_since timestamptz(3),
  created_by text NOT NULL REFERENCES person (id),
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  ended_at timestamptz(3)
);

CREATE TABLE seat (
  game_id text NOT NULL REFERENCES game (id),
  seat integer NOT NULL CHECK (seat >= 0),
  name text NOT NULL,
  person_id text REFERENCES person (id),
  PRIMARY KEY (game_id, seat)
);
CREATE INDEX seat_person_id_idx ON seat (person_id);

CREATE TABLE invitation (
  id text PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  game_id text NOT NULL,
  seat integer NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  by_person text NOT NULL REFERENCES person (id),
  status text NOT NULL CHECK (status IN ('out', 'accepted', 'declined', 'called-back')),
  created_at timestamptz(3) NOT NULL,
  FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
);
CREATE UNIQUE INDEX invitation_out_idx ON invitation (game_id, seat) WHERE status = 'out';

CREATE TABLE seat_link (
  id text PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  game_id text NOT NULL,
  seat integer NOT NULL,
  person_id text NOT NULL REFERENCES person (id),
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
);
CREATE UNIQUE INDEX seat_link_valid_idx ON seat_link (game_id, seat, person_id) WHERE revoked_at IS NULL;

CREATE TABLE session (
  id text PRIMARY KEY,
  jti_hash text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('person', 'seat')),
  person_id text NOT NULL REFERENCES person (id),
  game_id text,
  seat integer,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  CHECK ((kind = 'seat') = (game_id IS NOT NULL AND seat IS NOT NULL)),
  FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
);
CREATE INDEX session_person_id_idx ON session (person_id);

-- The log: one row for each thing that happened, numbered from 1 without a gap, each holding the hash of
-- the one before. `under` is the action that stood on top before an action, `depth` how many stand.

CREATE TABLE log (
  game_id text NOT NULL REFERENCES game (id),
  number integer NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('action', 'undo', 'redo')),
  seat integer NOT NULL,
  action jsonb,
  count integer NOT NULL DEFAULT 0,
  draws jsonb NOT NULL,
  facts jsonb NOT NULL,
  reveals boolean NOT NULL,
  sealed boolean NOT NULL,
  under integer NOT NULL,
  depth integer NOT NULL,
  by_person text REFERENCES person (id),
  cause text NOT NULL,
  at timestamptz(3) NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  state_hash text NOT NULL,
  PRIMARY KEY (game_id, number),
  CHECK ((kind = 'action') = (action IS NOT NULL))
);
CREATE INDEX log_hash_idx ON log (game_id, hash text_pattern_ops);

CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
-- Also for sessions that replicate.
ALTER TABLE log ENABLE ALWAYS TRIGGER log_is_append_only;

-- A cache: states after some actions, by the rules number of the code that made them.

CREATE TABLE snapshot (
  game_id text NOT NULL REFERENCES game (id),
  number integer NOT NULL,
  rules integer NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (game_id, number, rules)
);

-- The outbox: one row for each mail.

CREATE TABLE delivery (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK
    (kind IN ('sign-in', 'invitation', 'game-started', 'turn', 'offer', 'reminder', 'game-over')),
  person_id text REFERENCES person (id),
  game_id text REFERENCES game (id),
  seat integer,
  number integer,
  subject_id text,
  dedupe text NOT NULL UNIQUE,
  message_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'superseded', 'failed')),
  tries jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3)
);
CREATE INDEX delivery_waiting_idx ON delivery (game_id) WHERE status = 'queued';
CREATE INDEX delivery_person_id_idx ON delivery (person_id, created_at);
CREATE INDEX delivery_thread_idx ON delivery (game_id, person_id, created_at);

CREATE TABLE mail_stop (
  person_id text NOT NULL REFERENCES person (id),
  game_id text NOT NULL REFERENCES game (id),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, game_id)
);

-- Answers given to requests with an Idempotency-Key, for a day.

CREATE TABLE idempotency_key (
  person_id text NOT NULL REFERENCES person (id),
  key text NOT NULL CHECK (length(key) <= 255),
  request_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, key)
);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);

-- Counters of the rate limits; the columns are those of the package that counts. Unlogged: a crash may
-- empty it, and counting a request does not wait for the disk.

CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Workers that are alive, so that what a killed one had locked can be freed.

CREATE TABLE worker (
  id text PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL
);

-- Mails of an installation without a mail server, shown on its own mailbox page.

CREATE TABLE kept_mail (
  id text PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  at timestamptz(3) NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  pictures jsonb NOT NULL,
  kept_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX kept_mail_kept_at_idx ON kept_mail (kept_at);
