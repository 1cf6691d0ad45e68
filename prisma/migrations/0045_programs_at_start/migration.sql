-- Whether a program plays a seat is decided when its person sits down and when the game begins. An account that is ticked as a
-- program later takes no game that goes on, or has ended, out of anybody's statistics.

ALTER TABLE seat ADD COLUMN program boolean NOT NULL DEFAULT false;

-- What has been counted stays counted.
UPDATE seat s SET program = true FROM person p
  WHERE p.id = s.person_id AND p.is_program AND NOT EXISTS (SELECT FROM finished_game f WHERE f.game_id = s.game_id);

CREATE FUNCTION note_program_at_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.program := EXISTS (SELECT FROM person p WHERE p.id = NEW.person_id AND p.is_program);
  RETURN NEW;
END
$$;
CREATE TRIGGER seat_notes_program BEFORE INSERT ON seat FOR EACH ROW EXECUTE FUNCTION note_program_at_seat();
CREATE TRIGGER seat_notes_next_program BEFORE UPDATE OF person_id ON seat
  FOR EACH ROW WHEN (OLD.person_id IS DISTINCT FROM NEW.person_id) EXECUTE FUNCTION note_program_at_seat();

CREATE FUNCTION note_programs_at_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE seat s SET program = p.is_program FROM person p
    WHERE s.game_id = NEW.id AND p.id = s.person_id AND s.program <> p.is_program;
  RETURN NULL;
END
$$;
CREATE TRIGGER game_notes_programs AFTER UPDATE OF phase ON game
  FOR EACH ROW WHEN (OLD.phase = 'open' AND NEW.phase <> 'open') EXECUTE FUNCTION note_programs_at_start();

-- As before, but by what a seat's person was then.
CREATE OR REPLACE FUNCTION counts_for_nobody(game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT service_plays(game)
    OR EXISTS (SELECT FROM game g
      WHERE g.id = counts_for_nobody.game AND (g.sandbox_until IS NOT NULL OR g.advice))
    OR EXISTS (SELECT FROM seat s WHERE s.game_id = counts_for_nobody.game AND s.program)
$$;
