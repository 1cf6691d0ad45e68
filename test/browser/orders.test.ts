import { expect, test } from '@jest/globals';
import { violations } from './axe.js';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

staged('standing orders', () => {
  test.each([
    ['a desk', { viewport: { width: 1200, height: 900 } }],
    ['a phone in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)(
    'on %s are given, seen and taken back, for everybody and without running off the screen',
    async (device, options) => {
      const page = await openPage({ bypassCSP: true, ...options });
      await sitDown(page, stage.service, device === 'a desk' ? 'dora' : 'paul', logUntil('stock-turn'));
      const fits = async (): Promise<void> => {
        const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect([page.url(), await page.evaluate(wide)]).toEqual([page.url(), 0]);
        expect([page.url(), await violations(page)]).toEqual([page.url(), []]);
      };
      await page.locator('#orders-heading').scrollIntoViewIfNeeded();
      await fits();
      await page.click('#orders-heading');
      await page.click('text=More orders');
      await page.locator('#do-decline-offers button').click();
      await page.locator('.done', { hasText: 'The order is given.' }).waitFor();
      await page.locator('.orders li', { hasText: 'Decline every offer.' }).waitFor();
      await fits();
      await page.locator('#do-pass-stock select').selectOption('"end"');
      await page.locator('#do-pass-stock button').click();
      await page.locator('.done', { hasText: 'by a standing order' }).waitFor();
      await page.locator('#orders .orders li', { hasText: 'Pass in this stock round to its end.' }).waitFor();
      await fits();
      await page.locator('#orders button', { hasText: 'Cancel' }).first().click();
      await page.locator('.done', { hasText: 'The order is cancelled.' }).waitFor();
      await fits();
    },
  );
});
