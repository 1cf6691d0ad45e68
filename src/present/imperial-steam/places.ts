import type { Point } from '../../board/geometry.js';

/*
 * Where things are drawn. The map is a diagram, as on the wall of a station: geography gives the directions, and there is room
 * around every city for what lies in it, so that letters are ten pixels high where the whole is as wide as a phone.
 */

export const WIDTH = 546;
export const HEIGHT = 868;
/** Size of all letters. */
export const LETTER = 14;

export const cityPlaces: { readonly [city: string]: Point } = {
  lilienfeld: { x: 219, y: 46 },
  wien: { x: 355, y: 46 },
  bratislava: { x: 494, y: 46 },
  mariazell: { x: 191, y: 135 },
  wr_neustadt: { x: 305, y: 135 },
  sopron: { x: 434, y: 140 },
  leoben: { x: 67, y: 199 },
  gloggnitz: { x: 393, y: 221 },
  muerzzuschlag: { x: 260, y: 223 },
  bruck: { x: 134, y: 292 },
  hartberg: { x: 364, y: 312 },
  szombathely: { x: 494, y: 300 },
  judenburg: { x: 84, y: 369 },
  graz: { x: 298, y: 395 },
  fuerstenfeld: { x: 428, y: 400 },
  feldkirchen: { x: 87, y: 463 },
  st_veit: { x: 238, y: 480 },
  leibnitz: { x: 361, y: 490 },
  murska_sobota: { x: 492, y: 492 },
  villach: { x: 53, y: 559 },
  klagenfurt: { x: 182, y: 567 },
  wolfsberg: { x: 298, y: 572 },
  maribor: { x: 429, y: 583 },
  kranj: { x: 115, y: 652 },
  celje: { x: 367, y: 672 },
  varazdin: { x: 491, y: 674 },
  ljubljana: { x: 240, y: 724 },
  gorizia: { x: 55, y: 741 },
  zagreb: { x: 390, y: 785 },
  postojna: { x: 222, y: 822 },
  trieste: { x: 94, y: 828 },
};

/** As a timetable writes them; the title of the place has the name in full. */
export const shortNames: { readonly [city: string]: string } = {
  bruck: 'Bruck/Mur',
  st_veit: 'St. Veit/Glan',
};

export const semmeringPlace: Point = { x: 326.5, y: 244 };
