import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './axe.js';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** What a page of 1280 pixels has at four times its size. */
const narrow = { width: 320, height: 640 };
/** What a laptop of 1366 by 768 pixels has at twice its size. */
const doubled = { width: 683, height: 384 };

/** What a reader's browser begins with, and twice that. */
const TYPE = { standard: 16, fixed: 13 };
const LARGE_TYPE = { standard: 32, fixed: 26 };

/** By how many pixels the page is wider than the window. */
const runsOff = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** What does not show all it holds, and cannot be scrolled; drawings that are zoomed are meant to show a part. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('body *')].filter(one => {
    const { display, overflowX, textOverflow } = getComputedStyle(one);
    return one.checkVisibility() && one.clientWidth > 1 && !one.closest('svg, input, .zooms') && display !== 'inline'
      && textOverflow !== 'ellipsis' && ['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1;
  }).map(one => one.outerHTML.slice(0, 160))`);

/** The buttons that stand out as the thing to do. */
const primaries = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const main = document.querySelector('main');
    const probe = main.appendChild(document.createElement('span'));
    probe.style.background = 'var(--accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...main.querySelectorAll('button, .button')]
      .filter(one => one.checkVisibility() && getComputedStyle(one).backgroundColor === accent)
      .map(one => one.textContent.trim());
  })()`);

/** Buttons of what cannot be undone that a single press would do: not folded away behind a question, and nothing to be filled in before. */
const hasty = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('main button.danger')]
    .filter(one => !one.closest('.ask-back') && !one.form.querySelector('[required]'))
    .map(one => one.textContent.trim())`);

/** Text alone twice as large, as the reader's browser can have it. */
const setType = async (page: Page, fontSizes: typeof TYPE): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes });
  await devtools.detach();
};

const isWhole = async (page: Page, name: string, how: string): Promise<void> => {
  expect([name, how, await runsOff(page), await cutOff(page)]).toEqual([name, how, 0, []]);
};

/** At four times its size, at twice its size, and with text alone at twice its size nothing is cut off or scrolled both ways. */
const mustBeWholeWhenLarge = async (page: Page, name: string): Promise<void> => {
  for (const [viewport, how] of [
    [narrow, 'at four times its size'],
    [doubled, 'at twice its size'],
  ] as const) {
    await page.setViewportSize(viewport);
    await isWhole(page, name, how);
  }
  await setType(page, LARGE_TYPE);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await isWhole(page, name, `${String(viewport.width)} wide, text at twice its size`);
  }
  await setType(page, TYPE);
};

type Width = 'wide' | 'phone';

/** Says at which width a part of the page is seen there alone, or in other colours than at the other one. */
const OTHERWISE = 'data-otherwise';

/** Where the colours of the wide page are kept meanwhile. */
const BEFORE = 'coloursBefore';

/** Every part that is seen, with a text for all that its contrast hangs on: its size, its colours, and what lies behind it. */
const COLOURS = `(() => {
  const behind = new Map([[null, '']]);
  const behindOf = one => {
    if (!behind.has(one)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      const own = [backgroundColor, backgroundImage, opacity].join(' ').replace('rgba(0, 0, 0, 0) none 1', '');
      const isOpaque = /^rgb\\(.* none 1$/.test(own);
      behind.set(one, isOpaque ? own : behindOf(one.parentElement) + own);
    }
    return behind.get(one);
  };
  const textOf = one => {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(one);
    return [behindOf(one), color, fill, parseFloat(fontSize) >= (fontWeight >= 700 ? 18.5 : 24)].join();
  };
  const seen = [...document.querySelectorAll('body *')].filter(one => one.checkVisibility() && one.getClientRects().length > 0);
  return new Map(seen.map(one => [one, textOf(one)]));
})()`;

/** Compares with the colours before, in the same scheme. */
const MARK = `(() => {
  const [before, now] = [window.${BEFORE}, ${COLOURS}];
  for (const one of new Set([...before.keys(), ...now.keys()])) {
    if (before.get(one) === now.get(one)) continue;
    const where = [before.has(one) ? 'wide' : '', now.has(one) ? 'phone' : ''].join(' ').trim();
    one.setAttribute('${OTHERWISE}', where);
  }
})()`;

const UNMARK = `document.querySelectorAll('[${OTHERWISE}]').forEach(one => one.removeAttribute('${OTHERWISE}'))`;

/**
 * Looks at the page that is shown, as it is: light and dark, at a desk and on a phone it breaks no rule of WCAG 2.2
 * AA; nothing is cut off or has to be scrolled both ways, however it is enlarged; one button at most stands
 * out; and what cannot be undone is asked back.
 *
 * All rules are asked wide in the light, and on a phone in the dark. Between light and dark only colours differ, so the other two
 * pairs are asked for the contrast of what has not been asked in that scheme: what is seen at that width alone, or looks otherwise
 * there than at the other one.
 * @param name what the page is called where it fails
 */
export const mustBeForEverybody = async (page: Page, name: string): Promise<void> => {
  const breaksNone = async (how: string, within?: string, rules?: readonly string[]): Promise<void> => {
    expect([name, how, await violations(page, within, rules)]).toEqual([name, how, []]);
  };
  const inColours = async (how: string, where: Width): Promise<void> => {
    const own = `[${OTHERWISE}~=${where}]`;
    if ((await page.locator(own).count()) > 0) await breaksNone(how, own, ['color-contrast']);
  };
  // A page that a press has led to may still be on the way.
  await page.waitForLoadState();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  await breaksNone('wide, light');
  await page.evaluate(`window.${BEFORE} = ${COLOURS}`);
  await page.setViewportSize(phone);
  await page.evaluate(MARK);
  await inColours('phone, light', 'phone');
  await page.emulateMedia({ colorScheme: 'dark' });
  await breaksNone('phone, dark');
  await page.setViewportSize(wide);
  await inColours('wide, dark', 'wide');
  await page.evaluate(UNMARK);
  await page.emulateMedia({ colorScheme: 'light' });
  const outstanding = await primaries(page);
  expect([name, outstanding]).toEqual([name, outstanding.slice(0, 1)]);
  expect([name, await hasty(page)]).toEqual([name, []]);
  await mustBeWholeWhenLarge(page, name);
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

/** At twice its size, whichever way, each of these can be brought to where it is pressed, and nothing lies over it. */
export const mustBeReachableWhenLarge = async (page: Page, selector: string): Promise<void> => {
  for (const [viewport, type] of [
    [doubled, TYPE],
    [wide, LARGE_TYPE],
    [phone, LARGE_TYPE],
  ] as const) {
    await page.setViewportSize(viewport);
    await setType(page, type);
    const found = page.locator(selector).locator('visible=true');
    expect(await found.count()).toBeGreaterThan(0);
    for (const one of await found.all()) await one.click({ trial: true });
  }
  await setType(page, TYPE);
  await page.setViewportSize(wide);
};
