import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../src/engine/rail/state.js';
import { exportLog, exportNotation, parseNotation } from '../../../src/service/log/exchange.js';
import { importRecord } from '../../../src/service/tables/import-record.js';
import { createGame } from '../../../src/service/tables/games.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { submit } from '../../../src/service/log/play.js';
import type { GameDetail, PersonActor } from '../../../src/service/types.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  const titles = new Map([['1849', title1849]]);
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Elsa'];

const gameOf = async (
  seats: number,
  settings: { readonly [id: string]: unknown } = {},
): Promise<{ readonly game: GameDetail; readonly players: readonly PersonActor[] }> => {
  const players = await Promise.all(NAMES.slice(0, seats).map(name => person(deps, name)));
  const game = await createGame(deps, players[0]!, {
    title: '1849',
    name: 'Etna',
    settings,
    seats: players.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player, { gameId: game.id, seat });
  return { game, players };
};

describe('the number of companies (1849 §1.2)', () => {
  test.each([
    [3, undefined, '5'],
    [4, undefined, '6'],
    [4, '5', '5'],
    [5, '6', '6'],
  ])('of %i players who choose %s is %s', async (seats, companies, kept) => {
    const { game } = await gameOf(seats, companies === undefined ? {} : { companies });
    expect(game.settings['companies']).toBe(kept);
    const { view } = await position(deps, null, { gameId: game.id });
    expect(companyOrderOf(view as unknown as RailState)).toHaveLength(Number(kept));
  });

  test.each([
    [3, '6'],
    [5, '5'],
  ])('is refused when the game is made if %i players choose %s', async (seats, companies) => {
    await expect(gameOf(seats, { companies })).rejects.toMatchObject({
      code: 'setting-needs-other-seats',
      params: { setting: 'companies', seats },
    });
  });
});

describe('an order drawn for the set-up', () => {
  test('opens the log, and is told once', async () => {
    const { game, players } = await gameOf(3);
    const gameId = game.id;
    const order = companyOrderOf((await position(deps, null, { gameId })).view as unknown as RailState);
    const { opening } = await readLog(deps, null, { gameId });
    expect(opening).toEqual([{ kind: 'company-order', companies: order, removed: [expect.any(String)] }]);

    await submit(deps, players[0]!, { gameId, expected: 0, action: { seat: 0, type: 'pass' } });
    expect((await readLog(deps, null, { gameId, after: 1 })).opening).toEqual([]);
    expect((await readLog(deps, null, { gameId })).opening).toEqual(opening);
  });

  test('lies open, so that the running game can be exported and imported with it', async () => {
    const { game, players } = await gameOf(4, { game: 'electric' });
    const gameId = game.id;
    await submit(deps, players[0]!, { gameId, expected: 0, action: { seat: 0, type: 'pass' } });
    const record = await exportLog(deps, gameId);
    expect(record.setupDraws).toEqual([expect.any(Array)]);
    expect(parseNotation(deps, await exportNotation(deps, gameId))).toEqual(record);

    const copy = await importRecord(deps, players[0]!, { record });
    expect(await exportLog(deps, copy.id)).toEqual(record);
    expect(await verifyGame(deps, copy.id)).toBeNull();
    const [a, b] = [await position(deps, null, { gameId }), await position(deps, null, { gameId: copy.id })];
    expect(b.stateHash).toBe(a.stateHash);
  });

  test('belongs to the record: without it nothing is imported', async () => {
    const { game, players } = await gameOf(4);
    const record = { ...(await exportLog(deps, game.id)), setupDraws: [] };
    await expect(importRecord(deps, players[0]!, { record })).rejects.toMatchObject({
      code: 'damaged-record',
      params: { step: 0, reason: 'bad-draw' },
    });
  });
});
