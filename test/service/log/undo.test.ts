import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { position, readLog } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import type { Submitted } from '../../../src/service/types.js';
import { redo, undo } from '../../../src/service/log/undo.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

/** A game in which moves are made by seat, the newest number being known. */
const playing = async () => {
  const { game, players } = await toyGame(deps);
  let expected = 0;
  const counted = async (made: Promise<Submitted>): Promise<Submitted> => {
    const done = await made;
    expected = done.number;
    return done;
  };
  return {
    gameId: game.id,
    players,
    play: (seat: number, type: string, fields: object = {}) =>
      counted(submit(deps, players[seat]!, { gameId: game.id, expected, action: { seat, type, ...fields } })),
    undo: (seat: number, count = 1) =>
      counted(undo(deps, players[seat]!, { gameId: game.id, seat, expected, count })),
    redo: (seat: number, count = 1) =>
      counted(redo(deps, players[seat]!, { gameId: game.id, seat, expected, count })),
    seen: (seat: number) => position(deps, players[seat]!, { gameId: game.id, seat }),
  };
};

describe('undo', () => {
  test('is a row of its own and gives the hash of the position before', async () => {
    const g = await playing();
    const before = await g.seen(0);
    await g.play(0, 'bid', { amount: 3 });
    const done = await g.undo(0);
    expect(done.number).toBe(2);
    expect(done.stateHash).toBe(before.stateHash);
    const { entries } = await readLog(deps, g.players[0]!, { gameId: g.gameId });
    expect(entries.map(e => [e.kind, e.inForce])).toEqual([
      ['action', false],
      ['undo', false],
    ]);
  });

  test('of several actions, and redo of some of them', async () => {
    const g = await playing();
    const hashes = [(await g.seen(0)).stateHash];
    for (const [type, fields] of [['bid', { amount: 3 }], ['withdraw'], ['bid', { amount: 4 }]] as const)
      hashes.push((await g.play(0, type, fields)).stateHash);
    expect(await g.seen(0)).toMatchObject({ undo: 3, redo: 0 });
    expect((await g.undo(0, 3)).stateHash).toBe(hashes[0]);
    expect(await g.seen(0)).toMatchObject({ undo: 0, redo: 3 });
    expect((await g.redo(0, 2)).stateHash).toBe(hashes[2]);
    expect((await g.redo(0)).stateHash).toBe(hashes[3]);
    expect((await g.undo(0)).stateHash).toBe(hashes[2]);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('stops at what somebody else has done', async () => {
    const g = await playing();
    await g.play(0, 'bid', { amount: 3 });
    await expect(g.undo(1)).rejects.toMatchObject({ code: 'nothing-to-undo', params: { possible: 0 } });
    expect(await g.seen(1)).toMatchObject({ undo: 0, redo: 0 });
  });

  test('stops at what brought something to light', async () => {
    const g = await playing();
    await g.play(0, 'bid', { amount: 3 });
    await g.play(1, 'bid', { amount: 5 });
    await expect(g.undo(1)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  test.each([0, -1, 1.5, 2, 1e9])('refuses to take back %p actions where one can be', async count => {
    const g = await playing();
    await g.play(0, 'bid', { amount: 3 });
    await expect(g.undo(0, count)).rejects.toMatchObject({
      code: 'nothing-to-undo',
      params: { case: 'one' },
    });
  });
});

describe('redo', () => {
  test('is over once an action was made', async () => {
    const g = await playing();
    await g.play(0, 'bid', { amount: 3 });
    await g.undo(0);
    await g.play(1, 'bid', { amount: 1 });
    await expect(g.redo(0)).rejects.toMatchObject({ code: 'nothing-to-redo' });
  });

  test('belongs to whoever took back', async () => {
    const g = await playing();
    await g.play(0, 'bid', { amount: 3 });
    await g.undo(0);
    await expect(g.redo(1)).rejects.toMatchObject({ code: 'nothing-to-redo' });
    expect(await g.seen(1)).toMatchObject({ redo: 0 });
  });
});
