import type { Page } from 'playwright-core';

/** How long until it is looked at again, in milliseconds. */
const PAUSE = 250;

/**
 * Opens the newest mail on the mailbox page whose row has all of these words, as soon as it is there. How long that
 * takes depends on the machine: the test's own limit ends it.
 * @param url where the service is
 */
export const openMail = async (page: Page, url: string, ...words: readonly string[]): Promise<void> => {
  const mail = words.reduce((rows, hasText) => rows.filter({ hasText }), page.locator('.cards li')).first();
  for (;;) {
    await page.goto(`${url}/mailbox`);
    if ((await mail.count()) > 0) break;
    await page.waitForTimeout(PAUSE);
  }
  await mail.locator('a').first().click();
};
