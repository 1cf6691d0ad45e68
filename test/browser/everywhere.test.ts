import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import { lateGame } from '../../bench/games.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { violations } from './axe.js';
import { addressOf, type Log, sitDown } from './seated.js';
import { newPage } from './page.js';
import type { Service } from './service.js';
import { launch, sharedService, suite } from './stage.js';
import { pairs } from '../support/sizes.js';

/** A late game just before its last tile is laid: as full as pages become. */
const lateLog = (title: RailTitle): Log => {
  const { actions, start, draws } = lateGame(title);
  const end = actions.findLastIndex(action => action.type === 'lay');
  return {
    format: 'bahnpost-log-1',
    title: title.id,
    rules: start.rules,
    name: `Late ${title.id}`,
    settings: start.settings,
    players: Array.from({ length: start.seats }, (_, n) => `Player ${n + 1}`),
    setupDraws: draws ?? [],
    log: actions.slice(0, end).map(action => ({ kind: 'action', action })),
  };
};

const runsOff = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** What a page of 1280 pixels has at four times its size. */
const narrow = { width: 320, height: 640 };

suite('pages for everybody, late in a game', () => {
  let service: Service;
  let chrome: Browser;
  const pages = new Map<
    string,
    { readonly page: Page; readonly game: string; readonly paths: readonly string[] }
  >();

  const seatedAt = async (title: RailTitle): Promise<void> => {
    // The check itself is a script from outside; the pages' own policy would keep it out.
    const page = await newPage(chrome, { bypassCSP: true });
    await sitDown(page, service, `anna${title.id}`, lateLog(title));
    const game = new URL(page.url()).pathname;
    const place = await page.locator('#turn .places a').first().getAttribute('href');
    const paths = [game, new URL(place!, page.url()).pathname + new URL(place!, page.url()).search];
    const more = ['history', 'history?step=30', 'compare?from=20', 'charts', 'what-if'].map(
      path => `${game}/${path}`,
    );
    pages.set(title.id, { page, game, paths: [...paths, ...more] });
  };

  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
    await seatedAt(title1830);
    await seatedAt(title1849);
    await seatedAt(title1856);
  });
  afterAll(async () => {
    await chrome.close();
  });

  const everyTitle = ['1830', '1849', '1856'];
  const looks = [
    ['a desk in the light', wide, 'light'],
    ['a phone in the dark', phone, 'dark'],
  ] as const;

  test.each(pairs(everyTitle, looks).map(([title, look]) => [title, ...look] as const))(
    '%s: on %s no rule of WCAG 2.2 AA is broken',
    async (title, _, viewport, colorScheme) => {
      const { page, paths } = pages.get(title)!;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        await page.goto(service.url + path);
        expect([path, await violations(page)]).toEqual([path, []]);
        expect([path, await runsOff(page)]).toEqual([path, 0]);
      }
    },
  );

  test.each(everyTitle)(
    '%s: at four times the size nothing has to be scrolled both ways but maps and tables',
    async title => {
      const { page, paths } = pages.get(title)!;
      await page.setViewportSize(narrow);
      for (const path of paths) {
        // German words are the longer ones.
        const url = new URL(path, service.url);
        url.searchParams.set('lang', 'de');
        await page.goto(url.href);
        expect([path, await runsOff(page)]).toEqual([path, 0]);
      }
    },
  );

  test.each(pairs(everyTitle, looks).map(([title, look]) => [title, ...look] as const))(
    '%s: on %s nothing moves while the script takes over',
    async (title, _look, viewport, _scheme) => {
      const { page, paths } = pages.get(title)!;
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await page.goto(service.url + path);
        await page.waitForLoadState('networkidle');
        const moved = await page.evaluate<readonly string[]>(`new Promise(resolve => {
            new PerformanceObserver(list => resolve(list.getEntries().flatMap(({ value, sources }) =>
              sources.map(({ node }) => value.toFixed(4) + ' ' + (node?.outerHTML ?? '').slice(0, 100)))))
              .observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve([]), 300);
          })`);
        expect([path, moved]).toEqual([path, []]);
      }
    },
  );

  test.each(
    pairs(everyTitle, [
      ['a phone on its side', { width: 844, height: 390 }],
      ['a laptop at twice the size', { width: 683, height: 384 }],
    ] as const).map(([title, look]) => [title, ...look] as const),
  )('%s: on %s choices stand beside the board, with what carries them out', async (title, _, viewport) => {
    const { page, paths } = pages.get(title)!;
    await page.setViewportSize(viewport);
    await page.goto(service.url + paths[0]!);
    await page.waitForLoadState('networkidle');
    // Where there are many they are asked for first.
    const many = page.locator('#turn .many > button').filter({ visible: true });
    if ((await many.count()) > 0) await many.first().click();
    await page.locator('#turn .places a').first().click();
    const [head, board, sheet, button] = await Promise.all(
      ['.bar', '#map .drawing', '.sheet', '.sheet button.primary, .sheet button:not(.second)'].map(one =>
        page.locator(one).filter({ visible: true }).first().boundingBox(),
      ),
    );
    expect(board!.x + board!.width).toBeLessThanOrEqual(sheet!.x);
    // All that the head of the page and the choice of panels leave, and no name lies under it.
    expect(board!.height).toBeGreaterThan(0.55 * viewport.height);
    expect(board!.y).toBeGreaterThanOrEqual(head!.y + head!.height - 1);
    expect(button!.y + button!.height).toBeLessThan(viewport.height);
    expect(await runsOff(page)).toBe(0);
  });

  /** What a form of the page makes, by its first seat alone: a game that waits for others. */
  const waitingRoom = async (page: Page): Promise<string> => {
    await page.goto(`${service.url}/games/new?title=1849`);
    await page.fill('#name', 'Waiting');
    await page.fill('[name="address.2"]', addressOf('bert'));
    await page.fill('[name="address.3"]', addressOf('cleo'));
    await page.getByRole('button', { name: 'Create the game' }).click();
    await page.waitForURL(/\/g\//);
    return new URL(page.url()).pathname;
  };

  test('the pages around a game break no rule either, light and dark, and fit a narrow screen', async () => {
    const { page } = pages.get('1830')!;
    await page.setViewportSize(wide);
    const room = await waitingRoom(page);
    // Those that `accessible` does not look at, and the list of games, with games in it.
    const paths = ['/games', '/games/new?title=1849', room, '/data-sets/imperial-steam'];
    for (const about of ['rules/1849', 'rules/1856', 'notation/1830']) paths.push(`/help/${about}`);
    for (const path of paths) {
      await page.goto(service.url + path);
      for (const [look, viewport, colorScheme] of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect([path, look, await violations(page)]).toEqual([path, look, []]);
      }
      await page.setViewportSize(narrow);
      expect([path, await runsOff(page)]).toEqual([path, 0]);
    }
  });

  test.each([
    ['desk', wide, ''],
    ['desk, looking back', wide, '/history'],
    ['phone', phone, ''],
  ] as const)('by keyboard on a %s, what has the focus is seen and framed', async (_, viewport, path) => {
    const { page, game } = pages.get('1830')!;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(service.url + game + path);
    await page.waitForLoadState('networkidle');
    const bad: unknown[] = [];
    for (let steps = 0; steps < 70; steps++) {
      await page.keyboard.press('Tab');
      const trouble = await page.evaluate<string | null>(`(() => {
          const at = document.activeElement;
          if (!at || at === document.body) return null;
          const box = at.getBoundingClientRect();
          const style = getComputedStyle(at.matches('.sheet input') ? at.parentElement : at);
          const framed = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
          // The drawing moves what has the focus into view with the next frame; what is higher than the window shows its top.
          const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
          const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
          const points = [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y =>
            document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)));
          const seen = right > left && bottom > top && points.some(hit => hit && (at.contains(hit) || hit.contains(at)));
          return framed && seen ? null : (framed ? 'hidden ' : 'no frame ') + at.outerHTML.slice(0, 120);
        })()`);
      if (trouble !== null) bad.push(trouble);
    }
    expect(bad).toEqual([]);
  });

  test('light and dark: the device decides, a choice holds on every page and can be given back', async () => {
    const { page, game } = pages.get('1830')!;
    const paper = (): Promise<string> =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(service.url + game);
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.click('main a[href$="/history"]');
    await page.waitForURL(/history/);
    await page.locator('.foot button', { hasText: /^dark$/ }).click();
    await page.waitForURL(/history/);
    expect(await paper()).toBe(dark);
    await page.goto(`${service.url}/me`);
    expect(await paper()).toBe(dark);
    await page.locator('.foot button', { hasText: 'same as device' }).click();
    expect(await paper()).toBe(light);
  });

  test('on paper: the whole map within the sheet, dark letters on light, and nothing to press', async () => {
    const { page, game } = pages.get('1849')!;
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(service.url + game);
    await page.locator('.zoom-buttons button').first().click();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    // What is left of an A4 sheet between its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    const drawing = page.locator('#map .drawing');
    const whole = (await drawing.getAttribute('data-whole'))!
      .split(' ')
      .map(n => Number(n).toFixed(1))
      .join(' ');
    // A browser tells its pages of paper with the next frame.
    await drawing.locator(`svg[viewBox="${whole}"]`).waitFor();
    expect(await runsOff(page)).toBe(0);
    // The headings of a table sort it on the screen, and are headings still.
    const pressed = page.locator(':is(button:not(th > button), input, select, nav):visible');
    expect(await pressed.evaluateAll(all => all.map(one => one.outerHTML.slice(0, 80)))).toEqual([]);
    const wider = await page.evaluate<readonly string[]>(`[...document.querySelectorAll('table, #map svg')]
      .filter(part => part.getBoundingClientRect().right > innerWidth + 1)
      .map(part => part.outerHTML.slice(0, 80))`);
    expect(wider).toEqual([]);
    const [ink, ground] = await page.evaluate<[string, string]>(
      `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))`,
    );
    expect([ink, ground]).toEqual(['rgb(29, 36, 32)', 'rgb(251, 250, 246)']);
    await page.emulateMedia({ media: 'screen' });
  });
});
