/** The engine's words for maps, as far as drawings need them. */
export type {
  BoardState,
  Colour,
  Edge,
  End,
  Face,
  Gauge,
  HexDef,
  MapData,
  Run,
  StopDef,
  Terrain,
  TrackDef,
} from '../engine/rail/map/types.js';

/** One cell of a share market. */
export interface MarketCell {
  readonly price: number;
  /** Name of the zone (`yellow`, `orange`, `brown`, `blue`); `none` or absent outside them. */
  readonly zone?: string;
  /** Companies may start here. */
  readonly par?: boolean;
  /** A marker here closes its company. */
  readonly closes?: true;
  /** A marker here ends the game. */
  readonly ends?: true;
}

/** The share market as plain data; rows and columns count from 0. */
export interface Market {
  readonly rows: readonly (readonly (MarketCell | null)[])[];
  /** Zones that no marker may enter yet. */
  readonly locked?: readonly string[];
  /** Within a cell the top one, which operates first, comes first. */
  readonly markers: readonly { readonly company: string; readonly row: number; readonly col: number }[];
  /** Where markers stood before, by company, where they are shown to have moved. */
  readonly before?: { readonly [company: string]: { readonly row: number; readonly col: number } };
}
