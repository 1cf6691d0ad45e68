import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../test/browser/service.js';
import type { Action } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/index.js';
import type { Deps } from '../../src/service/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { title1849 } from '../../src/titles/1849/title.js';
import { title1856 } from '../../src/titles/1856/title.js';
import { title18mag } from '../../src/titles/18mag/title.js';
import { besideService, inFolder } from '../folder.js';
import { lateGame } from '../games.js';
import type { Row } from '../rows.js';
import { startService } from '../running-service.js';
import { openTable, signIn } from '../tables.js';
import { homeRows, loadRows } from './loads.js';
import { inHistory, type Place, type Scene, SLOWER } from './scene.js';
import { scrub } from './scrub.js';
import { tapRows } from './taps.js';

const SEATS = 6;

/** Pages of a late game in a real browser, as a player sees them. */
export const pageRows = async (): Promise<readonly Row[]> => {
  if (chromiumPath === undefined) {
    console.warn('SKIPPED: the pages are not measured, no Chromium found; set CHROMIUM to its path');
    return [];
  }
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    return await inFolder(dataDir => measured(browser, dataDir));
  } finally {
    await browser.close();
  }
};

const measured = async (browser: Browser, dataDir: string): Promise<readonly Row[]> => {
  const service = await startService({ dataDir, databaseConnections: 10, rateFactor: 10 });
  try {
    return await besideService(dataDir, async ({ deps }) => {
      const rows: Row[] = [];
      for (const title of [title1830, title1849, title1856, title18mag]) {
        const url = service.url.replace('127.0.0.1', 'localhost');
        const scene = await sceneOf(deps, title, { browser, url });
        if (rows.length === 0) rows.push(...named('pages: ', await homeRows(scene)));
        rows.push(...named(`pages: ${title.id}, `, await rowsOf(scene)));
      }
      return rows;
    });
  } finally {
    await service.stop();
  }
};

const named = (before: string, rows: readonly Row[]): readonly Row[] =>
  rows.map(({ name, ...row }) => ({ name: `${before}${name}`, ...row }));

const hasSeveralTrains = ({ type, runs }: Action): boolean =>
  type === 'run' && Array.isArray(runs) && runs.length > 1;

const sceneOf = async (deps: Deps, title: RailTitle, at: Pick<Scene, 'browser' | 'url'>): Promise<Scene> => {
  const players = await signIn(deps, SEATS);
  const game = lateGame(title);
  const before = async (isNext: (move: Action) => boolean): Promise<Place> => {
    const made = game.actions.findLastIndex(isNext);
    return {
      table: await openTable(deps, players, game, made),
      token: players[game.actions[made]!.seat]!.token,
    };
  };
  const isTile = ({ type }: Action): boolean => type === 'lay';
  const tile = await before(isTile);
  const asked = players.findIndex(({ token }) => token === tile.token);
  return {
    ...at,
    tile,
    run: await before(hasSeveralTrains),
    turns: [await before(isTile), await before(isTile), await before(isTile)],
    spectator: players[(asked + 1) % SEATS]!.token,
  };
};

const rowsOf = async (scene: Scene): Promise<readonly Row[]> => [
  { name: 'steps', value: scene.tile.table.number, unit: 'steps' },
  ...(await loadRows(scene)),
  ...(await tapRows(scene)),
  ...(await scrubRows(scene)),
];

const scrubRows = async (scene: Scene): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const slower of [1, SLOWER]) {
    const visit = await inHistory(scene, 0, slower);
    const { requests, failed, shown, longest, last } = await scrub(visit.page, scene.tile.table.number);
    await visit.close();
    const row = (name: string, value: number, unit: string): Row => ({
      name: `the slider drawn over all steps${slower === 1 ? '' : `, ${SLOWER}x slower`}, ${name}`,
      value,
      unit,
    });
    rows.push(
      row('requests', requests, 'requests'),
      row('failed', failed, 'requests'),
      row('positions shown', shown, 'positions'),
      row('longest between two', longest, 'ms'),
      row('the last one after', last, 'ms'),
    );
  }
  return rows;
};
