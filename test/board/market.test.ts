import { describe, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import type { Market } from '../../src/board/data.js';
import { shareMarket } from '../../src/board/market.js';
import { marketLines } from '../../src/board/text.js';
import { market as market1830 } from '../../src/titles/1830/market.js';
import { companies, count } from './fixtures.js';

const market: Market = {
  rows: [
    [{ price: 60, zone: 'yellow' }, { price: 67, par: true }, { price: 71 }],
    [{ price: 53, zone: 'orange' }, { price: 60, zone: 'brown' }, null],
  ],
  markers: [
    { company: 'EAST', row: 0, col: 1 },
    { company: 'W&W', row: 0, col: 1 },
    { company: '<b>', row: 1, col: 0 },
  ],
};

describe('the share market', () => {
  const svg = shareMarket({ market, companies });

  test('every cell has its price, and none is drawn where there is none', () => {
    for (const price of [67, 71, 53]) expect(svg).toContain(`>${price}</text>`);
    expect(count(svg, 'width="46"')).toBe(5);
  });

  test('zones have a letter and a pattern beside their colour', () => {
    for (const letter of ['Y', 'O', 'B']) expect(svg).toContain(`>${letter}</text>`);
    expect(svg).toContain('fill="url(#zone-orange)"');
    expect(svg).toContain('<pattern id="zone-brown"');
  });

  test('markers stand in the order of the stack, the top one highest', () => {
    const y = (company: string): number =>
      Number(new RegExp(`y="([\\d.]+)"[^>]*>${company}</text>`).exec(svg)![1]);
    expect(y('EAST')).toBeLessThan(y('W&amp;W'));
  });

  test('a locked zone is crossed out and named, and open again it is not', () => {
    const blue: Market = { rows: [[{ price: 276 }, { price: 306, zone: 'blue' }]], markers: [] };
    const locked = shareMarket({ market: { ...blue, locked: ['blue'] }, companies });
    const open = shareMarket({ market: blue, companies });
    expect([count(locked, 'stroke-opacity="0.4"'), count(open, 'stroke-opacity="0.4"')]).toEqual([1, 0]);
    expect(marketLines({ ...blue, locked: ['blue'] }, { language: 'de' })).toContain(
      'die blaue Zone ist gesperrt',
    );
    expect(open).toContain('<pattern id="zone-blue"');
  });

  test('the cells that close a company and that end the game say so', () => {
    const ends: Market = {
      rows: [
        [
          { price: 0, closes: true },
          { price: 377, zone: 'blue', ends: true },
        ],
      ],
      markers: [],
    };
    const drawn = shareMarket({ market: ends, companies, language: 'de' });
    for (const text of ['zu', '377', 'ENDE']) expect(drawn).toContain(`>${text}</text>`);
    expect(drawn).not.toContain('>0</text>');
  });

  test('a hostile company stays text', () => {
    expect(svg).toContain('>&lt;b&gt;</text>');
    expect(() => new Resvg(svg)).not.toThrow();
  });

  test('a stack of all companies stays within its cell', () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8].map(n => `C${n}`).map(company => ({ company, row: 0, col: 0 }));
    const full = shareMarket({ market: { ...market, markers: many }, companies });
    const lowest = Math.max(
      ...[...full.matchAll(/<text[^>]* y="([\d.-]+)"[^>]*>C\d<\/text>/g)].map(m => Number(m[1])),
    );
    expect(lowest).toBeLessThan(44);
    for (const { company } of many) expect(full).toContain(`>${company}</text>`);
  });

  test('the market of 1830 draws', () => {
    const drawn = shareMarket({ market: { rows: market1830, markers: [] }, companies: [] });
    expect(count(drawn, 'width="46"')).toBe(market1830.flat().filter(Boolean).length);
  });
});
