import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './axe.js';
import { staged } from './stage.js';
import { pass, seatTwo } from './two.js';

interface Two {
  /** Asked, at the game's page. */
  readonly mover: Page;
  /** At the game's page, with a clock that can be moved; has been told that nothing is new. */
  readonly reader: Page;
  readonly game: string;
  /** How often the reader's page has asked so far. */
  readonly asked: () => Promise<number>;
}

const isAskingAt = /\/here$/;
const isAsking = (what: { url(): string }): boolean => isAskingAt.test(what.url());

const twoPlay = async (name: string, options: object = {}): Promise<Two> => {
  const { mover, reader, game } = await seatTwo(name, options);
  // No stream comes through, as behind a proxy that holds it back.
  for (const page of [mover, reader])
    await page.context().route(/\/events/, route => route.fulfill({ status: 429 }));
  await reader.clock.install();
  let count = 0;
  reader.on('request', request => void (count += isAsking(request) ? 1 : 0));
  const first = reader.waitForResponse(isAsking);
  await reader.goto(game);
  expect(await (await first).json()).toMatchObject({ newer: false, asked: false });
  return {
    mover,
    reader,
    game,
    asked: async () => {
      // Whatever it sent before has been sent then.
      await reader.evaluate(`fetch('/healthz').then(() => undefined)`);
      return count;
    },
  };
};

/** Lets so many seconds pass for the page, which asks then, and waits for the answer. */
const askedAfter = async (page: Page, seconds: number): Promise<void> => {
  const answered = page.waitForResponse(isAsking);
  await page.clock.fastForward(seconds * 1000);
  await answered;
};

const turnTo = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`);

const notice = (page: Page): Locator => page.locator('[role=status].moved-on');

/** Where things stand on the page. */
const places = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    `['h1', '#typed', '#map'].map(one => document.querySelector(one).getBoundingClientRect().top)`,
  );

staged('an open page of a game that no stream reaches', () => {
  test('notices that somebody else has moved, and keeps what its reader does', async () => {
    const two = await twoPlay('notice', { bypassCSP: true });
    const { reader, game } = two;
    await reader.fill('#notation', 'half a mo');
    await pass(two);
    expect(await notice(reader).innerText()).toBe('');
    const [title, before] = [await reader.title(), await places(reader)];
    await askedAfter(reader, 31);
    await notice(reader).getByText('The game has moved on: it is your turn.').waitFor();
    expect(await reader.title()).toBe(`(1)\u2060 ${title}`);
    expect(await reader.inputValue('#notation')).toBe('half a mo');
    expect(await reader.locator('#notation:focus').count()).toBe(1);
    expect(await places(reader)).toEqual(before);
    expect(reader.url()).toBe(game);
    expect(await violations(reader)).toEqual([]);
    // It is said once: what stands there is not written again.
    await reader.evaluate(`document.querySelector('.moved-on').firstChild.dataset.same = 'yes'`);
    await askedAfter(reader, 31);
    expect(await notice(reader).locator('[data-same]').count()).toBe(1);
    expect(await reader.title()).toBe(`(1)\u2060 ${title}`);

    // The link shows the new position in place of the old one, without a new page.
    await reader.evaluate('window.kept = true');
    await notice(reader).getByRole('link', { name: 'Show the current position' }).click();
    await reader.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor();
    expect(await reader.evaluate('window.kept')).toBe(true);
    expect(await notice(reader).innerText()).toBe('');
    expect(await reader.title()).toBe(`(1)\u2060 ${title}`);
    await askedAfter(reader, 31);
    expect(await notice(reader).innerText()).toBe('');
  });

  test('in German tells whoever has played on elsewhere that it is out of date, without a mark', async () => {
    const two = await twoPlay('channels');
    const other = await two.mover.context().newPage();
    await other.clock.install();
    await other.goto(two.game);
    await other.locator('button[lang=de]').click();
    await other.locator('#turn-heading', { hasText: 'Sie sind am Zug' }).waitFor();
    await pass(two);
    const title = await other.title();
    await askedAfter(other, 31);
    await notice(other).getByText('Die Partie ist weitergegangen.', { exact: true }).waitFor();
    expect(await other.title()).toBe(title);
  });

  test('asks while it is seen, and at once when it is seen again; not what shows an old position', async () => {
    const { reader, game, asked } = await twoPlay('seen');
    expect(await asked()).toBe(1);
    await reader.clock.fastForward(15_000);
    expect(await asked()).toBe(1);
    await askedAfter(reader, 16);
    expect(await asked()).toBe(2);
    await turnTo(reader, 'hidden');
    await reader.clock.fastForward(3_600_000);
    expect(await asked()).toBe(2);
    const answered = reader.waitForResponse(isAsking);
    await turnTo(reader, 'visible');
    await answered;
    expect(await asked()).toBe(3);
    await askedAfter(reader, 31);
    expect(await asked()).toBe(4);
    // Nobody is there any more, though the page is to be seen; a key shows that somebody is.
    await reader.clock.fastForward(901_000);
    const before = await asked();
    await reader.clock.fastForward(3_600_000);
    expect(await asked()).toBe(before);
    const again = reader.waitForResponse(isAsking);
    await reader.keyboard.press('Shift');
    await again;
    expect(await asked()).toBe(before + 1);
    for (const path of ['history', 'what-if']) {
      await reader.goto(`${game}/${path}`);
      await reader.clock.fastForward(60_000);
      expect(await asked()).toBe(before + 1);
    }
  });

  test.each([401, 404, 429, 'offline'] as const)(
    'is quiet about %s, and asks ever less often until it is answered again',
    async what => {
      const { reader, asked } = await twoPlay(`quiet-${what}`);
      await reader.route(isAskingAt, route =>
        what === 'offline' ? route.abort() : route.fulfill({ status: what, body: '{"newer":true}' }),
      );
      const failed = async (seconds: number): Promise<void> => {
        const next =
          what === 'offline'
            ? reader.waitForEvent('requestfailed', isAsking)
            : reader.waitForResponse(isAsking);
        // Its reader is there all the while.
        await reader.keyboard.press('Shift');
        await reader.clock.fastForward(seconds * 1000);
        await next;
      };
      await failed(31);
      for (const [at, pause] of [60, 120, 240, 480, 600, 600].entries()) {
        await reader.clock.fastForward((pause - 15) * 1000);
        expect(await asked()).toBe(2 + at);
        await failed(16);
      }
      expect(await notice(reader).innerText()).toBe('');
      await reader.unroute(isAskingAt);
      await askedAfter(reader, 601);
      const answered = await asked();
      await askedAfter(reader, 31);
      expect(await asked()).toBe(answered + 1);
    },
  );
});
