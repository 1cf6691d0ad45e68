import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../test/browser/service.js';
import { besideService, inFolder } from './folder.js';
import { lateGame, type Game } from './games.js';
import { median, type Row } from './rows.js';
import { startService } from './running-service.js';
import { scrub } from './scrub.js';
import { openTable, signIn, type Table } from './tables.js';
import { title1830 } from '../src/titles/1830/title.js';
import { title1849 } from '../src/titles/1849/title.js';
import { openVisit, type Visit } from './visit.js';

/** The processor of a phone, beside this machine's. */
const SLOWER = 4;
const LOADS = 5;
const PLACES = 8;
const STEPS = 40;
const SEATS = 6;

interface Scene {
  readonly browser: Browser;
  readonly url: string;
  readonly game: Game;
  readonly table: Table;
  /** Of the player who is asked, whose page has the most to load. */
  readonly token: string;
  /** Of somebody else. */
  readonly spectator: string;
}

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
  const service = await startService({ dataDir, databaseConnections: 10, rateFactor: 1 });
  try {
    return await besideService(dataDir, async ({ deps }) => {
      const rows: Row[] = [];
      for (const title of [title1830, title1849]) {
        const players = await signIn(deps, SEATS);
        const game = lateGame(title);
        // The last tile is about to be laid: as full as the map becomes while there is a choice.
        const made = game.actions.findLastIndex(action => action.type === 'lay');
        const table = await openTable(deps, players, game, made);
        const url = service.url.replace('127.0.0.1', 'localhost');
        const asked = game.actions[made]!.seat;
        const [token, spectator] = [players[asked]!.token, players[(asked + 1) % SEATS]!.token];
        rows.push(...(await rowsOf({ browser, url, game, table, token, spectator })));
      }
      return rows;
    });
  } finally {
    await service.stop();
  }
};

const rowsOf = async (scene: Scene): Promise<readonly Row[]> => {
  const { game, table } = scene;
  const rows = [
    { name: 'steps', value: table.number, unit: 'steps' },
    ...(await loadRows(scene)),
    ...(await zoomRows(scene)),
    ...(await choiceRows(scene)),
    ...(await stepRows(scene)),
    ...(await scrubRows(scene)),
  ];
  return rows.map(({ name, ...row }) => ({ name: `pages: ${game.title.id}, ${name}`, ...row }));
};

const gamePage = ({ url, table }: Scene): string => `${url}/g/${table.gameId}`;

const atTheTable = (scene: Scene): Promise<Visit> =>
  openVisit(scene.browser, { url: gamePage(scene), token: scene.token, slower: SLOWER });

const inHistory = (scene: Scene, step: number, slower: number): Promise<Visit> =>
  openVisit(scene.browser, {
    url: `${gamePage(scene)}/history?step=${String(step)}`,
    token: scene.spectator,
    slower,
  });

/** What a first visit takes: nothing is in the browser's store. */
const loadRows = async (scene: Scene): Promise<readonly Row[]> => {
  const paints: number[] = [];
  let sizes: readonly number[] = [];
  for (let i = 0; i < LOADS; i++) {
    const { page, close } = await atTheTable(scene);
    await page.waitForLoadState('networkidle');
    paints.push(
      await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`),
    );
    sizes = await page.evaluate<number[]>(`(() => {
      const [page] = performance.getEntriesByType('navigation');
      const files = performance.getEntriesByType('resource').filter(entry => /[.](js|css)$/.test(entry.name));
      const sum = entries => entries.reduce((all, entry) => all + entry.encodedBodySize, 0);
      return [sum(files), page.encodedBodySize, page.decodedBodySize];
    })()`);
    await close();
  }
  const [files, page, unpacked] = sizes.map(bytes => bytes / 1000);
  return [
    { name: 'scripts and style as sent', value: files!, unit: 'kB' },
    { name: 'page as sent', value: page!, unit: 'kB' },
    { name: 'page unpacked', value: unpacked!, unit: 'kB' },
    { name: `first contentful paint, ${SLOWER}x slower, median`, value: median(paints), unit: 'ms' },
    { name: `first contentful paint, ${SLOWER}x slower, worst`, value: Math.max(...paints), unit: 'ms' },
  ];
};

/** From a tap or key to the paint that answers it; the service is not asked. */
const paintRows = (what: string, paints: readonly number[], of: number, slower = SLOWER): readonly Row[] => {
  // What took less than the browser tells of.
  const all = [...paints, ...Array.from({ length: Math.max(0, of - paints.length) }, () => 16)];
  return [
    { name: `${what} to paint, ${slower}x slower, median of ${of}`, value: median(all), unit: 'ms' },
    { name: `${what} to paint, ${slower}x slower, worst`, value: Math.max(...all), unit: 'ms' },
  ];
};

/** The map made larger, moved and fitted again, on this machine as it is. */
const zoomRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, paints, close } = await openVisit(scene.browser, {
    url: gamePage(scene),
    token: scene.token,
    slower: 1,
  });
  await page.waitForLoadState('networkidle');
  const taken: number[] = [];
  for (let i = 0; i < 4; i++)
    taken.push(...(await paints(() => page.click('.zoom-buttons button[value="+"]'))));
  await page.focus('#map .drawing');
  const keys = ['ArrowLeft', 'ArrowUp', '-', '+', '0'];
  for (const key of keys) taken.push(...(await paints(() => page.keyboard.press(key))));
  await close();
  return paintRows('zooming and moving the map', taken, 4 + keys.length, 1);
};

const choiceRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, paints, close } = await atTheTable(scene);
  await page.waitForLoadState('networkidle');
  const places = page.locator('#map a[href*="place="]');
  const count = await places.count();
  const [tiles, turns]: [number[], number[]] = [[], []];
  let turned = 0;
  for (let i = 0; i < PLACES; i++) {
    tiles.push(...(await paints(() => places.nth(Math.floor((i * count) / PLACES)).click())));
    for (let n = 0; n < 3; n++) turns.push(...(await paints(() => page.keyboard.press('ArrowRight'))));
    turned += 3;
  }
  await close();
  return [
    ...paintRows('a place chosen', tiles, PLACES),
    ...paintRows('another tile or rotation', turns, turned),
  ];
};

const stepRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { page, paints, close } = await inHistory(scene, scene.table.number - STEPS, SLOWER);
  await page.locator('#step').focus();
  const taken: number[] = [];
  for (let i = 0; i < STEPS; i++) taken.push(...(await paints(() => page.keyboard.press('ArrowRight'))));
  await close();
  return paintRows('a history step', taken, STEPS);
};

const scrubRows = async (scene: Scene): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const slower of [1, SLOWER]) {
    const visit = await inHistory(scene, 0, slower);
    const { requests, failed, shown, longest, last } = await scrub(visit.page, scene.table.number);
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
