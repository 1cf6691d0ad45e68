-- Whoever waits for a game to begin hears of invitations too: they are rows of their own.
CREATE TRIGGER invitation_live AFTER INSERT OR UPDATE ON invitation FOR EACH ROW EXECUTE FUNCTION tell_game_of();
CREATE TRIGGER seat_key_live AFTER INSERT OR UPDATE ON seat_key FOR EACH ROW EXECUTE FUNCTION tell_game_of();
