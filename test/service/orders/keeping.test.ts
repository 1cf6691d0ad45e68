import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readGame } from '../../../src/db/index.js';
import { acting, finished, type Decision, type Orders, type Title } from '../../../src/engine/core/index.js';
import { dropOrder, endOrdersOfSeat, listOrders, setOrder } from '../../../src/service/orders/index.js';
import { submit } from '../../../src/service/log/play.js';
import type { SeatActor } from '../../../src/service/types.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { orders as toyOrders } from '../../fixtures/toy/orders.js';
import type { ToyState } from '../../fixtures/toy/state.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { orderGame, toStockRound } from '../../support/order-games.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

/** The toy with orders that decide by themselves what they want, right or wrong. */
const toyThat = (id: string, decide: Orders<ToyState>['decide']): Title => ({
  ...toyTitle,
  id,
  orders: { ...toyOrders, decide },
});

const titles = new Map<string, Title>(
  [
    toyTitle as unknown as Title,
    title1830 as unknown as Title,
    toyThat('toy-throws', (_, { amount }): Decision => {
      if (amount === 7) throw new TypeError('of undefined');
      return finished({ kind: 'toy-lots-over' });
    }),
    toyThat('toy-wrong', (_, { seat }) => acting({ seat, type: 'bid', amount: 4000 })),
    {
      ...toyThat('toy-circle', (state, { seat }) =>
        acting(state.bids[seat] === null ? { seat, type: 'bid', amount: 0 } : { seat, type: 'withdraw' }),
      ),
      // Whoever has bid is asked again, without end.
      turn: () => ({ asked: [0, 1], ask: { kind: 'toy-bid', value: 4 } }),
    },
    toyThat('toy-other', (_, { seat }) => acting({ seat: 1 - seat, type: 'bid', amount: 0 })),
  ].map(title => [title.id, title]),
);

let database: TestDatabase;
let deps: TestDeps;
/** The same service a second time, with its own connections and memory, as another process has. */
let other: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
  other = testDeps(database.another(), { titles });
});
afterAll(() => database.drop());

const two = ['Anna', 'Ben'];
const always = (amount: number): string => `auto bid ${String(amount)} from 0 lots 3`;

describe('an order', () => {
  test('is its owner’s: others can neither see nor drop it, nor learn whether it is there', async () => {
    const g = await orderGame(deps, 'toy', two);
    const [anna, ben] = [g.players[0]!, g.players[1]!];
    const { standing } = await setOrder(deps, ben, { gameId: g.gameId, seat: 1, text: always(3) });
    const { id } = standing[0]!;
    const at = { gameId: g.gameId, seat: 1 };
    await expect(listOrders(deps, anna, at)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(dropOrder(deps, anna, { ...at, id })).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(setOrder(deps, anna, { ...at, text: always(1) })).rejects.toMatchObject({
      code: 'not-your-seat',
    });
    const mine = { gameId: g.gameId, seat: 0 };
    const unknown = await dropOrder(deps, anna, { ...mine, id: 'nothing' }).catch((e: unknown) => e);
    const foreign = await dropOrder(deps, anna, { ...mine, id }).catch((e: unknown) => e);
    expect(unknown).toMatchObject({ code: 'no-such-order' });
    expect(foreign).toMatchObject({ code: 'no-such-order' });
    expect((await listOrders(deps, anna, mine)).standing).toEqual([]);
    expect((await listOrders(deps, ben, at)).standing).toHaveLength(1);
    const stranger = await person(deps, 'Zoe');
    await expect(listOrders(deps, stranger, at)).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  test('may be given by the link of a turn mail, for its seat alone', async () => {
    const g = await orderGame(deps, 'toy', two);
    const ben = g.players[1]!;
    const link: SeatActor = { ...ben, kind: 'seat', gameId: g.gameId, seat: 1 };
    await setOrder(deps, link, { gameId: g.gameId, seat: 1, text: always(2) });
    expect(await g.standing(1)).toHaveLength(1);
    const elsewhere = await orderGame(deps, 'toy', two);
    await expect(
      setOrder(deps, link, { gameId: elsewhere.gameId, seat: 1, text: always(2) }),
    ).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  test('for another seat, or too big to be one, is refused', async () => {
    const g = await orderGame(deps, 'toy', two);
    const give = (order: object) =>
      setOrder(deps, g.players[0]!, {
        gameId: g.gameId,
        seat: 0,
        order: { seat: 0, type: 'bid-always', amount: 1, worth: 0, lots: 1, ...order },
      });
    await expect(give({ seat: 1 })).rejects.toMatchObject({ code: 'bad-order' });
    await expect(give({ more: 'x'.repeat(5000) })).rejects.toMatchObject({ code: 'bad-order' });
    await expect(give({ amount: 41 })).rejects.toMatchObject({ code: 'not-offered' });
    await expect(give({ more: 1 })).rejects.toMatchObject({ code: 'not-offered' });
    expect(await g.log()).toEqual([]);
  });

  test('is dropped once; a second time changes nothing', async () => {
    const g = await orderGame(deps, '1830', [...two, 'Carla']);
    await toStockRound(g);
    const { standing } = await g.order('1 auto pass until mine');
    const which = { gameId: g.gameId, seat: 1, id: standing[0]!.id };
    const first = await dropOrder(deps, g.players[1]!, which);
    expect(first.ended[0]!.ended!.why).toEqual({ kind: 'removed' });
    expect((await dropOrder(deps, g.players[1]!, which)).ended).toEqual(first.ended);
  });

  test('of a game that has ended or not begun is refused', async () => {
    const g = await orderGame(deps, 'toy', two);
    for (let lot = 0; lot < 3; lot++) await g.play('0 bid 1', '1 bid 2');
    await expect(g.order(`0 ${always(1)}`)).rejects.toMatchObject({ code: 'game-over' });
    expect((await g.list(0)).forms).toEqual([]);
  });

  test('stands till the game ends, and nobody is mailed that it ended with it', async () => {
    const g = await orderGame(deps, 'toy', two);
    await g.order(`1 ${always(2)}`);
    await g.play('0 bid 1', '0 bid 1', '0 bid 1');
    expect(await g.standing(1)).toEqual([]);
    const { rows } = await database.asOwner(
      `SELECT seat FROM delivery WHERE game_id = $1 AND kind = 'order-over'`,
      [g.gameId],
    );
    expect(rows).toEqual([]);
  });
});

describe('a seat that changes hands', () => {
  test('loses its orders; the other seats keep theirs', async () => {
    const g = await orderGame(deps, '1830', [...two, 'Carla']);
    await toStockRound(g);
    const from = await g.number();
    await g.order('1 auto pass until end');
    await g.order('2 auto pass until end');
    await deps.db.transaction(async tx => endOrdersOfSeat(deps, tx, (await readGame(tx, g.gameId))!, 1));
    expect(await g.ended(1)).toEqual(['handed-over']);
    await g.play('0 pass', '1 pass');
    expect((await g.log(from)).slice(0, 3)).toEqual(['0 pass', '1 pass', '2 pass*']);
  });

  test('hides what its old player ordered from the new one', async () => {
    const g = await orderGame(deps, '1830', [...two, 'Carla']);
    await toStockRound(g);
    await g.order('1 auto pass until end');
    const dora = await person(deps, 'Dora');
    await deps.db.transaction(async tx => {
      await endOrdersOfSeat(deps, tx, (await readGame(tx, g.gameId))!, 1);
      await tx.rows('UPDATE seat SET person_id = $2 WHERE game_id = $1 AND seat = 1', [
        g.gameId,
        dora.personId,
      ]);
    });
    const list = await listOrders(deps, dora, { gameId: g.gameId, seat: 1 });
    expect([list.standing, list.ended]).toEqual([[], []]);
  });
});

describe('an order that fails', () => {
  test('with an error ends alone, and the other player’s move is made', async () => {
    const g = await orderGame(deps, 'toy-throws', two);
    await g.order('0 auto bid 7 from 0 lots 3');
    expect(await g.ended(0)).toEqual(['impossible']);
    await g.play('1 bid 3');
    // Sealed until the other one has bid too.
    expect(await g.log()).toEqual(['1 ?']);
  });

  test.each([
    ['toy-wrong', 'impossible'],
    ['toy-other', 'impossible'],
  ])('with a move nobody offered (%s) is switched off', async (title, why) => {
    const g = await orderGame(deps, title, two);
    await g.order(`1 ${always(2)}`);
    expect(await g.ended(1)).toEqual([why]);
    await g.play('0 bid 3');
    expect(await g.log()).toEqual(['0 bid 3']);
  });

  test('that goes in a circle is stopped, and what it wrote is a log that replays', async () => {
    const g = await orderGame(deps, 'toy-circle', two);
    await g.order(`1 ${always(2)}`);
    expect(await g.ended(1)).toEqual(['endless']);
    expect(await g.number()).toBe(1000);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
    await g.play('0 bid 3');
  });
});

describe('in a race', () => {
  test('an order given while another’s move comes in acts once, whichever is first', async () => {
    const g = await orderGame(deps, 'toy', two);
    for (let lot = 0; lot < 3; lot++) {
      const expected = await g.number();
      const done = await Promise.all([
        setOrder(other, g.players[1]!, {
          gameId: g.gameId,
          seat: 1,
          text: 'auto bid 0 from 18 lots 1',
        }),
        submit(deps, g.players[0]!, {
          gameId: g.gameId,
          expected,
          action: { seat: 0, type: 'bid', amount: 1 },
        }).catch((error: unknown) => error),
      ]);
      expect(done[0].seat).toBe(1);
      if (done[1] instanceof Error) await g.play('0 bid 1');
      expect((await g.log(expected)).filter(line => line.startsWith('1')).length).toBe(1);
    }
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('the same order given ten times at once stands once', async () => {
    const g = await orderGame(deps, '1830', [...two, 'Carla']);
    await toStockRound(g);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        setOrder(n % 2 ? deps : other, g.players[1]!, {
          gameId: g.gameId,
          seat: 1,
          text: 'auto pass until end',
        }),
      ),
    );
    expect(await g.standing(1)).toEqual(['auto pass until end']);
    const from = await g.number();
    await g.play('0 par PRR 67');
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass*']);
  });

  test('a repeated request gets the first answer, with what orders did', async () => {
    const g = await orderGame(deps, '1830', [...two, 'Carla']);
    await toStockRound(g);
    await g.order('1 auto pass until end');
    const expected = await g.number();
    const move = {
      gameId: g.gameId,
      expected,
      action: { seat: 0, type: 'pass' },
      idempotencyKey: `once-${g.gameId}`,
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => submit(n % 2 ? deps : other, g.players[0]!, move)),
    );
    expect(new Set(answers.map(answer => answer.number))).toEqual(new Set([expected + 2]));
    expect(answers.filter(answer => !answer.replayed)).toHaveLength(1);
    expect(await g.number()).toBe(expected + 2);
  });
});
