import type { JsonObject } from '../engine/core/index.js';

/*
 * What a page shows of a game: sections with drawings, tables and lines, whatever the game.
 */

export interface ActLink {
  readonly text: string;
  readonly href: string;
}

export interface Section {
  /** Anchor on the page: `map`, `market`, `players`. */
  readonly id: string;
  readonly heading: string;
  /** It belongs to what the round asks: it stands beside the turn in place of the board. */
  readonly leads?: true;
  /** A complete `<svg>` made by the service's own drawing functions. */
  readonly svg?: string;
  /** The drawing is made of the places of the board, each a group with its name in `data-place`. */
  readonly places?: true;
  /** The drawing is made for the width of a phone: it is no wider than it has to be there, and no wider than a sheet elsewhere. */
  readonly portrait?: true;
  /** The drawing is a strip: it needs no more height than it has. */
  readonly flat?: true;
  /** The drawing can be enlarged and moved; on a small screen it begins at these places. */
  readonly zoom?: { readonly focus: readonly string[] };
  /** The reader can choose what stands in its hexes. */
  readonly labels?: true;
  /** What else the drawing can show, one at a time. */
  readonly layers?: readonly Layers[];
  /** Drawings and tables that stand beside the drawing where there is room, else below it: what is looked at together with it. */
  readonly beside?: readonly Section[];
  /** What the lines and signs of the drawing mean, with a sample of each; `folded` where there are many. */
  readonly legend?: {
    readonly heading: string;
    readonly entries: readonly LegendEntry[];
    readonly folded?: true;
  };
  readonly tables?: readonly Table[];
  /** Tables in which one acts; they come before all others. */
  readonly ledgers?: readonly Ledger[];
  /** Things that one may do something with, which need no row in a table: small, each behind its name. */
  readonly chips?: { readonly heading: string; readonly of: readonly Chip[] };
  /** What is on offer, each with the move that takes it: for whom it is offered to, these stand in the turn. */
  readonly picks?: readonly NonNullable<Section['chips']>[];
  /** What a place in the drawing offers; the drawing has links to them, by their ids, and they are out of sight otherwise. */
  readonly behind?: readonly Behind[];
  /** Small drawings in groups, each with a word or two; folded away under this heading. */
  readonly gallery?: {
    readonly heading: string;
    readonly groups: readonly { readonly heading: string; readonly items: readonly Pictured[] }[];
  };
  /** What there is to say about it, for everybody. */
  readonly lines?: readonly string[];
  /** What can be done about what the drawing shows. */
  readonly acts?: readonly { readonly subject: string; readonly acts: readonly ActLink[] }[];
  /** The drawing in words, a line each. */
  readonly text?: readonly string[];
}

/**
 * A move that can be made where the table shows what it is about: only what the menu offers, a form with a button, and at
 * most a number beside it.
 */
export interface Deed {
  readonly type: string;
  /** A small `<svg>` on the button. */
  readonly mark?: string;
  /** All of the move that is not filled in. */
  readonly fields: JsonObject;
  /** What the button says: short, as it stands beside what it is about. */
  readonly text: string;
  /** What it is about, for those who do not see the row. */
  readonly about?: string;
  readonly number?: {
    readonly field: string;
    /** With what it may be. */
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly by: number;
  };
}

/** A thing with what can be done with it, or with what there is to say about it. */
export interface Chip {
  /** Where a drawing leads to it. */
  readonly id?: string;
  readonly mark?: string;
  readonly text: string;
  readonly note?: string;
  readonly deeds?: readonly Deed[];
  /** Nothing can be done with any other: its moves lie open. */
  readonly alone?: true;
  /** Where it is told why nothing can be done with it. */
  readonly ask?: string;
}

/** What can be done at a place of a drawing. */
export interface Behind {
  readonly id: string;
  readonly text: string;
  readonly close: string;
  readonly deeds: readonly Deed[];
}

/** Several moves of one kind behind a word that opens them. */
export interface Deeds {
  readonly text: string;
  readonly deeds: readonly Deed[];
}

/** A table of what everybody has, in whose cells one acts. On a phone each row is a card. */
export interface Ledger {
  readonly caption: string;
  /** What is said of its rows takes lines of its own. */
  readonly tall?: true;
  readonly columns: readonly LedgerColumn[];
  readonly rows: readonly LedgerRow[];
  /** Sums below the rows, in the same columns. */
  readonly feet?: readonly LedgerRow[];
}

export interface LedgerColumn extends TableColumn {
  /** A small `<svg>` before the heading. */
  readonly mark?: string;
  /** It is about the reader. */
  readonly own?: true;
  /** It is about who is asked now. */
  readonly asked?: true;
  /** What there is to say about it, small. */
  readonly note?: string;
}

export interface LedgerRow {
  readonly heading: string;
  /** A small `<svg>` before the heading. */
  readonly mark?: string;
  /** What there is to say about it, below the heading. */
  readonly note?: string;
  /** Where all there is to know of it is told, or else why no more can be done with it. */
  readonly tell?: string;
  readonly ask?: string;
  /** It is not in play now. */
  readonly faint?: true;
  /** Cells in the order of the columns, without the heading's; null for nothing. */
  readonly cells: readonly (LedgerCell | null)[];
}

export interface LedgerCell {
  readonly text?: string;
  /** What stands small below the text. */
  readonly note?: string;
  readonly deeds?: readonly (Deed | Deeds)[];
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
  readonly columns: readonly TableColumn[];
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
  /** For each row, in the same order, where all there is to know of it is told. */
  readonly tells?: readonly string[];
  /** For each row, in the same order, where it is told why no more can be done with what it is about. */
  readonly asks?: readonly string[];
  /** What can be done about each row, in the same order. */
  readonly acts?: readonly (readonly ActLink[])[];
}

export interface TableColumn {
  readonly heading: string;
  /** Numbers stand to the right. */
  readonly number?: true;
}
