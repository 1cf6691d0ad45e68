import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { addressOf, ownDomain, signIn } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/** Opens the newest mail to somebody whose subject begins so, once it has come. */
const openMail = async (page: Page, to: string, subject: RegExp): Promise<void> => {
  const mail = page.locator('.cards li', { hasText: to }).filter({ hasText: subject }).first();
  for (await page.goto(`${stage.service.url}/mailbox`); (await mail.count()) === 0; await page.reload())
    await page.waitForTimeout(250);
  await mail.locator('a').click();
};

const follow = (page: Page, part: string): Promise<void> =>
  page.click(`.mail-links a[href*="/seat"][href*="${part}"]`);

const button = (page: Page) => page.locator('form[data-secret-form] button');

/** Is the whole of it to be seen: neither under the board nor under the bar? */
const isInSight = async (page: Page, selector: string): Promise<boolean> => {
  const [own, board, bar] = await Promise.all(
    [selector, '#panel-board', '.panels'].map(async one => (await page.locator(one).first().boundingBox())!),
  );
  return own!.y >= board!.y + board!.height && own!.y + own!.height <= bar!.y;
};

staged('the links of a turn mail', () => {
  const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

  test('open the seat on a device where nobody is signed in, where their words say', async () => {
    const anna = await openPage();
    await signIn(anna, stage.service, 'anna');
    await anna.goto(`${stage.service.url}/games/new`);
    await anna.fill('#name', 'Friday two');
    await anna.fill('input[name="address.2"]', addressOf('bert'));
    await anna.click('text=Create the game');
    await anna.waitForURL(/\/g\/\w+$/);
    const game = anna.url();
    // Without a script: whoever is seen looking at the game gets the turn's mail later.
    const bert = await openPage({ javaScriptEnabled: false });
    await openMail(bert, addressOf('bert'), /Friday two/);
    const invitation = (await bert.locator('.mail-links a[href*="/i#t="]').getAttribute('href'))!;
    await bert.goto(invitation);
    await bert.fill('#secret', invitation.split('#t=')[1]!);
    await button(bert).click();
    await bert.click('text=Join');
    expect(bert.url()).toBe(game);

    // Whoever is asked first: a kind of move is chosen, and in sight.
    const device = await openPage(phone);
    await openMail(device, ownDomain(), /Your turn: /);
    const who = /(\w+)@mail-links\.example/.exec((await device.locator('main').textContent())!)![1]!;
    await follow(device, '?do=take');
    await button(device)
      .filter({ hasText: `Continue as ${who}` })
      .click();
    await device.waitForURL(/\?do=take#do-take$/);
    await device.locator('#do-take button').waitFor();
    await device.locator('#map svg').first().waitFor();
    expect(await isInSight(device, '#do-take button')).toBe(true);
    // As a list of games leads there.
    await device.goto(`${game}#turn`);
    await device.locator('#map svg').first().waitFor();
    expect(await isInSight(device, '#turn-heading')).toBe(true);
    expect(await isInSight(device, '#do-take button')).toBe(true);

    // Its turn is taken: the same link of the same mail says so, in sight.
    await device.locator('#do-take form button').first().click();
    await device.locator('.done', { hasText: 'Your move' }).waitFor();
    await openMail(device, addressOf(who), /Your turn: /);
    await follow(device, '?do=take');
    await device.waitForURL(/\?do=take#do-take$/);
    const gone = device.locator('#do-take', { hasText: 'The choice behind this link is no longer possible' });
    expect((await gone.boundingBox())!.y).toBeLessThan(844);

    // The seat is open here now: nothing is to be pressed.
    await openMail(device, addressOf(who), /Your turn: /);
    await follow(device, '?to=history');
    await device.waitForURL(`${game}/history`);

    // Without a script the code is typed, and leads to the same place.
    const plain = await openPage({ ...phone, javaScriptEnabled: false });
    await openMail(plain, addressOf(who), /Your turn: /);
    const link = (await plain.locator('.mail-links a[href*="?to=history"]').first().getAttribute('href'))!;
    await plain.goto(link);
    await plain.fill('#secret', link.split('#t=')[1]!);
    await button(plain).click();
    expect(plain.url()).toBe(`${game}/history`);
    expect(await plain.locator('h1').textContent()).toContain('Friday two');
    // For this seat alone.
    await plain.goto(`${stage.service.url}/me`);
    expect(plain.url()).toContain('/in?next=');
  });
});
