-- Accounts: several addresses, tokens for programs, passkeys, and people who have left.

-- Addresses somebody can be reached and sign in at. One that is not verified waits for its link, whose hash it
-- keeps; `person.email` is the one that mails go to.
CREATE TABLE address (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person (id),
  email text NOT NULL,
  email_canonical text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  verified_at timestamptz(3),
  hash text UNIQUE,
  expires_at timestamptz(3),
  CHECK ((verified_at IS NULL) = (hash IS NOT NULL AND expires_at IS NOT NULL)),
  UNIQUE (person_id, email_canonical)
);
-- Verified, an address is one person's; anybody may wait for anything.
CREATE UNIQUE INDEX address_verified_idx ON address (email_canonical) WHERE verified_at IS NOT NULL;
INSERT INTO address (id, person_id, email, email_canonical, created_at, verified_at)
SELECT id, id, email, email_canonical, created_at, created_at FROM person;

-- Of somebody who has left, the row stays as an empty shell: the log names it.
ALTER TABLE person ADD COLUMN deleted_at timestamptz(3);

ALTER TABLE session
  ADD COLUMN last_used_at timestamptz(3),
  ADD COLUMN device text NOT NULL DEFAULT '';
UPDATE session SET last_used_at = created_at;
ALTER TABLE session ALTER COLUMN last_used_at SET NOT NULL;

CREATE TABLE api_token (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person (id),
  hash text NOT NULL UNIQUE,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  game_id text REFERENCES game (id),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
CREATE INDEX api_token_person_id_idx ON api_token (person_id);

-- The public halves of passkeys; `credential` is the authenticator's own id.
CREATE TABLE passkey (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person (id),
  credential text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX passkey_person_id_idx ON passkey (person_id);

-- What an authenticator is asked to sign, once; `person_id` is null for a sign-in.
CREATE TABLE passkey_challenge (
  hash text PRIMARY KEY,
  person_id text REFERENCES person (id),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX passkey_challenge_expires_at_idx ON passkey_challenge (expires_at);
