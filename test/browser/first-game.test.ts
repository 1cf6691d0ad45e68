import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { presetSettings } from '../../src/engine/core/index.js';
import { withHabits } from '../../src/engine/rail/habits/index.js';
import { firstPosition, moveOfOthers, OWN, suggestion } from '../../src/present/first-game.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { tryMove, type TriedMove } from '../../src/present/what-if.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { finger, keyboard, mouse, type Hand } from './hands.js';
import { mustBeForEverybody } from './look.js';
import { signIn } from './seated.js';
import { openPage, stage, staged } from './stage.js';

interface Newcomer {
  readonly page: Page;
  /** Everything asked of the service but what the page is made of. */
  readonly asked: string[];
}

const heading = (page: Page): Promise<string> => page.locator('[data-guide] h2').first().innerText();

const newcomer = async (
  language: 'de' | 'en',
  options: BrowserContextOptions = {},
  person?: string,
): Promise<Newcomer> => {
  const page = await openPage(options);
  if (person !== undefined) await signIn(page, stage.service, person);
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${stage.service.url}/help/first-game?lang=${language}`);
  await page.locator('#lesson').waitFor();
  // What is sold stands beside it, or below what is asked.
  await page.locator('.leads table').first().waitFor();
  return { page, asked };
};

/** Does something that plays a move, until the others have moved too. */
const moved = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = await page.locator('#panel-log .who').count();
  await act();
  await page.locator('#panel-log .who').nth(before).waitFor({ state: 'attached' });
};

/** Does what is suggested until the first dividends are there. @returns the headings of the lessons on the way */
const followed = async (page: Page, hand: Hand): Promise<readonly string[]> => {
  const seen: string[] = [];
  while ((await page.locator('.done').count()) === 0) {
    if (seen.length > 40) throw new Error(`no dividend: ${seen.join(', ')}`);
    seen.push(await heading(page));
    await moved(page, () => hand.press(page.locator('.suggested button').first()));
  }
  return seen;
};

/** A first game up to the newcomer's last move, as a browser keeps it. */
const nearlyOver = (): object => {
  const title = withHabits(title1830);
  const presenter = railPresenter(title);
  const words = wordsFor(title.id);
  const names = ['', '', '', ''];
  const first = {
    title,
    presenter,
    words,
    names,
    state: firstPosition(title, 4, presetSettings(title.presets!, 'base')),
    language: 'en',
  } as const;
  const moves: TriedMove[] = [];
  for (;;) {
    const scene = { ...first, state: moves.at(-1)?.state ?? first.state };
    const own = suggestion(scene);
    const next = own ? tryMove(scene, () => own) : undefined;
    const tried = next?.kind === 'tried' ? next.tried : moveOfOthers(scene);
    if (!tried) break;
    moves.push(tried);
  }
  const last = moves.findLastIndex(({ seat }) => seat === OWN);
  const kept = moves.slice(0, last).map(({ seat, line }) => [seat, line]);
  return { title: title.id, free: true, moves: kept };
};

staged('a first game', () => {
  test('by mouse, doing what is suggested: to the first dividends with nothing asked of the service, and on after a reload', async () => {
    const { page, asked } = await newcomer('en');
    const seen = await followed(page, mouse);
    for (const step of [
      'Take a group of private companies',
      'Start a railway company',
      'Buy a share',
      'Lay track',
      'Buy a train',
      'Run the trains',
      'Pay a dividend',
    ])
      expect(seen).toContain(step);
    expect(await heading(page)).toBe('Your first dividends');
    expect(await page.locator('#since').innerText()).toMatch(/Guest receives \$\d+ from/);
    expect(asked).toEqual(['GET /help/first-game']);

    const moves = await page.locator('#panel-log .who').count();
    await page.reload();
    await page.locator('.done').waitFor();
    expect(await page.locator('#panel-log .who').count()).toBe(moves);
    await page.click('[data-go-on]');
    await page.locator('.done').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('details #lesson').waitFor({ state: 'attached' });
    await page.click('text=Start again');
    await page.locator('text=Play 1830 against the computer').waitFor();
    expect(await page.locator('#panel-log .who').count()).toBe(0);
  });

  test('the newcomer chooses freely: a form, a typed move, a tile from the map; what is refused is said; a move is taken back', async () => {
    const { page, asked } = await newcomer('en');
    const typed = page.locator('#turn > form:last-of-type input[name="notation"]');
    await typed.fill('sell 1 PRR');
    await typed.press('Enter');
    await page.locator('#turn [role="alert"] .error').waitFor();
    await typed.fill('pass');
    await typed.press('Enter');
    await page.locator('#since', { hasText: 'Guest passes' }).waitFor();
    for (let step = 0; (await heading(page)) !== 'Lay track'; step++) {
      if (step > 20) throw new Error('no track');
      await moved(page, () => page.locator('.suggested button').first().click());
    }
    // What is suggested is the one thing that stands out.
    expect(await page.locator('.asked button:not(.second, .quiet)').allInnerTexts()).toEqual([
      'Make this move',
    ]);
    const drawn = await page.locator('#map [data-places]').innerHTML();
    await page.click('text=Show on the map');
    expect(await page.locator('#map [data-places]').innerHTML()).not.toBe(drawn);
    await page.locator('#map a[href*="place="]').first().click();
    await page.locator('form.sheet button:not([type="button"])').click();
    await page.locator('#since', { hasText: 'lays tile' }).waitFor();
    expect(await heading(page)).not.toBe('Lay track');
    await page.click('text=Take back my last move');
    await page.locator('#lesson h2', { hasText: 'Lay track' }).waitFor();
    expect(asked).toEqual(['GET /help/first-game']);
  });

  test('by keyboard, in German: the focus is always at what is asked next; whoever is signed in goes on to a real game', async () => {
    const { page } = await newcomer('de', {}, 'nora');
    const hand = keyboard(page);
    await followed(page, hand);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ihre erste Dividende');
    expect(await page.locator('#since').innerText()).toMatch(/nora erhält \$\d+ von/i);
    await hand.press(page.locator('.real-game button'));
    await page.waitForURL(/\/g\//);
    // The game speaks the language of the account.
    expect(await page.locator('main').textContent()).toContain('Bahnpost 3 (computer, easy)');
  });

  test('by finger on a phone of 360 px: nothing is wider than the screen', async () => {
    const { page } = await newcomer('en', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await followed(page, finger);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('for everybody: at its beginning, where track is laid, and at its end', async () => {
    const { page } = await newcomer('en', { bypassCSP: true });
    await mustBeForEverybody(page, 'the beginning of a first game');
    await followed(page, mouse);
    await mustBeForEverybody(page, 'the first dividends');
  });

  test('at its end says why it ended and who has what, and leads to a real game', async () => {
    const { page } = await newcomer('en');
    await page.evaluate(
      `localStorage.setItem('first-game', ${JSON.stringify(JSON.stringify(nearlyOver()))})`,
    );
    await page.reload();
    await page.locator('details:has(#lesson) summary').click();
    await page.locator('.suggested button').first().click();
    await page.getByRole('heading', { name: 'The game is over.' }).waitFor();
    const result = await page.locator('#result li').allInnerTexts();
    expect(result).toHaveLength(5);
    expect(result[0]).toContain('bank');
    const points = result.slice(1).map(line => Number(/: \$([\d,]+)$/.exec(line)![1]!.replaceAll(',', '')));
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(result.filter(line => line.startsWith('Guest: '))).toHaveLength(1);
    expect(await page.locator('#since li').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Sign in to play a real game' }).waitFor();
  });

  test('without script the page says so, and offers a game against the computer', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${stage.service.url}/help`);
    await page.click('text=Your first game');
    expect(await page.locator('noscript').innerText()).toContain('This introduction needs JavaScript');
    expect(await page.getByText('Setting up the game').isVisible()).toBe(false);
    expect(await page.locator('#asked a.button').getAttribute('href')).toBe(
      `/in?next=${encodeURIComponent('/help/first-game')}`,
    );
  });
});
