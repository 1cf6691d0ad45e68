import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Tx } from '../../src/db/client.js';
import { endedGamesOf, goingGamesOf, readSeats } from '../../src/db/games.js';
import { knownGames } from '../../src/db/search.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

/** Games of the service, and how many of them are Anna's; every tenth is not over. */
const ALL = 3000;
const OWN = 40;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  await database.asOwner(`
    INSERT INTO person (id, name, email, email_canonical, language, time_zone, created_at)
      SELECT name, name, name, name, 'en', 'UTC', now() FROM unnest('{anna,bert}'::text[]) AS name;
    INSERT INTO game (id, title, rules, name, settings, seats, phase, hash, turn, created_by, created_at, ended_at)
      SELECT 'g' || n, 'toy', 1, '', '{}', 2, CASE n % 10 WHEN 0 THEN 'running' ELSE 'ended' END, 'h', '{"asked": [0]}',
        'bert', now(), CASE n % 10 WHEN 0 THEN NULL ELSE now() - n * interval '1 minute' END
      FROM generate_series(1, ${String(ALL)}) AS n;
    INSERT INTO seat (game_id, seat, name, person_id)
      SELECT 'g' || n, s, '', CASE WHEN n <= ${String(OWN)} AND s = 0 THEN 'anna' ELSE 'bert' END
      FROM generate_series(1, ${String(ALL)}) AS n, generate_series(0, 1) AS s`);
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** How many rows of tables and entries of indexes a plan reads. */
const readBy = (node: Node): number => {
  const isScan = node['Relation Name'] !== undefined || node['Index Name'] !== undefined;
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (isScan ? own : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + readBy(plan), 0);
};

const asText = (value: unknown): string =>
  value === null ? 'NULL' : pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));

/** Asks nothing, but counts what would be read with a plan for these values, or with one for any. */
const countedBy = async (mode: string, ask: (tx: Tx) => Promise<unknown>): Promise<number> => {
  await client.query(`SET plan_cache_mode = ${mode}`);
  let read = NaN;
  await ask({
    rows: async (text, values = []) => {
      await client.query(`PREPARE asked AS ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE asked(${values.map(asText).join(', ')})`,
      );
      await client.query('DEALLOCATE asked');
      read = readBy(rows[0]!['QUERY PLAN'][0].Plan);
      return [];
    },
  });
  return read;
};

const first = { most: 101, after: null, only: null, sandboxes: false };
const sought = { words: [{ pattern: '[xX]', titles: [] }], phase: null, only: null, most: 101, after: null };
const ids = Array.from({ length: OWN }, (_, n) => `g${String(n + 1)}`);
const lists: readonly (readonly [string, (tx: Tx) => Promise<unknown>, number])[] = [
  // Each of the own seats and games, and what is shown once more.
  ['games that are over', tx => endedGamesOf(tx, 'anna', first), 4 * OWN],
  ['games that are not over', tx => goingGamesOf(tx, 'anna'), 4 * OWN],
  // With the names of two seats each.
  ['games with a word', tx => knownGames(tx, 'anna', sought), 8 * OWN],
  // Two seats each, with a person.
  ['seats', tx => readSeats(tx, ids), 6 * OWN],
];

// A prepared statement is planned for any values from its sixth use on a connection. Nothing here has been analysed.
test.each(['force_custom_plan', 'force_generic_plan'])('own lists read own games alone (%s)', async mode => {
  for (const [what, ask, most] of lists) {
    const read = await countedBy(mode, ask);
    expect([what, read >= OWN, read <= most ? most : read]).toEqual([what, true, most]);
  }
});
