import {
  behindModel,
  chipsModel,
  ledgerModel,
  type DeedSetting,
  type ShownBehind,
  type ShownChips,
  type ShownLedger,
} from './deeds.js';
import type { ActLink, TableColumn, Section, Table } from './section.js';

const empty = '–';

interface ShownTableCell {
  readonly heading: string | undefined;
  readonly text: string;
  /** It leads its row. */
  readonly first: boolean;
  readonly number: boolean;
  /** What it said before. */
  readonly was: string | undefined;
}

interface ShownTableRow {
  readonly mark: string | undefined;
  readonly cells: readonly ShownTableCell[];
  readonly heading: string | undefined;
  readonly acts: readonly ActLink[] | undefined;
  readonly tell: string | undefined;
  readonly ask: string | undefined;
  /** The cells of its card. */
  readonly entries: readonly ShownTableCell[];
}

/** A table as the template has it. */
export interface ShownTable {
  readonly caption: string;
  readonly silent: boolean;
  readonly columns: readonly TableColumn[];
  readonly cards: string | undefined;
  readonly sorts: true | undefined;
  readonly acts: boolean;
  readonly rows: readonly ShownTableRow[];
}

/**
 * A table as the template wants it: every cell knows whether it leads its row, how it stands and what it
 * said before. As a card a row leaves out what it has nothing of.
 */
export const tableModel = (
  { caption, columns, rows, was, marks, cards, sorts, acts, tells, asks }: Table,
  heading: string,
): ShownTable => ({
  caption,
  // Said twice in a row it is only in the way; a screen reader still names the table by it.
  silent: caption === heading,
  columns,
  cards,
  sorts,
  // A column of its own, with room also where nothing can be done.
  acts: acts !== undefined,
  rows: rows.map((row, number) => {
    const cells = row.map((text, at) => ({
      heading: columns[at]?.heading,
      text,
      first: at === 0,
      number: columns[at]?.number === true,
      was: was?.[number]?.[at] ?? undefined,
    }));
    return {
      mark: marks?.[number],
      cells,
      heading: row[0],
      acts: acts?.[number],
      tell: tells?.[number],
      ask: asks?.[number],
      entries: cells.slice(1).filter(cell => cell.text !== empty || cell.was !== undefined),
    };
  }),
});

/** A section with the address of the rules about it, where there are some. */
export type RuledSection = Section & { readonly rules?: string };

/** @param told where the rules about a section are told, by its name */
export const withRules = (
  sections: readonly Section[],
  told: { readonly [section: string]: string | undefined },
): readonly RuledSection[] =>
  sections.map(section => {
    const rules = told[section.id];
    return rules === undefined ? section : { ...section, rules };
  });

/** A page's own address: its path and the part of its query that forms on it keep. */
export interface Here {
  readonly path: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
}

/** A section as the template has it. */
export interface ShownSection extends Omit<
  RuledSection,
  'beside' | 'ledgers' | 'tables' | 'leads' | 'zoom' | 'chips' | 'picks' | 'behind'
> {
  readonly zoom?: { readonly focus: string };
  readonly beside: readonly ShownSection[] | undefined;
  readonly here: Here;
  /** One acts in it. */
  readonly deals: boolean;
  readonly chips: ShownChips | undefined;
  readonly picks: readonly ShownChips[] | undefined;
  readonly behind: readonly ShownBehind[] | undefined;
  readonly ledgers: readonly ShownLedger[] | undefined;
  readonly tables: readonly ShownTable[] | undefined;
}

/**
 * Sections as the templates want them.
 * @param deeds how moves are made in their tables; without it they show what there is
 */
export const sectionModels = (
  sections: readonly RuledSection[],
  here: Here,
  deeds?: DeedSetting,
): readonly ShownSection[] =>
  sections.map(({ zoom, leads: _, ...section }) => ({
    ...section,
    ...(zoom && { zoom: { focus: zoom.focus.join(',') } }),
    here,
    deals: section.ledgers !== undefined,
    beside: section.beside && sectionModels(section.beside, here, deeds),
    ledgers: section.ledgers?.map(ledger => ledgerModel(ledger, deeds)),
    chips: section.chips && chipsModel(section.chips, deeds),
    picks: section.picks?.map(picks => chipsModel(picks, undefined)),
    behind: deeds && section.behind?.map(one => behindModel(one, deeds)),
    tables: section.tables?.map(table => tableModel(table, section.heading)),
  }));
