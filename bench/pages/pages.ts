import type { Browser } from 'playwright-core';
import type { Action } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { Deps } from '../../src/service/index.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { figure, type Figure, type Result } from '../figures.js';
import { lateGameFor, withoutRecords } from '../games.js';
import { inBrowser } from '../in-browser.js';
import type { Size, Sizes } from '../part.js';
import type { Staged } from '../stage.js';
import { openTable, signIn } from '../tables.js';
import { homeFigures, loadFigures } from './loads.js';
import { type Amounts, inHistory, type Place, type Scene, SLOWER } from './scene.js';
import { scrub } from './scrub.js';
import { tapFigures } from './taps.js';

const SEATS = 6;

const all = [title1830, title1849, title1856, title18mag];

const sizes: Sizes<Amounts & { readonly titles: readonly RailTitle[] }> = {
  normal: {
    titles: all,
    loads: 3,
    places: 4,
    zooms: 4,
    panels: Infinity,
    turns: 1,
    moves: 8,
    steps: 20,
    drags: 300,
  },
  small: {
    titles: [title1830],
    loads: 1,
    places: 1,
    zooms: 1,
    panels: 1,
    turns: 1,
    moves: 1,
    steps: 1,
    drags: 20,
  },
};

const measured = async (
  browser: Browser,
  size: Size,
  { service, deps }: Staged,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const title of sizes[size].titles) {
    const url = service.url.replace('127.0.0.1', 'localhost');
    const scene = await sceneOf(deps, title, size, { browser, url });
    if (results.length === 0) results.push(...(await homeFigures(scene)));
    if (size === 'normal') results.push(...withoutRecords(title.id, `${title.id}: a game that was recorded`));
    const figures = await figuresOf(scene);
    results.push(...figures.map(({ name, ...one }) => ({ name: `${title.id}: ${name}`, ...one })));
  }
  return results;
};

/** Pages of a late game in a real browser, as a player sees them. */
export const pages = inBrowser('pages', 'all pages', measured);

const hasSeveralTrains = ({ type, runs }: Action): boolean =>
  type === 'run' && Array.isArray(runs) && runs.length > 1;

const sceneOf = async (
  deps: Deps,
  title: RailTitle,
  size: Size,
  at: Pick<Scene, 'browser' | 'url'>,
): Promise<Scene> => {
  const players = await signIn(deps, SEATS);
  const game = lateGameFor(size, title);
  const before = async (isNext: (move: Action) => boolean): Promise<Place> => {
    const made = game.actions.findLastIndex(isNext);
    return {
      table: await openTable(deps, players, game, made),
      token: players[game.actions[made]!.seat]!.token,
    };
  };
  const isTile = ({ type }: Action): boolean => type === 'lay';
  const tile = await before(isTile);
  const played: Place[] = [];
  while (played.length < sizes[size].turns) played.push(await before(isTile));
  const asked = players.findIndex(({ token }) => token === tile.token);
  return {
    ...at,
    ...sizes[size],
    tile,
    run: await before(hasSeveralTrains),
    played,
    spectator: players[(asked + 1) % SEATS]!.token,
  };
};

const figuresOf = async (scene: Scene): Promise<readonly Figure[]> => [
  figure('steps', 'steps', scene.tile.table.number),
  ...(await loadFigures(scene)),
  ...(await tapFigures(scene)),
  ...(await scrubFigures(scene)),
];

const scrubFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const slower of [1, SLOWER]) {
    const visit = await inHistory(scene, 0, slower);
    const { number } = scene.tile.table;
    const { requests, failed, shown, longest, last } = await scrub(visit.page, number, scene.drags);
    await visit.close();
    const of = `the slider drawn over all steps${slower === 1 ? '' : `, ${SLOWER}x slower`}`;
    figures.push(
      figure(`${of}, requests`, 'requests', requests),
      figure(`${of}, failed`, 'requests', failed, { atMost: 0 }),
      figure(`${of}, positions shown`, 'positions', shown),
      figure(`${of}, longest between two`, 'ms', longest),
      figure(`${of}, the last one after`, 'ms', last),
    );
  }
  return figures;
};
