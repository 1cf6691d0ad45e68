import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/engine/core/index.js';
import { retrace, type Retraced } from '../../../src/service/log/chronicle.js';
import { submit } from '../../../src/service/log/play.js';
import type { Actor } from '../../../src/service/types.js';
import { undo } from '../../../src/service/log/undo.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { bid } from '../../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

test('all viewers go through the game as they may see it: no sealed bid of another, no lot to come', async () => {
  const { game, players } = await toyGame(deps);
  await submit(deps, players[0]!, bid(game.id, 0, 0, 7));
  const seenBy = (actor: Actor | null): Promise<readonly JsonObject[]> =>
    retrace(deps, actor, game.id, 'views', ({ view }) => view());
  // Whoever made the bid asks first, so that what is kept for the bidder could be handed to the others.
  const [own] = await seenBy(players[0]!);
  expect(own!['bid']).toBe(7);
  for (const other of [players[1]!, null]) {
    const [view] = await seenBy(other);
    expect([view!['bid'], view!['sealed']]).toEqual([null, [true, false]]);
    expect(view!['lots']).toHaveLength(1);
    expect(view).not.toHaveProperty('bids');
  }
});

test('what was taken back is passed over, and the newest that stands is named', async () => {
  const { game, players } = await toyGame(deps);
  await submit(deps, players[0]!, bid(game.id, 0, 0, 7));
  await submit(deps, players[1]!, bid(game.id, 1, 1, 2));
  await submit(deps, players[0]!, bid(game.id, 0, 2, 4));
  await undo(deps, players[0]!, { gameId: game.id, seat: 0, expected: 3, count: 1 });
  const look = ({ facts, newest }: Retraced): unknown => [facts.map(fact => fact.kind).at(-1), newest];
  expect(await retrace(deps, null, game.id, 'kinds', look)).toEqual([
    ['toy-sealed', false],
    ['toy-won', true],
  ]);
});

test('a log is gone through once, and again when it has grown', async () => {
  const { game, players } = await toyGame(deps);
  await submit(deps, players[0]!, bid(game.id, 0, 0, 7));
  let looks = 0;
  const count = (): Promise<readonly number[]> => retrace(deps, null, game.id, 'looks', () => ++looks);
  await count();
  expect(await count()).toEqual([1]);
  await submit(deps, players[1]!, bid(game.id, 1, 1, 2));
  expect(await count()).toEqual([2, 3]);
});
