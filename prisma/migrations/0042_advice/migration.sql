-- Players may ask what the computer would do, where all at the table have agreed to it. Such a game counts for nobody.
ALTER TABLE game ADD COLUMN advice boolean NOT NULL DEFAULT false;

-- What the computer would do, for the seat that asked last: the position is that after row `number` of the log.
CREATE TABLE advice (
  game_id text NOT NULL,
  seat integer NOT NULL,
  number integer NOT NULL,
  level text NOT NULL CHECK (level IN ('easy', 'ordinary', 'strong')),
  action jsonb NOT NULL,
  thought jsonb,
  PRIMARY KEY (game_id, seat),
  FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat) ON DELETE CASCADE
);

-- Games that no statistics know: those in which the service plays or players may ask it, and sandboxes.
CREATE OR REPLACE FUNCTION counts_for_nobody(game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT service_plays(game) OR EXISTS (
    SELECT FROM game g WHERE g.id = counts_for_nobody.game AND (g.sandbox_until IS NOT NULL OR g.advice))
$$;
