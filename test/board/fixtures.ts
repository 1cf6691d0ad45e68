import { parseFace } from '../../src/engine/rail/map/tile-text.js';
import type { HexDef, MapData, TileDef } from '../../src/engine/rail/map/types.js';
import type { CompanyLook } from '../../src/board/theme.js';

export const tile = (id: string, face: string): TileDef => ({ id, count: 1, ...parseFace(face) });

const hex = (id: string, face: string, more: Partial<HexDef> = {}): HexDef => ({
  id,
  ...parseFace(face),
  ...more,
});

/** A small map with one of everything. */
export const map: MapData = {
  hexes: [
    hex('A2', 'red; offboard yellow:30 brown:60 group:North; 5-A', { name: 'North', unlabelled: true }),
    hex('A4', 'red; offboard yellow:30 brown:60 group:North; 0-A', { name: 'North' }),
    hex('B1', 'gray; city 20; 4-A', { name: 'Wells', homes: [{ company: 'W&W', stop: 0 }] }),
    hex('B3', 'white; town', { name: 'Ash', walls: [4] }),
    hex('B5', 'white', { terrain: { kind: 'mountain', cost: 120 } }),
    hex('C2', 'yellow OO; city, city', { name: 'Upper & Lower', homes: [{ company: 'EAST', stop: null }] }),
    hex('C4', 'white; city', { name: 'Mill <b>"Town"</b> & Co', terrain: { kind: 'water', cost: 80 } }),
  ],
  tiles: [
    tile('3', 'yellow; town 10; 0-A 1-A'),
    tile('9', 'yellow;; 0-3'),
    tile('20', 'green;; 0-3 1-4'),
    tile('14', 'green; city 30 x2; 0-A 1-A 3-A 4-A'),
    tile('59', 'green OO; city 40 @0, city 40 @2; 0-A 2-B'),
    tile('N8', 'yellow;; 0~2'),
    tile('D9', 'brown;; 0=3'),
  ],
  upgrades: {},
};

export const companies: readonly CompanyLook[] = [
  { id: 'W&W', colour: '#32763f', text: '#ffffff' },
  { id: 'EAST', colour: '#fff500' },
];

/** How often the part occurs. */
export const count = (text: string, part: string | RegExp): number =>
  typeof part === 'string' ? text.split(part).length - 1 : [...text.matchAll(part)].length;

/** One hex's group out of a map; groups of hexes hold one level of groups at most. */
export const groupOf = (svg: string, id: string): string => {
  const from = svg.indexOf(`<g id="hex-${id}"`);
  const next = svg.indexOf('<g id="hex-', from + 1);
  return svg.slice(from, next < 0 ? undefined : next);
};
