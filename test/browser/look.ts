import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './axe.js';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** What a page of 1280 pixels has at four times its size. */
const narrow = { width: 320, height: 640 };

/** By how many pixels the page is wider than the window. */
const runsOff = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/**
 * Looks at the page that is shown, as it is: light at a desk and dark on a phone it breaks no rule of WCAG 2.2
 * AA, and nothing has to be scrolled both ways, even at four times its size.
 * @param name what the page is called where it fails
 */
export const mustBeForEverybody = async (page: Page, name: string): Promise<void> => {
  for (const [viewport, colorScheme] of [
    [wide, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect([name, colorScheme, await violations(page)]).toEqual([name, colorScheme, []]);
  }
  await page.setViewportSize(narrow);
  expect([name, await runsOff(page)]).toEqual([name, 0]);
  await page.setViewportSize(wide);
};

/** The same of a page with an address, in both languages. */
export const mustBeForEverybodyAt = async (page: Page, address: string): Promise<void> => {
  for (const language of ['de', 'en']) {
    const url = new URL(address);
    url.searchParams.set('lang', language);
    await page.goto(url.href);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await mustBeForEverybody(page, `${url.pathname} ${language}`);
  }
};
