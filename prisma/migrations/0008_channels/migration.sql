-- Notifications elsewhere: browsers that take pushes, and webhooks of a person or of a game. `address` is the
-- webhook's URL or the browser's subscription; both let whoever has them send there, so they are kept encrypted.
-- `secret_number` counts the secrets with which a webhook's messages are signed; they are derived, not kept.

CREATE TABLE channel (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('push', 'webhook')),
  person_id text NOT NULL REFERENCES person (id),
  game_id text REFERENCES game (id),
  name text NOT NULL,
  shape text CHECK (shape IN ('generic', 'discord', 'slack')),
  language text NOT NULL CHECK (language IN ('de', 'en')),
  wants text[] NOT NULL,
  address text NOT NULL,
  address_hash text NOT NULL,
  host text NOT NULL,
  secret_number integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz(3),
  off_at timestamptz(3),
  CHECK ((kind = 'webhook') = (shape IS NOT NULL)),
  CHECK (kind = 'webhook' OR game_id IS NULL)
);
CREATE INDEX channel_person_idx ON channel (person_id) WHERE game_id IS NULL;
CREATE INDEX channel_game_idx ON channel (game_id) WHERE game_id IS NOT NULL;
-- One browser is one subscription, whoever signs in there.
CREATE UNIQUE INDEX channel_push_idx ON channel (address_hash) WHERE kind = 'push';

-- Is anybody told of every move? Known with the game's row, so that a move need not ask.
ALTER TABLE game ADD COLUMN hooked boolean NOT NULL DEFAULT false;

CREATE INDEX delivery_channel_idx ON delivery (channel_id, created_at) WHERE channel_id IS NOT NULL;

-- Addresses under which programs read somebody's news. The secret in them is derived from the id; a new id is a
-- new address.
CREATE TABLE feed (
  id text PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  person_id text NOT NULL REFERENCES person (id),
  kind text NOT NULL CHECK (kind IN ('news', 'calendar', 'game')),
  game_id text REFERENCES game (id),
  created_at timestamptz(3) NOT NULL,
  CHECK ((kind = 'game') = (game_id IS NOT NULL))
);
CREATE UNIQUE INDEX feed_person_idx ON feed (person_id, kind, coalesce(game_id, ''));
