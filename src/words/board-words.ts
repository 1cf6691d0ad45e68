import type { Colour, Gauge, StopDef } from '../engine/rail/map/types.js';

/** The few words that drawings and their text twins use. */
export interface BoardWords {
  readonly colours: { readonly [colour in Colour]: string };
  readonly stops: { readonly [kind in StopDef['kind'] | 'port' | 'mine']: string };
  /** Levels of values besides the colours. */
  readonly levels: { readonly [level: string]: string };
  readonly terrain: { readonly [kind: string]: string };
  /** Said of a cost that later tiles pay too. */
  readonly again: string;
  /** Directions of the edges, from 0. */
  readonly edges: readonly string[];
  /** The same where hexes lie on a side. */
  readonly flatEdges: readonly string[];
  readonly turned: string;
  readonly free: string;
  readonly home: string;
  readonly exits: string;
  readonly noTrack: string;
  readonly row: string;
  readonly column: string;
  readonly par: string;
  readonly nothing: string;
  readonly narrow: string;
  readonly dual: string;
  /** The same in full, for the legend. */
  readonly gauges: { readonly [gauge in Gauge]: string };
  readonly costs: string;
  readonly impassable: string;
  /** Of tiles of a colour that must have a label on a hex. */
  readonly labelled: (colour: string, label: string) => string;
  /** Of a hex that water parts: the sides of each shore. */
  readonly parted: (shores: readonly string[]) => string;
  /** In the legend: the home of a company, what a private's name on a hex means, the value in a thick frame. */
  readonly anyHome: string;
  readonly private: string;
  readonly valueNow: string;
  readonly map: string;
  readonly market: string;
  /** A letter or two beside the colour of each zone of the market. */
  readonly zoneLetters: { readonly [zone: string]: string };
  /** In the cell that closes a company, and in the one that ends the game; a few letters. */
  readonly closes: string;
  readonly ends: string;
  readonly locked: (zone: string) => string;
  readonly inStack: (place: number) => string;
  /** Begins the list of stops that track joins. */
  readonly network: (number: number, stops: number) => string;
  /** Of a marker on the market, with the price there. */
  readonly movedFrom: (price: string, row: number, column: number) => string;
}
