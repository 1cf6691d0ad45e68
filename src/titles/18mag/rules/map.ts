import {
  hexAt as hex,
  hexesAt as each,
  homeOn as home,
  namedHex as named,
  type HexExtra,
} from '../../../engine/rail/index.js';

/*
 * How the hexes of both boards are written down.
 */

export { each, hex, home, named };

/** What a terrain symbol costs (18Mag §2 Schritt 1). */
const SYMBOL = 10;

const terrain = (kind: string, symbols: number): HexExtra => ({ terrain: { kind, cost: SYMBOL * symbols } });

/** So many rivers. */
export const water = (symbols: number): HexExtra => terrain('water', symbols);

/** Mountains, by the number of symbols that are printed on the hex. */
export const mountain = (symbols: number): HexExtra => terrain('mountain', symbols);

/** Rivers and mountains on one hex, so many together. */
export const both = (symbols: number): HexExtra => terrain('water mountain', symbols);

/** Budapest takes its own tiles alone, and the first so that the river stays where it is (18Mag §2 Schritt 1). */
export const budapest: HexExtra = { ...home('1', 1), takes: [{ tile: 'L33', rotations: [2] }] };

export const BUDAPEST = 'white B; city 20 @0.5, city 20 @3.5; 0-A 3-B';

/** After an ordinary yellow city, only tiles with a K (18Mag §2 Schritt 1). */
export const K: HexExtra = { labels: { green: 'K', brown: 'K', gray: 'K' } };

export const twoCities = 'white OO; city @1, city @4';

/** Lake Balaton parts the hex; no track leads over it (18Mag §2 Schritt 1). */
export const balaton: HexExtra = {
  shores: [
    [1, 2, 3],
    [4, 5, 0],
  ],
};
