import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { logUntil, newPage, sitDown } from './seated.js';
import { chromiumPath, startService, type Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');
const suite = chromiumPath === undefined ? describe.skip : describe;

let service: Service;
let chrome: Browser;

/** Everything that went wrong on any page. */
const faults: string[] = [];

/** At the game's page, with the first preview there. */
const seated = async (name: string, wanted: string): Promise<Page> => {
  const page = await newPage(chrome);
  page.on('pageerror', error => faults.push(error.message));
  await sitDown(page, service, name, logUntil(wanted));
  return page;
};

const number = (page: Page): Promise<string> =>
  page.locator('#turn input[name=expected]').first().inputValue();

suite('acting in a browser', () => {
  beforeAll(async () => {
    [service, chrome] = await Promise.all([
      startService(),
      chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] }),
    ]);
  }, 60_000);
  afterAll(async () => {
    await chrome.close();
    await service.stop();
    expect(faults).toEqual([]);
  });

  test('a share says what it costs and what it makes of the buyer before it is bought', async () => {
    const page = await seated('sharer', 'stock-turn');
    const group = page.locator('#do-buy');
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    const preview = group.locator('form', { hasText: 'B&O' }).first().locator('.preview');
    await preview.locator('.changes').waitFor();
    const said = await preview.innerText();
    expect(said).toMatch(/buys 10% of B&O from the initial offering for \$100/);
    expect(said).toMatch(/Cash \$\d+ → \$\d+ · Certificates 3 → 4\/28|Certificates \d+ → \d+\/28/);
  }, 60_000);

  test('a move that is refused says at once what the service would say, and nothing is sent', async () => {
    const page = await seated('refused', 'stock-turn');
    const form = page.locator('#turn form', { has: page.locator('#notation') });
    await page.fill('#notation', 'buy PRR');
    const refusal = form.locator('.preview .error');
    await refusal.waitFor();
    const said = (await refusal.innerText()).replace('Not possible: ', '');
    await form.locator('button').click();
    await page.waitForURL(/\/g\/\w+$/);
    await page.locator('h1', { hasText: 'That did not work' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(said);
  }, 60_000);

  test('a tile is drawn in its place before it is laid', async () => {
    const page = await seated('layer', 'lay-track');
    const before = await number(page);
    await page.locator('#map a[href*="place="]').first().click();
    const preview = page.locator('#do-lay .preview:has(svg)').first();
    await preview.waitFor();
    expect(await preview.innerText()).toContain('B&O lays tile');
    expect(await preview.locator('svg [data-hex]').count()).toBeGreaterThan(2);
    expect(await number(page)).toBe(before);
  }, 60_000);

  test('without JavaScript the forms are as they were, without room for what is not said', async () => {
    const page = await seated('plain', 'lay-track');
    const address = page.url();
    const state = await page.context().storageState();
    const still = await newPage(chrome, { javaScriptEnabled: false, storageState: state });
    await still.goto(address);
    expect(await still.locator('.preview').first().isVisible()).toBe(false);
    const pass = still.locator('#do-pass');
    if ((await pass.getAttribute('open')) === null) await pass.locator('summary').click();
    await pass.locator('button').click();
    expect(still.url()).toContain('from=');
  }, 60_000);
});
