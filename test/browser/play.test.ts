import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import { act, hasTurn } from './forms.js';
import type { Service } from './service.js';
import { addressOf } from './seated.js';
import { holds, newPage } from './page.js';
import { launch, sharedService, suite } from './stage.js';

let service: Service | undefined;
let chrome: Browser | undefined;

/** Everything that went wrong on any page. */
const faults: string[] = [];

const person = async (): Promise<Page> => {
  const viewport = { width: 1000, height: 900 };
  const page = await newPage(chrome!, { timezoneId: 'Europe/Zurich', viewport });
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return page;
};

/** Opens the newest mail to somebody, waiting until it has been sent. */
const openMail = async (page: Page, to: string, subject: string): Promise<void> => {
  const mail = page.locator('.cards li', { hasText: to }).filter({ hasText: subject }).first();
  await page.goto(`${service!.url}/mailbox`);
  while ((await mail.count()) === 0) {
    await page.waitForTimeout(250);
    await page.goto(`${service!.url}/mailbox`);
  }
  await mail.locator('a').click();
};

/** Follows the link with a secret as the mail shows it, then presses its button. */
const followSecret = async (page: Page): Promise<string> => {
  await page.click('.mail-links a[href*="#t="]');
  await holds(page, 'location.hash === ""');
  const button = page.locator('form[data-secret-form] button');
  await button.filter({ hasText: 'Continue as' }).waitFor();
  const label = (await button.textContent()) ?? '';
  await button.click();
  return label;
};

const kinds = async (page: Page): Promise<readonly string[]> => {
  const groups = page.locator('#turn [id^="do-"]');
  const rows = page.locator('#turn form.deed input[name=type]');
  return [
    ...(await groups.evaluateAll(all => all.map(group => group.id.replace('do-', '')))),
    ...(await rows.evaluateAll(all => all.map(type => type.getAttribute('value')!))),
  ];
};

suite('1830 in a browser, by clicks', () => {
  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
  });
  afterAll(async () => {
    await chrome?.close();
  });

  test('a link opened on a phone shows a code, which signs in where it was asked for', async () => {
    const desk = await person();
    await desk.goto(`${service!.url}/me`);
    await desk.fill('#address', addressOf('cleo'));
    await desk.click('text=Send me a link');
    await desk.waitForURL('**/in/sent**');

    const phone = await person();
    await openMail(phone, addressOf('cleo'), 'sign');
    await followSecret(phone);
    const code = (await phone.locator('[data-sign-in-code]').textContent()) ?? '';
    await phone.goto(`${service!.url}/games`);
    expect(phone.url()).toContain('/in?next=');

    await desk.fill('#digits', code);
    await desk.click('form[action="/in/code"] button');
    await desk.waitForURL('**/me');
    expect(await desk.locator('#zone').inputValue()).toBe('Europe/Zurich');
    expect(faults).toEqual([]);
  });

  test('from the mailbox through the opening auction and two operating turns to the history', async () => {
    const anna = await person();
    await anna.goto(`${service!.url}/`);
    await anna.fill('#address', addressOf('anna'));
    await anna.click('text=Send me a link');
    await openMail(anna, addressOf('anna'), 'sign');
    expect(await followSecret(anna)).toBe('Continue as anna');
    await anna.waitForURL('**/games');

    await anna.click('nav >> text=New game');
    await anna.fill('#name', 'Friday two');
    await anna.fill('input[name="address.2"]', addressOf('bert'));
    await anna.selectOption('select[name="language.2"]', 'en');
    await anna.click('text=Create the game');
    await anna.waitForURL(/\/g\/\w+$/);
    const game = anna.url();

    const bert = await person();
    await openMail(bert, addressOf('bert'), 'Friday two');
    // Showing an invitation changes nothing, so there is nothing to press before.
    await bert.click('.mail-links a[href*="#t="]');
    await bert.click('text=Join');
    await bert.waitForURL(/\/g\/\w+$/);

    const players = [anna, bert];
    /** Whose turn it is, with the page fresh. */
    const asked = async (): Promise<Page> => {
      for (const page of players) {
        await page.goto(game);
        if (await hasTurn(page)) return page;
      }
      throw new Error('nobody is asked');
    };

    for (const lot of ['SV', 'CS', 'DH', 'MH', 'CA', 'BO']) {
      const page = await asked();
      await act(page, 'take');
      expect(await page.locator('.done').textContent()).toContain(`buys ${lot}`);
    }
    const president = await asked();
    await act(president, 'par', async group => {
      await group.locator('select').selectOption('100');
    });
    const other = players.find(page => page !== president)!;

    for (let bought = 0; bought < 4;) {
      const page = await asked();
      if (page === other) await act(page, 'pass');
      else {
        const form = page.locator('#do-buy form.option', { hasText: 'B&O' }).first();
        if ((await page.locator('#do-buy:not([open]) summary').count()) > 0)
          await page.locator('#do-buy summary').click();
        await form.locator('button').click();
        await page.waitForURL(/from=/);
        bought++;
      }
    }
    while (/stock round/i.test((await (await asked()).locator('.status').textContent()) ?? ''))
      await act(await asked(), 'pass');

    const operate = async (): Promise<void> => {
      const seen = new Set<string>();
      for (let steps = 0; steps < 12; steps++) {
        await president.goto(game);
        const offered = await kinds(president);
        if (
          !(await hasTurn(president)) ||
          !/operating/i.test((await president.locator('.status').textContent()) ?? '')
        )
          return;
        const next = ['lay', 'run', 'dividend', 'train', 'pass'].find(
          kind => offered.includes(kind) && !seen.has(kind),
        );
        if (next === undefined) return;
        seen.add(next);
        if (next === 'lay') {
          // A tap on the map chooses the place; nothing is laid by it.
          const before = await president.locator('#turn input[name=expected]').first().inputValue();
          await president.locator('#map a[href*="place="]').first().click();
          await president.waitForURL(/place=/);
          expect(await president.locator('#turn input[name=expected]').first().inputValue()).toBe(before);
        }
        await act(president, next);
      }
    };
    await operate();
    expect(await president.locator('#companies').textContent()).toMatch(/B&O/);
    for (let i = 0; i < 8; i++) {
      const page = await asked();
      if (!/stock round/i.test((await page.locator('.status').textContent()) ?? '')) break;
      await act(page, 'pass');
    }
    await operate();

    await president.goto(`${game}/history`);
    const steps = await president.locator('.scrubber [data-text]').textContent();
    expect(steps).toMatch(/Step (\d+) of \1/);
    await president.click('a[rel=prev]');
    await president.waitForURL(/step=/);
    await president.click('text=Permanent link to this position');
    await president.waitForURL(/\/p\/[0-9a-f]+$/);
    expect(await president.locator('#map .drawing > svg').count()).toBe(1);
    expect(await president.locator('.log').first().textContent()).toMatch(/\w/);
    const all = (await president.locator('#log').textContent()) ?? '';
    for (const move of ['take SV', 'par B&O 100', 'buy B&O', 'train 2', 'pay']) expect(all).toContain(move);
    expect(faults).toEqual([]);
  });
});
