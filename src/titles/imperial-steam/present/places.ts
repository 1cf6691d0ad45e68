import type { Point } from '../../../board/geometry.js';
import type { SteamData } from '../rules/data/index.js';

/*
 * Where things are drawn. The map is a diagram, as on the wall of a station: geography gives the directions, and there is room
 * around every city for what lies in it, so that letters are ten pixels high where the whole is as wide as a phone.
 */

export const WIDTH = 546;
export const HEIGHT = 868;
/** Size of all letters. */
export const LETTER = 14;

/** Half as far from an edge as a plate is wide or high, so that it lies on the map. */
const margin = { x: 52, y: 40 };

/** From the board, which is 1000 wide and high. */
const scaled = (at: number, length: number, edge: number): number =>
  Math.round(edge + (at / 1000) * (length - 2 * edge));

/** Where a city is drawn: as its set says, or else near its place on the board. */
export const cityPlace = ({ cities, drawn }: SteamData, id: string): Point => {
  const said = drawn.get(id);
  if (said) return said;
  const { x, y } = cities.find(city => city.id === id)!;
  return { x: scaled(x, WIDTH, margin.x), y: scaled(y, HEIGHT, margin.y) };
};

/** As a timetable writes it; the title of the place has the name in full. */
export const nameOnMap = ({ cities, shortNames }: SteamData, id: string): string =>
  shortNames.get(id) ?? cities.find(city => city.id === id)!.name;

/** Below their connection lies the Semmering tile. */
export const semmeringEnds = ['gloggnitz', 'muerzzuschlag'];
