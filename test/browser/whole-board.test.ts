import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { begin, play, type GameState } from '../../src/engine/core/index.js';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { readStoredGame, storedGamesOfEachMap } from '../support/stored-games.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';
import { startStand, type Stand } from './stand.js';

/*
 * The board of every game as its page shows it at first: all of it, with its axes, whatever the window; nearer where the reader
 * wants it, on each page of that game and after it is loaded again.
 */

const windows = [
  [1280, 720],
  [1366, 768],
  [1536, 864],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [360, 740],
  [844, 390],
  [683, 384],
] as const;

const games = storedGamesOfEachMap(1);

/** Late, when most is built. */
const lateIn = (name: string): { readonly title: string; readonly state: GameState } => {
  const { start, rows } = readStoredGame(name);
  const title = titles.get(start.title)!;
  let state = begin(title, start, start.draws);
  for (const { action, draws } of rows.slice(0, -5)) ({ state } = play(title, state, action, draws));
  return { title: start.title, state };
};

/** What of the board lies outside its frame, or outside the window where the frame does. */
const outside = `[...document.querySelectorAll('#map [data-zoom] [data-place]')].flatMap(place => {
  const frame = document.querySelector('#map [data-zoom]').getBoundingClientRect();
  const { left, right, top, bottom, width } = (place.querySelector('path.hex') ?? place).getBoundingClientRect();
  const isIn = left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  return width === 0 || (isIn && frame.right <= innerWidth && frame.bottom <= innerHeight) ? [] : [place.dataset.place];
})`;

/** Letters of the axes and hexes of the board that lie under what is pressed on it. */
const covered = `[...document.querySelectorAll('#map :is(.zoom-buttons, .board-tools) :is(button, select)')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }))
  .flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const letters = [...document.querySelectorAll('#map .axes text')].filter(text => {
      const at = text.getBoundingClientRect();
      return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
    });
    const corners = [left + 1, right - 1].flatMap(x => [top + 1, bottom - 1].map(y => [x, y]));
    const hexes = corners.flatMap(at => document.elementsFromPoint(...at).flatMap(under => under.closest('#map [data-place]') ?? []));
    return [...letters.map(text => text.textContent), ...hexes.map(hex => hex.dataset.place)];
  })`;

const viewBox = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
      done(document.querySelector('#map svg').getAttribute('viewBox')))))`,
  );

/** The same, once what was pressed or loaded has been drawn. */
const cutOff = async (page: Page): Promise<unknown> => {
  await viewBox(page);
  return page.evaluate(outside);
};

suite('the board at first', () => {
  let stand: Stand;
  let chrome: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    stand = await startStand(({ game }) => {
      const { title, state } = lateIn(String(game));
      const names = Array.from({ length: state.seats }, (_, seat) => `Player ${String(seat + 1)}`);
      const view = titles.get(title)!.view(state, null);
      const { sections } = presenters[title]!.present({
        view,
        seat: null,
        names,
        language: 'en',
      });
      return sections.filter(({ id }) => id === 'map');
    });
    chrome = await launch();
    page = await newPage(chrome);
    page.on('pageerror', error => faults.push(error.message));
  });
  afterAll(async () => {
    await chrome?.close();
    await stand?.stop();
    expect(faults).toEqual([]);
  });

  const open = async (name: string): Promise<void> => {
    await page.goto(`${stand.url}?game=${name}`);
    await page.locator('#map .zooms').waitFor();
  };

  test.each(games)('%s is seen whole in every window, with nothing of it under its buttons', async name => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(name);
    expect(await page.locator('#map [data-zoom] [data-place]').count()).toBeGreaterThan(20);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await viewBox(page);
      expect([width, height, await cutOff(page)]).toEqual([width, height, []]);
      expect([width, height, await page.evaluate(covered)]).toEqual([width, height, []]);
    }
  });

  test('it fits again when the window turns, unless the reader has gone nearer; what they see outlasts the page', async () => {
    const [game] = games;
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(game!);
    await page.click('.zoom-buttons [value="+"]');
    await page.click('.zoom-buttons [value="+"]');
    const near = await viewBox(page);
    await page.reload();
    await page.locator('#map .zooms').waitFor();
    expect(await viewBox(page)).toBe(near);
    await page.click('.zoom-buttons [value="0"]');
    expect(await cutOff(page)).toEqual([]);
    await page.reload();
    await page.locator('#map .zooms').waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator('.zoom-buttons [value="0"]').isVisible()).toBe(false);
  });

  test('axes name its rows and columns, at the edge of whatever part is seen', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open('1830-base-3.jsonl');
    const axis = (kind: string): Promise<readonly string[]> =>
      page.locator(`#map .axes .${kind}`).allTextContents();
    expect((await axis('down')).toSorted().join('')).toBe('ABCDEFGHIJK');
    expect((await axis('across')).map(Number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, n) => n + 1),
    );
    const middleOf = async (selector: string): Promise<{ readonly x: number; readonly y: number }> => {
      const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await page.click('.zoom-buttons [value="+"]');
    await viewBox(page);
    const [hex, row, column, frame] = [
      await middleOf('#hex-H12 path.hex'),
      await middleOf('#map .axes .down:text-is("H")'),
      await middleOf('#map .axes .across:text-is("12")'),
      (await page.locator('#map .drawing').boundingBox())!,
    ];
    expect([Math.abs(row.y - hex.y) < 3, Math.abs(column.x - hex.x) < 3]).toEqual([true, true]);
    expect([row.x - frame.x < 24, frame.y + frame.height - column.y < 24]).toEqual([true, true]);
    await page.click('.zoom-buttons [value="0"]');
  });

  test('what stands in hexes is chosen beside it: names, coordinates or numbers of tiles', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open('1830-base-3.jsonl');
    const shown = (kind: string): Promise<number> => page.locator(`#map svg .${kind}:visible`).count();
    const hexes = await page.locator('#map [data-place]').count();
    expect([(await shown('name')) > 20, await shown('at'), await shown('laid')]).toEqual([true, 0, 0]);
    await page.click('.labels [value="coordinates"]');
    expect([await shown('name'), await shown('at'), await shown('laid')]).toEqual([0, hexes, 0]);
    expect(await page.locator('.labels [aria-pressed="true"]').getAttribute('value')).toBe('coordinates');
    await page.click('.labels [value="tiles"]');
    expect([await shown('name'), await shown('at')]).toEqual([0, 0]);
    expect(await shown('laid')).toBeGreaterThan(15);
    await page.click('.labels [value="names"]');
    expect(await shown('at')).toBe(0);
  });

  test('a text that names a hex lights it, for as long as somebody looks at it', async () => {
    await open('1830-base-3.jsonl');
    await page.locator('#map details summary', { hasText: 'In words' }).click();
    const lit = page.locator('#map .lit');
    await page.locator('#map details li', { hasText: /^H12 Altoona:/ }).hover();
    expect(await lit.first().getAttribute('transform')).toBe(
      await page.locator('#hex-H12').getAttribute('transform'),
    );
    await page.locator('#map-heading').dispatchEvent('pointerover');
    expect(await lit.count()).toBe(0);
  });
});
