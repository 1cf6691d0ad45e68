import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Post } from '../../../src/jobs/deliver.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { pauseGame, resumeGame } from '../../../src/service/clocks/pause.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { castBallot, withdrawVote } from '../../../src/service/votes/ballot.js';
import { listVotes } from '../../../src/service/votes/read.js';
import { startVote } from '../../../src/service/votes/start.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runJobsUntil } from '../../support/due-jobs.js';
import { orderGame, toStockRound, type OrderGame } from '../../support/order-games.js';
import { testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles: new Map([['1830', title1830]]) });
});
afterAll(() => database.drop());

const post = { send: () => Promise.resolve('250 ok') } as unknown as Post;
const HOUR = 3_600_000;

/** Lets hours go by, with every job at its time. */
const live = (hours: number) =>
  runJobsUntil(deps, tasks(deps, post), new Date(deps.clock().getTime() + hours * HOUR));

type Time = Parameters<typeof orderGame>[4];

/** The first stock round of 1830; seat 0 is asked, the others have ordered to pass. */
const withOrders = async (time?: Time): Promise<{ g: OrderGame; from: number }> => {
  const g = await orderGame(deps, '1830', ['Anna', 'Ben', 'Carla'], {}, time);
  await toStockRound(g);
  const from = await g.number();
  await g.order('1 auto pass until end');
  await g.order('2 auto pass until end');
  return { g, from };
};

const vote = async ({ gameId, players }: OrderGame, about: 'end' | 'undo' | 'pause', seat = 0) =>
  (await startVote(deps, players[seat]!, { gameId, about, ...(about === 'undo' && { to: 1 }) }))!;

const isOpen = async ({ gameId, players }: OrderGame): Promise<boolean> =>
  (await listVotes(deps, players[0]!, gameId)).open.length > 0;

const opened = ['0 par PRR 67', '1 pass*', '2 pass*'];

describe('standing orders wait', () => {
  test('in a pause, and act when its time is over', async () => {
    const { g, from } = await withOrders();
    await deps.db.transaction(tx => pauseGame(deps, tx, g.gameId, new Date(deps.clock().getTime() + HOUR)));
    await g.play('0 par PRR 67');
    await live(0.9);
    expect(await g.log(from)).toEqual(['0 par PRR 67']);
    await live(0.2);
    expect(await g.log(from)).toEqual(opened);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('in a pause without an end until somebody ends it', async () => {
    const { g, from } = await withOrders();
    await deps.db.transaction(tx => pauseGame(deps, tx, g.gameId, null));
    await g.play('0 par PRR 67');
    await g.order('1 auto pass until mine');
    await live(24);
    expect(await g.log(from)).toEqual(['0 par PRR 67']);
    await deps.db.transaction(tx => resumeGame(deps, tx, g.gameId));
    await live(0);
    expect(await g.log(from)).toEqual(opened);
  });

  test.each([
    [
      'is rejected',
      async (g: OrderGame, id: string) =>
        castBallot(deps, g.players[2]!, { gameId: g.gameId, vote: id, choice: 'no' }),
    ],
    [
      'is withdrawn',
      async (g: OrderGame, id: string) => withdrawVote(deps, g.players[0]!, { gameId: g.gameId, vote: id }),
    ],
    ['has found no majority in its time', () => live(8 * 24)],
  ] as const)('while a vote on the end is open, and act when it %s', async (_, close) => {
    const { g, from } = await withOrders();
    const id = await vote(g, 'end');
    await g.play('0 par PRR 67');
    await live(0);
    expect(await g.log(from)).toEqual(['0 par PRR 67']);
    expect(await g.standing(1)).toHaveLength(1);
    await close(g, id);
    await live(0);
    expect(await g.log(from)).toEqual(opened);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('given while an undo is voted on, without ending that vote; the next move ends both', async () => {
    const { g, from } = await withOrders();
    await g.order('1 auto off');
    await g.play('0 par PRR 67');
    await vote(g, 'undo');
    await g.order('1 auto pass until end');
    expect(await g.log(from)).toEqual(['0 par PRR 67']);
    expect(await isOpen(g)).toBe(true);
    await g.play('1 pass');
    expect(await isOpen(g)).toBe(false);
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass', '2 pass*']);
  });

  test('for no vote on anything else', async () => {
    const { g, from } = await withOrders();
    await vote(g, 'pause');
    await g.play('0 par PRR 67');
    expect(await g.log(from)).toEqual(opened);
  });

  test('no longer than their player has time', async () => {
    const { g, from } = await withOrders({
      pace: { kind: 'deadline', turn: 24 * 60 },
      reminders: [],
      stops: { quietHours: false, holidays: false, weekends: false },
      atZero: { grace: 0, pass: false, vote: 'none', voteOn: 'either', voteHours: 24, remindHours: 24 },
    });
    await vote(g, 'end');
    await g.play('0 par PRR 67');
    await live(23);
    expect(await g.log(from)).toEqual(['0 par PRR 67']);
    await live(2);
    expect(await g.log(from)).toEqual(opened);
    expect(await isOpen(g)).toBe(true);
  });
});
