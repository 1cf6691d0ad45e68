import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { addressOf, logUntil, ownDomain, signIn, sitDown } from './seated.js';
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

/** Is the whole of it to be seen: in the window, neither under the board nor under the bar? */
const isInSight = async (page: Page, selector: string): Promise<boolean> => {
  const [own, board, bar] = await Promise.all(
    [selector, '#panel-board', '.panels'].map(one => page.locator(one).first().boundingBox()),
  );
  const isBeside = !board || own!.x >= board.x + board.width || own!.y >= board.y + board.height;
  return own!.y >= 0 && isBeside && own!.y + own!.height <= bar!.y;
};

/** What the board lies upon, of the head of the page and of the game, before anybody scrolls. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const board = document.querySelector('#panel-board').getBoundingClientRect();
    return [...document.querySelectorAll('header.top a, .bar h1, .bar .status, .bar nav a, #turn-heading')].filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < board.right - 1 && right > board.left + 1 && top < board.bottom - 1 && bottom > board.top + 1;
    }).map(one => one.textContent);
  })()`);

/** Phones, upright and on their side, and a laptop's page at twice its size. */
const small = [
  [390, 844],
  [360, 740],
  [844, 390],
  [683, 384],
] as const;

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
    const bert = await openPage({ ...phone, javaScriptEnabled: false });
    await openMail(bert, addressOf('bert'), /Friday two/);
    const invitation = (await bert.locator('.mail-links a[href*="/i#t="]').getAttribute('href'))!;
    await bert.goto(invitation);
    await bert.fill('#secret', invitation.split('#t=')[1]!);
    await button(bert).click();
    const join = (await bert.locator('button[value="accept"]').boundingBox())!;
    expect(join.y + join.height).toBeLessThanOrEqual(844);
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
    await device.locator('.panel.leads').waitFor();
    expect(await isInSight(device, '#do-take button')).toBe(true);
    // As a list of games leads there.
    await device.goto(`${game}#turn`);
    await device.locator('.panel.leads').waitFor();
    expect(await isInSight(device, '#turn-heading')).toBe(true);
    // In the sale of the privates one acts in their rows.
    expect(await isInSight(device, '.panel.leads form button')).toBe(true);

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

// Its people are told of their turns too, and the mails above are those of the first turn there was.
staged('every link to a turn', () => {
  test('leads to the heading of the question and the first button of what was chosen', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await sitDown(page, stage.service, 'dora', logUntil('lay-track'));
    const game = page.url();
    for (const [width, height] of small) {
      await page.setViewportSize({ width, height });
      await page.goto(game);
      await page.locator('#map .zooms').waitFor();
      expect([width, await covered(page)]).toEqual([width, []]);
      for (const [link, button] of [
        ['#turn', '#turn :is(button, .places a):visible'],
        ['?do=pass#do-pass', '#do-pass button'],
        ['?do=lay#do-lay', '#do-lay :is(button, .places a):visible'],
      ] as const) {
        await page.goto('about:blank');
        await page.goto(game + link);
        await page.locator('#map .zooms').waitFor();
        const seen = [await isInSight(page, '#turn-heading'), await isInSight(page, button)];
        expect([width, link, ...seen]).toEqual([width, link, true, true]);
      }
    }
  });
});
