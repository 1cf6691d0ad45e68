import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { titles } from '../../src/titles/registry.js';
import { mustBeForEverybody, mustBeReachableWhenLarge } from './look.js';
import { recordOf, rounds } from './rounds.js';
import { addressOf, logUntil, signIn, sitDown } from './seated.js';
import type { Service } from './service.js';
import { newPage } from './page.js';
import { launch, sharedService, suite } from './stage.js';
import { openMail } from './mailbox.js';

let service: Service | undefined;
let chrome: Browser | undefined;

/** The check itself is a script from outside; the pages' own policy would keep it out. */
const openPage = (options: BrowserContextOptions): Promise<Page> =>
  newPage(chrome!, { bypassCSP: true, ...options });

/** The demo games are named on the first page when they are made. */
const demoIsMade = async (page: Page): Promise<void> => {
  const made = page.locator('.games .name');
  for (;;) {
    await page.goto(`${service!.url}/`);
    if ((await made.count()) === titles.size) return;
    await page.waitForTimeout(250);
  }
};

/** Somebody begins a game against the service, in a browser of their own, and is mailed that it is their turn. */
const begin = async (name: string): Promise<void> => {
  const page = await openPage({});
  await signIn(page, service!, name);
  const made =
    await page.evaluate(`fetch('/api/v1/games', { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: '1830', name: 'Evenings', settings: {}, seats: [{ kind: 'me' }, { kind: 'service' }] }),
  }).then(answer => answer.status)`);
  expect(made).toBe(201);
  await page.context().close();
};

/** The turn mail of somebody. */
const openTurn = (page: Page, name: string): Promise<unknown> =>
  openMail(page, service!.url, addressOf(name), 'Your turn');

const lookAt = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(`${service!.url}${path}`);
    await mustBeForEverybody(page, path);
  }
};

suite('pages for everybody', () => {
  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
  });
  afterAll(async () => {
    await chrome?.close();
  });

  test('without JavaScript a turn is taken from the mail by pasting the code', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await begin('nora');
    await openTurn(page, 'nora');
    const link = (await page.locator('.mail-links a[href*="#t="]').first().textContent()) ?? '';
    await page.goto(link);
    await page.fill('#secret', link.split('#t=')[1]!);
    await page.click('form[data-secret-form] button');
    await page.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor();
    const group = page.locator('#turn [id^="do-"]', { has: page.locator('form.option') }).first();
    if (await group.evaluate(one => one.matches('details:not([open])')))
      await group.locator('summary').first().click();
    await group.locator('form.option button').first().click();
    await page.waitForURL(/from=/);
    expect(await page.locator('.done li').count()).toBeGreaterThan(0);
  });

  test('no rule of WCAG 2.2 AA is broken, nothing is cut off, and one button at most stands out', async () => {
    const page = await openPage({});
    await demoIsMade(page);
    const demo = (await page.locator('.games .name').first().getAttribute('href'))!;
    await begin('dana');
    await openTurn(page, 'dana');
    await page.click('.mail-links a[href*="#t="]');
    await page.locator('form[data-secret-form] button', { hasText: 'Continue as' }).click();
    await page.waitForURL(/#turn$/);
    const game = new URL(page.url()).pathname;
    await lookAt(page, [
      '/',
      '/in',
      '/in/sent',
      '/mailbox',
      '/mailbox/newest',
      '/api/docs',
      '/help',
      '/help/how',
      '/help/about',
      '/help/privacy',
      '/help/rules/1830',
      '/help/notation/1849',
      game,
      `${game}/history`,
      `${game}/votes`,
      demo,
      '/g/nothing',
    ]);
  });

  test('so with the pages of somebody who plays, and a turn can be taken at twice the size', async () => {
    const page = await openPage({});
    await sitDown(page, service!, 'dora', logUntil('stock-turn'));
    const game = new URL(page.url()).pathname;
    await page.goto(`${service!.url}/games/new`);
    await page.fill('#name', 'Thursdays');
    await page.selectOption('[name=open]', '2');
    await page.getByText('Look for players').click();
    await page.check('[name=listed]');
    await page.click('button:has-text("Create the game")');
    await page.waitForURL(/\/g\/\w+$/);
    const waiting = new URL(page.url()).pathname;
    await page.goto(`${service!.url}/me/bots`);
    await page.fill('#bot', 'Robota');
    await page.check('[name=forAll]');
    await page.click('button:has-text("Create the bot")');
    await lookAt(page, [
      '/games',
      '/games/new',
      '/tables',
      '/results',
      '/me',
      '/me/notifications',
      '/me/notifications/channels',
      '/me/replies',
      '/me/security',
      '/me/bots',
      '/bots',
      '/me/delete',
      waiting,
      ...['chat', 'spectators', 'channels'].map(path => `${waiting}/${path}`),
      game,
      ...['chat', 'notes', 'plans', 'orders', 'votes', 'spectators', 'channels', 'charts'].map(
        path => `${game}/${path}`,
      ),
    ]);
    // Unfolded, too.
    await page.goto(`${service!.url}${game}/votes`);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await mustBeForEverybody(page, 'votes, unfolded');
    await page.goto(`${service!.url}${game}#turn`);
    await mustBeReachableWhenLarge(page, '#turn button');
  });

  test('so with a turn of 1856', async () => {
    const page = await openPage({});
    const round = rounds.find(({ title }) => title === title1856)!;
    await sitDown(page, service!, 'gwen', recordOf(round).log);
    await mustBeForEverybody(page, 'a turn of 1856');
  });
});
