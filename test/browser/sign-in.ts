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

/** How long until a busy service is asked again, in milliseconds. */
const PAUSE = 100;

/** A request is not given up: on a busy machine it takes as long as it takes. */
const NEVER = 0;

/**
 * Imports a game; the service imports one at a time, and other files have theirs.
 * @returns the game's id
 */
export const importGame = async (page: Page, record: object): Promise<string> => {
  const url = new URL('/api/v1/games/import', page.url()).href;
  const headers = { origin: new URL(url).origin, 'Content-Type': 'application/json' };
  for (;;) {
    const answer = await page
      .context()
      .request.post(url, { headers, data: canonical({ format: 'json', record } as never), timeout: NEVER });
    const made = (await answer.json()) as { readonly id?: string; readonly code?: string };
    if (made.id !== undefined) return made.id;
    if (made.code !== 'import-busy') throw new Error(JSON.stringify(made));
    await page.waitForTimeout(PAUSE);
  }
};

/** The addresses of the mails to somebody in the local mailbox, the newest first. */
const mailsTo = async (page: Page, url: string, to: string): Promise<readonly string[]> => {
  const list = await page.context().request.get(`${url}/mailbox`, { timeout: NEVER });
  return (await list.text())
    .split('<li>')
    .filter(row => row.includes(to))
    .flatMap(row => /href="(\/mailbox\/[^"]+)"/.exec(row)?.[1] ?? []);
};

/** The secret of the sign-in mail that comes after these mails, which may be among others. */
const mailedSecret = async (
  page: Page,
  url: string,
  to: string,
  before: readonly string[],
): Promise<string> => {
  for (const read = new Set(before); ; await page.waitForTimeout(PAUSE))
    for (const path of (await mailsTo(page, url, to)).filter(one => !read.has(one))) {
      read.add(path);
      const mail = await (await page.context().request.get(url + path, { timeout: NEVER })).text();
      const secret = /\/in[^"]*#t(?:&#x3D;|=)([\w.~-]+)/.exec(mail)?.[1];
      if (secret !== undefined) return secret;
    }
};

/** Signs somebody in by the mailed link, and opens their games. The pages on the way are tested where that is the matter. */
export const signInAs = async (
  page: Page,
  { url }: { readonly url: string },
  address: string,
): Promise<void> => {
  const [agent, language, timeZone] = await page.evaluate<readonly [string, string, string]>(
    '[navigator.userAgent, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone]',
  );
  const headers = { origin: url, 'user-agent': agent, 'accept-language': language };
  const send = async (path: string, form: { readonly [field: string]: string }): Promise<void> => {
    const answer = await page.context().request.post(url + path, { headers, form, timeout: NEVER });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  const before = await mailsTo(page, url, address);
  await send('/in', { address });
  const secret = await mailedSecret(page, url, address, before);
  await send('/in/redeem', { secret, timeZone, next: '/games' });
  await page.goto(`${url}/games`);
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
