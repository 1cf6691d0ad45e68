import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { logUntil, newPage, sitDown } from './seated.js';
import { chromiumPath, startService, type Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');
const suite = chromiumPath === undefined ? describe.skip : describe;

let service: Service | undefined;
let chrome: Browser | undefined;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What an automatic check has against the page. */
const violations = async (page: Page, axe: string): Promise<readonly string[]> => {
  await page.evaluate(axe);
  return page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200)))`,
  );
};

suite('standing orders', () => {
  beforeAll(async () => {
    [service, chrome] = await Promise.all([
      startService(),
      chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] }),
    ]);
  }, 60_000);
  afterAll(async () => {
    await chrome?.close();
    await service?.stop();
  });

  test.each([
    ['a desk', { viewport: { width: 1200, height: 900 } }],
    ['a phone in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ])(
    'on %s are given, seen and taken back, for everybody and without running off the screen',
    async (device, options) => {
      const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      const page = await newPage(chrome!, { bypassCSP: true, ...options });
      await sitDown(page, service!, device === 'a desk' ? 'dora' : 'paul', logUntil('stock-turn'));
      const fits = async (): Promise<void> => {
        const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect([page.url(), await page.evaluate(wide)]).toEqual([page.url(), 0]);
        expect([page.url(), await violations(page, axe)]).toEqual([page.url(), []]);
      };
      await page.locator('#orders-heading').scrollIntoViewIfNeeded();
      await fits();
      await page.click('text=More orders');
      await page.locator('#do-decline-offers button').click();
      await page.locator('.done', { hasText: 'The order is given.' }).waitFor();
      await page.locator('.orders li', { hasText: 'Decline every offer.' }).waitFor();
      await fits();
      await page.locator('#do-pass-stock select').selectOption('"end"');
      await page.locator('#do-pass-stock button').click();
      await page.locator('.done', { hasText: '(programmed)' }).waitFor();
      await page.locator('#orders .orders li', { hasText: 'Pass in this stock round to its end.' }).waitFor();
      await fits();
      await page.locator('#orders button', { hasText: 'Take back' }).first().click();
      await page.locator('.done', { hasText: 'The order is taken back.' }).waitFor();
      await fits();
    },
    120_000,
  );
});
