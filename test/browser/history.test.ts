import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath, startService, type Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');
const suite = chromiumPath === undefined ? describe.skip : describe;

let service: Service | undefined;
let chrome: Browser | undefined;
let address: string;
let last: number;

const faults: string[] = [];

const openPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await chrome!.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return page;
};

/** The step whose position is shown, not the one the slider stands on. */
const shown = (page: Page, step: number): Promise<void> =>
  page.locator(`.here[aria-label="Step ${step} of ${last}"]`).waitFor();

suite('looking back in a browser', () => {
  beforeAll(async () => {
    [service, chrome] = await Promise.all([
      startService({ demo: true }),
      chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] }),
    ]);
    const page = await openPage({ javaScriptEnabled: false });
    // The demo game is made while the service already runs.
    const card = page.locator('.cards a').first();
    for (await page.goto(`${service.url}/`); (await card.count()) === 0; await page.reload())
      await page.waitForTimeout(250);
    address = `${service.url}${(await card.getAttribute('href'))!}/history`;
    for (let before = -1; before !== last || last < 10; await page.waitForTimeout(500)) {
      before = last;
      const answer = await page.goto(address);
      last = answer?.ok() ? Number(await page.locator('#step').getAttribute('max')) : -1;
    }
  }, 120_000);
  afterAll(async () => {
    await chrome?.close();
    await service?.stop();
  });

  test('without JavaScript the slider is sent by its button', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${address}?step=3`);
    await page.locator('#step').press('ArrowRight');
    await page.click('.scrubber >> text=Show');
    expect(page.url()).toBe(`${address}?step=4`);
    await shown(page, 4);
    expect(await page.locator('[data-play]').isVisible()).toBe(false);
  });

  test('arrow keys, Home and End move the slider, which says the step, and the page follows', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=3`);
    const slider = page.locator('#step');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toContain(`Step 4 of ${last}`);
    await shown(page, 4);
    await page.keyboard.press('End');
    await shown(page, last);
    expect(page.url()).toBe(`${address}?step=${last}`);
    await page.keyboard.press('Home');
    await shown(page, 0);
    expect(await page.locator('[data-said]').textContent()).not.toBe('');
    expect(await slider.evaluate('document.activeElement.id')).toBe('step');
  });

  test('of many steps asked for in haste each is answered in turn, and the last is what stays', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=0`);
    const failed: string[] = [];
    page.on('requestfailed', request => failed.push(request.url()));
    await page.evaluate(`
      const slider = document.querySelector('#step');
      for (let n = 0; n <= 600; n++) {
        slider.value = String(n % ${last});
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }`);
    await shown(page, 600 % last);
    expect(await page.locator('#step').inputValue()).toBe(String(600 % last));
    expect(failed).toEqual([]);
  });

  test('a link moves a step without a new page; at the end the keyboard is handed to the slider', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=${last - 1}`);
    await page.evaluate('window.same = true');
    await page.locator('[data-step="next"]').focus();
    await page.keyboard.press('Enter');
    await shown(page, last);
    expect(await page.evaluate('[window.same, document.activeElement.id]')).toEqual([true, 'step']);
    await page.click('[data-step="previous-round"]');
    await page.waitForURL(url => Number(url.searchParams.get('step')) < last);
  });

  test('playing goes on by itself and stops at the end', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=${last - 2}`);
    const button = page.locator('[data-play]');
    await button.click();
    expect(await button.textContent()).toBe('Pause');
    await shown(page, last);
    await button.and(page.getByText('Play', { exact: true })).waitFor();
  });

  test('nothing plays by itself for readers who want no motion', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await page.locator('[data-play]').isVisible()).toBe(false);
  });

  test('no page complained', () => {
    expect(faults).toEqual([]);
  });
});
