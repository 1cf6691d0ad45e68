import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import type { Title } from '../../../src/engine/core/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { orderGame, toStockRound, type OrderGame } from '../../support/order-games.js';
import { testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
const titles = new Map<string, Title>([
  ['toy', toyTitle],
  ['1830', title1830],
]);
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

/** The first stock round of 1830 with three people; seat 0 is asked. */
const inStockRound = async (): Promise<{ g: OrderGame; from: number }> => {
  const g = await orderGame(deps, '1830', ['Anna', 'Ben', 'Carla']);
  await toStockRound(g);
  return { g, from: await g.number() };
};

const messages = async (gameId: string): Promise<readonly string[]> => {
  const { rows } = await database.asOwner(
    `SELECT seat, data -> 'why' ->> 'kind' AS why FROM delivery WHERE game_id = $1 AND kind = 'order-over' ORDER BY created_at, seat`,
    [gameId],
  );
  return rows.map((row: { seat: number; why: string }) => `${String(row.seat)} ${row.why}`);
};

describe('a move and what orders did after it', () => {
  test('are taken back together, and played again together', async () => {
    const { g, from } = await inStockRound();
    const before = await g.seen(0);
    await g.order('1 auto pass until end');
    await g.play('0 par PRR 67');
    const after = await g.seen(0);
    expect(after).toMatchObject({ undo: 1, redo: 0, undoAlso: [1] });
    const back = await g.undo(0);
    expect(back.stateHash).toBe(before.stateHash);
    expect(await g.log(from)).toEqual(['0 par PRR 67-', '1 pass*-', '0 undo 2']);
    expect(await g.standing(1)).toEqual(['auto pass until end']);
    expect(await g.seen(0)).toMatchObject({ undo: 0, redo: 1, undoAlso: [] });
    const again = await g.redo(0);
    expect(again.stateHash).toBe(after.stateHash);
    expect((await g.log(from)).at(-1)).toBe('0 redo 2');
    expect(await verifyGame(deps, g.gameId)).toBeNull();
    await g.play('2 pass', '0 buy PRR');
    expect(await g.log(from + 4)).toEqual(['2 pass', '0 buy PRR', '1 pass*']);
  });

  test('stay when another person has acted since', async () => {
    const { g } = await inStockRound();
    await g.order('1 auto pass until end');
    await g.play('0 par PRR 67', '2 pass');
    expect(await g.seen(0)).toMatchObject({ undo: 0 });
    await expect(g.undo(0)).rejects.toMatchObject({ code: 'nothing-to-undo' });
    expect(await g.seen(2)).toMatchObject({ undo: 1, undoAlso: [] });
  });

  test('stay when another person has given an order since that acted', async () => {
    const { g } = await inStockRound();
    await g.play('0 par PRR 67');
    await g.order('1 auto pass until end');
    await expect(g.undo(0)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  test('of the last pass of a round: the order that was done with it stands again', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until mine');
    await g.order('2 auto pass until mine');
    await g.play('0 pass');
    expect(await g.ended(1)).toEqual(['stock-round-over']);
    await g.undo(0);
    expect([await g.standing(1), await g.standing(2)]).toEqual([
      ['auto pass until mine'],
      ['auto pass until mine'],
    ]);
    await g.play('0 pass');
    expect((await g.log(from)).slice(-3)).toEqual(['0 pass', '1 pass*', '2 pass*']);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('an order that a move had switched off stands again when the move is taken back', async () => {
    const { g } = await inStockRound();
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67');
    expect(await g.standing(2)).toEqual([]);
    await g.undo(0);
    expect(await g.standing(2)).toEqual(['auto pass until anything']);
    await g.redo(0);
    expect(await g.standing(2)).toEqual([]);
    expect(await g.ended(2)).toEqual(['happened']);
  });
});

describe('an order given after what is taken back', () => {
  test('ends, its owner is told, and a redo brings it back', async () => {
    const { g } = await inStockRound();
    await g.play('0 par PRR 67');
    await g.order('2 auto pass until mine');
    await g.undo(0);
    expect(await g.standing(2)).toEqual([]);
    expect(await g.ended(2)).toEqual(['given-undone']);
    expect(await messages(g.gameId)).toEqual(['2 given-undone']);
    await g.redo(0);
    expect(await g.standing(2)).toEqual(['auto pass until mine']);
    await g.play('1 pass');
    expect((await g.log()).slice(-2)).toEqual(['1 pass', '2 pass*']);
  });

  test('stays ended once something else was played', async () => {
    const { g } = await inStockRound();
    await g.play('0 par PRR 67');
    await g.order('2 auto pass until mine');
    await g.undo(0);
    await g.play('0 pass', '1 pass');
    expect((await g.log()).slice(-2)).toEqual(['0 pass', '1 pass']);
    expect(await g.standing(2)).toEqual([]);
  });
});

describe('taking back by hand what one’s own order did', () => {
  test('ends the order, which would do it again at once', async () => {
    const { g, from } = await inStockRound();
    await g.order('0 auto pass until end');
    expect(await g.log(from)).toEqual(['0 pass*']);
    await g.undo(0);
    expect(await g.log(from)).toEqual(['0 pass*-', '0 undo 1']);
    expect(await g.standing(0)).toEqual([]);
    expect(await g.ended(0)).toEqual(['taken-back']);
    expect(await messages(g.gameId)).toEqual([]);
    expect((await g.seen(0)).turn.asked).toEqual([0]);
    await g.redo(0);
    expect(await g.standing(0)).toEqual(['auto pass until end']);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('ends the order also when it was done with that move', async () => {
    const { g, from } = await inStockRound();
    await g.play('0 pass', '1 pass');
    await g.order('2 auto pass until end');
    expect(await g.ended(2)).toEqual(['stock-round-over']);
    await g.undo(2);
    expect((await g.log(from)).slice(2)).toEqual(['2 pass*-', '2 undo 1']);
    expect(await g.ended(2)).toEqual(['taken-back']);
    expect((await g.seen(2)).turn.asked).toEqual([2]);
    await g.redo(2);
    expect(await g.ended(2)).toEqual(['stock-round-over']);
  });

  test('takes back what orders of others did after it as well', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until end');
    await g.order('0 auto pass until end');
    expect(await g.log(from)).toEqual(['0 pass*', '1 pass*']);
    await g.undo(0);
    expect(await g.standing(0)).toEqual([]);
    expect(await g.standing(1)).toEqual(['auto pass until end']);
    await g.play('0 par PRR 67');
    expect((await g.log(from)).slice(-2)).toEqual(['0 par PRR 67', '1 pass*']);
  });
});

test('what an order brought to light is not taken back', async () => {
  const g = await orderGame(deps, 'toy', ['Anna', 'Ben']);
  await g.order('1 auto bid 4 from 0 lots 1');
  await g.play('0 bid 9');
  expect(await g.seen(0)).toMatchObject({ undo: 0 });
  await expect(g.undo(0)).rejects.toMatchObject({ code: 'nothing-to-undo' });
});
