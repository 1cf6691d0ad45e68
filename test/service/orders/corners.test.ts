import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { setOrder } from '../../../src/service/orders/index.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import type { Title } from '../../../src/engine/core/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { orderGame, toStockRound, type OrderGame } from '../../support/order-games.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles: new Map<string, Title>([['1830', title1830]]) });
});
afterAll(() => database.drop());

/** The first stock round of 1830 with three people; seat 0 is asked. */
const inStockRound = async (): Promise<{ g: OrderGame; from: number }> => {
  const g = await orderGame(deps, '1830', ['Anna', 'Ben', 'Carla']);
  await toStockRound(g);
  return { g, from: await g.number() };
};

/** Somebody else sits down where one has left. */
const handOver = async ({ gameId, players }: OrderGame, seat: number): Promise<string> => {
  await chooseAboutSeat(deps, players[seat]!, { gameId, seat, choice: 'leave', toAnyone: true });
  const newcomer = await person(deps, 'Nora');
  await joinGame(deps, newcomer, { gameId, seat });
  return newcomer.personId;
};

describe('an order of somebody whose seat has changed hands', () => {
  test('is not brought back by a redo', async () => {
    const { g, from } = await inStockRound();
    await g.play('0 par PRR 67');
    await g.order('2 auto pass until end');
    await g.undo(0);
    expect(await g.ended(2)).toEqual(['given-undone']);
    await handOver(g, 2);
    await g.redo(0);
    await g.play('1 pass');
    expect(await g.log(from)).toEqual(['0 par PRR 67', '0 undo 1', '0 redo 1', '1 pass']);
  });

  test('makes no move again by a redo', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until end');
    await g.play('0 par PRR 67');
    await g.undo(0);
    await handOver(g, 1);
    await g.redo(0);
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass*-', '0 undo 2', '0 redo 1']);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('is not brought back when its end is taken back', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until anything');
    await g.play('0 par PRR 67');
    expect(await g.standing(1)).toEqual([]);
    await handOver(g, 1);
    await g.undo(0);
    await g.play('0 pass');
    expect(await g.log(from)).toEqual(['0 par PRR 67-', '0 undo 1', '0 pass']);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });
});

test('a redo does not make the move of an order that its owner has taken back meanwhile', async () => {
  const { g, from } = await inStockRound();
  await g.order('1 auto pass until end');
  await g.play('0 par PRR 67');
  await g.undo(0);
  await g.order('1 auto off');
  await g.redo(0);
  expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass*-', '0 undo 2', '0 redo 1']);
  expect((await g.seen(1)).turn.asked).toEqual([1]);
  // The player may still redo by hand what was done then.
  await g.redo(1);
  expect((await g.log(from)).slice(1)).toEqual(['1 pass*', '0 undo 2', '0 redo 1', '1 redo 1']);
  expect(await verifyGame(deps, g.gameId)).toBeNull();
});

describe('what happened between what a player saw and the order they then gave', () => {
  /** Ben orders as one who has seen that many rows. */
  const orderAt = ({ gameId, players }: OrderGame, text: string, seen: number) =>
    setOrder(deps, players[1]!, { gameId, seat: 1, text, seen });

  test('ends the order at once where it concerns the player, who is asked', async () => {
    const { g, from } = await inStockRound();
    await g.play('0 par PRR 67');
    const { standing, ended } = await orderAt(g, 'auto pass until anything', from);
    expect(standing).toEqual([]);
    expect(ended[0]!.ended).toMatchObject({
      why: { kind: 'happened', fact: { kind: 'shares-bought' } },
      done: false,
    });
    expect((await g.seen(1)).turn.asked).toEqual([1]);
    expect(await g.log(from)).toEqual(['0 par PRR 67']);
  });

  test('leaves it standing where it does not, and where the player saw it', async () => {
    const { g, from } = await inStockRound();
    await g.play('0 par PRR 67');
    await orderAt(g, 'auto pass until danger', from);
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass*']);
    await g.undo(1);
    await orderAt(g, 'auto pass until anything', from + 3);
    expect((await g.log(from)).at(-1)).toBe('1 pass*');
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('counts from where the histories part when what the player saw was taken back', async () => {
    const { g, from } = await inStockRound();
    await g.play('0 par PRR 67');
    await g.undo(0);
    await g.play('0 par NYC 76');
    const { ended } = await orderAt(g, 'auto pass until anything', from + 1);
    expect(ended[0]!.ended!.why).toMatchObject({
      kind: 'happened',
      fact: { kind: 'shares-bought', company: 'NYC' },
    });
    await orderAt(g, 'auto pass until anything', from + 3);
    expect((await g.log(from)).slice(-2)).toEqual(['0 par NYC 76', '1 pass*']);
  });

  test('is nothing that has not happened', async () => {
    const { g, from } = await inStockRound();
    await expect(orderAt(g, 'auto pass until end', from + 1)).rejects.toMatchObject({ code: 'bad-order' });
    await expect(orderAt(g, 'auto pass until end', -1)).rejects.toMatchObject({ code: 'bad-order' });
  });
});

test('when all agree to end the game, orders end with it', async () => {
  const { g } = await inStockRound();
  await g.order('1 auto pass until end');
  const vote = (await startVote(deps, g.players[0]!, { gameId: g.gameId, about: 'end' }))!;
  for (const player of g.players.slice(1))
    await castBallot(deps, player, { gameId: g.gameId, vote, choice: 'yes' });
  expect(await g.standing(1)).toEqual([]);
  expect(await g.ended(1)).toEqual(['game-over']);
  expect(await verifyGame(deps, g.gameId)).toBeNull();
});
