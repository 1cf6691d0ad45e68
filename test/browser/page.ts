import type { Browser, Page } from 'playwright-core';
import { canonical } from '../../src/engine/core/index.js';

/** What the interface answers to the reader of the page. */
export const get = async (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`fetch(${JSON.stringify(path)}).then(answer => answer.json())`);

export const post = async (page: Page, path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { headers, body: canonical(body as never) };
  const init = JSON.stringify({ method: 'POST', ...sent });
  return page.evaluate(
    `fetch(${JSON.stringify(path)}, ${init}).then(answer => (answer.status === 204 ? {} : answer.json()))`,
  );
};

/** How long until a page is asked again, in milliseconds. */
const PAUSE = 50;

/** Waits until that is true in the page. (A page that forbids `eval` cannot wait for a text of code by itself.) */
export const holds = async (page: Page, expression: string): Promise<void> => {
  while (!(await page.evaluate(`Boolean(${expression})`))) await page.waitForTimeout(PAUSE);
};

export const newPage = async (browser: Browser, options: object = {}): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  // What is waited for comes, however much the machine has to do.
  page.setDefaultTimeout(300_000);
  return page;
};
