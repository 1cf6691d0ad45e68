-- Whoever has a game open hears of what changes in it. Every process that shows pages listens, and reads for itself what its
-- readers may know: what is told is the game's id and nothing else. It is told with the commit, once for each transaction.

CREATE FUNCTION tell_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('game_changed', NEW.id);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_game_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('game_changed', NEW.game_id);
  RETURN NULL;
END $$;

-- Every row of a log changes the game's own.
CREATE TRIGGER game_live AFTER UPDATE ON game FOR EACH ROW EXECUTE FUNCTION tell_game();
CREATE TRIGGER seat_live AFTER UPDATE ON seat FOR EACH ROW EXECUTE FUNCTION tell_game_of();
CREATE TRIGGER chat_live AFTER INSERT OR UPDATE ON chat FOR EACH ROW EXECUTE FUNCTION tell_game_of();
CREATE TRIGGER vote_live AFTER INSERT OR UPDATE ON vote FOR EACH ROW EXECUTE FUNCTION tell_game_of();
