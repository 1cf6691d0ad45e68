import { afterEach, expect, test } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { layLine, type Line } from './line.js';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

let line: Line;
/** While a page is held back before its board: lets the first of the board come, then the rest of the page. */
let letCome: { first(): void; rest(): void } | null = null;
let holds = false;

const BOARD = '<div class="panel panel-1 board leads"';

const passOn = async (answered: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const isPage = answered.headers['content-type']?.startsWith('text/html') ?? false;
  if (!holds || !isPage) return void answered.pipe(answer);
  const text = (await answered.setEncoding('utf8').toArray()).join('');
  const at = text.indexOf(BOARD);
  answer.write(text.slice(0, at));
  const within = at + BOARD.length + 200;
  letCome = {
    first: () => answer.write(text.slice(at, within)),
    rest: () => answer.end(text.slice(within)),
  };
};

afterEach(async () => {
  holds = false;
  await line.close();
});

/** Adds up how much moves of itself (cumulative layout shift). */
const watch = `window.shifted = 0;
new PerformanceObserver(list => list.getEntries().forEach(({ value }) => { shifted += value; }))
  .observe({ type: 'layout-shift', buffered: true });`;

/** What is on the page by now has been painted, and what moved by it is counted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`,
  );

staged('a page whose board is still on its way', () => {
  test.each([
    ['a phone', { width: 390, height: 844 }],
    ['a laptop', { width: 1366, height: 768 }],
  ])('keeps its place on %s, so that nothing moves when it comes', async (device, viewport) => {
    line = await layLine((answered, answer) => void passOn(answered, answer));
    const page = await openPage({ viewport, ...line.options });
    await sitDown(page, stage.service, `waits at ${device}`.replaceAll(' ', '-'), logUntil('lay-track'));
    await page.addInitScript(watch);
    holds = true;
    await page.goto(page.url(), { waitUntil: 'commit' });
    await page.locator('#turn form').first().waitFor();
    await painted(page);
    expect(await page.locator('#map').count()).toBe(0);
    const before = await page.locator('#turn').boundingBox();
    letCome!.first();
    await page.locator('#map-heading').waitFor({ state: 'attached' });
    await painted(page);
    expect((await page.locator('#turn').boundingBox())!.y).toBe(before!.y);
    letCome!.rest();
    await page.locator('#map svg').first().waitFor();
    await page.waitForLoadState('load');
    await painted(page);
    expect((await page.locator('#turn').boundingBox())!.y).toBe(before!.y);
    expect(await page.evaluate('shifted')).toBeLessThan(0.005);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await painted(page);
    // Whatever is read below, the board stays in sight.
    expect((await page.locator('#panel-board').boundingBox())!.y).toBeGreaterThanOrEqual(0);
  });
});
