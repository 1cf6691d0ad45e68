import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readStoredGame, recordOfStored } from '../support/stored-games.js';
import { violations } from './axe.js';
import { type Log, sitDown } from './seated.js';
import { newPage } from './page.js';
import type { Service } from './service.js';
import { launch, sharedService, suite } from './stage.js';

/** A stored game as far as its last move of a kind. */
const storedUntil = (name: string, type: string): Log => {
  const game = readStoredGame(name);
  return recordOfStored(
    game,
    game.rows.findLastIndex(({ action }) => action.type === type),
  );
};

const games: readonly (readonly [name: string, type: string])[] = [
  ['18mag-large-1.jsonl', 'lay'],
  ['18mag-hard-1.jsonl', 'lay'],
  ['imperial-steam-random-1.jsonl', 'track'],
];

const looks = [
  [{ width: 1280, height: 900 }, 'light', 'en'],
  // What a page of 1280 pixels has at four times its size.
  [{ width: 320, height: 640 }, 'dark', 'de'],
] as const;

const runsOff = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

suite('pages of titles with a board or a number of players of their own', () => {
  let service: Service;
  let chrome: Browser;
  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
  });
  afterAll(async () => {
    await chrome.close();
  });

  test.each(games)(
    '%s: no rule of WCAG 2.2 AA is broken, nothing runs off, nothing fails',
    async (name, type) => {
      const faults: string[] = [];
      // The check itself is a script from outside; the pages' own policy would keep it out.
      const page = await newPage(chrome, { bypassCSP: true });
      page.on('pageerror', error => faults.push(error.message));
      page.on('console', message => message.type() === 'error' && faults.push(message.text()));
      await sitDown(page, service, `anna-${name.slice(0, 9)}`, storedUntil(name, type));
      const game = new URL(page.url()).pathname;
      for (const [viewport, colorScheme, language] of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const path of [game, `${game}/what-if`, `${game}/charts`]) {
          await page.goto(`${service.url}${path}?lang=${language}`);
          await page.waitForLoadState('networkidle');
          expect([path, viewport.width, await violations(page)]).toEqual([path, viewport.width, []]);
          expect([path, viewport.width, await runsOff(page)]).toEqual([path, viewport.width, 0]);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
