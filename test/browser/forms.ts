import type { Page } from 'playwright-core';

/** Does the page ask its reader for a move? */
export const hasTurn = (page: Page): Promise<boolean> =>
  page.locator('#turn-heading', { hasText: 'It is your turn' }).isVisible();

/** Makes a move of this kind by its first form, after `fill` had a look at it. */
export const act = async (
  page: Page,
  type: string,
  fill?: (group: ReturnType<Page['locator']>) => Promise<void>,
): Promise<void> => {
  const group = page.locator(`#do-${type}`);
  if (await group.evaluate(one => one.matches('details:not([open])'))) await group.locator('summary').click();
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
    await page.waitForURL(url => Number(url.searchParams.get('from') ?? -1) >= Number(seen));
  } catch (error) {
    throw new Error(`${type} after ${seen} led to ${page.url()}: ${await page.locator('main').innerText()}`, {
      cause: error,
    });
  }
};
