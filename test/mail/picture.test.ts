import { describe, expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { hexMap } from '../../src/board/hex-map.js';
import { calmed } from '../../src/mail/calm.js';
import { withCoordinates } from '../../src/mail/coordinates.js';
import { indexed } from '../../src/mail/palette.js';
import { boardPng } from '../../src/mail/picture.js';
import { palettePng } from '../../src/mail/png.js';
import { companies } from '../../src/titles/1830/rules/companies.js';
import { mapData } from '../../src/titles/1830/rules/map.js';
import { boardsInMails } from '../support/mail-pictures.js';

const decode = (png: Buffer): PNG => PNG.sync.read(png);

/** Red, green, blue and alpha of a pixel. */
const pixelAt = ({ data, width }: PNG, x: number, y: number): readonly number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const plain = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" font-family="'DejaVu Sans Condensed'">` +
  `<rect width="60" height="20" fill="#ffffff"/>${text}</svg>`;

/** One game of each title, and one on the other side of 1830's board. */
const games = [
  '1830-dave-3.jsonl',
  '1830-empire-3.jsonl',
  '1849-18xx-games-3.jsonl',
  '1856-18xx-games-1.jsonl',
  '18mag-easy-1.jsonl',
  'imperial-steam-fixed-1.jsonl',
];

describe('a board as a picture', () => {
  test('has 30 kB on average, whatever the title, and is sharper than the screen is', async () => {
    const pictures = [];
    for (const game of games)
      for (const board of boardsInMails(game, [0.3, 0.8])) pictures.push(await boardPng(board));
    const bytes = pictures.map(({ png }) => png.length);
    expect(bytes.reduce((a, b) => a + b) / bytes.length).toBeLessThanOrEqual(30_000);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(40_000);
    for (const { png, width, height } of pictures) {
      const decoded = decode(png);
      expect(decoded.width / width).toBeCloseTo(1.5, 2);
      expect(decoded.height / decoded.width).toBeCloseTo(height / width, 2);
      expect(width).toBeLessThanOrEqual(600);
      expect(height).toBeLessThanOrEqual(600);
    }
  });

  test('its ground is see-through, tiles are not, and letters keep a light edge', async () => {
    const land = '<rect width="60" height="20" fill="#f4f2ec"/>';
    const hexes =
      '<path class="hex white" d="M0 0h40v20h-40Z" fill="#fbfaf4"/><path class="hex" d="M40 0h20v20h-20Z" fill="#f7de5a"/>';
    const letter = '<rect x="10" y="8" width="20" height="4" fill="#1d1c1a"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${land}${hexes}${letter}</svg>`;
    const { png, ground } = await boardPng(svg);
    const picture = decode(png);
    const at = (x: number, y: number): readonly number[] =>
      pixelAt(picture, Math.round((x * picture.width) / 60), Math.round((y * picture.width) / 60));
    expect(ground).toBe('#fbfaf4');
    expect(at(5, 2)[3]).toBe(0);
    expect(at(50, 10)).toEqual([0xf7, 0xde, 0x5a, 255]);
    expect(at(20, 10)).toEqual([0x1d, 0x1c, 0x1a, 255]);
    const above = pixelAt(picture, Math.round(picture.width / 3), Math.round((8 * picture.width) / 60) - 2);
    expect(above).toEqual([0xfb, 0xfa, 0xf4, 255]);
    // Programs that know of no see-through pixels show the colours of the drawing there.
    const table = png.subarray(png.indexOf('PLTE') + 4).subarray(0, 6);
    expect(table.toString('hex')).toBe('f4f2ecfbfaf4');
  });

  test('the letters and numbers of the hexes stand at its edge', () => {
    const svg = hexMap({ map: mapData, board: { laid: {}, tokens: [] }, companies, legend: false });
    const written = withCoordinates(svg).slice(svg.length - '</svg>'.length);
    const texts = [...written.matchAll(/<text x="(\S+)" y="(\S+)"[^>]*>(\w+)<\/text>/g)];
    const left = texts.filter(([, , , name]) => /[A-Z]/.test(name!));
    expect(left.map(([, , , name]) => name).toSorted()).toEqual([...'ABCDEFGHIJK']);
    expect(new Set(left.map(([, x]) => x)).size).toBe(1);
    expect(
      texts.flatMap(([, , , name]) => (/\d/.test(name!) ? Number(name) : [])).toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    expect(withCoordinates(plain(''))).toBe(plain(''));
  });

  test('places that look alike are drawn alike, wherever they lie, and keep their colours', async () => {
    const place = (name: string, x: number, y: number): string =>
      `<g data-place="${name}" transform="translate(${x} ${y})">` +
      '<circle r="7" fill="#a4d9f4" stroke="#1d1c1a"/><text x="-5" y="3" font-size="7">Zürich</text></g>';
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><rect width="100" height="40" fill="#ffffff"/>' +
      `${place('Here', 20.13, 20.21)}${place('There', 71.47, 19.63)}</svg>`;
    const picture = decode((await boardPng(svg)).png);
    const scale = picture.width / 100;
    const around = (x: number, y: number): number[] => {
      const [left, top] = [Math.round(x * scale) - 75, Math.round(y * scale) - 75];
      return Array.from({ length: 150 * 150 }, (_, at) => [
        ...pixelAt(picture, left + (at % 150), top + Math.floor(at / 150)),
      ]).flat();
    };
    expect(around(71.47, 19.63)).toEqual(around(20.13, 20.21));
    const [x, y] = [Math.round(20.13 * scale), Math.round((20.21 - 5) * scale)];
    expect(pixelAt(picture, x, y)).toEqual([0xa4, 0xd9, 0xf4, 255]);
  });

  test('each hex has all its edges, however small the board is drawn', async () => {
    const hex =
      '<path class="hex white" d="M10 10H190V90H10Z" fill="#fbfaf4" stroke="#8b877c" stroke-width="0.6"/>';
    const { png } = await boardPng(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100">' +
        `<rect width="1000" height="100" fill="#f4f2ec"/><g data-place="A1" transform="translate(0.3 0.4)">${hex}</g></svg>`,
    );
    const picture = decode(png);
    const shown = (at: (step: number) => readonly [number, number]): boolean =>
      Array.from({ length: 30 }, (_, step) => pixelAt(picture, ...at(step))[3]).includes(255);
    const { width, height } = picture;
    const [middle, half] = [Math.round(width / 10), Math.round(height / 2)];
    expect([
      shown(step => [middle, step + 10]),
      shown(step => [middle, height - 1 - step]),
      shown(step => [step + 20, half]),
      shown(step => [2 * middle - 10 + step, half]),
    ]).toEqual([true, true, true, true]);
  });

  test('letters are drawn although no system font is loaded', async () => {
    const bare = await boardPng(plain(''));
    for (const weight of [400, 700]) {
      const text = await boardPng(plain(`<text x="5" y="15" font-weight="${weight}">PRR Zürich</text>`));
      expect(text.png.length).toBeGreaterThan(bare.png.length + 500);
    }
  });

  test('the same drawing gives the same bytes', async () => {
    const svg = hexMap({ map: mapData, board: { laid: {}, tokens: [] }, companies });
    const [a, b] = [await boardPng(svg), await boardPng(svg)];
    expect(a.png.equals(b.png)).toBe(true);
  });

  test('what is no drawing is refused', async () => {
    await expect(boardPng('<svg')).rejects.toThrow();
  });
});

describe('a palette PNG', () => {
  const size = 200;

  /** Blue slowly turning lighter, with a small spot of red. */
  const picture = (): Uint8Array => {
    const rgba = new Uint8Array(size * size * 4).fill(255);
    for (let pixel = 0; pixel < size * size; pixel++) rgba.set([0, (pixel / size) % 200, 200], pixel * 4);
    for (let pixel = 0; pixel < 30; pixel++) rgba.set([250, 10, 10], pixel * 4);
    return rgba;
  };

  test('few colours are kept as they are', async () => {
    const rgba = Uint8Array.from([10, 20, 30, 255, 250, 240, 230, 255, 250, 240, 230, 255, 10, 20, 30, 255]);
    const few = await indexed({ width: 2, height: 2, rgba }, 16);
    expect(few.palette).toHaveLength(2);
    const { data, width, height } = decode(await palettePng(few));
    expect([width, height, ...data]).toEqual([2, 2, ...rgba]);
  });

  test('a small spot keeps its colour when colours are short', async () => {
    const few = await indexed({ width: size, height: size, rgba: picture() }, 8);
    expect(few.palette).toHaveLength(8);
    expect(few.palette[few.index[3]!]).toEqual([250, 10, 10]);
  });

  test('no shade strays far from what it was', async () => {
    const rgba = picture();
    for (const colours of [16, 32]) {
      const { data } = decode(await palettePng(await indexed({ width: size, height: size, rgba }, colours)));
      const strayed = data.map((channel, at) => Math.abs(channel - rgba[at]!));
      expect(strayed.reduce((a, b) => Math.max(a, b))).toBeLessThan(20);
    }
  });

  test('areas keep their colour where blends are calmed', async () => {
    const rgba = new Uint8Array(size * size * 4).fill(255);
    for (let pixel = 0; pixel < size * size; pixel++)
      rgba.set(pixel % size < size / 2 ? [120, 190, 140] : [150, 160, 140], pixel * 4);
    const pixels = { width: size, height: size, rgba };
    const few = await indexed(pixels, 8);
    expect((await calmed(few, pixels)).index).toEqual(few.index);
    const spot = 50 * size + 70;
    rgba.set([140, 170, 140], spot * 4);
    // With colours enough the spot has its own, and is no blend.
    const own = await indexed(pixels, 8);
    expect((await calmed(own, pixels)).index[spot]).toBe(own.index[spot]);
    const blend = await calmed(await indexed(pixels, 2), pixels);
    expect(blend.index[spot]).toBe(blend.index[spot - 1]);
  });
});
