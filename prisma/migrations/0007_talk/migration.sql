-- Talk, notes, plans, and who may look on.

-- Who may look at a game beside its players: nobody, whoever has the link, or whoever knows the game's address.
-- Games there are already stay as their players were told; new ones say what they want. The secret of the link
-- is derived from `watch_id`; null where no link has been made or it was taken back.
ALTER TABLE game
  ADD COLUMN spectators text NOT NULL DEFAULT 'everyone' CHECK (spectators IN ('none', 'link', 'everyone')),
  ADD COLUMN watch_id text,
  ADD COLUMN private_talk boolean NOT NULL DEFAULT true,
  ADD COLUMN open_talk boolean NOT NULL DEFAULT false;

-- `n` orders what was said in a game and never leaves the service: its gaps would tell that others talk privately.
-- `to_person` is null for what is said to all. `number` is the log's when it was written.
CREATE TABLE talk (
  id text PRIMARY KEY,
  game_id text NOT NULL REFERENCES game,
  n integer NOT NULL,
  by_person text NOT NULL REFERENCES person,
  to_person text REFERENCES person CHECK (to_person <> by_person),
  number integer NOT NULL,
  text text NOT NULL,
  mentions text[] NOT NULL DEFAULT '{}',
  at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3) CHECK (deleted_at IS NULL OR text = ''),
  UNIQUE (game_id, n)
);
CREATE INDEX talk_by_idx ON talk (by_person, game_id, at);

-- How far somebody has read a conversation: '' is the one of all, else the other person's id.
CREATE TABLE talk_mark (
  person_id text NOT NULL REFERENCES person,
  game_id text NOT NULL REFERENCES game,
  conversation text NOT NULL,
  read_to integer NOT NULL,
  PRIMARY KEY (person_id, game_id, conversation)
);

-- How far the talk of a game has been told in mails that went out.
CREATE TABLE talk_told (
  person_id text NOT NULL REFERENCES person,
  game_id text NOT NULL REFERENCES game,
  told_to integer NOT NULL,
  PRIMARY KEY (person_id, game_id)
);

-- A person's own notes about a game; `version` counts the changes.
CREATE TABLE notepad (
  person_id text NOT NULL REFERENCES person,
  game_id text NOT NULL REFERENCES game,
  text text NOT NULL,
  version integer NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, game_id)
);

-- A note about one position, named by number and hash.
CREATE TABLE pinned_note (
  person_id text NOT NULL REFERENCES person,
  game_id text NOT NULL REFERENCES game,
  number integer NOT NULL,
  hash text NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, game_id, number)
);

-- Moves somebody thinks of making from the position after row `number`: [{ "seat": 0, "line": "…" }].
CREATE TABLE plan (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES person,
  game_id text NOT NULL REFERENCES game,
  name text NOT NULL,
  number integer NOT NULL,
  moves jsonb NOT NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX plan_person_idx ON plan (person_id, game_id);

-- Games somebody follows without playing; `watch_id` is that of the link that let them in, null without one.
CREATE TABLE follow (
  person_id text NOT NULL REFERENCES person,
  game_id text NOT NULL REFERENCES game,
  watch_id text,
  mail boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, game_id)
);
CREATE INDEX follow_game_idx ON follow (game_id);
