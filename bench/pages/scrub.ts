import type { Page } from 'playwright-core';

export interface Scrubbed {
  readonly requests: number;
  readonly failed: number;
  /** How many positions were shown on the way. */
  readonly shown: number;
  /** Longest time without a new position while the slider moved, in milliseconds. */
  readonly longest: number;
  /** From the end of the movement to the last position, in milliseconds. */
  readonly last: number;
}

/** Notes when another position is shown. */
const watch = `window.positions = [performance.now()];
(() => {
  const label = () => document.querySelector('.here')?.getAttribute('aria-label');
  let before = label();
  new MutationObserver(() => {
    if (label() === before) return;
    before = label();
    positions.push(performance.now());
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label'] });
})()`;

/**
 * Draws the slider of a history page from its first step over all others to the last.
 * @throws Error when the position shown in the end is not the last
 */
export const scrub = async (page: Page, last: number, drags: number): Promise<Scrubbed> => {
  let [requests, failed] = [0, 0];
  page.on('request', () => requests++);
  page.on('requestfailed', () => failed++);
  page.on('response', answer => {
    if (answer.status() >= 400) failed++;
  });
  await page.evaluate(watch);
  const slider = page.locator('#step');
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const middle = y + height / 2;
  await page.mouse.move(x + 8, middle);
  await page.mouse.down();
  await page.mouse.move(x + width - 1, middle, { steps: drags });
  await page.mouse.move(x + width + 50, middle);
  const end = await page.evaluate<number>('performance.now()');
  await page.mouse.up();
  // As the service has it, whatever the page has made of it.
  await page.locator(`.here[aria-label="Step ${String(last)} of ${String(last)}"]`).waitFor();
  const times = await page.evaluate<number[]>('positions');
  const gaps = times.slice(1).map((time, i) => Math.min(time, end) - Math.min(times[i]!, end));
  return {
    requests,
    failed,
    shown: times.length - 1,
    longest: Math.max(...gaps),
    last: Math.max(0, times.at(-1)! - end),
  };
};
