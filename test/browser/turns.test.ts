import { expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { holds } from './page.js';
import { staged } from './stage.js';
import { pass, seatTwo } from './two.js';

const titleBegins = (page: Page, text: string): Promise<unknown> =>
  holds(page, `document.title.startsWith('${text}')`);

const icon = (page: Page): Promise<unknown> =>
  page.evaluate(`document.querySelector('link[rel=icon]').getAttribute('href')`);

/** Counts the tones that its pages make, and what they put on the icon of an app. */
const listenTo = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      localStorage.setItem('tones', String(Number(localStorage.getItem('tones')) + 1));
      start.apply(this, when);
    };
    navigator.setAppBadge = number => {
      localStorage.setItem('badge', String(number));
      return Promise.resolve();
    };`);

const kept = (page: Page, name: string): Promise<unknown> => page.evaluate(`localStorage.getItem('${name}')`);

staged('a tab', () => {
  test('says in title, icon and badge how many games wait, also of pages that show no game', async () => {
    const { mover, reader, game } = await seatTwo('says', { bypassCSP: true });
    await listenTo(reader.context());
    await reader.goto(new URL('/help', game).href);
    const other = await reader.context().newPage();
    await other.goto(new URL('/games', game).href);
    expect([await reader.title(), await icon(other)]).toEqual(['Help · Bahnpost', '/assets/icon.svg']);
    await pass({ mover });
    for (const page of [reader, other]) {
      await titleBegins(page, '(1)');
      expect(await icon(page)).toBe('/assets/icon-turn.svg');
      expect(await page.locator('header.top [data-count]').innerText()).toBe('1');
    }
    expect(await kept(other, 'badge')).toBe('1');
    // What it says is right after a move of one's own, too, and when the one that listened is gone.
    await reader.goto(game);
    await pass({ mover: reader });
    for (const page of [reader, other])
      await holds(page, `document.querySelector('header.top [data-count]').hidden`);
    expect([await reader.title(), await icon(other)]).toEqual(['Acting · Bahnpost', '/assets/icon.svg']);
    await reader.close();
    await pass({ mover });
    await titleBegins(other, '(1)');
    expect(await kept(other, 'tones')).toBeNull();
  });

  test('sounds once for whoever has chosen it, however many are open', async () => {
    const { mover, reader, game } = await seatTwo('sounds', { bypassCSP: true });
    await listenTo(reader.context());
    await reader.goto(new URL('/me/notifications/channels', game).href);
    const choice = reader.getByLabel('Sound in this browser');
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    // It is heard at once how it sounds.
    expect(await kept(reader, 'tones')).toBe('2');
    const other = await reader.context().newPage();
    await other.goto(new URL('/games', game).href);
    await pass({ mover });
    for (const page of [reader, other]) await titleBegins(page, '(1)');
    await holds(reader, `localStorage.getItem('tones') === '4'`);
    await reader.reload();
    expect(await choice.isChecked()).toBe(true);
    await choice.uncheck();
    await reader.goto(game);
    await pass({ mover: reader });
    await titleBegins(other, 'My games');
    await pass({ mover });
    await titleBegins(other, '(1)');
    expect(await kept(other, 'tones')).toBe('4');
  });
});
