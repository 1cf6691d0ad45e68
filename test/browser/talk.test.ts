import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { newPage, randomLogUntil, sitDown } from './seated.js';
import { chromiumPath, startService, type Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');
const suite = chromiumPath === undefined ? describe.skip : describe;

let service: Service;
let chrome: Browser;
const faults: string[] = [];
const log = randomLogUntil(({ type }) => type === 'pass');

suite('the page of the talk in a browser', () => {
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

  test('fits a phone, whatever is said, and shows it as text', async () => {
    const page = await newPage(chrome, { viewport: { width: 390, height: 844 } });
    page.on('pageerror', error => faults.push(error.message));
    page.on('dialog', dialog => {
      faults.push(dialog.message());
      void dialog.dismiss();
    });
    await sitDown(page, service, 'talker', log);
    const id = new URL(page.url()).pathname.split('/')[2]!;
    await page.goto(`${service.url}/g/${id}/talk`);
    const texts = ['x'.repeat(500), '<img src=x onerror=alert(1)>', `Z${'\u0335'.repeat(90)}`];
    for (const [at, text] of texts.entries()) {
      await page.fill('#text', text);
      await page.locator('form.box button').click();
      await page.locator('ol.talk > li').nth(at).waitFor();
    }
    expect(await page.locator('ol.talk .said').allInnerTexts()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  }, 60_000);
});
