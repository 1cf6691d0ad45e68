import { median, type Row } from '../rows.js';
import { gamePage, type Scene, SLOWER } from './scene.js';
import { openVisit } from './visit.js';

const LOADS = 5;

const phone = { width: 390, height: 844 };

interface Load {
  readonly name: string;
  readonly url: string;
  readonly token?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

const sizesOf = `(() => {
  const [page] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource').filter(entry => /[.](js|css)$/.test(entry.name));
  const sum = entries => entries.reduce((all, entry) => all + entry.encodedBodySize, 0);
  return [sum(files), page.encodedBodySize, page.decodedBodySize];
})()`;

const firstPaint = `performance.getEntriesByName('first-contentful-paint')[0].startTime`;

/** Until the service begins to answer: it shares this machine, and is slow itself where it draws a title for the first time. */
const firstByte = `performance.getEntriesByType('navigation')[0].responseStart`;

/** What a first visit takes: nothing is in the browser's store. */
const rowsOfLoad = async ({ browser }: Scene, { name, ...load }: Load): Promise<readonly Row[]> => {
  const paints: number[] = [];
  const waits: number[] = [];
  let sizes: readonly number[] = [];
  let shifted = 0;
  for (let i = 0; i < LOADS; i++) {
    const visit = await openVisit(browser, { ...load, slower: SLOWER });
    await visit.page.waitForLoadState('networkidle');
    paints.push(await visit.page.evaluate<number>(firstPaint));
    waits.push(await visit.page.evaluate<number>(firstByte));
    sizes = await visit.page.evaluate<number[]>(sizesOf);
    shifted = Math.max(shifted, await visit.shifted());
    await visit.close();
  }
  const [files, page, unpacked] = sizes.map(bytes => bytes / 1000);
  return [
    { name: `${name}: scripts and style as sent`, value: files!, unit: 'kB' },
    { name: `${name}: page as sent`, value: page!, unit: 'kB' },
    { name: `${name}: page unpacked`, value: unpacked!, unit: 'kB' },
    { name: `${name}: first contentful paint, ${SLOWER}x slower, median`, value: median(paints), unit: 'ms' },
    {
      name: `${name}: first contentful paint, ${SLOWER}x slower, worst`,
      value: Math.max(...paints),
      unit: 'ms',
    },
    { name: `${name}: first byte, median`, value: median(waits), unit: 'ms' },
    { name: `${name}: first byte, worst`, value: Math.max(...waits), unit: 'ms' },
    { name: `${name}: layout shift, worst`, value: shifted, unit: '' },
  ];
};

/** The pages that people come to first. */
export const loadRows = async (scene: Scene): Promise<readonly Row[]> => {
  const { tile, run, spectator } = scene;
  const rows: Row[] = [];
  for (const load of [
    { name: 'table', url: gamePage(scene, tile), token: tile.token },
    { name: 'table on a phone', url: gamePage(scene, tile), token: tile.token, viewport: phone },
    { name: 'table before a run', url: gamePage(scene, run), token: run.token },
    { name: 'history', url: `${gamePage(scene, tile)}/history`, token: spectator },
  ])
    rows.push(...(await rowsOfLoad(scene, load)));
  return rows;
};

/** The home page of somebody who does not know it yet. */
export const homeRows = (scene: Scene): Promise<readonly Row[]> =>
  rowsOfLoad(scene, { name: 'home', url: `${scene.url}/` });
