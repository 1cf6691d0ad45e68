import { Illegal, must } from '../../core/index.js';
import { printed } from './compile.js';
import { STOP, vertexAt } from './face.js';
import { followTokens, groundOf, hexNumber, laidOn, UNLIMITED } from './ground.js';
import type { RailMap } from './rail-map.js';
import { followStops, GONE } from './replace.js';
import type { BoardState, Face, PlacedToken } from './types.js';

/** A place kept for a company; `stop` null keeps the whole hex (Erie, 1830 §7.3.2). */
export interface Reservation {
  readonly hex: string;
  readonly stop: number | null;
  /** Of a whole hex, one circle of it will do. */
  readonly anyCircle?: true;
}

/** A board with nothing on it. */
export const emptyBoard: BoardState = { laid: {}, tokens: [] };

/** What lies on the hex, as it is turned there: a tile or the print. */
export const faceAt = (map: RailMap, board: BoardState, hex: string): Face =>
  laidOn(map, groundOf(map, board), hexNumber(map, hex)).face;

/** How many of each tile are left, by id; null is any number. */
export const tilesLeft = (map: RailMap, board: BoardState): { readonly [tile: string]: number | null } => {
  const { left } = groundOf(map, board);
  return Object.fromEntries(map.tiles.map((t, i) => [t.id, left[i] === UNLIMITED ? null : left[i]!]));
};

/** Token slots of the stop, taken or not. 0 for towns and off-board locations, and for a stop that is not there. */
export const slotsAt = (map: RailMap, board: BoardState, hex: string, stop: number): number =>
  faceAt(map, board, hex).stops[stop]?.slots ?? 0;

/** Companies with a token on the stop, in the order they came. */
export const companiesAt = (board: BoardState, hex: string, stop: number): readonly string[] =>
  board.tokens.filter(t => t.hex === hex && t.stop === stop).map(t => t.company);

/** Has the company a token on any stop of the hex? */
export const hasTokenOn = (board: BoardState, company: string, hex: string): boolean =>
  board.tokens.some(t => t.hex === hex && t.company === company);

/** How many tokens the company has on the map. */
export const placedTokens = ({ board }: { readonly board: BoardState }, company: string): number => {
  let count = 0;
  for (const token of board.tokens) if (token.company === company) count++;
  return count;
};

/** Is a token in every circle of the city (1830 §7.3.3)? Never so for towns. */
export const isFull = (map: RailMap, board: BoardState, hex: string, stop: number): boolean => {
  const slots = slotsAt(map, board, hex, stop);
  return slots > 0 && groundOf(map, board).tokens[vertexAt(hexNumber(map, hex), STOP + stop)]! >= slots;
};

/** Token slots of all stops of the hex that are not taken. */
const freeSlotsOfHex = (map: RailMap, board: BoardState, hex: string): number =>
  faceAt(map, board, hex).stops.reduce((sum, { slots }) => sum + slots, 0) -
  board.tokens.filter(t => t.hex === hex).length;

/**
 * Token slots of the stop that are neither taken nor kept for others; a gate has none but for the one whose home it is.
 * @param reservedFor places kept for companies that have not come yet; where a whole hex is kept, nothing is free
 */
export const freeSlots = (
  map: RailMap,
  board: BoardState,
  hex: string,
  stop: number,
  reservedFor: readonly Reservation[],
): number => {
  const here = reservedFor.filter(r => r.hex === hex);
  if (here.some(r => r.stop === null && !r.anyCircle)) return 0;
  if (faceAt(map, board, hex).stops[stop]?.gate) return 0;
  const wanted = here.filter(r => r.stop === null).length;
  if (wanted > 0 && freeSlotsOfHex(map, board, hex) <= wanted) return 0;
  const taken = groundOf(map, board).tokens[vertexAt(hexNumber(map, hex), STOP + stop)] ?? 0;
  return Math.max(0, slotsAt(map, board, hex, stop) - taken - here.filter(r => r.stop === stop).length);
};

/**
 * Today's number of a stop that is `printedStop` on the print of the hex: the one with the track
 * that led there from the beginning. (New York's two cities change numbers with tile 54, Toronto's become one.)
 */
export const currentStop = (map: RailMap, board: BoardState, hex: string, printedStop: number): number => {
  const h = hexNumber(map, hex);
  const face = groundOf(map, board).faces[h]!;
  if (face === printed(map, h)) return printedStop;
  const now = followStops(map.hexes[h]!, map.faces[face]!.face)?.[printedStop] ?? GONE;
  return now === GONE ? printedStop : now;
};

/**
 * The position with one more token.
 * @throws Illegal `no-such-stop`, `city-full`, `token-already-there` (1830 §7.3.2); costs, connection and
 *   reservations are the caller's
 */
export const placeToken = (map: RailMap, board: BoardState, token: PlacedToken): BoardState => {
  const { hex, stop, company } = token;
  must(slotsAt(map, board, hex, stop) > 0, 'no-such-stop', { hex, stop });
  if (isFull(map, board, hex, stop)) throw new Illegal('city-full', { hex, stop });
  must(!hasTokenOn(board, company, hex), 'token-already-there', { hex, company });
  const after = { ...board, tokens: [...board.tokens, token] };
  followTokens(map, board, after);
  return after;
};

/** The position without the company's token on the hex, which goes back to it to be placed anew. */
export const liftToken = (map: RailMap, board: BoardState, company: string, hex: string): BoardState => {
  const after = { ...board, tokens: board.tokens.filter(t => t.company !== company || t.hex !== hex) };
  followTokens(map, board, after);
  return after;
};
