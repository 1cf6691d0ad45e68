-- Answers by mail and bounces.

-- What a reply to a mail of ours may do: play at once, play when its author has looked at it, or nothing.
ALTER TABLE person ADD COLUMN reply_by_mail text NOT NULL DEFAULT 'at-once'
  CHECK (reply_by_mail IN ('at-once', 'confirm', 'off'));

-- Mails that came in, each taken once. `number` is the log's when the mail that is answered was written, `began`
-- when the first command of this one was played. The message itself is kept until it has been dealt with.
CREATE TABLE inbound (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('reply', 'report')),
  person_id text REFERENCES person (id),
  game_id text REFERENCES game (id),
  seat integer,
  number integer,
  delivery_id text,
  sender text NOT NULL,
  raw bytea,
  once text UNIQUE,
  message_id text,
  began integer,
  status text NOT NULL
    CHECK (status IN ('received', 'playing', 'waiting', 'played', 'refused', 'ignored', 'noted')),
  outcome jsonb,
  received_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CHECK ((kind = 'reply') = (person_id IS NOT NULL AND game_id IS NOT NULL AND seat IS NOT NULL AND number IS NOT NULL)),
  CHECK ((kind = 'report') = (delivery_id IS NOT NULL))
);
CREATE INDEX inbound_person_idx ON inbound (person_id, received_at);
CREATE INDEX inbound_delivery_idx ON inbound (delivery_id);
CREATE INDEX inbound_received_idx ON inbound (received_at);

-- Addresses that get no mail any more: what was sent there came back, or its reader complained.
CREATE TABLE mail_trouble (
  email_canonical text PRIMARY KEY,
  reason text NOT NULL CHECK (reason IN ('bounce', 'complaint')),
  said text NOT NULL,
  at timestamptz(3) NOT NULL
);

-- Days on which a mailbox refused for the time being.
CREATE TABLE soft_bounce (
  email_canonical text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (email_canonical, day)
);
