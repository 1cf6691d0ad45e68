-- Finding players: open tables, seats kept for whoever has a link, another game with the same people.

-- `listed` games stand in the list of open tables, with the creator's own words about them. With `drawn`
-- seating the places are drawn at the start. A game called off before it began has ended without a result.
ALTER TABLE game
  ADD COLUMN listed boolean NOT NULL DEFAULT false,
  ADD COLUMN about text NOT NULL DEFAULT '',
  ADD COLUMN seating text NOT NULL DEFAULT 'fixed' CHECK (seating IN ('fixed', 'drawn')),
  ADD COLUMN rematch_of text UNIQUE REFERENCES game (id),
  ADD COLUMN called_off_at timestamptz(3);
CREATE INDEX game_listed_idx ON game (created_at) WHERE listed AND phase = 'open';
CREATE INDEX game_ended_idx ON game (title, ended_at) WHERE phase = 'ended';

-- A seat kept for whoever opens a link; its secret is derived from the id and kept as a hash only.
CREATE TABLE seat_key (
  id text PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  game_id text NOT NULL,
  seat integer NOT NULL,
  name text NOT NULL,
  by_person text NOT NULL REFERENCES person (id),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
);
CREATE UNIQUE INDEX seat_key_out_idx ON seat_key (game_id, seat) WHERE closed_at IS NULL;

-- An invitation to a person the inviter knows from a game, whose address is not the inviter's to see.
ALTER TABLE invitation ADD COLUMN hidden boolean NOT NULL DEFAULT false;
CREATE INDEX invitation_by_idx ON invitation (by_person, created_at);
CREATE INDEX invitation_to_idx ON invitation (email_canonical, created_at);

-- Addresses whose owners want no invitations at all.
CREATE TABLE no_invitations (
  email_canonical text PRIMARY KEY,
  at timestamptz(3) NOT NULL
);
