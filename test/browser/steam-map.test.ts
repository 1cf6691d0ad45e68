import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { influenceTrack } from '../../src/titles/imperial-steam/present/influence.js';
import { steamMap } from '../../src/titles/imperial-steam/present/map.js';
import { steamDark, steamLight, steamOnPage } from '../../src/titles/imperial-steam/present/palette.js';
import { playerBoard } from '../../src/titles/imperial-steam/present/player-board.js';
import {
  busyScene,
  influenceScene,
  openingScene,
  playerScene,
} from '../titles/imperial-steam/present/scenes.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';

/*
 * The drawings of Imperial Steam as a phone shows them, whole: letters are large enough to be read, and none lies on another. Measured
 * by the letters' ink, in the font that is shipped.
 */

const phone = { width: 390, height: 640 };

const face = (file: string, weight: number): string => {
  const data = readFileSync(`assets/fonts/${file}.ttf`).toString('base64');
  return `@font-face{font-family:'DejaVu Sans Condensed';font-weight:${String(weight)};src:url(data:font/ttf;base64,${data})}`;
};

const style = [
  readFileSync('assets/style/tokens.css', 'utf8'),
  face('DejaVuSansCondensed', 400),
  face('DejaVuSansCondensed-Bold', 700),
  ':root{color-scheme:light dark}body{margin:0}svg{display:block;width:390px}',
].join('');

/** Looks at the drawing: runs in the browser. */
const measure = `(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const texts = [...document.querySelectorAll('svg text')].map(text => {
    const at = name => Number(text.getAttribute(name));
    pen.font = (text.getAttribute('font-weight') ?? 400) + ' ' + at('font-size') + "px 'DejaVu Sans Condensed'";
    const ink = pen.measureText(text.textContent);
    const width = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
    const x = text.getAttribute('text-anchor') === 'start' ? at('x') : at('x') - width / 2;
    const m = text.getScreenCTM();
    return {
      is: (text.closest('[data-place]')?.dataset.place ?? '') + ' ' + text.textContent,
      pixels: at('font-size') * m.a,
      left: m.a * x + m.e, right: m.a * (x + width) + m.e,
      top: m.d * (at('y') - ink.actualBoundingBoxAscent) + m.f, bottom: m.d * (at('y') + ink.actualBoundingBoxDescent) + m.f,
    };
  });
  const apart = 0.3;
  const faults = texts.filter(({ pixels }) => pixels < 9.99).map(({ is }) => is + ' is small');
  texts.forEach((one, n) => {
    if (one.left < 0 || one.right > innerWidth) faults.push(one.is + ' lies outside');
    for (const other of texts.slice(n + 1))
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > apart && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > apart)
        faults.push(one.is + ' and ' + other.is);
  });
  const fill = getComputedStyle(document.querySelector('svg rect')).fill;
  return { faults, texts: texts.length, fill };
})()`;

interface Measured {
  readonly faults: readonly string[];
  readonly texts: number;
  readonly fill: string;
}

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

suite('the drawings of Imperial Steam on a phone', () => {
  let chrome: Browser | undefined;
  beforeAll(async () => {
    chrome = await launch();
  });
  afterAll(async () => chrome?.close());

  const look = async (svg: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Measured> => {
    const page = await newPage(chrome!, { viewport: phone, colorScheme });
    await page.setContent(`<style>${style}</style>${svg}`);
    await page.evaluate('document.fonts.ready');
    const measured = await page.evaluate<Measured>(measure);
    await page.context().close();
    return measured;
  };

  test.each([
    ['the map at the start', steamMap(openingScene(4)), 150],
    ['the map with two players', steamMap(openingScene(2)), 120],
    ['a busy map', steamMap(busyScene(2)), 300],
    ['the influence track', influenceTrack(influenceScene()), 56],
    ["a player's board", playerBoard(playerScene()), 50],
  ])('%s is read at a glance', async (_, svg, letters) => {
    const { faults, texts } = await look(svg);
    expect(faults).toEqual([]);
    expect(texts).toBeGreaterThan(letters);
  });

  test('it is light or dark as the page is', async () => {
    const svg = steamMap({ ...openingScene(4), theme: steamOnPage });
    expect((await look(svg, 'light')).fill).toBe(rgb(steamLight.land));
    expect((await look(svg, 'dark')).fill).toBe(rgb(steamDark.land));
  });
});
