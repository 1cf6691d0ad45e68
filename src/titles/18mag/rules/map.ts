import type { HexExtra, HexWords } from '../../../engine/rail/map/hex-rows.js';

/** What a terrain symbol costs (18Mag §2 Schritt 1). */
const SYMBOL = 10;

/** The terrain of a hex with this many symbols. */
const terrain =
  (kind: string) =>
  (symbols?: string): HexExtra => ({ terrain: { kind, cost: SYMBOL * Number(symbols) } });

/** What stands behind the hexes of both boards (18Mag §2 Schritt 1). One has shores: Lake Balaton parts it, no track leads over. */
export const words: HexWords = {
  water: terrain('water'),
  mountain: terrain('mountain'),
  both: terrain('water mountain'),
  /** Budapest takes its own tiles alone, and the first so that the river stays where it is. */
  budapest: () => ({ takes: [{ tile: 'L33', rotations: [2] }] }),
  /** After an ordinary yellow city, only tiles with a K. */
  K: () => ({ labels: { green: 'K', brown: 'K', gray: 'K' } }),
};
