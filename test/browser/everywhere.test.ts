import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { lateGame } from '../../bench/games.js';
import type { RailTitle } from '../../src/engine/rail/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { title1849 } from '../../src/titles/1849/title.js';
import { type Log, newPage, sitDown } from './seated.js';
import { chromiumPath, startService, type Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');
const suite = chromiumPath === undefined ? describe.skip : describe;

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

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

let axe: string;

/** The rules of WCAG 2.2 A and AA that the page breaks. */
const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    }).then(r => r.violations)`,
  );
  return found.map(({ id, nodes }) => {
    const some = nodes
      .slice(0, 4)
      .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`);
    return `${id} (${String(nodes.length)}): ${some.join(' | ')}`;
  });
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
    const more = ['history', 'history?step=30', 'compare?from=20', 'charts'].map(path => `${game}/${path}`);
    pages.set(title.id, { page, game, paths: [...paths, ...more] });
  };

  beforeAll(async () => {
    [service, chrome] = await Promise.all([
      startService(),
      chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] }),
    ]);
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await seatedAt(title1830);
    await seatedAt(title1849);
  }, 120_000);
  afterAll(async () => {
    await chrome.close();
    await service.stop();
  });

  describe.each(['1830', '1849'])('%s', title => {
    test.each([
      ['a desk in the light', wide, 'light'],
      ['a phone in the dark', phone, 'dark'],
    ] as const)(
      'on %s no rule of WCAG 2.2 AA is broken',
      async (_, viewport, colorScheme) => {
        const { page, paths } = pages.get(title)!;
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const path of paths) {
          await page.goto(service.url + path);
          expect([path, await violations(page)]).toEqual([path, []]);
          expect([path, await runsOff(page)]).toEqual([path, 0]);
        }
      },
      180_000,
    );

    test('at four times the size nothing has to be scrolled both ways but maps and tables', async () => {
      const { page, paths } = pages.get(title)!;
      await page.setViewportSize(narrow);
      for (const path of paths) {
        await page.goto(service.url + path);
        expect([path, await runsOff(page)]).toEqual([path, 0]);
      }
    }, 60_000);

    test.each([
      ['desk', wide],
      ['phone', phone],
    ])(
      'nothing moves on a %s while the script takes over',
      async (_, viewport) => {
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
      60_000,
    );
  });
});
