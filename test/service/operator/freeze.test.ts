import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Deps } from '../../../src/service/deps.js';
import { setOrder } from '../../../src/service/orders/index.js';
import { commandLineOperator } from '../../../src/service/operator/authority.js';
import { freezeGame, unfreezeGame } from '../../../src/service/operator/freeze.js';
import { endGame, replacePlayer } from '../../../src/service/operator/intervene.js';
import { position } from '../../../src/service/log/history.js';
import { redo, undo } from '../../../src/service/log/undo.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import { bid, clocksIn, listener, rowOf, runDue, runHours, timedGame } from '../clocks/support.js';
import { office } from '../inbound/support.js';
import { seated, type Table } from '../../support/vote-table.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { settleSeconds: 0 });
});
afterAll(() => database.drop());

const freeze = (gameId: string, by: Deps = deps): Promise<void> =>
  freezeGame(by, commandLineOperator, { gameId, reason: '' });
const unfreeze = (gameId: string, by: Deps = deps): Promise<void> =>
  unfreezeGame(by, commandLineOperator, { gameId });
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { readonly code: string }).code,
  );

const rows = async (gameId: string): Promise<number> => (await rowOf(deps, gameId)).number;

describe('while a game is frozen', () => {
  let table: Table;
  let vote: string;
  beforeAll(async () => {
    table = await seated(deps, 3);
    await table.play(0, 'bid', { amount: 1 });
    vote = await table.start(0, { about: 'end' });
    await freeze(table.id);
  });

  test.each([
    ['a move', () => table.play(1, 'bid', { amount: 1 })],
    ['an undo', () => undo(deps, table.players[0]!, { gameId: table.id, seat: 0, count: 1, expected: 1 })],
    ['a redo', () => redo(deps, table.players[0]!, { gameId: table.id, seat: 0, count: 1, expected: 1 })],
    ['a vote', () => table.start(1, { about: 'pause' })],
    ['an answer', () => table.cast(1, vote)],
    [
      'leaving',
      () => chooseAboutSeat(deps, table.players[1]!, { gameId: table.id, seat: 1, choice: 'leave' }),
    ],
    ['an order', () => setOrder(deps, table.players[1]!, { gameId: table.id, seat: 1, text: 'auto bid 0' })],
    ['freezing it again', () => freeze(table.id)],
  ])('%s is refused', async (_what, act) => {
    expect(await code(act())).toBe('game-frozen');
    expect(await rows(table.id)).toBe(1);
  });

  test('its players are offered nothing', async () => {
    const at = await position(deps, table.players[1]!, { gameId: table.id });
    expect([at.menu, at.undo, at.redo]).toEqual([[], 0, 0]);
  });

  test('a vote whose time comes is not decided, and stays open for as much longer', async () => {
    const before = (await table.vote(vote)).expiresAt;
    deps.pass(30 * 86_400);
    await table.look();
    expect((await table.vote(vote)).closedAt).toBeNull();
    await unfreeze(table.id);
    const after = await table.vote(vote);
    expect(after.expiresAt.getTime() - before.getTime()).toBe(30 * 86_400_000);
    await table.cast(1, vote);
    await table.cast(2, vote);
    expect((await table.vote(vote)).outcome).toBe('carried');
    expect((await rowOf(deps, table.id)).phase).toBe('ended');
    expect(await code(unfreeze(table.id))).toBe('game-not-frozen');
  });
});

describe('the clocks of a frozen game', () => {
  const day = {
    pace: { kind: 'deadline', turn: 24 * 60 },
    atZero: { pass: true, grace: 0, vote: 'none' },
  } as const;

  test('stand, also where the time was over already; nothing is done until it goes on', async () => {
    const late = await timedGame(deps, day);
    const { post, mailed } = listener(deps);
    await runDue(deps, post);
    // Its time is over, and no job has come to see it yet.
    deps.pass(25 * 3600);
    await freeze(late.game.id);
    mailed.length = 0;
    await runHours(deps, post, 24 * 20);
    expect(await rows(late.game.id)).toBe(0);
    expect(mailed.filter(({ kind }) => kind !== 'by-operator')).toEqual([]);
    await unfreeze(late.game.id);
    await runHours(deps, post, 1);
    expect(await rows(late.game.id)).toBeGreaterThan(0);
    expect(await verifyGame(deps, late.game.id)).toBeNull();
  });

  test('have lost nothing when it goes on', async () => {
    const table = await timedGame(deps, day);
    const { post } = listener(deps);
    await runHours(deps, post, 1);
    await freeze(table.game.id);
    await runHours(deps, post, 100);
    await unfreeze(table.game.id);
    expect(await rows(table.game.id)).toBe(0);
    await runHours(deps, post, 22);
    expect(await rows(table.game.id)).toBe(0);
    await bid(deps, table, 0);
    expect(Object.keys(await clocksIn(deps, table.game.id))).toHaveLength(2);
    await runHours(deps, post, 2);
    expect(await rows(table.game.id)).toBeGreaterThan(1);
  });

  test('a mail of a turn waits, and goes out when it goes on', async () => {
    const table = await timedGame(deps, null);
    await freeze(table.game.id);
    const { post, mailed } = listener(deps);
    await runHours(deps, post, 10);
    const turns = (): readonly string[] =>
      mailed
        .filter(({ kind, to }) => kind === 'turn' && table.players.some(p => p.name === to))
        .map(m => m.to);
    expect(turns()).toEqual([]);
    await unfreeze(table.game.id);
    await runHours(deps, post, 1);
    expect(turns()).toHaveLength(2);
  });
});

test('a reply by mail is answered with the reason and changes nothing', async () => {
  const post = office(database.db);
  post.deps.pass((deps.clock().getTime() - post.deps.clock().getTime()) / 1000);
  const table = await timedGame(post.deps, null);
  await post.work();
  const [anna] = table.players;
  const place = { gameId: table.game.id, personId: anna!.personId, seat: 0, number: 0 };
  await freeze(table.game.id, post.deps);
  const letter = { body: 'bid 1\r\n', from: `${anna!.name.toLowerCase()}@example.org` };
  await post.drop(place, letter);
  await post.work();
  expect(post.answer()?.outcome.why?.code).toBe('game-frozen');
  expect(await rows(table.game.id)).toBe(0);
  await unfreeze(table.game.id, post.deps);
  await post.drop(place, { ...letter, id: 'again@example.org' });
  await post.work();
  expect(await rows(table.game.id)).toBe(1);
});

test('a frozen game may lose a player and be ended; its log stays whole', async () => {
  const table = await seated(deps, 3);
  await table.play(0, 'bid', { amount: 1 });
  await freeze(table.id);
  const about = { gameId: table.id, reason: 'Enough' };
  await replacePlayer(deps, commandLineOperator, { ...about, seat: 2 });
  expect(await code(replacePlayer(deps, commandLineOperator, { ...about, seat: 2 }))).toBe(
    'nobody-to-replace',
  );
  expect(await code(replacePlayer(deps, commandLineOperator, { ...about, seat: 9 }))).toBe('no-such-seat');
  await endGame(deps, commandLineOperator, about);
  expect(await rowOf(deps, table.id)).toMatchObject({
    phase: 'ended',
    ended_by: 'operator',
    frozen_at: null,
  });
  expect(await code(endGame(deps, commandLineOperator, about))).toBe('game-over');
  expect(await code(freeze(table.id))).toBe('game-over');
  expect(await code(freeze('nothing'))).toBe('no-such-game');
  expect(await verifyGame(deps, table.id)).toBeNull();
  const { rows: kept } = await database.asOwner('SELECT why FROM tenure WHERE game_id = $1', [table.id]);
  expect(kept).toEqual([{ why: 'operator' }]);
});
