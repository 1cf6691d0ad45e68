import { inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { hexMap } from '../../src/board/hex-map.js';
import { boardPng } from '../../src/mail/picture.js';
import { palettePng } from '../../src/mail/png.js';
import { companies } from '../../src/titles/1830/companies.js';
import { mapData } from '../../src/titles/1830/map.js';
import { recorded } from '../board/record.js';

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  /** The pixel's colour as three bytes. */
  readonly at: (x: number, y: number) => readonly number[];
}

const decode = (png: Buffer): Decoded => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const [head, table] = [chunks.get('IHDR')!, chunks.get('PLTE')!];
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT')!);
  return {
    width,
    height,
    colours: table.length / 3,
    at: (x, y) => {
      const index = rows[y * (width + 1) + 1 + x]! * 3;
      return [...table.subarray(index, index + 3)];
    },
  };
};

const plain = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" font-family="'DejaVu Sans Condensed'">` +
  `<rect width="60" height="20" fill="#ffffff"/>${text}</svg>`;

describe('a board as a picture', () => {
  test('a late map of 1830 is 600 css pixels wide, sharp, at most 80 kB', async () => {
    const position = recorded('generated/1830/1830_p6_s1025.json');
    const board = position?.board ?? { laid: {}, tokens: [] };
    const { png, width, height } = await boardPng(hexMap({ map: mapData, board, companies }));
    const decoded = decode(png);
    expect(png.length).toBeLessThanOrEqual(80_000);
    expect(width).toBe(600);
    expect(decoded.width).toBeGreaterThanOrEqual(900);
    expect(decoded.height / decoded.width).toBeCloseTo(height / width, 2);
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
    const [a, b] = [await boardPng(svg, { width: 300 }), await boardPng(svg, { width: 300 })];
    expect(a.png.equals(b.png)).toBe(true);
    expect(a.width).toBe(300);
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
    const { at, colours, width, height } = decode(await palettePng({ width: 2, height: 2, rgba }, 16));
    expect([width, height, colours]).toEqual([2, 2, 2]);
    expect([at(0, 0), at(1, 0), at(0, 1), at(1, 1)]).toEqual([
      [10, 20, 30],
      [250, 240, 230],
      [250, 240, 230],
      [10, 20, 30],
    ]);
  });

  test('a small spot keeps its colour when colours are short', async () => {
    const { at, colours } = decode(await palettePng({ width: size, height: size, rgba: picture() }, 8));
    expect(colours).toBe(8);
    expect(at(3, 0)).toEqual([250, 10, 10]);
  });

  test('no shade strays far from what it was', async () => {
    const rgba = picture();
    const { at } = decode(await palettePng({ width: size, height: size, rgba }, 16));
    for (let y = 1; y < size; y += 7)
      at(9, y).forEach((channel, i) => {
        expect(Math.abs(channel - rgba[(y * size + 9) * 4 + i]!)).toBeLessThan(20);
      });
  });
});
