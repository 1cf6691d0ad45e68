import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RailState } from '../../src/engine/rail/state.js';
import { ensureDemo } from '../../src/service/demo.js';
import { position } from '../../src/service/log/history.js';
import { verifyGame } from '../../src/service/log/verify.js';
import { showGame } from '../../src/service/tables/games.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { title18mag } from '../../src/titles/18mag/rules/title.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { startWorld, type World } from '../http/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({
    titles: [title1830, title1849, title1856, title18mag, titleImperialSteam],
  });
});
afterAll(() => world.stop());

/** The title, and after how many moves it may stop: with 18 Magyarország, where the usual number led to nothing to build. */
const railDemos: readonly (readonly [string, number | undefined])[] = [
  ['1830', 100],
  ['1849', 60],
  ['1856', 60],
  ['18mag', undefined],
];

test.each(railDemos)(
  'the demo of %s stands where a tile can be laid, with much on the board',
  async (titleId, moves) => {
    const gameId = await ensureDemo(world.deps, titleId, moves);
    const { turn, status, view } = await position(world.deps, null, { gameId });
    expect(status.round.kind).toBe('operating-round');
    expect(turn.ask.kind).toBe('lay-track');
    const menu = world.deps.titles.get(titleId)!.menu(view as unknown as RailState, turn.asked[0]!);
    expect(menu.map(({ type }) => type)).toContain('lay');
    expect(Object.keys((view as unknown as RailState).board.laid).length).toBeGreaterThanOrEqual(5);
    expect(await verifyGame(world.deps, gameId)).toBeNull();
  },
);

test('the demo of Imperial Steam stands where somebody may lay tracks, with most other actions to try', async () => {
  const gameId = await ensureDemo(world.deps, 'imperial-steam');
  const { status, number, turn, view } = await position(world.deps, null, { gameId });
  expect(number).toBeGreaterThanOrEqual(titleImperialSteam.demo!.moves);
  expect(status.ended).toBe(false);
  expect(turn.ask.kind).toBe('act');
  const menu = titleImperialSteam.menu(view as unknown as SteamState, turn.asked[0]!);
  const offered = new Set(menu.map(({ type }) => type));
  expect(offered).toContain('track');
  expect(offered.size).toBeGreaterThanOrEqual(10);
  expect(await ensureDemo(world.deps, 'imperial-steam')).toBe(gameId);
  expect(await verifyGame(world.deps, gameId)).toBeNull();
});

test('a demo is made once; nobody is told of it, and nobody can take a seat in it', async () => {
  const first = await ensureDemo(world.deps, '1830', 60);
  const { number, seats } = await showGame(world.deps, null, first);
  expect(await ensureDemo(world.deps, '1830', 60)).toBe(first);
  expect((await showGame(world.deps, null, first)).number).toBe(number);
  expect(seats.map(seat => [seat.name, seat.joinable])).toEqual(
    ['Ada', 'Bela', 'Carl', 'Dora', 'Emil'].map(name => [name, false]),
  );
  expect((await world.db.pool.query('SELECT FROM delivery WHERE game_id = $1', [first])).rowCount).toBe(0);
});
