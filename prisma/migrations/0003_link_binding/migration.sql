-- A sign-in link belongs to the browser or program that asked for it; elsewhere it shows a code to type there.
-- Links that are out now could not be told apart. They live for ten minutes; whoever waits for one asks again.
DELETE FROM login_link;
ALTER TABLE login_link
  ADD COLUMN binding_hash text NOT NULL UNIQUE,
  ADD COLUMN code_hash text,
  ADD COLUMN code_tries integer NOT NULL DEFAULT 0;
