-- Accounts of programs that somebody owns: nobody signs in with them, no mail reaches them, and tokens alone let them in.

ALTER TABLE person ADD COLUMN owner_id text REFERENCES person (id);
-- May others give it a seat?
ALTER TABLE person ADD COLUMN for_all boolean NOT NULL DEFAULT false;
ALTER TABLE person ADD CONSTRAINT person_bot_check CHECK (owner_id IS NULL OR is_program);
CREATE INDEX person_owner_idx ON person (owner_id) WHERE owner_id IS NOT NULL;
CREATE UNIQUE INDEX person_bot_name_idx ON person (lower(name)) WHERE owner_id IS NOT NULL;

-- Games that no statistics know: those in which the service or a program plays, or players may ask the service, and sandboxes.
CREATE OR REPLACE FUNCTION counts_for_nobody(game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT service_plays(game)
    OR EXISTS (SELECT FROM game g
      WHERE g.id = counts_for_nobody.game AND (g.sandbox_until IS NOT NULL OR g.advice))
    OR EXISTS (SELECT FROM seat s JOIN person p ON p.id = s.person_id
      WHERE s.game_id = counts_for_nobody.game AND p.is_program)
$$;
