import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { verifyAll, verifyGame, type LogFault } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { below } from '../../support/random.js';
import { chance } from '../../support/seed.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { sizes } from '../../support/sizes.js';

const ROWS = 12;

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

/** A game with a log of 12 rows, an undo among them. */
const played = async (): Promise<string> => {
  const { game, players } = await toyGame(deps, ['Anna', 'Ben'], { length: 'long' });
  for (let number = 0; number < ROWS - 2; number++)
    await submit(deps, players[number % 2]!, {
      gameId: game.id,
      expected: number,
      action: { seat: number % 2, type: 'bid', amount: 1 },
    });
  const last = { gameId: game.id, expected: ROWS - 2, action: { seat: 0, type: 'bid', amount: 2 } };
  await submit(deps, players[0]!, last);
  await undo(deps, players[0]!, { gameId: game.id, seat: 0, expected: ROWS - 1, count: 1 });
  return game.id;
};

/** What only a superuser can do: changes behind the back of the triggers. */
const tamper = async (sql: string, values: unknown[]): Promise<void> => {
  await database.asOwner('ALTER TABLE log DISABLE TRIGGER USER');
  try {
    await database.asOwner(sql, values);
  } finally {
    await database.asOwner('ALTER TABLE log ENABLE ALWAYS TRIGGER log_is_append_only');
  }
};

const afterTampering = async (sql: string, values: unknown[] = []): Promise<LogFault | null> => {
  const gameId = await played();
  await tamper(sql, [gameId, ...values]);
  return verifyGame(deps, gameId);
};

test('an honest log is found whole, also before its game starts and before its first row', async () => {
  await played();
  await toyGame(deps);
  expect(await verifyAll(deps)).toEqual([]);
});

test('a log is found whole while people go on playing', async () => {
  const { game, players } = await toyGame(deps);
  const busy = testDeps(database.another());
  let playing = true;
  const play = async (): Promise<void> => {
    for (let expected = 0; expected < 150; expected++) {
      const action = expected % 2 === 0 ? { seat: 0, type: 'bid', amount: 1 } : { seat: 0, type: 'withdraw' };
      await submit(busy, players[0]!, { gameId: game.id, expected, action });
    }
    playing = false;
  };
  const found: (LogFault | null)[] = [];
  const check = async (): Promise<void> => {
    while (playing) found.push(await verifyGame(deps, game.id));
  };
  await Promise.all([play(), check(), check()]);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(fault => fault !== null)).toEqual([]);
});

describe('one changed value is found, whichever it is', () => {
  const row = (set: string) => `UPDATE log SET ${set} WHERE game_id = $1 AND number = 5`;
  test.each([
    ['action', row(`action = '{"seat": 0, "type": "bid", "amount": 2}'`), 5],
    ['seat', row('seat = 1'), 5],
    ['count', row('count = 1'), 5],
    ['draws', row(`draws = '[[1]]'`), 5],
    ['facts', row(`facts = '[]'`), 5],
    ['reveals', row('reveals = NOT reveals'), 5],
    ['sealed', row('sealed = NOT sealed'), 5],
    ['under', row('under = 0'), 5],
    ['depth', row('depth = depth + 1'), 5],
    ['person', row('by_person = NULL'), 5],
    ['cause', row(`cause = 'import'`), 5],
    ['time, by a millisecond', row(`at = at + interval '1 ms'`), 5],
    ['previous hash', row(`previous_hash = repeat('0', 64)`), 5],
    ['hash', row(`hash = repeat('0', 64)`), 5],
    ['state hash', row(`state_hash = repeat('0', 64)`), 5],
    ['the first row', `UPDATE log SET seat = 1 WHERE game_id = $1 AND number = 1`, 1],
    ['set-up draws', `UPDATE game SET setup_draws = '[[7,6,5,4,3,2,1,0]]' WHERE id = $1`, 0],
    ['settings', `UPDATE game SET settings = settings || '{"all-pay": true}' WHERE id = $1`, 0],
    ['rules', 'UPDATE game SET rules = 1 WHERE id = $1', 0],
    ['head hash', `UPDATE game SET hash = repeat('0', 64) WHERE id = $1`, ROWS],
    ['head number', 'UPDATE game SET number = 3 WHERE id = $1', ROWS],
    ['whose turn it is', `UPDATE game SET turn = '{"asked": [1], "ask": {"kind": "x"}}' WHERE id = $1`, ROWS],
    ['phase', `UPDATE game SET phase = 'ended' WHERE id = $1`, ROWS],
    ['what stands on top', 'UPDATE game SET top = 1 WHERE id = $1', ROWS],
  ])('%s', async (_what, sql, number) => {
    expect(await afterTampering(sql)).toMatchObject({ number });
  });
});

test('a missing last row is found by what the game remembers', async () => {
  const fault = await afterTampering('DELETE FROM log WHERE game_id = $1 AND number = $2', [ROWS]);
  expect(fault).toMatchObject({ number: ROWS, what: 'gap' });
});

test('a missing row in the middle is found', async () => {
  const fault = await afterTampering('DELETE FROM log WHERE game_id = $1 AND number = 4');
  expect(fault).toMatchObject({ number: 4, what: 'gap' });
});

test('a tail that was cut off, head and all, is found by the position it should have', async () => {
  const gameId = await played();
  await tamper('DELETE FROM log WHERE game_id = $1 AND number > 10', [gameId]);
  await database.asOwner(
    `UPDATE game SET number = 9, hash = (SELECT hash FROM log WHERE game_id = $1 AND number = 9) WHERE id = $1`,
    [gameId],
  );
  expect(await verifyGame(deps, gameId)).toMatchObject({ what: 'head' });
});

test(`swapped rows and changed bytes: the first bad row is named in ${sizes.tamperings} of ${sizes.tamperings} trials`, async () => {
  const gameId = await played();
  const rng = chance('tampering');
  for (let trial = 0; trial < sizes.tamperings; trial++) {
    const a = 1 + below(rng, ROWS - 1);
    const b = a + 1 + below(rng, ROWS - a);
    const swap = `UPDATE log SET number = CASE number WHEN $2 THEN 1000 + $3::integer ELSE 1000 + $2::integer END
      WHERE game_id = $1 AND number IN ($2, $3)`;
    const settle = 'UPDATE log SET number = number - 1000 WHERE game_id = $1 AND number > 1000';
    for (const sql of [swap, settle]) await tamper(sql, sql === swap ? [gameId, a, b] : [gameId]);
    expect(await verifyGame(deps, gameId)).toMatchObject({ gameId, number: a });
    for (const sql of [swap, settle]) await tamper(sql, sql === swap ? [gameId, a, b] : [gameId]);

    const at = below(rng, 64);
    const flip = `UPDATE log SET hash = overlay(hash PLACING translate(substr(hash, $3, 1),
      '0123456789abcdef', '123456789abcdef0') FROM $3 FOR 1) WHERE game_id = $1 AND number = $2`;
    const back = flip.replace(
      `'0123456789abcdef', '123456789abcdef0'`,
      `'123456789abcdef0', '0123456789abcdef'`,
    );
    await tamper(flip, [gameId, b, at + 1]);
    expect(await verifyGame(deps, gameId)).toMatchObject({ gameId, number: b, what: 'row' });
    await tamper(back, [gameId, b, at + 1]);
  }
  expect(await verifyGame(deps, gameId)).toBeNull();
});
