import { afterEach, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './axe.js';
import { layLine, type Line } from './line.js';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';
import { pass, seatTwo } from './two.js';

const lines: Line[] = [];

afterEach(async () => {
  await Promise.all(lines.splice(0).map(line => line.close()));
});

const lay = async (): Promise<Line> => {
  const line = await layLine();
  lines.push(line);
  return line;
};

const away = (page: Page): Locator => page.locator('#away[role=alert]');
const yourTurn = (page: Page): Locator => page.locator('#turn-heading', { hasText: 'It is your turn' });

const movesIn = async (page: Page, game: string): Promise<number> => {
  const path = `${new URL(game).pathname.replace('/g/', '/api/v1/games/')}/position`;
  return page.evaluate(`fetch('${path}').then(answer => answer.json()).then(({ number }) => number)`);
};

staged('while the service cannot be reached', () => {
  test.each(['cut', 'refused'] as const)(
    'an open page says so (%s), and goes on by itself as soon as it is there again',
    async state => {
      const line = await lay();
      const { mover, reader, game } = await seatTwo(`open-${state}`, line.options);
      const begun = reader.waitForResponse(/\/g\/[^/]+\/events/);
      await reader.goto(game);
      await begun;
      await reader.evaluate('window.kept = true');
      line.become(state);
      await away(reader).getByText('No connection to Bahnpost').waitFor();
      await pass({ mover });
      expect(await yourTurn(reader).count()).toBe(0);
      line.become('whole');
      await yourTurn(reader).waitFor();
      await away(reader).waitFor({ state: 'detached' });
      expect(await reader.evaluate('window.kept')).toBe(true);
    },
  );

  test.each(['cut', 'refused', 'deaf'] as const)(
    'what is pressed leaves the page as it is (%s); pressed once more it is done, and once',
    async state => {
      const line = await lay();
      const page = await openPage({ ...line.options, bypassCSP: true });
      await sitDown(page, stage.service, `press-${state}`, logUntil('lay-track'));
      const game = page.url();
      await page.locator('#turn[data-told]').waitFor();
      const before = await movesIn(page, game);
      await page.locator('[data-places] a[href*="do="]').first().click();
      const sheet = page.locator('form.sheet');
      await sheet.getByRole('radio').last().check();
      const chosen = (): Promise<string> => sheet.locator(':checked').inputValue();
      const choice = await chosen();
      line.become(state);
      const send = sheet.locator('button:not([type=button])');
      await send.click();
      await away(page).getByText('Nothing on this page is lost').waitFor();
      expect(await chosen()).toBe(choice);
      expect(await violations(page)).toEqual([]);
      expect(page.url().startsWith(game)).toBe(true);
      line.become('whole');
      await send.click();
      await page.locator('.done', { hasText: 'lays tile' }).waitFor();
      expect(await away(page).count()).toBe(0);
      expect(await movesIn(page, game)).toBe(before + 1);
    },
  );
});

staged('a press', () => {
  test('twice is done once, and is one step back', async () => {
    const { mover, game } = await seatTwo('twice');
    await mover.goto(`${game}/log`);
    await mover.goto(game);
    await mover.locator('#turn[data-told]').waitFor();
    const before = await movesIn(mover, game);
    let posts = 0;
    mover.on(
      'request',
      request => void (posts += request.method() === 'POST' && /move$/.test(request.url()) ? 1 : 0),
    );
    await mover.fill('#notation', 'pass');
    await mover.locator('#typed button').dblclick();
    await mover.locator('.done').waitFor();
    expect(await movesIn(mover, game)).toBe(before + 1);
    expect(posts).toBe(1);
    await mover.goBack();
    await mover.waitForURL(game);
  });

  test('by somebody whose session has ended is told so, and leads to the sign-in and from there back to the game', async () => {
    const page = await openPage();
    await sitDown(page, stage.service, 'ended', logUntil('stock-turn'));
    const game = new URL(page.url()).pathname;
    await stage.service.database.asOwner(`UPDATE game SET spectators = 'none' WHERE id = $1`, [
      game.slice(3),
    ]);
    await page.context().clearCookies();
    await page.fill('#notation', 'pass');
    await page.locator('#typed button').click();
    await page.getByRole('heading', { name: 'You are no longer signed in' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('was not carried out');
    expect(await page.locator('header.top').innerText()).not.toContain('ended');
    expect(await page.locator('form[action="/in"] input[name=next]').inputValue()).toBe(game);
  });
});
