import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

/** What a tap or key took until what came of it was painted, in milliseconds. */
export interface Answered {
  /** To the next paint after it (Event Timing), in steps of 8. */
  readonly paint: number;
  /** The longest time for which nothing else could be done, from then on. Below 50 the browser says nothing. */
  readonly blocked: number;
}

/** A page as one reader sees it, on a processor as many times slower as `slower` says. */
export interface Visit {
  readonly page: Page;
  /** Does something with one tap or key and gives the browser time to show it, or waits for what it leads to. */
  readonly answer: (act: () => Promise<unknown>, until?: () => Promise<unknown>) => Promise<Answered>;
  /** How much has moved of itself since the page was opened (cumulative layout shift). */
  readonly shifted: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** What the browser says of taps and keys. Below 16 ms it says nothing. */
const LEAST = 16;

const watch = `window.timed = { paint: ${LEAST}, blocked: 0, shifted: 0 };
const watch = (type, note, options) => new PerformanceObserver(list => list.getEntries().forEach(note))
  .observe({ type, buffered: true, ...options });
watch('event', ({ interactionId, duration }) => {
  if (interactionId) timed.paint = Math.max(timed.paint, duration);
}, { durationThreshold: ${LEAST} });
watch('longtask', ({ duration }) => { timed.blocked = Math.max(timed.blocked, duration); });
watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) timed.shifted += value; });`;

/** Nobody taps faster, in milliseconds. */
const PAUSE = 300;

interface VisitOptions {
  readonly url: string;
  readonly token?: string;
  readonly slower: number;
  readonly viewport?: { readonly width: number; readonly height: number };
}

export const openVisit = async (browser: Browser, options: VisitOptions): Promise<Visit> => {
  const { url, token, slower, viewport = { width: 1366, height: 768 } } = options;
  const context = await browser.newContext({ locale: 'en-GB', viewport });
  const cookie = { name: '__Host-bahnpost', domain: 'localhost', path: '/', secure: true };
  if (token !== undefined) await context.addCookies([{ ...cookie, value: token }]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch);
  await page.goto(url);
  return {
    page,
    answer: async (act, until) => {
      await page.evaluate(`Object.assign(timed, { paint: ${LEAST}, blocked: 0 })`);
      await act();
      await until?.();
      await pause(PAUSE);
      const { paint, blocked } = await page.evaluate<Answered>('timed');
      return { paint, blocked };
    },
    shifted: () => page.evaluate<number>('timed.shifted'),
    close: () => context.close(),
  };
};
