import type { JsonObject, Option, Seat } from '../engine/core/index.js';
import type { Language } from '../words/index.js';

/*
 * Where a question is a choice among many kinds of move, they lie side by side as tiles, as they do on the table of such a game.
 */

/** What is asked, of whom, and everything they may do. */
export interface TilesRequest {
  readonly view: JsonObject;
  readonly seat: Seat;
  readonly language: Language;
  /** The kind of what is asked. */
  readonly ask: string;
  readonly menu: readonly Option[];
}

export interface Tiles {
  /** What is chosen with them. */
  readonly heading: string;
  /** What there is to do it with, in a line. */
  readonly means: string;
  readonly all: readonly MoveTile[];
}

/** One of them: moves of a kind, or of kinds that belong together. */
export interface MoveTile {
  /** A name of its own, as an address has it. */
  readonly id: string;
  readonly name: string;
  /** A complete small `<svg>` in the colour of the letters. */
  readonly picture: string;
  readonly types: readonly string[];
  /** Its moves that are possible, where what is chosen most stands elsewhere on the menu than first. */
  readonly moves?: readonly Option[];
  /** Of these the kinds that are made by one press: each way is a button of its own, with its picture and a word or two. */
  readonly quick?: readonly string[];
  /** What it costs now, or brings, in a few words. */
  readonly costs: string;
  /** What its form counts, where one press chooses the tile with the first of a thing. */
  readonly begins?: readonly Beginning[];
}

/** A thing of which the form of a kind of move takes so many. */
export interface Beginning {
  readonly type: string;
  readonly of: string;
  readonly name: string;
  /** A complete small `<svg>`. */
  readonly picture: string;
  /** What the first of it costs: as a number, and in words. */
  readonly price: number;
  readonly costs: string;
}
