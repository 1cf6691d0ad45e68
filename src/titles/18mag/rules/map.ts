import { parseFace, type HexDef } from '../../../engine/rail/index.js';

/*
 * How the hexes of both boards are written down.
 */

type Extra = Omit<HexDef, 'id' | 'colour' | 'label' | 'stops' | 'track'>;

/** One hex, by its face. */
export const hex = (id: string, face: string, extra: Extra = {}): HexDef => ({
  id,
  ...parseFace(face),
  ...extra,
});

/** One hex with the name of its place. */
export const named = (id: string, name: string, face: string, extra: Extra = {}): HexDef =>
  hex(id, face, { name, ...extra });

/** Hexes with the same face; their ids are separated by blanks. */
export const each = (ids: string, face: string, extra: Extra = {}): readonly HexDef[] =>
  ids.split(' ').map(id => hex(id, face, extra));

/** The home of a minor, in that city of the hex. */
export const home = (company: string, stop = 0): Extra => ({ homes: [{ company, stop }] });

/** What a terrain symbol costs (18Mag §2 Schritt 1). */
const SYMBOL = 10;

const terrain = (kind: string, symbols: number): Extra => ({ terrain: { kind, cost: SYMBOL * symbols } });

/** So many rivers. */
export const water = (symbols: number): Extra => terrain('water', symbols);

/** Mountains, by the number of symbols that are printed on the hex. */
export const mountain = (symbols: number): Extra => terrain('mountain', symbols);

/** Rivers and mountains on one hex, so many together. */
export const both = (symbols: number): Extra => terrain('water mountain', symbols);

/** Budapest takes its own tiles alone, and the first so that the river stays where it is (18Mag §2 Schritt 1). */
export const budapest: Extra = { ...home('1', 1), takes: [{ tile: 'L33', rotations: [2] }] };

export const BUDAPEST = 'white B; city 20 @0.5, city 20 @3.5; 0-A 3-B';

/** After an ordinary yellow city, only tiles with a K (18Mag §2 Schritt 1). */
export const K: Extra = { labels: { green: 'K', brown: 'K', gray: 'K' } };

export const twoCities = 'white OO; city @1, city @4';

/** Lake Balaton parts the hex; no track leads over it (18Mag §2 Schritt 1). */
export const balaton: Extra = {
  shores: [
    [1, 2, 3],
    [4, 5, 0],
  ],
};
