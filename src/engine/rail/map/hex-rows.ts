import { parseFace } from './tile-text.js';
import type { HexDef } from './types.js';

/*
 * How the hexes of a map are written down, one in a line.
 */

/** What a hex has beside its face. */
export type HexExtra = Omit<HexDef, 'id' | 'colour' | 'label' | 'stops' | 'track'>;

/** One hex, by its face as `parseFace` reads it. */
export const hexAt = (id: string, face: string, extra: HexExtra = {}): HexDef => ({
  id,
  ...parseFace(face),
  ...extra,
});

/** One hex with the name of its place. */
export const namedHex = (id: string, name: string, face: string, extra: HexExtra = {}): HexDef =>
  hexAt(id, face, { name, ...extra });

/** Hexes with the same face; their ids are separated by blanks. */
export const hexesAt = (ids: string, face: string, extra: HexExtra = {}): readonly HexDef[] =>
  ids.split(' ').map(id => hexAt(id, face, extra));

/** The hex is the home of the company, in that city of it; null is any. */
export const homeOn = (company: string, stop: number | null = 0): HexExtra => ({
  homes: [{ company, stop }],
});
