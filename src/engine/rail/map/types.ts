/**
 * Hexes are named by row letter and column number (`E19`); rows above `A` have small letters, `a`
 * the lowest of them. Edges are counted clockwise. Where a corner points up: 0 = south-west, 1 = west,
 * 2 = north-west, 3 = north-east, 4 = east, 5 = south-east. Where a side lies on top (flat): 0 = south,
 * 1 = south-west, 2 = north-west, 3 = north, 4 = north-east, 5 = south-east. A tile turned by
 * `rotation` r sends its edge e to edge (e + r) mod 6.
 */
export type Edge = number;

export type Colour = 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue';

/** Every piece of track has a gauge; `dual` carries both kinds of train. */
export type Gauge = 'standard' | 'narrow' | 'dual';

/** A place where trains stop: a city (with token slots), a town, an off-board location. */
export interface StopDef {
  readonly kind: 'city' | 'town' | 'offboard';
  /** One value, or the values by level: the phase says which levels are reached (colours of tiles, or names of its own). */
  readonly revenue: number | { readonly [level: string]: number };
  /** Token slots; 0 for towns and off-board locations. */
  readonly slots: number;
  /** Off-board hexes of one group are one location: no route may use two of them. */
  readonly group?: string;
  /** A harbour: no town or city of a run. Always `offboard`, so that it begins or ends one, but for mines. */
  readonly port?: true;
  /**
   * Only companies with a pass for the hex stop here, or go on; for others their track ends here. A token on the hex is
   * a pass, and it stands at all gates of the hex: a station on each of its pieces of track.
   */
  readonly gate?: true;
  /** A mine: a port that is shown otherwise. As a `town` it is passed by trains that may stop there. */
  readonly mine?: true;
  /** Where the stop is drawn, as an edge or half-edge number (2.5 is between edges 2 and 3); the centre otherwise. */
  readonly at?: number;
}

/** One end of a piece of track: an edge of the hex or a stop in it. */
export type End = { readonly edge: Edge } | { readonly stop: number };

export interface TrackDef {
  readonly a: End;
  readonly b: End;
  readonly gauge: Gauge;
}

/** What lies on a hex: printed there, or a tile in its unturned position. */
export interface Face {
  readonly colour: Colour;
  /** OO, B, NY, ...: only faces with the same label replace each other, but see `HexDef.labels`. */
  readonly label?: string;
  readonly stops: readonly StopDef[];
  readonly track: readonly TrackDef[];
}

export interface TileDef extends Face {
  readonly id: string;
  /** How many there are; null is unlimited. */
  readonly count: number | null;
  /** The tile on the other side of the piece: of both together there are `count`, and each names the other. */
  readonly back?: string;
  /** Printed on the tile: the next one on the hex pays it. */
  readonly terrain?: Terrain;
}

/** What becomes of the stops of a face when another takes its place, if they do not just stay. */
export interface StopChange {
  /** Stops that were apart become one. */
  readonly merges?: boolean;
  /** The track of all of them may lead to one stop, with the others new. */
  readonly joins?: boolean;
  /** Gates stay on their track, and new track has gates of its own. */
  readonly adds?: boolean;
  /** All of them become towns or cities, or give way to plain track between the sides that they joined. */
  readonly becomes?: 'city' | 'town' | 'track';
}

/**
 * A tile that may take the place of a face. Said with its id alone, it must have the next colour, and the
 * stops stay as they are; written out, it may have any colour.
 */
export interface Upgrade extends StopChange {
  readonly tile: string;
  /** Only turned so. */
  readonly rotations?: readonly number[];
}

export interface Terrain {
  readonly kind: string;
  readonly cost: number;
  /** The cost where narrow track alone is new, if it differs. */
  readonly narrow?: number;
  /** Later tiles on the hex pay it too. */
  readonly again?: true;
}

export interface HexDef extends Face {
  readonly id: string;
  readonly name?: string;
  /** What building here costs, by the title's rule `trackCost`. */
  readonly terrain?: Terrain;
  /** Labels that tiles of a colour must have here, whatever lay there before them. */
  readonly labels?: { readonly [colour in Colour]?: string };
  /** What may be laid on the print, if that is not every tile of the next colour that fits it. */
  readonly takes?: readonly (string | Upgrade)[];
  /** Edges by the shore they lie on, where water parts the hex: no tile joins sides of two shores. */
  readonly shores?: readonly (readonly Edge[])[];
  /** Edges that no track may lead to although a hex lies behind them (blue edges, empty sides of grey hexes). */
  readonly walls?: readonly Edge[];
  /** Companies whose home this is, by stop; `null` is any stop of the hex (Erie). */
  readonly homes?: readonly { readonly company: string; readonly stop: number | null }[];
  /** Not drawn with its name or value, because a neighbour of the same group shows it. */
  readonly unlabelled?: true;
}

export interface MapData {
  /** Do the hexes stand on a corner (`pointy`, if nothing is said) or lie on a side, the letters naming rows (`flat`) or columns? */
  readonly orientation?: 'pointy' | 'flat' | 'columns';
  readonly hexes: readonly HexDef[];
  readonly tiles: readonly TileDef[];
  /** Tile id to what may replace it. Hexes without a tile take what fits their print, see `HexDef.takes`. */
  readonly upgrades: { readonly [tile: string]: readonly (string | Upgrade)[] };
}

/** A company's token on stop number `stop` of a hex. */
export interface PlacedToken {
  readonly company: string;
  readonly hex: string;
  readonly stop: number;
}

/**
 * The changing part of the map, in the game state. Replaced as a whole whenever track or tokens
 * change, so that what is derived from it can be kept beside it (`WeakMap`).
 */
export interface BoardState {
  /** Hex to `tile/rotation`, such as `57/1`. */
  readonly laid: { readonly [hex: string]: string };
  readonly tokens: readonly PlacedToken[];
  /** Companies that may pass the gates of a hex without a token there; left out where there are none. */
  readonly passes?: readonly Pass[];
}

/** A company may pass the gates of the hex. */
export interface Pass {
  readonly company: string;
  readonly hex: string;
}

/**
 * One train's run: hexes in order of travel, each as its id. A stop that the run
 * bypasses is written `(H12)`. Where one edge leads to two stops of the end hex, or a run stays
 * inside a hex, the stop's number follows: `G19.1`. A hex entered over narrow track where standard
 * track leads there too is marked: `~C5`.
 */
export type RunPath = readonly string[];

export interface Run {
  /** The train's name, `3` or `D`. */
  readonly train: string;
  readonly path: RunPath;
}
