import type { Page } from 'playwright-core';

/** How long until the mailbox is looked at again, in milliseconds. */
const PAUSE = 100;

/** A request is not given up: on a busy machine it takes as long as it takes. */
const NEVER = 0;

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

/** Signs somebody in by the mailed link, as the service's own database is out of reach, and opens their games. */
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
