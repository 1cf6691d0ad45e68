import type { LaidFace } from './face.js';
import type { BoardState, HexDef, MapData, TileDef } from './types.js';

/**
 * Everything about a map that never changes, worked out once. Inside, hexes, tiles and faces are
 * numbers: face `tile * 6 + rotation` is a laid tile, face `printed(hex)` the print of a hex.
 */
export interface RailMap {
  readonly data: MapData;
  readonly hexes: readonly HexDef[];
  readonly tiles: readonly TileDef[];
  readonly hexIndex: ReadonlyMap<string, number>;
  readonly tileIndex: ReadonlyMap<string, number>;
  /** By tile: the one on the other side of the piece, or -1. */
  readonly backs: Int16Array;
  readonly faces: readonly LaidFace[];
  /** `57/1` to the number of its face. */
  readonly faceIndex: ReadonlyMap<string, number>;
  /** For each side (vertex) the same side seen from the neighbour; -1 where no track may lead. */
  readonly across: Int16Array;
  /** By hex: bit e is set when track may lead to edge e. */
  readonly open: Uint8Array;
  /** Hexes whose print has gates; all that is laid there has some, too. */
  readonly gates: readonly string[];

  /** What follows from a position, kept as long as the position is. */
  readonly grounds: WeakMap<BoardState, Ground>;
  /** By face: what may replace it; filled as needed. */
  readonly replacements: (Replacements | undefined)[];
  /** Finds what can be reached, see reach.ts. */
  readonly search: ReachSearch;
}

/** What legal routes of any length come to, from some stops. */
export interface Reached {
  /** By hex: bit e is set when a route comes to side e, from within or from the neighbour. */
  readonly edges: Uint8Array;
  /** By hex: bit i is set when stop i is reached or begun at. */
  readonly stops: Uint8Array;
  /** By hex: bit p is set when a route may go on from place p (see face.ts), at a side from without. */
  readonly onward: Uint16Array;
  /** A stop other than those at the beginning is among them, and not a port. */
  readonly further: boolean;
  /** Some stop was reached besides the roots, a port or not. */
  readonly anywhere: boolean;
}

/**
 * @param roots vertices (see face.ts) of the stops to begin at, at least one
 * @param endsAt may no route go on behind this stop (a vertex)?
 * @param shut a side (vertex) that no route may use
 */
export type ReachSearch = (
  ground: Ground,
  roots: readonly number[],
  endsAt: (stop: number) => boolean,
  shut?: number,
) => Reached;

/** A turned tile that may take the place of a face. */
export interface Replacement {
  readonly tile: number;
  readonly rotation: number;
  /** Number of the turned tile's face. */
  readonly face: number;
  /** By stop of the old face: the stop of the tile that takes its place, with its tokens; `GONE` where none does. */
  readonly carry: readonly number[];
  /** It would fit, but the data has it lie otherwise. */
  readonly barred?: true;
}

/** What may replace a face: tiles with any label, and those with its own. */
export interface Replacements {
  readonly all: readonly Replacement[];
  readonly sameLabel: readonly Replacement[];
}

/** A position in numbers: what lies where. Derived from a `BoardState` and kept beside it. */
export interface Ground {
  /** By hex: the face that lies there. */
  readonly faces: Uint16Array;
  /** By tile: how many are left; UNLIMITED without end. */
  readonly left: Int16Array;
  /** By vertex: how many tokens stand there. */
  readonly tokens: Uint8Array;
  /** Networks found so far, by company. */
  readonly networks: Map<string, Network>;
}

/** One stop of the map, by hex and its number on what lies there now. */
export interface StopRef {
  readonly hex: string;
  readonly stop: number;
}

/** What a company reaches from its tokens (1830 §7.2.1 (1), §7.3.2): found once for each position. */
export interface Network {
  readonly company: string;
  /** By hex: bit e is set when a legal route comes to side e, from within or from the neighbour. */
  readonly edges: Uint8Array;
  /** By hex: bit i is set when stop i can be part of a legal route (own tokens among them). */
  readonly stops: Uint8Array;
  /** By hex: bit p is set when a legal route may go on from place p (see face.ts), at a side from without. */
  readonly onward: Uint16Array;
  /** Some legal route joins a stop with an own token to a second stop, which is no port (1830 §7.4, 1849 §4.3.1). */
  readonly canRun: boolean;
  /** The same with any second stop, even a port. */
  readonly canRunAnywhere: boolean;
}
