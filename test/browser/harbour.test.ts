import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { mainCookie } from '../../src/http/cookies.js';
import { harbour } from '../http/support/harbour.js';
import { startWorld, type Player, type World } from '../http/support/world.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';

/** The harbour with more settings than anybody looks through. */
const forty = {
  ...harbour.titles[0]!,
  id: 'forty',
  settings: Array.from({ length: 40 }, (_, at) => ({
    id: `choice ${String(at)}`,
    values: [false, true] as const,
    group: at % 2 === 0 ? 'even' : 'odd',
  })),
};

/** A browser is given the harbour in place of the games of the service. */
const manifests = new URL('../fixtures/harbour/manifests.ts', import.meta.url).pathname;

let world: World;
let server: Server;
let chrome: Browser;
let url: string;
const faults: string[] = [];

/** Listens first: the service has to know its own address. */
const listen = async (): Promise<void> => {
  server = createServer((req, res) => void world.app(req, res));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
};

/** The browser of somebody who has signed in. */
const pageOf = async ({ token }: Player): Promise<Page> => {
  const page = await newPage(chrome, {});
  page.on('pageerror', error => faults.push(error.message));
  await page
    .context()
    .addCookies([{ name: mainCookie, value: token, url: url.replace('http:', 'https:'), secure: true }]);
  return page;
};

suite('a game that is no 18xx, in a browser', () => {
  let players: readonly Player[];
  beforeAll(async () => {
    await listen();
    [world, chrome] = await Promise.all([
      startWorld({ ...harbour, titles: [...harbour.titles, forty], manifests, site: url }),
      launch(),
    ]);
    players = [await world.player('Anna'), await world.player('Bert')];
  });
  afterAll(async () => {
    await chrome?.close();
    server?.closeAllConnections();
    server?.close();
    await world?.stop();
    expect(faults).toEqual([]);
  });

  const previewIn = (page: Page, form: string) => page.locator(`${form} .preview`);

  test('says what a choice will do, from what its player sees, and is played', async () => {
    const game = await world.game(players, {}, 'harbour');
    const [anna, bert] = [await pageOf(players[0]!), await pageOf(players[1]!)];
    await anna.goto(`${url}/g/${game}`);
    const load = '#do-load form';
    await previewIn(anna, load).getByText('Anna has loaded').waitFor();
    for (const box of await anna.locator(`${load} [type=checkbox]`).all()) await box.uncheck();
    await previewIn(anna, load).getByText('choose 1 to 3, not 0').waitFor();
    await anna.locator(`${load} [type=checkbox]`).nth(1).check();
    await previewIn(anna, load).getByText('Anna has loaded').waitFor();
    await anna.locator(`${load} button`).click();
    await anna.getByText('To move: Bert').waitFor();

    // Now another's load lies covered: what comes of one's own hangs on it.
    await bert.goto(`${url}/g/${game}`);
    await previewIn(bert, load).getByText('You will only see that once it happens.').waitFor();
    expect(await bert.content()).not.toMatch(/"hands":\[\["/);
    await bert.locator(`${load} button`).click();
    await bert.getByText('To move: Anna').waitFor();
    await anna.goto(`${url}/g/${game}`);

    // A place of the board is tapped, and the board shows what it would look like.
    const quay = anna.locator('[data-places] [data-place="north"]');
    const bare = await quay.innerHTML();
    await previewIn(anna, '#do-dock').getByText('docks at North Quay').waitFor();
    await anna.locator('[data-places] a[href*="place=north"]').click();
    // A list cannot be laid out side by side: the form for this place comes from the service.
    await anna.locator('#do-dock [type=hidden][name="f.at"]').waitFor({ state: 'attached' });
    await previewIn(anna, '#do-dock').getByText('docks at North Quay').waitFor();
    const dock = anna.locator('#turn form', { hasText: 'Bonuses' }).first();
    await dock.locator('[name="f.bonuses.1"]').selectOption('"rope"');
    await dock.locator('.preview').getByText('docks at North Quay with the crane, the rope').waitFor();
    await dock
      .locator('.preview')
      .getByText(/Points \d+ → \d+/)
      .waitFor();
    await expect(quay.innerHTML()).resolves.not.toBe(bare);
    await dock.locator('button').click();
    await anna.getByText('Anna docks at North Quay').first().waitFor();
  });

  test('can be tried further, alone, as far as is seen', async () => {
    const game = await world.game(players, {}, 'harbour');
    const anna = await pageOf(players[0]!);
    await anna.goto(`${url}/g/${game}/what-if`);
    await anna.locator('#tried-heading').waitFor();
    await anna.locator('#turn #do-load button').click();
    expect(await anna.locator('#tried .log > li').allInnerTexts()).toEqual([
      expect.stringContaining('load '),
    ]);
    // The other's hand is blank, so nobody can choose from it here.
    expect(await anna.locator('#turn').count()).toBe(0);
    expect(await anna.locator('#players').innerText()).toContain('covered');
    await anna.getByRole('button', { name: 'Take back the last move' }).click();
    expect(await anna.locator('#turn #do-load').count()).toBe(1);
  });

  test('forty settings are searched, and say at once what is changed', async () => {
    const anna = await pageOf(players[0]!);
    await anna.goto(`${url}/games/new?title=forty`);
    const shown = anna.locator('.setting:visible');
    expect(await shown.count()).toBe(0);
    await anna.getByLabel('Find a setting').fill('choice 1');
    expect(await shown.count()).toBe(11);
    await anna.getByLabel('Find a setting').fill('CHOICE 17');
    const parts = anna.locator('.settings details:has(.setting):visible > summary');
    expect(await parts.allTextContents()).toEqual(['odd none of them']);
    await anna.getByLabel('choice 17').check();
    expect(await parts.allTextContents()).toEqual(['odd choice 17']);
    expect(await shown.innerText()).toContain('Not as in the preset (off)');
    // Without the script there is nothing to search with, and nothing is hidden for good.
    const plain = await newPage(chrome, { javaScriptEnabled: false });
    await plain.context().addCookies(await anna.context().cookies());
    await plain.goto(`${url}/games/new?title=forty`);
    expect(await plain.locator('[data-find-setting]').isVisible()).toBe(false);
    await plain.locator('summary', { hasText: 'even' }).click();
    expect(await plain.locator('.setting:visible').count()).toBe(20);
  });
});
