import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/** As long as names may be, with nowhere to break; and pictures before a name that is read from the right. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapit';
const MIXED = `${'🚂'.repeat(8)} משה (כהן) 1`;

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const width = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth');

/** Cells whose text runs over what stands below them. */
const overfull = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('.ledger :is(th, td)')]
    .filter(one => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1).map(one => one.innerText)`);

staged('long and unusual names', () => {
  test('on a phone of 360 px no page of a game is wider than the screen, and nothing lies on something else', async () => {
    const page = await openPage(phone);
    const log = logUntil('stock-turn');
    await sitDown(page, stage.service, 'hedda', { ...log, name: LONG.toUpperCase(), players: [LONG, MIXED] });
    const game = new URL(page.url()).pathname;
    await stage.service.database.asOwner(
      `UPDATE seat SET name = '${LONG}' WHERE game_id = '${game.slice('/g/'.length)}' AND name = 'hedda'`,
    );
    for (const path of ['/games', `${game}/history`, game]) {
      await page.goto(stage.service.url + path);
      expect([path, await width(page), await overfull(page)]).toEqual([path, 360, []]);
    }
    for (const panel of ['players', 'companies', 'trains', 'bank', 'privates']) {
      await page.locator(`input[name=panel][value=${panel}]`).check({ force: true });
      expect([panel, await width(page), await overfull(page)]).toEqual([panel, 360, []]);
    }
  });
});
