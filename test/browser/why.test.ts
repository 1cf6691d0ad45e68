import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { openPanel } from './hands.js';
import { mustBeForEverybody } from './look.js';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

const seated = async (name: string, options: object = {}): Promise<Page> => {
  const page = await openPage(options);
  await sitDown(page, stage.service, name, logUntil('lay-track'));
  return page;
};

staged('why not, in a browser', () => {
  test('a tap on a hex, a company or a train where nothing can be done says why on a sheet, and the page stays', async () => {
    const page = await seated('asker', { bypassCSP: true });
    await page.waitForLoadState('networkidle');
    const address = page.url();
    const sheet = page.locator('#why.sheet');
    await page.locator('#hex-F2').dispatchEvent('click');
    await sheet.waitFor();
    expect(await sheet.innerText()).toContain('The track on F2 Chicago is printed and cannot change.');
    expect(await sheet.locator('h2').evaluate(head => head === head.ownerDocument.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    // The next tap asks anew; the one place that is offered is chosen as ever.
    await page.locator('#hex-D4').dispatchEvent('click');
    await sheet.filter({ hasText: 'does not reach the new track on D4' }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await openPanel(page, 'Companies');
    await page.locator('#companies a.asks:visible', { hasText: 'PRR' }).first().click();
    const company = page.locator('#company.sheet');
    await company.filter({ hasText: 'Pennsylvania' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // From one company to the next, and on to what can be done with it.
    await company
      .locator('nav a', { has: page.locator('svg') })
      .nth(1)
      .click();
    await company.filter({ hasText: 'New York Central' }).waitFor();
    await company.locator('a.asks', { hasText: 'What can be done' }).click();
    await sheet.filter({ hasText: 'Shares can only be bought in a stock round.' }).waitFor();
    expect(await company.count()).toBe(0);
    await sheet.locator('[data-close]').click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(`document.activeElement.closest('#companies') !== null`)).toBe(true);
    await openPanel(page, 'Trains');
    await page.locator('#trains a.asks:visible').first().click();
    await sheet.filter({ hasText: 'A company buys trains after its trains have run.' }).waitFor();
    expect(page.url()).toBe(address);
  });

  test('where something can be done that is offered first, and why nothing else is one tap away', async () => {
    const page = await seated('chooser', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.waitForLoadState('networkidle');
    const place = page.locator('#map a[href*="do=lay"]').first();
    await place.dispatchEvent('click');
    await page.locator('form.sheet a.asks').click();
    const sheet = page.locator('#why.sheet');
    await sheet.locator('a[href*="do=lay"]').waitFor();
    const { height } = (await sheet.boundingBox())!;
    expect(height).toBeLessThanOrEqual(844 * 0.45 + 1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('form.sheet').count()).toBe(1);
  });

  test('without script a page says it, and leads back; by keyboard a thing is asked for by its name', async () => {
    const page = await seated('plain');
    const plain = await openPage({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await plain.goto(page.url());
    await plain.locator('#hex-F2').click();
    await plain.waitForURL(/\/why\?of=F2/);
    expect(await plain.locator('#why').innerText()).toContain('The track on F2 Chicago is printed');
    await plain.fill('#why-of', 'B&O');
    await plain.press('#why-of', 'Enter');
    await plain.waitForURL(/of=B%26O/);
    await plain.locator('main a', { hasText: 'Back to the game' }).click();
    await plain.locator('#turn').waitFor();
  });

  test('the page is for everybody', async () => {
    const page = await seated('looker', { bypassCSP: true });
    await page.goto(`${page.url().split(/[?#]/)[0]!}/why?of=D4`);
    await mustBeForEverybody(page, 'why');
  });
});
