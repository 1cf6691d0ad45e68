import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { begin, play, type GameState, type JsonObject } from '../../src/engine/core/index.js';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { sizes } from '../support/sizes.js';
import { readStoredGame, storedGamesOfEachMap } from '../support/stored-games.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';

/*
 * The whole map as a laptop's board panel shows it: what is written on it is large enough to be read, and nothing
 * lies on anything else. Measured by the letters' ink, in the font that is shipped.
 */

const panel = { width: 900, height: 640 };

const face = (file: string, weight: number): string => {
  const data = readFileSync(`assets/fonts/${file}.ttf`).toString('base64');
  return `@font-face{font-family:'DejaVu Sans Condensed';font-weight:${String(weight)};src:url(data:font/ttf;base64,${data})}`;
};
const style = [
  face('DejaVuSansCondensed', 400),
  face('DejaVuSansCondensed-Bold', 700),
  'body{margin:0}svg{display:block;width:900px;height:640px}.fine{display:none}',
].join('');

/** Looks at the map on the page: runs in the browser. */
const measure = `(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const svg = document.querySelector('svg');
  const boxOf = (element, { x, y, width, height }) => {
    const m = element.getScreenCTM();
    return { left: m.a * x + m.e, right: m.a * (x + width) + m.e, top: m.d * y + m.f, bottom: m.d * (y + height) + m.f };
  };
  const texts = [...svg.querySelectorAll('text.name, text.value, text.cost, text.label, text.tag')].map(text => {
    const size = Number(text.getAttribute('font-size'));
    pen.font = (text.getAttribute('font-weight') ?? 400) + ' ' + size + "px 'DejaVu Sans Condensed'";
    const ink = pen.measureText(text.textContent);
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
    const width = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
    const box = { x: x - width / 2, y: y - ink.actualBoundingBoxAscent, width, height: ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent };
    return { is: text.getAttribute('class'), text: text.textContent, hex: text.closest('[data-place]')?.dataset.place,
      pixels: size * text.getScreenCTM().a, ...boxOf(text, box) };
  });
  const rings = [...svg.querySelectorAll('circle.slot')].map(circle => {
    const m = circle.getScreenCTM();
    const at = name => Number(circle.getAttribute(name));
    return { hex: circle.closest('[data-place]')?.dataset.place, x: m.a * at('cx') + m.e, y: m.d * at('cy') + m.f, radius: m.a * at('r') };
  });
  const apart = 0.3;
  const faults = [];
  const small = texts.filter(({ is, pixels }) => is !== 'tag' && pixels < 10).map(({ hex, text }) => hex + ' ' + text + ' is small');
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1))
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > apart && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > apart)
        faults.push(one.hex + ' ' + one.text + ' and ' + other.hex + ' ' + other.text);
    for (const { hex, x, y, radius } of rings) {
      const dx = Math.max(one.left - x, 0, x - one.right);
      const dy = Math.max(one.top - y, 0, y - one.bottom);
      if (Math.hypot(dx, dy) < radius - apart) faults.push(one.hex + ' ' + one.text + ' and a station of ' + hex);
    }
  });
  // What is chosen of the board lies upon it: the overlay above on the left, the buttons below on the right.
  const covered = [...svg.querySelectorAll('[data-place] path.hex')].flatMap(hex => {
    const { left, right, top, bottom } = hex.getBoundingClientRect();
    const isCovered = (left < 250 && top < 55) || (right > innerWidth - 155 && bottom > innerHeight - 55);
    return isCovered ? hex.closest('[data-place]').dataset.place + ' lies under what is chosen of the board' : [];
  });
  return { faults: [...small, ...covered, ...faults], names: texts.filter(({ is }) => is === 'name').map(({ text }) => text), stations: rings.length };
})()`;

interface Measured {
  readonly faults: readonly string[];
  readonly names: readonly string[];
  readonly stations: number;
}

let chrome: Browser | undefined;
let page: Page;

const look = async (title: string, state: GameState): Promise<Measured> => {
  const { sections } = presenters[title]!.present({
    view: state as unknown as JsonObject,
    seat: null,
    names: Array.from({ length: state.seats }, (_, seat) => `Player ${String(seat + 1)}`),
    language: 'en',
  });
  await page.setContent(`<style>${style}</style>${sections.find(({ id }) => id === 'map')!.svg!}`);
  await page.evaluate('document.fonts.ready');
  return page.evaluate<Measured>(measure);
};

/** Where a stored game is looked at, in parts of its length. */
const LOOKS = [1, 0.4, 0, 0.7];

const positions = (name: string): readonly { readonly title: string; readonly state: GameState }[] => {
  const { start, rows } = readStoredGame(name);
  const title = titles.get(start.title)!;
  let state = begin(title, start, start.draws);
  const all = [state];
  for (const { action, draws } of rows) all.push(({ state } = play(title, state, action, draws)).state);
  return LOOKS.slice(0, sizes.mapPositions).map(part => ({
    title: title.id,
    state: all[Math.floor((all.length - 1) * part)]!,
  }));
};

/** The drawing of another kind of game is measured by a test of its own. */
const games = storedGamesOfEachMap(sizes.mapGames).filter(
  name => 'game' in titles.get(readStoredGame(name).start.title)!,
);

suite('the whole map on a laptop', () => {
  beforeAll(async () => {
    chrome = await launch();
    page = await newPage(chrome, { viewport: panel });
  });
  afterAll(async () => chrome?.close());

  test.each(games)('%s is read at a glance', async name => {
    const found: string[] = [];
    // The board for one and for two players of 18 Magyarország is a small one.
    const { title: id, seats } = readStoredGame(name).start;
    const least = id === '18mag' && seats < 3 ? 16 : 25;
    for (const [at, { title, state }] of positions(name).entries()) {
      const { faults, names, stations } = await look(title, state);
      found.push(...faults.map(fault => `${String(at)}: ${fault}`));
      expect(names.length).toBeGreaterThan(least);
      expect(stations).toBeGreaterThan(8);
    }
    expect(found).toEqual([]);
  });
});
