import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { mustBeForEverybody } from './look.js';
import { addressOf, logUntil, signIn, sitDown } from './seated.js';
import { holds } from './page.js';
import { openPage, stage, staged } from './stage.js';

/** A page to be checked by a script from outside, which its own policy would keep out. */
const open = (options: BrowserContextOptions = {}): Promise<Page> =>
  openPage({ bypassCSP: true, ...options });

const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

staged('the pages around the table', () => {
  const file = {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(logUntil('stock-turn'))),
  };

  /** The service imports one game at a time, and other files have theirs: then the page asks to try again. */
  const importing = async (page: Page, fill: () => Promise<void>, there: Locator): Promise<void> => {
    const busy = page.getByText('Another game is being imported');
    for (;;) {
      await fill();
      await page.click('button:has-text("Import")');
      await there.or(busy).first().waitFor();
      if (await there.isVisible()) return;
      await page.goto(`${stage.service.url}/games/import`);
    }
  };

  test('a game is imported from a file; the page shows by itself when it is there', async () => {
    const page = await open();
    await signIn(page, stage.service, 'iris');
    await page.click('text=Import a game');
    await mustBeForEverybody(page, 'import');
    await importing(page, () => page.setInputFiles('#file', file), page.locator('[data-progress=over]'));
    await mustBeForEverybody(page, 'import-run');
    await page.click('text=Open the game');
    await page.locator('h1', { hasText: 'Acting' }).waitFor();
  });

  test('without script a text is pasted, and the page comes again until the game is there', async () => {
    const page = await openPage({ javaScriptEnabled: false, ...phone });
    const helper = await openPage(phone);
    await signIn(helper, stage.service, 'ivan');
    await page.context().addCookies(await helper.context().cookies());
    await page.goto(`${stage.service.url}/games/import`);
    const text = file.buffer.toString();
    await importing(page, () => page.fill('#text', text), page.locator('a', { hasText: 'Open the game' }));
  });

  test('my games are cards with a picture each, on a phone in the dark too', async () => {
    const page = await open(phone);
    await sitDown(page, stage.service, 'carla', logUntil('stock-turn'));
    await page.goto(`${stage.service.url}/games`);
    const card = page.locator('.games li.asks');
    expect(await card.count()).toBe(1);
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await holds(page, `document.querySelector('.games li.asks img').naturalWidth > 0`);
    expect(await page.evaluate(`document.querySelector('.games li.asks img').currentSrc`)).toContain(
      'theme=dark',
    );
    await mustBeForEverybody(page, 'games');
    await card.locator('.name').click();
    await page.waitForURL(/\/g\/\w+#turn$/);
  });

  test('whoever lets others see their results is found by them, with charts', async () => {
    const page = await open();
    await sitDown(page, stage.service, 'rosa', logUntil('stock-turn'));
    // Her game is over.
    await stage.service.database.asOwner(
      `UPDATE game g SET phase = 'ended', ended_at = now(), standing = jsonb_build_object('ended', true,
         'round', standing -> 'round', 'result', jsonb_build_object('reason', 'bank', 'scores',
         '[{"seat":0,"points":30,"parts":{}},{"seat":1,"points":10,"parts":{}}]'::jsonb))
       FROM seat s JOIN address a ON a.person_id = s.person_id WHERE s.game_id = g.id AND a.email = '${addressOf('rosa')}'`,
    );
    await page.goto(`${stage.service.url}/results`);
    await page.check('[name=show]');
    await page.click('form[action="/results/shown"] button');
    await page.locator('.done').waitFor();
    await mustBeForEverybody(page, 'results');
    await page.click('text=Results of others');
    await mustBeForEverybody(page, 'results-people');
    await page.click('main table a:has-text("rosa")');
    await page.locator('h1', { hasText: 'rosa' }).waitFor();
    await mustBeForEverybody(page, 'results-person');
    await page.goto(`${stage.service.url}/games`);
    await page.fill('#search', 'rosa');
    await page.press('#search', 'Enter');
    await page.locator('main li a', { hasText: /^rosa$/ }).waitFor();
    expect(await page.locator('main .games > li').count()).toBe(1);
    await mustBeForEverybody(page, 'search');
  });

  test('on a phone the head takes two lines at most, in either language', async () => {
    const page = await openPage(phone);
    await signIn(page, stage.service, 'henriette-marie');
    for (const language of ['en', 'de']) {
      await page.goto(`${stage.service.url}/games?lang=${language}`);
      const middles = await page.locator('header.top a').evaluateAll(links =>
        links.map(link => {
          const { top, bottom } = link.getBoundingClientRect() as { top: number; bottom: number };
          return (top + bottom) / 2;
        }),
      );
      // Where the next link stands clearly lower, a line begins.
      const lines = middles.filter((at, n) => n === 0 || at > middles[n - 1]! + 12).length;
      expect([language, lines]).toEqual([language, 2]);
    }
  });
});
