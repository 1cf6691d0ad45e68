import { expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { lateGame } from '../../bench/games.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { type Log, sitDown, threeTrains } from './seated.js';
import { openPage, stage, staged } from './stage.js';

const log = threeTrains();

/** A late game of the second title before its last run of several trains. */
const sicily = (): Log => {
  const { actions, start, draws } = lateGame(title1849);
  const end = actions.findLastIndex(
    ({ type, runs }) => type === 'run' && Array.isArray(runs) && runs.length > 1,
  );
  return {
    ...{ format: 'bahnpost-log-1', title: title1849.id, rules: start.rules, name: 'Sicily' },
    settings: start.settings,
    players: Array.from({ length: start.seats }, (_, seat) => `Player ${String(seat + 1)}`),
    setupDraws: draws ?? [],
    log: actions.slice(0, end).map(action => ({ kind: 'action', action })),
  };
};

const seated = async (name: string, options: object = {}, game: Log = log): Promise<Page> => {
  const page = await openPage(options);
  await sitDown(page, stage.service, name, game);
  await page.locator('[data-edit]:enabled').waitFor();
  return page;
};

const said = (page: Page): Promise<string> => page.locator('.runs .said').innerText();

/** How the map draws a hex. */
const drawing = (page: Page, hex: string): Promise<string> =>
  page.locator(`#map [data-place="${hex}"]`).innerHTML();

/** The map follows the panel, a moment later. */
const until = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await page.evaluate('new Promise(requestAnimationFrame)');
};

staged('changing routes in a browser', () => {
  test('taps on the map change the route, what it earns and whether it is allowed, and nothing is sent', async () => {
    const page = await seated('tapper');
    const sent: string[] = [];
    page.on('request', request => sent.push(request.method()));
    const before = await drawing(page, 'K13');
    const both = page.locator('#turn [name=then]');
    await page.locator('[data-edit]').click();
    expect([await said(page), await both.isVisible()]).toEqual([
      expect.stringContaining('nothing earns more'),
      true,
    ]);
    // The first train ends at K13 and is taken off there, which leaves it one stop.
    await page.locator('.runs [aria-pressed]').first().click();
    await page.locator('#map [data-place="K13"]').click();
    expect(await said(page)).toMatch(/needs a second stop[^]*It will not be accepted/);
    // What it says was of the runs proposed.
    expect(await both.isVisible()).toBe(false);
    await until(page, async () => (await drawing(page, 'K13')) !== before);
    expect(await page.locator('.runs .preview').innerText()).toMatch(/^(?!.*K13)/);
    await page.locator('#map [data-place="K13"]').click();
    expect(await said(page)).toContain('nothing earns more');
    await until(page, async () => (await drawing(page, 'K13')) === before);
    await page.locator('#map [data-place="A19"]').click();
    expect(await said(page)).toContain('There is no way to A19');
    await page.keyboard.press('Escape');
    expect([await page.locator('.runs').count(), await both.isVisible()]).toEqual([0, true]);
    expect(await page.evaluate("document.activeElement.hasAttribute('data-edit')")).toBe(true);
    expect(sent).toEqual([]);
  });

  test('whatever else the map shows, the runs are on it while they are changed', async () => {
    const page = await seated('looker');
    const before = await drawing(page, 'K13');
    const layer = async (of: string): Promise<void> => {
      const shown = page.locator(`#map option[value^="${of}:"]`).first();
      const value = (await shown.getAttribute('value'))!;
      await page.locator('#map-show').selectOption(value);
      await page.locator(`#map option[value="${value}"][selected]`).waitFor({ state: 'attached' });
    };
    await layer('building');
    expect(await drawing(page, 'K13')).not.toBe(before);
    await page.locator('[data-edit]').click();
    await until(page, async () => (await drawing(page, 'K13')) === before);
    await layer('network');
    await until(page, async () => (await drawing(page, 'K13')) === before);
  });

  test('by the keyboard alone: a stop is taken off and put back, and the trains are sent out', async () => {
    const page = await seated('typist');
    await page.locator('[data-edit]').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate("document.activeElement.getAttribute('aria-pressed')")).toBe('true');
    const stop = page.locator('.runs .places button', { hasText: 'K13' });
    await stop.focus();
    await page.keyboard.press('Enter');
    expect(await said(page)).toContain('needs a second stop');
    expect(await page.evaluate("document.activeElement.closest('.places') !== null")).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.pathname')).toBe('/help/rules/1830');
    await page.keyboard.press('Tab');
    await page.keyboard.type('K13');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await said(page)).toContain('nothing earns more');
    await page.locator('.runs button:not([type="button"])').focus();
    await page.keyboard.press('Enter');
    await page.locator('.done', { hasText: 'K13' }).waitFor();
  });

  test('on a phone a tap on the map opens it at the train that comes by, and a worse run is refused as said', async () => {
    const page = await seated('phone', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('#map [data-place="K13"]').tap();
    expect(await page.locator('.runs [aria-pressed="true"]').innerText()).toContain('Train 2');
    expect(await said(page)).toContain('nothing earns more');
    await page.locator('.runs button', { hasText: 'Clear' }).click();
    expect(await said(page)).toContain('It will not be accepted');
    // With the rule that says so.
    expect(await page.locator('.runs .said a').getAttribute('href')).toMatch(/^\/help\/rules\/1830#/);
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBe(390);
    const line = await page.locator('.runs [name=notation]').inputValue();
    await page.locator('.runs button:not([type="button"])').click();
    await page.locator('#refused:focus').waitFor();
    // The line is still there, to be put right.
    expect(await page.locator('#turn form.whole [name=notation]').first().inputValue()).toBe(line);
  });

  test('where trains count hexes on two gauges it works the same', async () => {
    const page = await seated('sicilian', {}, sicily());
    await page.locator('[data-edit]').click();
    expect(await said(page)).toContain('nothing earns more');
    await page.locator('.runs button', { hasText: 'Clear' }).click();
    expect(await said(page)).toContain('less than possible');
    await page.locator('.runs button', { hasText: 'As proposed' }).click();
    expect(await said(page)).toContain('nothing earns more');
    expect(await page.locator('.runs .preview').innerText()).toContain('earns L.');
  });

  test('without JavaScript there is the form alone', async () => {
    const page = await seated('plain');
    const state = await page.context().storageState();
    const still = await openPage({ javaScriptEnabled: false, storageState: state });
    await still.goto(page.url());
    expect(await still.locator('[data-edit]').isVisible()).toBe(false);
    expect(await still.locator('#do-run input[name="notation"]').inputValue()).toContain('K13');
  });
});
