import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

/** A page as one reader sees it, on a processor as many times slower as `slower` says. */
export interface Visit {
  readonly page: Page;
  /**
   * Does something and gives the browser time to show it.
   * @returns milliseconds to the next paint after each tap or key of it (Event Timing), steps of 8
   */
  readonly paints: (act: () => Promise<unknown>) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

/** What the browser says of taps and keys. Below 16 ms it says nothing. */
const watch = `window.shown = new Map();
new PerformanceObserver(list => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) shown.set(interactionId, Math.max(duration, shown.get(interactionId) ?? 0));
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`;

/** Nobody taps faster, in milliseconds. */
const PAUSE = 300;

export const openVisit = async (
  browser: Browser,
  options: { readonly url: string; readonly token?: string; readonly slower: number },
): Promise<Visit> => {
  const { url, token, slower } = options;
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const cookie = { name: '__Host-bahnpost', domain: 'localhost', path: '/', secure: true };
  if (token !== undefined) await context.addCookies([{ ...cookie, value: token }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch);
  await page.goto(url);
  return {
    page,
    paints: async act => {
      await page.evaluate('shown.clear()');
      await act();
      await pause(PAUSE);
      return page.evaluate<number[]>('[...shown.values()]');
    },
    close: () => context.close(),
  };
};
