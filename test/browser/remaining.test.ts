import { expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { mustBeForEverybody, mustBeForEverybodyAt } from './look.js';
import { addressOf, logUntil, signIn, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';
import { openMail } from './mailbox.js';

/** Where each page of the service is looked at with the rules of WCAG 2.2 AA, by its template. */
const lookedAt = {
  accessible: [
    ...[
      'home',
      'sign-in',
      'sign-in-sent',
      'mailbox',
      'mail',
      'api-docs',
      'game',
      'history',
      'votes',
      'help',
      'help-text',
      'error',
    ],
    ...[
      'games',
      'new-game',
      'tables',
      'results',
      'me',
      'notifications',
      'channels',
      'replies',
      'security',
      'my-bots',
      'bots',
      'leave',
    ],
    ...['waiting-room', 'chat', 'notes', 'plans', 'orders', 'spectators', 'game-channels', 'charts'],
  ],
  why: ['why', 'company'],
  everywhere: ['data-set', 'compare', 'what-if', 'help-rules', 'help-notation'],
  'first-game': ['first-game'],
  operators: [
    'overview',
    'games',
    'game',
    'people',
    'person',
    'mails',
    'jobs',
    'checks',
    'announcements',
    'data-sets',
    'acts',
  ].map(name => `admin-${name}`),
  here: [
    ...[
      'invited',
      'seat',
      'watch',
      'address',
      'confirm',
      'sign-in-code',
      'token-made',
      'consent',
      'webhook-secret',
      'webhook',
    ],
    ...['notifications-game', 'terms', 'kept-seat'],
  ],
  around: ['import', 'import-run', 'results-people', 'results-person', 'search'],
};

test('no page is forgotten', async () => {
  const folder = new URL('../../templates/page/', import.meta.url);
  const pages = (await readdir(folder)).map(name => name.replace(/\.hbs$/, ''));
  expect(Object.values(lookedAt).flat().sort()).toEqual(pages.sort());
});

/** A page to be checked by a script from outside, which its own policy would keep out. */
const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openPage({ bypassCSP: true, ...options });
  return page;
};

const typeMove = async (page: Page, line: string): Promise<void> => {
  await page.fill('#notation', line);
  await page.click('#typed button');
  await page.locator('#refused').waitFor();
};

staged('the remaining pages for everybody', () => {
  const at = (path: string): string => stage.service.url + path;

  test('what links from mails open', async () => {
    const page = await open();
    for (const path of ['/i', '/k', '/g/nothing/seat?do=pass', '/g/nothing/watch', '/me/address'])
      await mustBeForEverybodyAt(page, at(path));
    await page.goto(at('/g/nothing/seat?lang=de'));
    await page.fill('#secret', 'Eisenbahnknotenpunkthinundherschieberei');
    await page.click('form[data-secret-form] button');
    await page.locator('#refused:focus').waitFor();
    await mustBeForEverybody(page, 'a link that opens no seat');
  });

  test('the code for another device', async () => {
    const [here, there] = [await open(), await open({ locale: 'de-DE' })];
    await here.goto(at('/'));
    await here.fill('#address', addressOf('cleo'));
    await here.click('text=Send me a link');
    await here.waitForURL(/in\/sent/);
    await openMail(there, at(''), addressOf('cleo'));
    await there.click('.mail-links a[href*="#t="]');
    await there.locator('form[data-secret-form] button').click();
    await there.waitForURL(/redeem/);
    await mustBeForEverybody(there, 'sign-in-code');
  });

  test('a token, a webhook and its secret', async () => {
    const page = await open();
    await signIn(page, stage.service, 'dora');
    await page.goto(at('/me/security'));
    await page.fill('#token-name', 'Robot');
    await page.click('form[action="/me/tokens"] button');
    await page.waitForURL(/tokens$/);
    await mustBeForEverybody(page, 'token-made');
    const registered = await fetch(at('/oauth/register'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_name: 'Robota', redirect_uris: ['https://robota.example/back'] }),
    });
    const { client_id: client } = (await registered.json()) as { readonly client_id: string };
    const asked = new URLSearchParams({
      ...{ client_id: client, redirect_uri: 'https://robota.example/back', response_type: 'code' },
      ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
    });
    await page.goto(at(`/oauth/authorize?${asked.toString()}`));
    await page.locator('form[action="/oauth/authorize"]').waitFor();
    await mustBeForEverybody(page, 'consent');
    await page.goto(at('/me/notifications/channels'));
    // An address of the public internet, to which nothing is sent here.
    await page.fill('#hook-url', 'https://1.1.1.1/hook');
    await page
      .locator('form[action="/me/webhooks"] [name=name]')
      .fill('Eisenbahnknotenpunkthinundherschieberei');
    await page.click('form[action="/me/webhooks"] button');
    await page.waitForURL(/webhooks$/);
    await mustBeForEverybody(page, 'webhook-secret');
    const hook = await page.locator('main a[href^="/me/notifications/channels/"]').getAttribute('href');
    await mustBeForEverybodyAt(page, at(hook!));
  });

  test('a table that gathers: its terms, and a seat that is kept', async () => {
    const page = await open();
    await signIn(page, stage.service, 'emma');
    await page.goto(at('/games/new'));
    await page.fill('#name', 'Thursdays');
    await page.selectOption('[name=open]', '2');
    await page.click('button:has-text("Create the game")');
    await page.waitForURL(/\/g\/\w+$/);
    const { pathname } = new URL(page.url());
    await mustBeForEverybodyAt(page, at(`${pathname}/terms`));
    await mustBeForEverybodyAt(page, at(pathname));
    await page.locator('details:has(form[action$="/keep"]) > summary').first().click();
    await mustBeForEverybody(page, 'the ways to fill a seat');
    await page.locator('form[action$="/keep"] button').first().click();
    const link = await page.locator('#link').inputValue();
    await mustBeForEverybody(page, 'kept-seat');
    const guest = await open({ locale: 'de-DE' });
    await guest.goto(link);
    await guest.locator('form[data-secret-form] button').click();
    await guest.locator('h1', { hasText: 'Thursdays' }).waitFor();
    await mustBeForEverybody(guest, 'confirm');
  });

  test('a game’s page that says why a move was refused, and the choices of its mails', async () => {
    const page = await open();
    await sitDown(page, stage.service, 'fritz', logUntil('stock-turn'));
    const { pathname } = new URL(page.url());
    const nonsense = 'Eisenbahnknotenpunkthinundherschieberei'.repeat(3);
    await page.goto(at(`${pathname}?lang=de`));
    await typeMove(page, nonsense);
    expect(await page.locator('#refused:focus').count()).toBe(1);
    expect(await page.inputValue('#notation')).toBe(nonsense);
    await mustBeForEverybody(page, 'refused in place');
    await mustBeForEverybodyAt(page, at(`/me/notifications/games/${pathname.split('/')[2]!}`));

    // Without a script the browser itself takes the reader there.
    const plain = await open({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    await plain.goto(at(pathname));
    await typeMove(plain, nonsense);
    await plain.locator('#refused:focus').waitFor();
    expect(await plain.inputValue('#notation')).toBe(nonsense);
    await plain.fill('#notation', 'pass');
    await plain.click('#typed button');
    await plain.waitForURL(/from=/);
    expect(await plain.locator('.done li').count()).toBeGreaterThan(0);
  });
});
