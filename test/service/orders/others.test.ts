import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readLog } from '../../../src/service/log/history.js';
import { listOrders, setOrder } from '../../../src/service/orders/index.js';
import type { PersonActor } from '../../../src/service/types.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import { bid, listener, runHours, timedGame } from '../clocks/support.js';
import { messagesTo, seated } from '../../support/vote-table.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

/** Bids as much for each of so many lots. */
const give = (player: PersonActor, gameId: string, seat: number, amount: number, lots = 3) =>
  setOrder(deps, player, { gameId, seat, text: `auto bid ${String(amount)} from 0 lots ${String(lots)}` });

/** Rows as `1 bid 4 programmed`. */
const rows = async (gameId: string, actor: PersonActor): Promise<readonly string[]> =>
  (await readLog(deps, actor, { gameId })).entries.map(
    ({ seat, kind, notation, cause }) => `${String(seat)} ${notation ?? kind} ${cause}`,
  );

test('what a clock does lets orders act, in the same instant', async () => {
  const table = await timedGame(deps, {
    pace: { kind: 'deadline', turn: 24 * 60 },
    reminders: [50],
    atZero: { grace: 0, pass: true, vote: 'none', remindHours: 24 },
  });
  const { post } = listener(deps);
  const [anna, ben] = [table.players[0]!, table.players[1]!];
  await give(ben, table.game.id, 1, 2);
  await runHours(deps, post, 24.1);
  expect(await rows(table.game.id, ben)).toEqual([
    '1 bid 2 programmed',
    '0 bid 0 clock',
    '1 bid 2 programmed',
  ]);
  await bid(deps, table, 0, 5);
  expect((await rows(table.game.id, anna)).slice(3)).toEqual(['0 bid 5 player', '1 action programmed']);
  expect(await verifyGame(deps, table.game.id)).toBeNull();
});

describe('what all agree to take back', () => {
  test('is not made again by the order whose move it was; its owner is told, and a redo brings it back', async () => {
    const table = await seated(deps, 2);
    const [anna, ben] = [table.players[0]!, table.players[1]!];
    await give(ben, table.id, 1, 4, 1);
    await table.play(0, 'bid', { amount: 9 });
    expect(await rows(table.id, anna)).toEqual(['1 bid 4 programmed', '0 bid 9 player']);
    const vote = await table.start(0, { about: 'undo', to: 0 });
    await table.cast(1, vote);
    expect((await rows(table.id, anna)).slice(2)).toEqual(['0 undo consent']);
    const at = { gameId: table.id, seat: 1 };
    const { standing, ended } = await listOrders(deps, ben, at);
    expect(standing).toEqual([]);
    expect(ended.map(one => one.ended!.why.kind)).toEqual(['taken-back']);
    expect(await messagesTo(deps, table.id, ben.personId)).toContain('order-over');
    await table.play(1, 'bid', { amount: 1 });
    expect(await table.number()).toBe(4);
    expect(await verifyGame(deps, table.id)).toBeNull();
  });
});
