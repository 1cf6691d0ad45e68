import type { Page } from 'playwright-core';

/** Does the page ask its reader for a move? */
export const hasTurn = (page: Page): Promise<boolean> =>
  page.locator('#turn-heading', { hasText: 'It is your turn' }).isVisible();

const gone = (page: Page, seen: string): Promise<void> =>
  page.waitForURL(url => Number(url.searchParams.get('from') ?? -1) >= Number(seen));

/** Makes a move of this kind by the first row that has a button for it. */
const actInRow = async (page: Page, type: string): Promise<void> => {
  const form = page.locator(`#turn form.deed:has(input[name=type][value="${type}"])`).first();
  const seen = await form.locator('input[name=expected]').inputValue();
  await form.locator('button').click();
  await gone(page, seen);
};

/** Makes a move of this kind by its first form, after `fill` had a look at it. */
export const act = async (
  page: Page,
  type: string,
  fill?: (group: ReturnType<Page['locator']>) => Promise<void>,
): Promise<void> => {
  const group = page.locator(`#do-${type}`);
  // What stands in rows with buttons of their own is not on the menu as well.
  if ((await group.count()) === 0) return actInRow(page, type);
  if (await group.evaluate(one => one.matches('details:not([open])')))
    await group.locator('summary').first().click();
  // What is chosen with a tile is seen once the tile is pressed.
  const tile = group.locator('xpath=ancestor::section[contains(@class, "of-tile")]');
  if ((await tile.count()) > 0 && (await tile.isHidden()))
    await page.locator(`#${(await tile.getAttribute('id'))!.slice('of-'.length)}`).click();
  await fill?.(group);
  const seen = await page.locator('#turn input[name=expected]').first().inputValue();
  const sheet = page.locator('#turn .sheet');
  await ((await sheet.count()) > 0 ? sheet : group.locator('form.option').first())
    .locator('button:not([type=button])')
    .first()
    .click();
  try {
    await gone(page, seen);
  } catch (error) {
    throw new Error(`${type} after ${seen} led to ${page.url()}: ${await page.locator('main').innerText()}`, {
      cause: error,
    });
  }
};
