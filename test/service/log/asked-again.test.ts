import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { setOrder } from '../../../src/service/orders/index.js';
import { submit } from '../../../src/service/log/play.js';
import { checkClocks } from '../../../src/service/timeouts/look.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { play } from '../../support/toy-moves.js';

let database: TestDatabase | undefined;
let deps: TestDeps;
let players: readonly PersonActor[];
beforeEach(async () => {
  await database?.drop();
  database = await freshDatabase();
  deps = testDeps(database.db);
  players = await Promise.all(['Anna', 'Ben', 'Cem'].map(name => person(deps, name)));
});
afterAll(() => database?.drop());

const dayForEach = {
  pace: { kind: 'deadline', turn: 24 * 60 },
  stops: { nights: false, weekends: false, holidays: false },
  atZero: { pass: true, vote: 'none' },
} as const;

/** A game of sealed bids; `seatOf` says who sits where. */
const start = async (seatOf: readonly number[] = [0, 1, 2], timed = false): Promise<string> => {
  const mine = seatOf.map(who => who === seatOf[0]);
  const { id } = await createGame(deps, players[seatOf[0]!]!, {
    title: 'toy',
    name: 'Sealed',
    settings: {},
    seats: mine.map((own, seat) => (own ? { kind: 'me', name: `S${seat}` } : { kind: 'open' })),
    time: timed ? dayForEach : null,
  });
  for (const [seat, who] of seatOf.entries())
    if (!mine[seat]) await joinGame(deps, players[who]!, { gameId: id, seat });
  return id;
};

/** Who was mailed the turn after this row. */
const mailedAt = async (id: string, number: number): Promise<readonly string[]> =>
  (
    await direct(deps.db).rows<{ who: string }>(
      `SELECT person_id || ' ' || seat AS who FROM delivery
       WHERE game_id = $1 AND kind = 'turn' AND number = $2 ORDER BY seat`,
      [id, number],
    )
  ).map(({ who }) => who);

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const all = ['anna 0', 'ben 1', 'cem 2'];

describe('sealed bids: the next round asks everybody again', () => {
  test.each(orders)(
    'bids in the order %i, %i, %i: all are mailed but the last, who is there',
    async (...order) => {
      const id = await start();
      expect(await mailedAt(id, 0)).toEqual(all);
      for (const seat of order) await play(deps, id, players, seat, 'bid');
      expect(await mailedAt(id, 1)).toEqual([]);
      expect(await mailedAt(id, 2)).toEqual([]);
      expect(await mailedAt(id, 3)).toEqual(all.filter((_, seat) => seat !== order[2]));
      // And the round after it, whoever ends that one.
      for (const seat of [order[2], order[0], order[1]]) await play(deps, id, players, seat, 'bid');
      expect(await mailedAt(id, 6)).toEqual(all.filter((_, seat) => seat !== order[1]));
    },
  );

  test.each(orders)('bids of %i and %i around the order of %i: its owner is mailed too', async (...order) => {
    const id = await start();
    const [first, second, last] = order;
    await play(deps, id, players, first, 'bid');
    await setOrder(deps, players[last]!, { gameId: id, seat: last, text: 'auto bid 1 from 0 lots 1' });
    // It has bid at once, before the one who ends the round.
    await play(deps, id, players, second, 'bid');
    expect(await mailedAt(id, 3)).toEqual(all.filter((_, seat) => seat !== second));
  });

  test('a bid made by the clock ends a round: its owner is told as well', async () => {
    const id = await start([0, 1, 2], true);
    await play(deps, id, players, 1, 'bid');
    await play(deps, id, players, 2, 'bid');
    deps.pass(25 * 3600);
    await checkClocks(deps, id);
    expect(await mailedAt(id, 3)).toEqual(all);
  });

  test('a bid by mail is answered by mail; the others are told', async () => {
    const id = await start();
    for (const seat of [0, 1]) await play(deps, id, players, seat, 'bid');
    const action = { seat: 2, type: 'bid', amount: 0 };
    await submit(deps, players[2]!, { gameId: id, expected: 2, action, cause: 'mail' });
    expect(await mailedAt(id, 3)).toEqual(['anna 0', 'ben 1']);
  });
});
