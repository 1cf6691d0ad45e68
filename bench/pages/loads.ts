import { figure, worst, type Figure } from '../figures.js';
import { gamePage, type Scene, SLOWER } from './scene.js';
import { openVisit } from './visit.js';

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

/** A page and what belongs to it, as sent. */
const LIGHT = { atMost: 140 };
const SOON = { atMost: 1000 };

/** What a first visit takes: nothing is in the browser's store. */
const figuresOf = async ({ browser, loads }: Scene, { name, ...load }: Load): Promise<readonly Figure[]> => {
  const [paints, waits, shifts]: [number[], number[], number[]] = [[], [], []];
  let sizes: readonly number[] = [];
  while (paints.length < loads) {
    const visit = await openVisit(browser, { ...load, slower: SLOWER });
    await visit.page.waitForLoadState('networkidle');
    paints.push(await visit.page.evaluate<number>(firstPaint));
    waits.push(await visit.page.evaluate<number>(firstByte));
    sizes = await visit.page.evaluate<number[]>(sizesOf);
    shifts.push(await visit.shifted());
    await visit.close();
  }
  const [files, page, unpacked] = sizes.map(bytes => bytes / 1000);
  const painted = `${name}: first contentful paint, ${SLOWER}x slower`;
  return [
    figure(`${name}: scripts and style as sent`, 'kB', files!, LIGHT),
    figure(`${name}: page as sent`, 'kB', page!),
    figure(`${name}: page unpacked`, 'kB', unpacked!),
    figure(`${painted}, median`, 'ms', paints, SOON),
    worst(`${painted}, worst`, 'ms', paints, SOON),
    figure(`${name}: first byte, median`, 'ms', waits),
    worst(`${name}: first byte, worst`, 'ms', waits),
    worst(`${name}: layout shift, worst`, '', shifts),
  ];
};

/** The pages that people come to first. */
export const loadFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { tile, run, spectator } = scene;
  const figures: Figure[] = [];
  for (const load of [
    { name: 'table', url: gamePage(scene, tile), token: tile.token },
    { name: 'table on a phone', url: gamePage(scene, tile), token: tile.token, viewport: phone },
    { name: 'table before a run', url: gamePage(scene, run), token: run.token },
    { name: 'history', url: `${gamePage(scene, tile)}/history`, token: spectator },
  ])
    figures.push(...(await figuresOf(scene, load)));
  return figures;
};

/** The home page of somebody who does not know it yet. */
export const homeFigures = (scene: Scene): Promise<readonly Figure[]> =>
  figuresOf(scene, { name: 'home', url: `${scene.url}/` });
