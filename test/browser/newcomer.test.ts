import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openMail } from './mailbox.js';
import { addressOf, ownDomain } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/*
 * The way of somebody who has never been here: the home page, the guided game, a game of one's own, an invitation that a
 * friend accepts on a phone, and the first move from its mail.
 */

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Goes on as whoever a link with a secret is for, where that is asked, to a page with this. */
const goOn = async (page: Page, there: Locator): Promise<void> => {
  const on = page.getByRole('button', { name: /^Continue as/ });
  await on.or(there).first().waitFor();
  if (await on.isVisible()) await on.click();
  await there.waitFor();
};

const overhang = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

staged('a newcomer', () => {
  test('from the home page by the guided game to a game of one’s own, an invitation and the first move on a phone', async () => {
    const home = `${stage.service.url}/`;
    const nora = await openPage({ viewport: { width: 1366, height: 768 }, timezoneId: 'America/Toronto' });
    await nora.goto(home);
    await nora.getByRole('link', { name: 'Your first game' }).first().click();
    await nora.locator('#lesson').waitFor();
    await nora.locator('.suggested button').first().click();
    await nora.locator('#panel-log .who').first().waitFor({ state: 'attached' });

    await nora.goto(home);
    await nora.fill('#address', addressOf('nora'));
    await nora.getByRole('button', { name: 'Send me a link' }).click();
    await openMail(nora, stage.service.url, addressOf('nora'), 'sign');
    await nora.locator('.mail-links a[href*="#t="]').first().click();
    await goOn(nora, nora.getByRole('heading', { name: 'My games', level: 1 }));
    await nora.goto(`${stage.service.url}/me`);
    expect(await nora.inputValue('#zone')).toBe('America/Toronto');

    await nora.goto(`${stage.service.url}/games/new`);
    await nora.fill('#name', 'First table');
    await nora.fill('input[name="address.2"]', addressOf('otto'));
    await nora.selectOption('select[name="language.2"]', 'en');
    await nora.getByRole('button', { name: 'Create the game' }).click();
    await nora.waitForURL(/\/g\/\w+$/);
    expect(await nora.locator('main').innerText()).toContain('invitation');
    const game = nora.url();
    await nora.goto('about:blank');

    const otto = await openPage(phone);
    await openMail(otto, stage.service.url, addressOf('otto'), 'First table');
    await otto.locator('.mail-links a[href*="/i#t="]').first().tap();
    await otto.getByRole('button', { name: 'Join' }).tap();
    await otto.waitForURL(game);

    // Whoever is first is mailed, and moves from the mail.
    const mover = await openPage(phone);
    await openMail(mover, stage.service.url, ownDomain(), 'Your turn');
    await mover.locator('.mail-links a[href*="/seat"]').first().tap();
    await goOn(mover, mover.getByRole('region', { name: 'It is your turn' }));
    expect(await overhang(mover)).toBe(0);
    await mover.getByRole('button', { name: 'Buy SV for $20', exact: true }).tap();
    await mover.locator('.done', { hasText: 'buys SV for $20' }).waitFor();
    expect(await overhang(mover)).toBe(0);
  });
});
