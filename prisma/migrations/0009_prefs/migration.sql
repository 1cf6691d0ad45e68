-- What people choose about their mails, and why a mail has not gone out.

-- `reason` says why it waits, was held or left out; `failures` counts the tries that failed since it was last asked
-- for; what a digest told carries that digest's id.
ALTER TABLE delivery
  ADD COLUMN reason text,
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  ADD COLUMN digest_id text;
CREATE INDEX delivery_digest_idx ON delivery (digest_id) WHERE digest_id IS NOT NULL;

-- What somebody chose for one game other than for the rest.
CREATE TABLE mail_choice (
  person_id text NOT NULL REFERENCES person (id),
  game_id text NOT NULL REFERENCES game (id),
  choices jsonb NOT NULL,
  PRIMARY KEY (person_id, game_id)
);

-- What the operator has switched off: all mail, or one kind of mail.
CREATE TABLE switch (
  name text PRIMARY KEY,
  off_at timestamptz(3) NOT NULL
);
