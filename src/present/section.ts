/*
 * What a page shows of a game: sections with drawings, tables and lines, whatever the game.
 */

export interface Act {
  readonly text: string;
  readonly href: string;
}

export interface Section {
  /** Anchor on the page: `map`, `market`, `players`. */
  readonly id: string;
  readonly heading: string;
  /** A complete `<svg>` made by the service's own drawing functions. */
  readonly svg?: string;
  /** The drawing is made of the places of the board, each a group with its name in `data-place`. */
  readonly places?: true;
  /** The drawing is made for the width of a phone: it is no wider than it has to be there, and no wider than a sheet elsewhere. */
  readonly portrait?: true;
  /** The drawing can be enlarged and moved; on a small screen it begins at these places. */
  readonly zoom?: { readonly focus: readonly string[] };
  /** What else the drawing can show, one at a time. */
  readonly layers?: readonly Layers[];
  /** What the lines of the drawing mean, with a sample of each. */
  readonly legend?: { readonly heading: string; readonly entries: readonly LegendEntry[] };
  readonly tables?: readonly Table[];
  /** Small drawings in groups, each with a word or two; folded away under this heading. */
  readonly gallery?: {
    readonly heading: string;
    readonly groups: readonly { readonly heading: string; readonly items: readonly Pictured[] }[];
  };
  /** What there is to say about it, for everybody. */
  readonly lines?: readonly string[];
  /** What can be done about what the drawing shows. */
  readonly acts?: readonly { readonly subject: string; readonly acts: readonly Act[] }[];
  /** The drawing in words, a line each. */
  readonly text?: readonly string[];
}

/** Layers of one kind. */
export interface Layers {
  readonly heading: string;
  readonly options: readonly { readonly show: string; readonly text: string; readonly chosen: boolean }[];
}

export interface Pictured {
  /** A complete small `<svg>`. */
  readonly picture: string;
  readonly text: string;
}

export interface LegendEntry {
  /** A complete small `<svg>`. */
  readonly sample: string;
  readonly text: string;
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Cells as text, in the columns' order; the first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
  /** What stood in a cell at the step compared with, where it is not what stands there now. */
  readonly was?: readonly (readonly (string | null)[])[];
  /** A small `<svg>` before the heading of each row. */
  readonly marks?: readonly string[];
  /** Set where it can also be shown as cards, one for each row: a name of its own on the page. */
  readonly cards?: string;
  /** It may be put in the order of any column. */
  readonly sorts?: true;
  /** For each row, in the same order, where it is told why no more can be done with what it is about. */
  readonly asks?: readonly string[];
  /** What can be done about each row, in the same order. */
  readonly acts?: readonly (readonly Act[])[];
}

export interface Column {
  readonly heading: string;
  /** Numbers stand to the right. */
  readonly number?: true;
}
