import { joinsOf, STOP, vertexAt } from './face.js';
import { groundOf, hexNumber, laidOn } from './ground.js';
import { isClosed, networkOf, ownStops } from './network.js';
import type { Network, RailMap } from './rail-map.js';
import { addedTrack, followStops, GONE } from './replace.js';
import type { BoardState, Face, Gauge, StopDef } from './types.js';
import type { TilePlacement } from './upgrade.js';

const faceOf = (map: RailMap, { tile, rotation }: TilePlacement): Face =>
  map.faces[map.tileIndex.get(tile)! * 6 + rotation]!.face;

const oldFace = (map: RailMap, board: BoardState, hex: string): Face =>
  laidOn(map, groundOf(map, board), hexNumber(map, hex)).face;

/**
 * The dearest gauge among the track that a tile adds: dual before standard before narrow (1849 §4.1,
 * footnote). Track of one gauge that becomes dual is new.
 */
export const addedGauge = (map: RailMap, board: BoardState, hex: string, placement: TilePlacement): Gauge => {
  const added = new Set(addedTrack(oldFace(map, board, hex), faceOf(map, placement)).map(t => t.gauge));
  return added.has('dual') ? 'dual' : added.has('standard') ? 'standard' : 'narrow';
};

const worth = ({ revenue }: StopDef): number =>
  typeof revenue === 'number' ? revenue : Math.max(...Object.values(revenue));

/**
 * Does a route come to place `from` of a hex, at a side from without, and can then leave by place `to`,
 * not having used it before? That is asked of sides alone: a route that was at stop `to` before could as
 * well take the new track from there, which is asked for itself.
 */
const comesTo = (
  map: RailMap,
  board: BoardState,
  network: Network,
  h: number,
  from: number,
  to: number,
): boolean => {
  const found = ({ onward, stops }: Pick<Network, 'onward' | 'stops'>): boolean =>
    from >= STOP ? (stops[h]! & (1 << (from - STOP))) !== 0 : (onward[h]! & (1 << from)) !== 0;
  if (!found(network)) return false;
  const ground = groundOf(map, board);
  const roots = ownStops(map, board, network.company);
  return found(
    map.search(ground, roots, stop => isClosed(map, board, network.company, stop), vertexAt(h, to)),
  );
};

/** What counts as an extension. */
export interface ExtensionTerms {
  /** Does a stop that becomes worth more count, too? */
  readonly byWorth?: boolean;
  /** Do routes begin at new gates of a group in which the company has a token? */
  readonly fromGates?: boolean;
}

/**
 * Is the tile, so laid, an extension of the company's routes (1849 §4.1)? Some of the track it adds must
 * be part of a route open to the company, whatever its length, or a stop which it reaches must become
 * worth more: semi-restrictive track. A title without this rule is permissive. That the tile fits is for `fitRefusal`.
 */
export const extendsRoute = (
  map: RailMap,
  board: BoardState,
  company: string,
  hex: string,
  placement: TilePlacement,
  { byWorth = true, fromGates = true }: ExtensionTerms = {},
): boolean => {
  const h = hexNumber(map, hex);
  const old = oldFace(map, board, hex);
  const now = faceOf(map, placement);
  const network = networkOf(map, board, company);
  const carry = followStops(old, now);
  if (!carry) return false;
  const isReached = (stop: number): boolean => (network.stops[h]! & (1 << stop)) !== 0;
  const worthNow = (i: number): number => (carry[i] === GONE ? 0 : worth(now.stops[carry[i]!]!));
  if (byWorth && old.stops.some((stop, i) => isReached(i) && worthNow(i) > worth(stop))) return true;

  const { tokens } = groundOf(map, board);
  const isOwn = (stop: number): boolean =>
    board.tokens.some(t => t.company === company && t.hex === hex && t.stop === stop);
  /** The places from which a route goes on over the new track, as they were before; none at a closed stop. */
  const placesBefore = (place: number): readonly number[] => {
    if (place < STOP) return [place];
    const stops = old.stops.flatMap((_, i) => (carry[i] === place - STOP ? [i] : []));
    const { kind, slots } = now.stops[place - STOP]!;
    const taken = stops.reduce((sum, stop) => sum + tokens[vertexAt(h, STOP + stop)]!, 0);
    const isShut = kind === 'offboard' || (slots > 0 && taken >= slots);
    return isShut && !stops.some(isOwn) ? [] : stops.map(stop => STOP + stop);
  };
  /** One token opens all gates of a group, those that come with new track too. */
  const isOwnGate = (place: number): boolean => {
    const { gate, group } = now.stops[place - STOP] ?? {};
    return gate === true && old.stops.some((stop, i) => stop.group === group && isOwn(i));
  };
  const goesOn = (from: number, to: number): boolean =>
    (fromGates && isOwnGate(from)) ||
    placesBefore(from).some(before => comesTo(map, board, network, h, before, to));
  return addedTrack(old, now)
    .flatMap(joinsOf)
    .some(([a, b]) => goesOn(a, b) || goesOn(b, a));
};
