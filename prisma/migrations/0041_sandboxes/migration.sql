-- Games in which programs are tried. Nobody but their creator sees them, they count for nobody, and they are deleted at that time.

ALTER TABLE game ADD COLUMN sandbox_until timestamptz(3);
CREATE INDEX game_sandbox_idx ON game (sandbox_until) WHERE sandbox_until IS NOT NULL;

CREATE FUNCTION refuse_sandbox_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'no game becomes a sandbox, and no sandbox a game: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER game_stays_what_it_is BEFORE UPDATE OF sandbox_until ON game
  FOR EACH ROW WHEN (OLD.sandbox_until IS DISTINCT FROM NEW.sandbox_until) EXECUTE FUNCTION refuse_sandbox_change();
ALTER TABLE game ENABLE ALWAYS TRIGGER game_stays_what_it_is;

-- The log is append-only as before; that of a sandbox may be deleted, never changed.
DROP TRIGGER log_is_append_only ON log;
CREATE TRIGGER log_is_append_only BEFORE UPDATE OR TRUNCATE ON log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
ALTER TABLE log ENABLE ALWAYS TRIGGER log_is_append_only;

CREATE FUNCTION refuse_log_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM game g WHERE g.id = OLD.game_id AND g.sandbox_until IS NOT NULL) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER log_is_kept BEFORE DELETE ON log FOR EACH ROW EXECUTE FUNCTION refuse_log_deletion();
ALTER TABLE log ENABLE ALWAYS TRIGGER log_is_kept;

-- Deletes sandboxes whose time is over, with all that is theirs: the only games that the service's role can delete, and only
-- in this way.
CREATE FUNCTION delete_sandboxes(now timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  gone text[];
  part text;
BEGIN
  SELECT coalesce(array_agg(g.id), '{}') INTO gone FROM (
    SELECT id FROM game WHERE sandbox_until < now ORDER BY id FOR UPDATE) g;
  FOREACH part IN ARRAY ARRAY[
    'finished_game', 'snapshot', 'standing_order', 'vote', 'tenure', 'plan', 'pinned_note', 'notepad', 'chat_told', 'chat_mark',
    'chat', 'follow', 'looking', 'mail_choice', 'mail_stop', 'inbound', 'delivery', 'api_token', 'channel', 'feed',
    'import_run', 'seat_link', 'session', 'seat_key', 'invitation', 'log', 'seat'] LOOP
    EXECUTE format('DELETE FROM %I WHERE game_id = ANY ($1)', part) USING gone;
  END LOOP;
  DELETE FROM game WHERE id = ANY (gone);
  RETURN cardinality(gone);
END
$$;

-- Games that no statistics know: those in which the service plays, and sandboxes.
CREATE FUNCTION counts_for_nobody(game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT service_plays(game) OR EXISTS (SELECT FROM game g WHERE g.id = counts_for_nobody.game AND g.sandbox_until IS NOT NULL)
$$;

-- As before, but nothing of games that count for nobody.
CREATE OR REPLACE FUNCTION keep_finished(game text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM finished_game f WHERE f.game_id = game;
  INSERT INTO finished_game (game_id, title, seats, peopled, days, best, worst)
    SELECT g.id, g.title, g.seats,
      EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id IS NOT NULL),
      extract(epoch FROM g.ended_at - g.started_at) / 86400, r.best, r.worst
    FROM game g CROSS JOIN LATERAL (
      SELECT max((score ->> 'points')::double precision) AS best, min((score ->> 'points')::double precision) AS worst
      FROM jsonb_array_elements(ranked(g)) AS score) r
    WHERE g.id = game AND g.phase = 'ended' AND g.started_at IS NOT NULL AND g.ended_at IS NOT NULL
      AND NOT counts_for_nobody(g.id);
  IF NOT FOUND THEN RETURN; END IF;

  INSERT INTO finished_seat (game_id, seat, person_id, title, ended_at, points, place, among)
    SELECT g.id, s.seat, s.person_id, g.title, g.ended_at, (score ->> 'points')::double precision,
      rank() OVER (ORDER BY (score ->> 'points')::double precision DESC), count(*) OVER ()
    FROM game g
    CROSS JOIN LATERAL jsonb_array_elements(ranked(g)) AS score
    JOIN seat s ON s.game_id = g.id AND s.seat = (score ->> 'seat')::integer
    WHERE g.id = game;

  INSERT INTO finished_person (person_id, game_id, seated, turns, in_time, waits)
    SELECT p.person_id, game, p.seated, coalesce(t.turns, 0), coalesce(t.in_time, 0),
      coalesce((SELECT array_agg((extract(epoch FROM l.at - b.at) * 1000)::bigint ORDER BY l.number)
        FROM in_force(game) f JOIN log l ON l.game_id = game AND l.number = f.number
          JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
        WHERE l.by_person = p.person_id AND l.cause IN ('player', 'mail') AND l.kind = 'action'
          AND b.seat <> l.seat), '{}')
    FROM (
      SELECT s.person_id, bool_or(s.seated) AS seated FROM (
        SELECT person_id, true AS seated FROM seat WHERE game_id = game AND person_id IS NOT NULL
        UNION ALL SELECT person_id, false FROM tenure WHERE game_id = game
        UNION ALL SELECT DISTINCT by_person, false FROM log WHERE game_id = game AND by_person IS NOT NULL) s
      GROUP BY s.person_id) p
    LEFT JOIN (
      SELECT person_id, count(*) AS turns, count(*) FILTER (WHERE in_time) AS in_time
      FROM timed_turns(game) GROUP BY person_id) t ON t.person_id = p.person_id;
END $$;
