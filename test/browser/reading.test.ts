import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import type { Section } from '../../src/present/presenter.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';
import { startStand, type Stand } from './stand.js';

const rows = [
  ['PRR', 'Anna', '$82', '$1,200'],
  ['B&O', 'Bert', '$100', '$60'],
  ['NYC', 'Cleo', '$9', '–'],
];

const sections: readonly Section[] = [
  {
    id: 'companies',
    heading: 'Companies',
    tables: [
      {
        caption: 'Companies',
        columns: [
          { heading: 'Company' },
          { heading: 'President' },
          { heading: 'Price', number: true },
          { heading: 'Cash', number: true },
        ],
        rows,
        was: rows.map((_, at) => [null, null, at === 0 ? '$300' : null, null]),
        cards: 'companies',
        sorts: true,
      },
    ],
  },
];

suite('tables and cards', () => {
  let stand: Stand;
  let chrome: Browser;
  beforeAll(async () => {
    [stand, chrome] = await Promise.all([startStand(() => sections), launch()]);
  });
  afterAll(() => Promise.all([chrome.close(), stand.stop()]));

  const open = async (options: object): Promise<Page> => {
    const page = await newPage(chrome, options);
    await page.goto(stand.url);
    return page;
  };
  const wide = { viewport: { width: 1280, height: 900 } };
  const phone = { viewport: { width: 390, height: 844 } };

  const order = (page: Page): Promise<readonly string[]> => page.locator('table tbody tr th').allInnerTexts();

  test('a column sorts by click and by key: numbers by their worth now, and the third time as before', async () => {
    const page = await open(wide);
    const head = page.locator('th', { hasText: 'Price' });
    await head.getByRole('button').click();
    expect(await order(page)).toEqual(['B&O', 'PRR', 'NYC']);
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['NYC', 'PRR', 'B&O']);
    await page.keyboard.press('Enter');
    expect([await order(page), await head.getAttribute('aria-sort')]).toEqual([['PRR', 'B&O', 'NYC'], null]);
    // What is empty comes last, either way.
    const cash = page.locator('th', { hasText: 'Cash' });
    await cash.getByRole('button').click();
    expect(await order(page)).toEqual(['PRR', 'B&O', 'NYC']);
    await cash.getByRole('button').click();
    expect(await order(page)).toEqual(['B&O', 'PRR', 'NYC']);
    await page.locator('th', { hasText: 'President' }).getByRole('button').click();
    expect([await order(page), await cash.getAttribute('aria-sort')]).toEqual([['PRR', 'B&O', 'NYC'], null]);
    await page.context().close();
  });

  test('the script moves nothing when it makes headings sort', async () => {
    const [quick, plain] = [await open(wide), await open({ ...wide, javaScriptEnabled: false })];
    const size = async (page: Page) => {
      const { width, height } = (await page.locator('table').boundingBox())!;
      return { width, height };
    };
    await quick.locator('th button').first().waitFor();
    expect(await size(quick)).toEqual(await size(plain));
    await Promise.all([quick.context().close(), plain.context().close()]);
  });

  test('a phone shows cards side by side, without a script; either can be chosen everywhere', async () => {
    const page = await open({ ...phone, javaScriptEnabled: false });
    const cards = page.locator('.deck > li');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(first!.y).toBe(second!.y);
    expect(second!.x + second!.width).toBeLessThanOrEqual(390);
    expect(await page.locator('table').isVisible()).toBe(false);
    expect(await cards.nth(0).innerText()).toMatch(/Price\s*\$82\s*before\s*\$300/);
    await page.getByLabel('Table').check();
    expect([await page.locator('table').isVisible(), await cards.nth(0).isVisible()]).toEqual([true, false]);
    await page.context().close();
  });

  test('what was chosen is there the next time', async () => {
    const page = await open(wide);
    expect(await page.locator('.deck').isVisible()).toBe(false);
    await page.getByLabel('Cards').check();
    await page.reload();
    expect(await page.locator('.deck').isVisible()).toBe(true);
    await page.context().close();
  });

  test('the heading of a row stays in sight while the table scrolls', async () => {
    const page = await open({ viewport: { width: 320, height: 640 } });
    await page.getByLabel('Table').check();
    const region = page.locator('div.scroll');
    await region.evaluate(box => (box.scrollLeft = 200));
    const [box, head] = [await region.boundingBox(), await page.locator('tbody th').first().boundingBox()];
    expect(Math.round(head!.x)).toBe(Math.round(box!.x));
    await page.context().close();
  });

  test('what a cell said before is said to a screen reader too', async () => {
    const page = await open(wide);
    const cell = page.locator('table td').filter({ hasText: '$300' });
    expect(await cell.evaluate(one => one.textContent)).toBe('$82 before $300');
    expect(await page.evaluate(`getComputedStyle(document.querySelector('td .new')).fontWeight`)).toBe('700');
    await page.context().close();
  });

  describe('the last visit', () => {
    const link = (page: Page) => page.locator('.compared a');
    const offered = async (page: Page, newest: number): Promise<string | null> => {
      await page.goto(`${stand.url}?visit=${String(newest)}`);
      return (await link(page).isVisible()) ? link(page).getAttribute('href') : null;
    };
    /** Moves the browser's memory of its visits back in time. */
    const wait = (page: Page, minutes: number): Promise<unknown> =>
      page.evaluate(`(() => {
        const visits = JSON.parse(localStorage.getItem('visits'));
        for (const visit of Object.values(visits)) visit.at -= ${String(minutes * 60_000)};
        localStorage.setItem('visits', JSON.stringify(visits));
      })()`);

    test('is remembered by the browser alone, and what is new since then is offered', async () => {
      const page = await open(wide);
      await page.evaluate('localStorage.clear()');
      expect(await offered(page, 5)).toBeNull();
      await wait(page, 60);
      expect(await offered(page, 9)).toBe('?since=5');
      // Within one visit the comparison stays with the visit before.
      expect(await offered(page, 10)).toBe('?since=5');
      await wait(page, 60);
      expect(await offered(page, 10)).toBeNull();
      await wait(page, 60);
      expect(await offered(page, 12)).toBe('?since=10');
      await page.context().close();
    });

    test('shows without moving anything', async () => {
      const page = await open(wide);
      await offered(page, 5);
      const before = await page.locator('#companies').boundingBox();
      await wait(page, 60);
      await offered(page, 9);
      expect(await page.locator('#companies').boundingBox()).toEqual(before);
      await page.context().close();
    });
  });
});
