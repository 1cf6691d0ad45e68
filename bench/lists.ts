import { direct, type Tx } from '../src/db/index.js';
import { asOwner } from '../src/db/owner.js';
import { figure, inRounds, timesOf, type Figure } from './figures.js';
import type { Part, Sizes } from './part.js';
import { signIn } from './tables.js';

interface Amounts {
  /** Finished games, and in how many of them the one sat who asks. */
  readonly games: number;
  readonly own: number;
  readonly people: number;
  /** Written in so many parts, so that no transaction is large. */
  readonly parts: number;
  readonly times: number;
}

const sizes: Sizes<Amounts> = {
  normal: { games: 20_000, own: 5_000, people: 400, parts: 10, times: 15 },
  small: { games: 20, own: 5, people: 8, parts: 2, times: 1 },
};

const SEATS = 4;
const ROWS_EACH = 20;

const people = `
  INSERT INTO person (id, name, email, email_canonical, language, time_zone, created_at)
  SELECT 'p' || n, 'Player ' || n, 'p' || n || '@bench.invalid', 'p' || n || '@bench.invalid', 'en', 'UTC', now()
  FROM generate_series(0, $1::integer - 1) AS n`;

const games = `
  INSERT INTO game (id, title, rules, name, settings, seats, phase, number, hash, top, depth, turn, standing, created_by,
    created_at, started_at, waiting_since)
  SELECT 'bench-' || n, CASE WHEN n % 3 = 0 THEN '1849' ELSE '1830' END, 1, 'Game ' || n, '{}', $3, 'running', $4, 'h', $4, $4,
    '{"asked": [], "ask": {"kind": "over"}}',
    jsonb_build_object('ended', true, 'round', '{"kind": "end"}'::jsonb, 'result', jsonb_build_object('reason', 'bank',
      'scores', (SELECT jsonb_agg(jsonb_build_object('seat', s, 'points', 1000 + (n * (s + 7)) % 5000, 'parts', '{}'::jsonb))
        FROM generate_series(0, $3 - 1) AS s))),
    'p' || n % $5::integer, now() - interval '1 day', now() - n * interval '1 minute' - (10 + n % 50) * interval '1 day', now()
  FROM generate_series($1::integer, $2::integer - 1) AS n`;

/** The one who asks sits in the first games. */
const seats = `
  INSERT INTO seat (game_id, seat, name, person_id)
  SELECT 'bench-' || n, s, 'Player ' || s, CASE WHEN s = 0 AND n < $4 THEN $5 ELSE 'p' || (n * 7 + s * 101) % $6::integer END
  FROM generate_series($1::integer, $2::integer - 1) AS n, generate_series(0, $3::integer - 1) AS s`;

const log = `
  INSERT INTO log (game_id, number, kind, seat, action, draws, facts, reveals, sealed, under, depth, by_person, cause, at,
    previous_hash, hash, state_hash)
  SELECT s.game_id, r, 'action', s.seat, '{"type": "pass"}', '[]', '[]', false, false, r - 1, r, s.person_id, 'player',
    g.started_at + r * interval '1 hour' + (length(g.id) * r * 37 % 3000) * interval '1 second', 'h', md5(g.id || r), 'h'
  FROM generate_series($1::integer, $2::integer - 1) AS n JOIN game g ON g.id = 'bench-' || n
  JOIN seat s ON s.game_id = g.id JOIN generate_series(1, $3::integer) AS r ON r % $4 = s.seat`;

const end = `
  UPDATE game SET phase = 'ended', ended_at = now() - n * interval '1 minute'
  FROM generate_series($1::integer, $2::integer - 1) AS n WHERE id = 'bench-' || n`;

/** Fills the database. @returns how long the end of a game took, in milliseconds, by part */
const fill = async (tx: Tx, personId: string, amounts: Amounts): Promise<readonly number[]> => {
  const { games: all, own, people: count, parts } = amounts;
  await tx.rows(people, [count]);
  const each: number[] = [];
  for (let part = 0; part < parts; part++) {
    const range = [(part * all) / parts, ((part + 1) * all) / parts];
    await tx.rows(games, [...range, SEATS, ROWS_EACH, count]);
    await tx.rows(seats, [...range, SEATS, own, personId, count]);
    await tx.rows(log, [...range, ROWS_EACH, SEATS]);
    const before = performance.now();
    await tx.rows(end, range);
    each.push((performance.now() - before) / (all / parts));
  }
  return each;
};

const asked = {
  'own games, first page': '/api/v1/games',
  'a word in all own games': '/api/v1/games?search=1849',
  'a word that is nowhere': '/api/v1/games?search=nowhere',
  'own results, first page': '/api/v1/results',
  'results by title': '/api/v1/titles/results',
};

/** How long the service takes to answer, as the one who has played most. */
const answers = async (url: string, token: string, times: number): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(asked)) {
    const took: number[] = [];
    for (let n = 0; n < times; n++) {
      const before = performance.now();
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answers ${String(answer.status)}`);
      took.push(performance.now() - before);
    }
    figures.push(...timesOf(what, inRounds(took), { median: null, worst: null }));
  }
  return figures;
};

/** Lists of a service with many finished games. */
export const lists: Part = {
  name: 'lists',
  needs: 'service',
  measure: (size, stage) =>
    stage.withService(async ({ service, deps, databaseUrl }) => {
      const [player] = await signIn(deps, 1);
      const each = await fill(direct(deps.db), player!.actor.personId, sizes[size]);
      // As PostgreSQL does by itself a minute later; only the owner may.
      await asOwner(databaseUrl, client => client.query('ANALYZE'));
      return [
        figure('what the end of a game adds, in bulk', 'ms', each),
        ...(await answers(service.url, player!.token, sizes[size].times)),
      ];
    }),
};
