import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ensureDemo } from '../../src/service/demo.js';
import { readLog } from '../../src/service/log/history.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { startWorld, type World } from '../http/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830] });
});
afterAll(() => world.stop());

test('a demo of 1830 shows no bid that pays more than the price for what could be had for it', async () => {
  // Whenever there is a choice, the second one: in the auction that is a bid.
  const random = { ...world.deps.random, int: (most: number) => Math.min(1, most - 1) };
  const gameId = await ensureDemo({ ...world.deps, random }, '1830');
  const { entries } = await readLog(world.deps, null, { gameId, after: 0, limit: 50 });
  const moves = entries.map(({ notation }) => notation);
  expect(moves[0]).toBe('bid CS 45');
  expect(moves.filter(move => move?.startsWith('bid SV'))).toEqual([]);
});
