import { describe, expect, test } from '@jest/globals';
import { widthOf } from '../../../../src/board/letters.js';
import { influenceTrack } from '../../../../src/titles/imperial-steam/present/influence.js';
import { steamDark, steamLight } from '../../../../src/titles/imperial-steam/present/palette.js';
import { LETTER, WIDTH } from '../../../../src/titles/imperial-steam/present/places.js';
import { playerBoard } from '../../../../src/titles/imperial-steam/present/player-board.js';
import { loadOf } from '../../../../src/titles/imperial-steam/present/storage.js';
import { influenceScene, playerScene } from './scenes.js';

const textsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

const sizesIn = (svg: string): readonly number[] =>
  [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"/g)].map(([, size]) => Number(size));

const columnIn = (svg: string, column: number): string =>
  new RegExp(`data-place="column/${String(column)}".*?</g></g>`).exec(svg)![0];

describe('the influence track', () => {
  const svg = influenceTrack(influenceScene());

  test('has each column once, with its number and what a small key is worth', () => {
    const places = [...svg.matchAll(/data-place="column\/(\d+)"/g)].map(([, column]) => Number(column));
    expect(places).toEqual(Array.from({ length: 26 }, (_, n) => 10 * n));
    expect(textsIn(columnIn(svg, 120))).toEqual(['120', '60']);
  });

  test('shows hubs above the number and the queue below it, the first on top', () => {
    expect(textsIn(columnIn(svg, 70))).toEqual(['Gr', 'Bl', '70', '40', 'B', 'D', 'A']);
    expect(textsIn(columnIn(svg, 50))).toEqual(['Wh', '50', '30', 'C']);
    const heights = [...columnIn(svg, 70).matchAll(/<text [^>]*y="([\d.]+)"[^>]*>[BDA]</g)].map(([, y]) =>
      Number(y),
    );
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  test('all hubs and all players on one column are still apart', () => {
    const crowded = influenceTrack({
      ...influenceScene(),
      hubs: { bronze: 0, green: 0, blue: 0, white: 0 },
      queues: { 0: [0, 1, 2, 3] },
    });
    expect(textsIn(columnIn(crowded, 0))).toEqual(['Br', 'Gr', 'Bl', 'Wh', '0', '0', 'A', 'B', 'C', 'D']);
    const spots = [...columnIn(crowded, 0).matchAll(/<text [^>]*?x="([\d.]+)" y="([\d.]+)"/g)].map(
      ([, x, y]) => `${x!} ${y!}`,
    );
    expect(new Set(spots).size).toBe(10);
  });

  test('two hubs on the first column of a row stand side by side, neither covered nor cut off', () => {
    const svg = influenceTrack({ ...influenceScene(), hubs: { bronze: 130, white: 130, green: 0, blue: 0 } });
    const crests = [...columnIn(svg, 130).matchAll(/ d="M([\d.]+) [\d.]+h([\d.]+)v/g)].map(
      ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
    );
    expect(crests).toHaveLength(2);
    expect(crests[0]![0]).toBeGreaterThan(0);
    expect(crests[1]![0]).toBeGreaterThanOrEqual(crests[0]![1] - 0.1);
  });

  test('a column that can be chosen is a link', () => {
    const chosen = influenceTrack({
      ...influenceScene(),
      href: place => (place === 'column/90' ? '?do=90' : null),
    });
    expect([...chosen.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['?do=90']);
  });
});

describe('goods in storage', () => {
  test('coal lies on locomotives, the rest on cars and floors, and what is too much is told', () => {
    const { trains, floors } = playerScene();
    const load = loadOf({ trains, floors, goods: { wood: 3, stone: 2, iron: 2, coal: 4 } });
    expect(load.locomotives).toEqual(['coal', 'coal']);
    expect(load.cars).toEqual(['wood', 'wood', 'wood', 'stone', 'stone', 'iron', 'iron']);
    expect([load.floors, load.over]).toEqual([['coal', 'coal'], []]);
    const more = loadOf({ trains, floors, goods: { wood: 9, stone: 0, iron: 0, coal: 3 } });
    expect(more.over).toEqual(['coal']);
  });

  test('nothing but coal goes on a locomotive', () => {
    const { trains, floors } = playerScene();
    const load = loadOf({ trains, floors, goods: { wood: 1, stone: 0, iron: 0, coal: 1 } });
    expect(load.locomotives).toEqual(['coal', undefined]);
    expect(load.cars.filter(good => good !== undefined)).toEqual(['wood']);
  });
});

describe("a player's board", () => {
  const svg = playerBoard(playerScene());
  const texts = textsIn(svg);

  test('every good, worker, factory and contract is on it', () => {
    const storedAndWaiting = 11 + 3;
    const contracts = 2 + 4 + 2;
    const factories = 3;
    const letters = texts.filter(text => /^[WSIC]$/.test(text));
    expect(letters.length).toBe(storedAndWaiting + contracts + factories);
    expect(texts).toEqual(expect.arrayContaining(['IS-5', 'IS-8', '+120', '−300', '−170']));
    expect(texts).toContain('Workers – supply: 5');
    expect(texts).toContain('Share price – shareholders: 2/10');
  });

  test('goods that fit nowhere are crossed out', () => {
    const { goods } = playerScene();
    expect(svg).not.toContain('class="over"');
    const over = playerBoard({ ...playerScene(), goods: { ...goods, wood: 5 } });
    expect(over.split('class="over"').length - 1).toBe(2);
  });

  test('it grows with the contracts, and none reaches over the edge', () => {
    const scene = playerScene();
    const many = playerBoard({
      ...scene,
      contracts: [...scene.contracts, ...scene.contracts, ...scene.contracts].map((contract, n) => ({
        ...contract,
        id: `${contract.id}-${String(n)}`,
      })),
    });
    const heightOf = (drawn: string): number => Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(drawn)![1]);
    expect(heightOf(many)).toBeGreaterThan(heightOf(svg));
    const ends = [...many.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(WIDTH);
  });

  test('letters are ten pixels high on a phone, and headings fit', () => {
    for (const drawn of [svg, influenceTrack(influenceScene())])
      expect(sizesIn(drawn).filter(size => (size * 390) / WIDTH < 9.99)).toEqual([]);
    expect(texts.filter(text => widthOf(text, LETTER) > WIDTH - 40)).toEqual([]);
  });

  test.each([
    ['light', steamLight],
    ['dark', steamDark],
  ])('is drawn in the %s palette', (_, theme) => {
    for (const drawn of [
      playerBoard({ ...playerScene(), theme }),
      influenceTrack({ ...influenceScene(), theme }),
    ]) {
      expect(drawn).toContain(theme.land);
      expect(drawn).not.toMatch(/undefined|NaN/);
    }
  });
});
