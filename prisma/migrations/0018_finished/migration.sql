-- What a finished game contributes to statistics, kept so that they need not read logs and positions of all games.
-- Triggers write these rows in the transaction that ends a game, whoever ends it, and remove them when the end is
-- taken back; nothing else writes them. They lock no people: whom they name is named by the rows they follow from.

-- Games that began and are over. `best` and `worst` are points, null where nobody was ranked; `peopled`: somebody sat
-- there, which is not so in a record that was imported.
CREATE TABLE finished_game (
  game_id text PRIMARY KEY REFERENCES game (id),
  title text NOT NULL,
  seats integer NOT NULL,
  peopled boolean NOT NULL,
  days double precision NOT NULL,
  best double precision,
  worst double precision
);
CREATE INDEX finished_game_title_idx ON finished_game (title, seats, days) INCLUDE (best, worst)
  WHERE peopled AND best IS NOT NULL;

-- The ranked seats of these games, with the game's title and end; `among` is how many were ranked, `place` counts
-- from 1, equal points share one.
CREATE TABLE finished_seat (
  game_id text NOT NULL REFERENCES finished_game (game_id) ON DELETE CASCADE,
  seat integer NOT NULL,
  person_id text,
  title text NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  points double precision NOT NULL,
  place integer NOT NULL,
  among integer NOT NULL,
  PRIMARY KEY (game_id, seat)
);
CREATE INDEX finished_seat_person_idx ON finished_seat (person_id, ended_at DESC, game_id) INCLUDE (title, place, among)
  WHERE person_id IS NOT NULL;

-- Everybody who had to do with these games. `seated`: at the end. `turns` had a clock and ended by their own move or by
-- the clock, `in_time` of them before their time was up. `waits` are the milliseconds from a row, which was another's,
-- to their own.
CREATE TABLE finished_person (
  person_id text NOT NULL,
  game_id text NOT NULL REFERENCES finished_game (game_id) ON DELETE CASCADE,
  seated boolean NOT NULL,
  turns integer NOT NULL,
  in_time integer NOT NULL,
  waits bigint[] NOT NULL,
  PRIMARY KEY (person_id, game_id)
);
CREATE INDEX finished_person_game_idx ON finished_person (game_id);

-- Turns of a seat whose clock they ended, and who is to answer for them: whoever moved, or whoever sat there when the
-- clock moved for them.
CREATE FUNCTION timed_turns(game text) RETURNS TABLE (person_id text, in_time boolean) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN l.cause <> 'clock' THEN l.by_person ELSE coalesce(
      (SELECT t.person_id FROM tenure t WHERE t.game_id = l.game_id AND t.seat = l.seat
         AND t.from_number < l.number AND (t.to_number IS NULL OR l.number <= t.to_number) ORDER BY t.n LIMIT 1),
      (SELECT s.person_id FROM seat s WHERE s.game_id = l.game_id AND s.seat = l.seat
         AND NOT EXISTS (SELECT FROM tenure t WHERE t.game_id = l.game_id AND t.seat = l.seat))) END,
    l.cause <> 'clock' AND (l.clocks -> l.seat::text -> 'ended' ->> 'bank')::numeric > 0
  FROM log l LEFT JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
  WHERE l.game_id = game AND l.kind = 'action' AND l.cause IN ('player', 'mail', 'clock')
    AND l.clocks -> l.seat::text -> 'ended' IS NOT NULL
    AND l.clocks -> l.seat::text -> 'ended' IS DISTINCT FROM b.clocks -> l.seat::text -> 'ended'
$$;

-- How the seats of a game were ranked, as data; NULL where they were not.
CREATE FUNCTION ranked(g game) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') = 'array'
    THEN coalesce(g.agreed_result, g.standing -> 'result') -> 'scores' END
$$;

-- Writes anew what a game contributes; nothing of a game that is not over.
CREATE FUNCTION keep_finished(game text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM finished_game f WHERE f.game_id = game;
  INSERT INTO finished_game (game_id, title, seats, peopled, days, best, worst)
    SELECT g.id, g.title, g.seats,
      EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id IS NOT NULL),
      extract(epoch FROM g.ended_at - g.started_at) / 86400, r.best, r.worst
    FROM game g CROSS JOIN LATERAL (
      SELECT max((score ->> 'points')::double precision) AS best, min((score ->> 'points')::double precision) AS worst
      FROM jsonb_array_elements(ranked(g)) AS score) r
    WHERE g.id = game AND g.phase = 'ended' AND g.started_at IS NOT NULL AND g.ended_at IS NOT NULL;
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
        FROM log l JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
        WHERE l.game_id = game AND l.by_person = p.person_id AND l.cause IN ('player', 'mail') AND l.kind = 'action'
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

CREATE FUNCTION keep_finished_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_finished(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER game_is_finished AFTER UPDATE OF phase, standing, agreed_result, started_at, ended_at ON game
  FOR EACH ROW WHEN (OLD.phase = 'ended' OR NEW.phase = 'ended') EXECUTE FUNCTION keep_finished_game();

-- No seat of a game that is over changes hands today; if one ever does, these rows follow.
CREATE FUNCTION keep_finished_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM finished_game WHERE game_id = NEW.game_id) THEN PERFORM keep_finished(NEW.game_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER seat_of_finished AFTER UPDATE OF person_id ON seat
  FOR EACH ROW WHEN (OLD.person_id IS DISTINCT FROM NEW.person_id) EXECUTE FUNCTION keep_finished_seat();

-- The games there are.
SELECT keep_finished(id) FROM game WHERE phase = 'ended' AND started_at IS NOT NULL;

-- Games by their creator and games that are not over, for lists.
CREATE INDEX game_creator_idx ON game (created_by);
CREATE INDEX game_going_idx ON game (id) WHERE phase <> 'ended';
