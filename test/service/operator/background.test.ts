import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tasks, type Task } from '../../../src/jobs/tasks.js';
import { announce } from '../../../src/service/operator/announcements.js';
import { commandLineOperator } from '../../../src/service/operator/authority.js';
import { beginLogCheck, checkSomeLogs, listLogChecks } from '../../../src/service/operator/checks.js';
import { showOverview } from '../../../src/service/operator/overview.js';
import { blockPerson } from '../../../src/service/operator/people.js';
import { setMailSwitch } from '../../../src/service/operator/switches.js';
import { submit } from '../../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { listener, runHours } from '../clocks/support.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const post = { send: () => Promise.resolve('250 ok') };

describe('all logs are recomputed in the background', () => {
  test('a few games at a time, and what is wrong is kept', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { game, players } = await toyGame(deps);
      await submit(deps, players[0]!, {
        gameId: game.id,
        expected: 0,
        action: { seat: 0, type: 'bid', amount: 1 },
      });
      ids.push(game.id);
    }
    const bad = [...ids].sort().at(-1)!;
    await database.asOwner('ALTER TABLE log DISABLE TRIGGER USER');
    await database.asOwner(`UPDATE log SET facts = '[{"kind": "nothing"}]' WHERE game_id = $1`, [bad]);
    await database.asOwner('ALTER TABLE log ENABLE ALWAYS TRIGGER log_is_append_only');
    const id = await beginLogCheck(deps, commandLineOperator);
    await expect(beginLogCheck(deps, commandLineOperator)).rejects.toMatchObject({ code: 'check-goes-on' });
    await checkSomeLogs(deps, id);
    expect(await listLogChecks(deps)).toMatchObject([{ games: 12, done: 10, faults: [], endedAt: null }]);
    await runDueJobs(deps, { ...tasks(deps, post), deliver: () => Promise.resolve() });
    const [over] = await listLogChecks(deps);
    expect(over).toMatchObject({ done: 12, faults: [{ gameId: bad, number: 1, what: 'row' }] });
    expect(over!.endedAt).not.toBeNull();
    expect((await showOverview(deps)).check?.faults).toHaveLength(1);
  });
});

describe('an announcement', () => {
  test('comes to each person once, in pieces of two hundred, however often its job is interrupted', async () => {
    await database.asOwner(
      `INSERT INTO person (id, name, email, email_canonical, language, time_zone, created_at)
       SELECT 'many' || n, 'Many', 'many' || n || '@example.org', 'many' || n || '@example.org', 'en', 'UTC', now()
       FROM generate_series(1, 450) n`,
    );
    const id = await announce(deps, commandLineOperator, {
      audience: 'everybody',
      german: 'Hallo',
      english: 'Hello',
    });
    const told = async (): Promise<{ all: number; people: number }> =>
      (
        await database.asOwner(
          `SELECT count(*)::int AS all, count(DISTINCT person_id)::int AS people FROM delivery
           WHERE data ->> 'announcement' = $1 AND channel = 'mail'`,
          [id],
        )
      ).rows[0];
    const all: { readonly [name: string]: Task } = { ...tasks(deps, post), deliver: () => Promise.resolve() };
    await all['announce']!({ id }, { number: 1, most: 1 });
    expect(await told()).toEqual({ all: 200, people: 200 });
    await runDueJobs(deps, all);
    await all['announce']!({ id }, { number: 2, most: 9 });
    expect(await told()).toEqual({ all: 452, people: 452 });
  });

  test('to players comes to nobody whose games have not begun or are over, nor to anybody blocked', async () => {
    const outsider = await person(deps, 'Outsider');
    const { players } = await toyGame(deps, ['Gina', 'Hans']);
    await blockPerson(deps, commandLineOperator, { person: players[1]!.personId, reason: 'No' });
    const id = await announce(deps, commandLineOperator, {
      audience: 'players',
      german: 'Hallo',
      english: 'Hello',
    });
    await runDueJobs(deps, { ...tasks(deps, post), deliver: () => Promise.resolve() });
    const { rows } = await database.asOwner(
      `SELECT person_id FROM delivery WHERE data ->> 'announcement' = $1`,
      [id],
    );
    const told = rows.map((row: { person_id: string }) => row.person_id);
    expect(told).toContain(players[0]!.personId);
    expect(told).not.toContain(players[1]!.personId);
    expect(told).not.toContain(outsider.personId);
  });
});

describe('somebody who is blocked', () => {
  test('gets one mail that says so and no other; the game goes on by its clock', async () => {
    const { game, players } = await toyGame(deps, ['Ida', 'Jan']);
    const { post: box, mailed } = listener(deps);
    await blockPerson(deps, commandLineOperator, { person: players[0]!.personId, reason: 'Spam' });
    await expect(
      blockPerson(deps, commandLineOperator, { person: players[0]!.personId, reason: 'Spam' }),
    ).rejects.toMatchObject({ code: 'blocked-already' });
    await runHours(deps, box, 1);
    expect(mailed.filter(({ to }) => to === 'Ida').map(({ kind }) => kind)).toEqual(['blocked']);
    expect(mailed.filter(({ to }) => to === 'Jan').map(({ kind }) => kind)).toContain('turn');
    const { rows } = await database.asOwner(
      `SELECT DISTINCT reason FROM delivery WHERE person_id = $1 AND game_id = $2`,
      [players[0]!.personId, game.id],
    );
    expect(rows).toEqual([{ reason: 'blocked' }]);
  });
});

test('the overview counts', async () => {
  await setMailSwitch(deps, commandLineOperator, { name: 'mail', on: false });
  const seen = await showOverview(deps);
  expect(seen).toMatchObject({ blocked: 2, workers: 0, failedJobs: 0, backup: null });
  expect(seen.games.running).toBe(14);
  expect(seen.switchedOff).toMatchObject([{ name: 'mail' }]);
});
