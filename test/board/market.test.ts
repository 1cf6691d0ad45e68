import { describe, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import type { Market } from '../../src/board/data.js';
import { arrowSample, cellSample } from '../../src/board/market-legend.js';
import { shareMarket } from '../../src/board/market.js';
import { marketLines } from '../../src/board/text.js';
import { market as market1830 } from '../../src/titles/1830/rules/market.js';
import { light } from '../../src/board/theme.js';
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

  test('zones have the letters of their colours in the language of the reader', () => {
    const german = shareMarket({ market, companies, language: 'de' });
    for (const letter of ['G', 'O', 'B']) expect(german).toContain(`>${letter}</text>`);
    expect(german).not.toContain('>Y</text>');
  });

  test('prices are read on a phone, where the grid is 640 pixels wide', () => {
    const whole = shareMarket({ market: { rows: market1830, markers: [] }, companies });
    const [, , width] = /viewBox="([^"]*)"/.exec(whole)![1]!.split(' ').map(Number);
    const sizes = [...whole.matchAll(/font-size="([\d.]+)"[^>]*>\d+</g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(80);
    expect(Math.min(...sizes) * (640 / width!)).toBeGreaterThanOrEqual(10);
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

  describe('a marker that moved', () => {
    const moved = (before: Market['before']): string =>
      shareMarket({ market: { ...market, ...(before && { before }) }, companies });
    const arrows = (drawn: string): readonly (readonly number[])[] =>
      [...drawn.matchAll(/<path d="M([\d.]+) ([\d.]+)L[^Z"]*Z" fill/g)].map(match =>
        match.slice(1).map(Number),
      );

    test('has an arrow from the middle of its old cell to its place in the stack', () => {
      const drawn = moved({ 'W&W': { row: 0, col: 0 }, EAST: { row: 0, col: 1 } });
      expect(count(drawn, 'class="came"')).toBe(1);
      const [x, y] = /class="came" cx="([\d.]+)" cy="([\d.]+)"/.exec(drawn)!.slice(1).map(Number);
      expect([x, Math.floor(y! / 44)]).toEqual([23, 0]);
      // The second of two markers in the cell right of it: the tip touches its left rim.
      const [tip] = arrows(drawn);
      expect(tip![0]).toBeGreaterThan(46);
      expect(tip![0]).toBeLessThan(46 + 8);
      expect(tip![1]).toBeGreaterThan(16 + 44 / 4);
    });

    test('is told in words too, in either language', () => {
      const lines = (language: 'de' | 'en'): readonly string[] =>
        marketLines({ ...market, before: { EAST: { row: 0, col: 2 } } }, { language, width: 200 });
      expect(lines('en')[0]).toBe('EAST 67 (row 1, col 2, 1st in stack, came from 71, row 1, col 3)');
      expect(lines('de')[0]).toMatch(/kam von 71, Zeile 1, Spalte 3\)$/);
      expect(lines('de')[1]).not.toContain('kam von');
    });

    test('that a company had before it started, or stays where it is, has none', () => {
      expect(moved({ EAST: { row: 0, col: 1 } })).toBe(moved(undefined));
      expect(moved({})).not.toContain('class="came"');
    });
  });

  test('a legend shows pieces of cells as they are drawn, each with its own pattern', () => {
    const orange = cellSample({ zone: 'orange' }, { theme: light, language: 'en' });
    expect(orange).toContain('<pattern id="sample-orange"');
    expect(orange).toContain('>O</text>');
    expect(orange).not.toMatch(/>0<\/text>/);
    const locked = cellSample({ zone: 'blue' }, { theme: light, language: 'en', locked: true });
    expect(count(locked, 'stroke-opacity="0.4"')).toBe(1);
    for (const sample of [orange, locked, arrowSample(light)]) expect(() => new Resvg(sample)).not.toThrow();
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
