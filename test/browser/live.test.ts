import { expect, test } from '@jest/globals';
import type { Locator, Page, Request } from 'playwright-core';
import { violations } from './axe.js';
import { logUntil, signIn, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';
import { pass, seatTwo } from './two.js';

/** What a screen reader is told. */
const told = (page: Page): Locator => page.locator('[data-live][role=status]');

const notice = (page: Page): Locator => page.locator('[role=status].moved-on');

const mark = (page: Page): Promise<unknown> => page.evaluate('window.kept = true');

/** Nothing was loaded anew since the mark. */
const isKept = (page: Page): Promise<unknown> => page.evaluate('window.kept === true');

const turnTo = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`);

const isStream = (request: { url(): string }): boolean => /\/g\/[^/]+\/events(\?|$)/.test(request.url());

/** At the page, where its stream has begun. */
const arrive = async (page: Page, url: string): Promise<void> => {
  const begun = page.waitForResponse(isStream);
  await page.goto(url);
  expect((await begun).status()).toBe(200);
};

staged('a game that is open in front of two people', () => {
  test('shows each the other’s move without a new page, and says it', async () => {
    const { mover, reader, game } = await seatTwo('moves', { bypassCSP: true });
    await arrive(reader, game);
    for (const page of [mover, reader]) await mark(page);
    await reader.locator('.panels input[value=log]').check();
    const chosen = (): Promise<unknown> =>
      reader.evaluate(`document.querySelector('.panels :checked').value`);
    const [panel, before] = [await chosen(), await told(reader).innerText()];
    expect(before).toBe('');
    // By a key, so that something has the focus.
    const link = reader.locator('header.bar nav a').first();
    await link.focus();
    await pass({ mover });
    await reader.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor({ state: 'attached' });
    await told(reader)
      .getByText(/passes/)
      .waitFor({ state: 'attached' });
    expect(await reader.evaluate(`document.activeElement.matches('header.bar nav a')`)).toBe(true);
    expect(await chosen()).toBe(panel);
    expect(await notice(reader).innerText()).toBe('');
    expect(await violations(reader)).toEqual([]);
    // What has come can be played on with at once.
    await reader.locator('.panels input[value=turn]').check();
    await pass({ mover: reader });
    await mover.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor();
    // It tells what others did, and no longer what its own reader did last.
    expect(await mover.locator('.asked .done').count()).toBe(0);
    for (const page of [mover, reader]) expect(await isKept(page)).toBe(true);
  });

  test('shows in the chat what is said, keeps a line half typed in its place, and counts elsewhere what is not read', async () => {
    const { mover, reader, game } = await seatTwo('chat', { viewport: { width: 390, height: 420 } });
    await arrive(reader, `${game}/chat`);
    await reader.fill('#text', 'Half a th');
    await mark(reader);
    const top = (): Promise<unknown> =>
      reader.evaluate(`Math.round(document.querySelector('#text').getBoundingClientRect().top)`);
    const before = await top();
    await mover.goto(`${game}/chat`);
    for (const text of ['First of all', 'And then']) {
      await mover.fill('#text', text);
      await mover.getByRole('button', { name: 'Send' }).click();
      await mover.locator('.chat', { hasText: text }).waitFor();
      await reader.locator('.chat', { hasText: text }).waitFor();
    }
    expect(await reader.inputValue('#text')).toBe('Half a th');
    expect(await reader.locator('#text:focus').count()).toBe(1);
    expect([await isKept(reader), await top()]).toEqual([true, before]);
    // Somebody who reads it has it read, without a press of a button.
    await reader.locator('form[data-seen]:visible').waitFor({ state: 'detached' });

    await arrive(mover, game);
    await reader.getByRole('button', { name: 'Send' }).click();
    await mover.locator('header.bar nav', { hasText: '1 unread' }).waitFor();
    await told(mover).getByText('There is something new in the chat.').waitFor({ state: 'attached' });
  });

  test('leaves a company open that is about to be started when somebody writes, and closes it with the next move', async () => {
    const page = await openPage();
    await sitDown(page, stage.service, 'opened', logUntil('stock-turn'));
    const company = page.locator('#market .chips .deeds').first();
    await company.locator('summary').click();
    await company.locator('form').first().waitFor();
    const other = await page.context().newPage();
    const game = page.url().split('?')[0]!;
    await other.goto(`${game}/chat`);
    await other.fill('#text', 'Which one?');
    await other.getByRole('button', { name: 'Send' }).click();
    await told(page).getByText('There is something new in the chat.').waitFor({ state: 'attached' });
    expect(await company.locator('form').first().isVisible()).toBe(true);
    await other.goto(game);
    await other.fill('#notation', 'pass');
    await other.locator('#typed button').click();
    await other.waitForURL(/from=/);
    await company.locator('form').first().waitFor({ state: 'hidden' });
  });

  test('leaves a tile that is chosen and not yet laid, and says above the page that the game has moved on', async () => {
    const page = await openPage();
    await sitDown(page, stage.service, 'chosen', logUntil('lay-track'));
    // Until the rules are there the service answers instead.
    await page.locator('#turn .preview > *').first().waitFor({ state: 'attached' });
    await page.locator('#turn[data-told]').waitFor();
    await page.locator('[data-places] a[href*="do="]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('form.sheet').waitFor();
    await mark(page);
    const sheet = await page.locator('form.sheet fieldset').innerText();
    // The same person plays on in another window.
    const other = await page.context().newPage();
    await other.goto(page.url().split('?')[0]!);
    await other.fill('#notation', 'pass');
    await other.locator('#typed button').click();
    await other.waitForURL(/from=/);
    await notice(page).getByText('The game has moved on').waitFor();
    expect(await page.locator('form.sheet fieldset').innerText()).toBe(sheet);
    expect(await page.locator('form.sheet :focus').count()).toBe(1);
    // Whoever takes it back may look at what is new.
    await notice(page).getByRole('link', { name: 'Show the current position' }).click();
    await page.locator('form.sheet').waitFor({ state: 'detached' });
    expect(await notice(page).innerText()).toBe('');
    expect(await isKept(page)).toBe(true);
  });

  test('leaves what was refused, with the reason, where somebody else has moved meanwhile', async () => {
    const { mover, reader, game } = await seatTwo('refused');
    await arrive(mover, game);
    await mover.fill('#notation', 'buy nothing');
    await mover.locator('#typed button').click();
    await mover.locator('#refused').waitFor();
    const refusal = await mover.locator('#refused').innerText();
    // The one who is asked plays on in another window, and then it is the reader's turn.
    await arrive(reader, game);
    const other = await mover.context().newPage();
    await other.goto(game);
    await pass({ mover: other });
    await reader.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor();
    await notice(mover).getByText('The game has moved on').waitFor();
    expect(await mover.locator('#refused').innerText()).toBe(refusal);
    expect(await mover.inputValue('#notation')).toBe('buy nothing');
  });

  test('asks again by itself, less and less often, where the service is too busy for the new page', async () => {
    const { mover, reader, game } = await seatTwo('busy');
    await reader.clock.install();
    await arrive(reader, game);
    await mark(reader);
    let busy = true;
    let refusals = 0;
    const isAsking = (request: Request): boolean => 'x-shown' in request.headers();
    await reader.context().route(
      url => url.href.startsWith(game),
      route => {
        if (!busy || !isAsking(route.request())) return route.fallback();
        refusals++;
        return route.fulfill({ status: 503, headers: { 'Retry-After': '5' } });
      },
    );
    const refused = async (times: number): Promise<void> => {
      while (refusals < times) await mover.waitForTimeout(50);
    };
    await pass({ mover });
    await refused(1);
    for (const [times, longest] of [2_000, 4_000].entries()) {
      await reader.clock.fastForward(longest);
      await refused(times + 2);
    }
    busy = false;
    await reader.clock.fastForward(8_000);
    await reader.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor({ state: 'attached' });
    expect(await isKept(reader)).toBe(true);
  });

  test('shows a move to those who look on as well, and leaves what is their own above the page', async () => {
    const { mover, game } = await seatTwo('watched');
    const id = new URL(game).pathname.slice(3);
    await stage.service.database.asOwner(`UPDATE game SET spectators = 'everyone' WHERE id = $1`, [id]);
    const onlooker = await openPage();
    await signIn(onlooker, stage.service, 'onlooker');
    await arrive(onlooker, game);
    await mark(onlooker);
    const top = await onlooker.locator('header.top').innerText();
    expect(top).toContain('onlooker');
    const status = onlooker.locator('header.bar .status');
    const before = await status.innerText();
    await pass({ mover });
    await told(onlooker)
      .getByText(/passes/)
      .waitFor({ state: 'attached' });
    expect(await status.innerText()).not.toBe(before);
    expect(await onlooker.locator('header.top').innerText()).toBe(top);
    expect(await isKept(onlooker)).toBe(true);
  });

  test('has no stream in the background, and shows what it has missed as soon as it is seen', async () => {
    const { mover, reader, game } = await seatTwo('background');
    await arrive(reader, game);
    await mark(reader);
    const ended = reader.waitForEvent('requestfailed', isStream);
    await turnTo(reader, 'hidden');
    await ended;
    await pass({ mover });
    const turn = reader.locator('#turn-heading', { hasText: 'It is your turn' });
    expect(await turn.count()).toBe(0);
    await turnTo(reader, 'visible');
    await turn.waitFor();
    expect(await isKept(reader)).toBe(true);
  });

  test('and waits for players shows who sits down, also beside a form half filled in, and becomes the table when it begins', async () => {
    const [host, guest, last] = [await openPage(), await openPage(), await openPage()];
    await signIn(host, stage.service, 'room-host');
    await host.goto(`${stage.service.url}/games/new`);
    await host.fill('#name', 'Thursdays');
    await host.selectOption('[name=open]', '2');
    await host.click('button:has-text("Create the game")');
    await host.waitForURL(/\/g\/\w+$/);
    const room = host.url();
    await arrive(host, room);
    await mark(host);
    await signIn(guest, stage.service, 'room-guest');
    await arrive(guest, room);
    await guest.locator('form[action$="/join"] button').first().click();
    await told(host).getByText('Seats taken: 2 of 3').waitFor({ state: 'attached' });
    await host.locator('#seat-2', { hasText: 'room-guest' }).waitFor();

    // While an address is typed for the last seat, the others are shown as they are.
    await host.locator('#seat-3 details:has([name=address]) > summary').click();
    await host.fill('#seat-3 [name=address]', 'half a');
    await guest.locator('summary', { hasText: 'Give up my seat' }).click();
    await guest.locator('form[action$="/leave"] button').click();
    await host.locator('#seat-2', { hasText: 'open' }).waitFor();
    expect(await host.inputValue('#seat-3 [name=address]')).toBe('half a');
    await signIn(last, stage.service, 'room-last');
    await guest.goto(room);
    await guest.locator('form[action$="/join"] button').first().click();
    // Who comes later is offered the seat that is left.
    await host.locator('#seat-2', { hasText: 'room-guest' }).waitFor();
    await last.goto(room);
    await last.locator('form[action$="/join"] button').first().click();
    await host.locator('[data-table]').waitFor();
    expect(await isKept(host)).toBe(true);
  });
});
