import { afterEach, expect, test } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { layLine, type Line } from './line.js';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

let line: Line;
/** While a page is held back before its view: lets the first of the view come, then the rest of the page. */
let letCome: { first(): void; rest(): void } | null = null;
let holds = false;
const little = (_text: string, at: number): number => at + 250;
/** Where the first part of the view ends, which begins there. */
let firstPart = little;

/** What the round is about: the board, or the market and the tables of a stock round. */
const VIEW = /<div class="panel panel-\d+(?: board)? leads"/;

const passOn = async (answered: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const isPage = answered.headers['content-type']?.startsWith('text/html') ?? false;
  if (!holds || !isPage) return void answered.pipe(answer);
  const text = (await answered.setEncoding('utf8').toArray()).join('');
  const at = VIEW.exec(text)!.index;
  answer.write(text.slice(0, at));
  const within = firstPart(text, at);
  letCome = {
    first: () => answer.write(text.slice(at, within)),
    rest: () => answer.end(text.slice(within)),
  };
};

afterEach(async () => {
  holds = false;
  firstPart = little;
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

staged('a page whose market is still on its way', () => {
  const phone = { width: 390, height: 844 };
  const laptop = { width: 1366, height: 768 };
  test.each([
    ['game', 'a phone', phone, '', '#turn > h2'],
    ['game', 'a phone on its side', { width: 844, height: 390 }, '', '#turn > h2'],
    ['game', 'a laptop', laptop, '', '#turn > h2'],
    ['history', 'a phone', phone, '/history', '.bar h1'],
    ['history', 'a laptop', laptop, '/history', '.bar h1'],
  ])('shows of the %s on %s only what keeps its place', async (kind, device, viewport, path, first) => {
    line = await layLine((answered, answer) => void passOn(answered, answer));
    const page = await openPage({ viewport, ...line.options });
    await sitDown(
      page,
      stage.service,
      `waits for ${kind} at ${device}`.replaceAll(' ', '-'),
      logUntil('stock-turn'),
    );
    await page.addInitScript(watch);
    holds = true;
    // The market alone, without the tables beside it.
    firstPart = (text, at) => text.indexOf('</svg>', at) + 6;
    await page.goto(page.url() + path, { waitUntil: 'commit' });
    await page.locator(first).waitFor();
    await painted(page);
    letCome!.first();
    await page.locator('.panel.leads').waitFor({ state: 'attached' });
    await painted(page);
    letCome!.rest();
    await page.locator('.panel.leads svg').first().waitFor();
    await page.waitForLoadState('load');
    await painted(page);
    expect(await page.evaluate('shifted')).toBeLessThan(0.005);
    // All of it is there in the end.
    const parts = '.asked > :not([hidden]), .turn > :not([hidden]), .dealing > :not([hidden])';
    expect(
      await page.evaluate(
        `[...document.querySelectorAll('${parts}')].map(part => getComputedStyle(part).visibility)`,
      ),
    ).not.toContain('hidden');
  });
});
