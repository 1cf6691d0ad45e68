-- The service may play a seat that nobody sits on. A game in which it does counts for nobody.

ALTER TABLE seat ADD COLUMN by_service boolean NOT NULL DEFAULT false;
ALTER TABLE seat ADD CONSTRAINT seat_by_service_check CHECK (NOT by_service OR person_id IS NULL);
CREATE INDEX seat_by_service_idx ON seat (game_id, seat) WHERE by_service;

-- Does the service play in the game, or has it made a move there?
CREATE FUNCTION service_plays(game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM seat s WHERE s.game_id = game AND s.by_service)
    OR EXISTS (SELECT FROM log l WHERE l.game_id = game AND l.cause = 'service')
$$;

-- As before, but nothing of games in which the service plays.
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
      AND NOT service_plays(g.id);
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
