import { direct, type Tx } from '../src/db/index.js';
import { besideService, inFolder } from './folder.js';
import { median, type Row } from './rows.js';
import { startService } from './running-service.js';
import { signIn } from './tables.js';

/** Finished games, and in how many of them the one sat who asks. */
const GAMES = 20_000;
const OWN = 5_000;
const SEATS = 4;
const ROWS_EACH = 20;
const PEOPLE = 400;
const TIMES = 15;

/** Written in so many parts, so that no transaction is large. */
const PARTS = 10;

const people = `
  INSERT INTO person (id, name, email, email_canonical, language, time_zone, created_at)
  SELECT 'p' || n, 'Player ' || n, 'p' || n || '@bench.invalid', 'p' || n || '@bench.invalid', 'en', 'UTC', now()
  FROM generate_series(0, $1::integer - 1) AS n`;

const games = `
  INSERT INTO game (id, title, rules, name, settings, seats, phase, number, hash, top, depth, turn, standing, created_by,
    created_at, started_at, waiting_since)
  SELECT 'b' || n, CASE WHEN n % 3 = 0 THEN '1849' ELSE '1830' END, 1, 'Game ' || n, '{}', $3, 'running', $4, 'h', $4, $4,
    '{"asked": [], "ask": {"kind": "over"}}',
    jsonb_build_object('ended', true, 'round', '{"kind": "end"}'::jsonb, 'result', jsonb_build_object('reason', 'bank',
      'scores', (SELECT jsonb_agg(jsonb_build_object('seat', s, 'points', 1000 + (n * (s + 7)) % 5000, 'parts', '{}'::jsonb))
        FROM generate_series(0, $3 - 1) AS s))),
    'p' || n % 400, now() - interval '1 day', now() - n * interval '1 minute' - (10 + n % 50) * interval '1 day', now()
  FROM generate_series($1::integer, $2::integer - 1) AS n`;

/** The one who asks sits in the first games. */
const seats = `
  INSERT INTO seat (game_id, seat, name, person_id)
  SELECT 'b' || n, s, 'Player ' || s, CASE WHEN s = 0 AND n < $4 THEN $5 ELSE 'p' || (n * 7 + s * 101) % 400 END
  FROM generate_series($1::integer, $2::integer - 1) AS n, generate_series(0, $3::integer - 1) AS s`;

const log = `
  INSERT INTO log (game_id, number, kind, seat, action, draws, facts, reveals, sealed, under, depth, by_person, cause, at,
    previous_hash, hash, state_hash)
  SELECT s.game_id, r, 'action', s.seat, '{"type": "pass"}', '[]', '[]', false, false, r - 1, r, s.person_id, 'player',
    g.started_at + r * interval '1 hour' + (length(g.id) * r * 37 % 3000) * interval '1 second', 'h', md5(g.id || r), 'h'
  FROM game g JOIN seat s ON s.game_id = g.id CROSS JOIN generate_series(1, $3::integer) AS r
  WHERE substr(g.id, 2)::integer >= $1 AND substr(g.id, 2)::integer < $2 AND g.id LIKE 'b%' AND r % $4 = s.seat`;

const end = `
  UPDATE game SET phase = 'ended', ended_at = now() - substr(id, 2)::integer * interval '1 minute'
  WHERE id LIKE 'b%' AND substr(id, 2)::integer >= $1 AND substr(id, 2)::integer < $2`;

/** Fills the database. @returns how long the games' ends took, in milliseconds each */
const fill = async (tx: Tx, personId: string): Promise<number> => {
  await tx.rows(people, [PEOPLE]);
  let ending = 0;
  for (let part = 0; part < PARTS; part++) {
    const range = [(part * GAMES) / PARTS, ((part + 1) * GAMES) / PARTS];
    await tx.rows(games, [...range, SEATS, ROWS_EACH]);
    await tx.rows(seats, [...range, SEATS, OWN, personId]);
    await tx.rows(log, [...range, ROWS_EACH, SEATS]);
    const before = performance.now();
    await tx.rows(end, range);
    ending += performance.now() - before;
  }
  await tx.rows('ANALYZE');
  return ending / GAMES;
};

const asked = {
  'own games, first page': '/api/v1/games',
  'own results, first page': '/api/v1/results',
  'results by title': '/api/v1/titles/results',
};

/** How long the service takes to answer, as the one who has played most. */
const measureLists = async (url: string, token: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(asked)) {
    const took: number[] = [];
    for (let n = 0; n < TIMES; n++) {
      const before = performance.now();
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answers ${String(answer.status)}`);
      took.push(performance.now() - before);
    }
    rows.push({ name: `lists: ${what}, median of ${String(TIMES)}`, value: median(took), unit: 'ms' });
  }
  return rows;
};

/** Lists of a service with many finished games, in a folder that is thrown away. */
export const listRows = (): Promise<readonly Row[]> =>
  inFolder(async dataDir => {
    const service = await startService({ dataDir, databaseConnections: 4, rateFactor: 100_000 });
    try {
      return await besideService(dataDir, async ({ deps }) => {
        const [player] = await signIn(deps, 1);
        const each = await fill(direct(deps.db), player!.actor.personId);
        return [
          { name: 'lists: what the end of a game adds, in bulk', value: each, unit: 'ms' },
          ...(await measureLists(service.url, player!.token)),
        ];
      });
    } finally {
      await service.stop();
    }
  });
