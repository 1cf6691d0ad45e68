import type { Action, Json, Seat } from '../engine/core/index.js';
import { asFormValue } from './form-fields.js';
import type { Behind, Chip, Deed, Deeds, Ledger, LedgerCell, LedgerRow, Section } from './section.js';

/** How the moves in the tables are sent, and what is said of them. */
export interface DeedSetting {
  readonly seat: Seat;
  /** Makes a key for a form, so that it is sent once. */
  readonly key: () => string;
  /** What the move does, in words: in short, and in full. */
  readonly tell?: (action: Action) => Told | undefined;
}

interface Told {
  readonly says: string;
  readonly tells: string;
}

const deedsOf = ({ ledgers = [], chips, behind = [] }: Section): readonly Deed[] => [
  ...ledgers
    .flatMap(({ rows, feet = [] }) => [...rows, ...feet])
    .flatMap(({ cells }) => cells)
    .flatMap(cell => cell?.deeds ?? [])
    .flatMap(deed => ('deeds' in deed ? deed.deeds : [deed])),
  ...(chips?.of ?? []).flatMap(chip => chip.deeds ?? []),
  ...behind.flatMap(({ deeds }) => deeds),
];

/** What is taken in the turn itself. */
const taken = ({ picks = [] }: Section): readonly Deed[] =>
  picks.flatMap(({ of }) => of.flatMap(({ deeds = [] }) => deeds));

/** Where a kind of move can be made without the menu: in a table beside the turn, or in the turn itself. */
export type Elsewhere = ReadonlyMap<string, 'table' | 'turn'>;

/** The kinds of move that can be made in what stands beside the turn, and in the turn itself. */
export const deedsIn = (sections: readonly Section[]): Elsewhere =>
  new Map([
    ...sections
      .filter(({ leads }) => leads)
      .flatMap(deedsOf)
      .map(({ type }) => [type, 'table'] as const),
    ...sections.flatMap(taken).map(({ type }) => [type, 'turn'] as const),
  ]);

/** A move in a cell: a form with its button, or a word that opens several. */
interface DeedModel {
  readonly opens?: string;
  readonly deeds?: readonly DeedModel[];
  readonly type?: string;
  readonly text?: string;
  readonly mark?: string;
  readonly number?: Deed['number'];
  readonly seat?: Seat;
  readonly key?: string;
  readonly values?: readonly { readonly name: string; readonly value: string }[];
  readonly says?: string;
  readonly tells?: string;
}

const deedModel = (
  { seat, key, tell }: DeedSetting,
  { type, fields, text, number, mark, about }: Deed,
): DeedModel => {
  const action = { ...fields, ...(number && { [number.field]: number.from }), seat, type };
  return {
    ...{ type, text, seat, key: key() },
    ...(number && { number }),
    ...(mark !== undefined && { mark }),
    values: Object.entries(fields).map(([name, value]: [string, Json]) => ({
      name,
      value: asFormValue(value),
    })),
    // What is filled in changes what the move does.
    ...(number ? about !== undefined && { says: about } : tell?.(action)),
  };
};

/** A single move with its button, as the template wants it; nothing for whoever cannot make it. */
export const singleDeed = (setting: DeedSetting | undefined, deed: Deed | undefined): DeedModel | undefined =>
  setting && deed && deedModel(setting, deed);

const anyDeed = (setting: DeedSetting, deed: Deed | Deeds): DeedModel =>
  'deeds' in deed
    ? { opens: deed.text, deeds: deed.deeds.map(one => deedModel(setting, one)) }
    : deedModel(setting, deed);

const lookOf = ({
  number,
  own,
  asked,
}: {
  readonly number?: true;
  readonly own?: true;
  readonly asked?: true;
}): string => [number && 'num', own && 'own', asked && 'now'].filter(Boolean).join(' ');

interface ShownCell {
  readonly text?: string;
  readonly note?: string;
  readonly look: string;
  /** The heading of its column. */
  readonly of: string;
  readonly deeds: readonly DeedModel[] | undefined;
}

interface ShownRow extends Omit<LedgerRow, 'cells'> {
  readonly cells: readonly ShownCell[];
}

interface ShownColumn {
  readonly heading: string;
  readonly mark?: string;
  readonly note?: string;
  readonly look: string;
}

/** A table in which one acts as the template has it. */
export interface ShownLedger {
  readonly caption: string;
  readonly tall?: true;
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ShownRow[];
  readonly feet: readonly ShownRow[];
}

/** A table in which one acts as the template wants it; without a setting, without forms. */
export const ledgerModel = (
  { caption, tall, columns, rows, feet = [] }: Ledger,
  setting: DeedSetting | undefined,
): ShownLedger => {
  const cell = (shown: LedgerCell | null, at: number): ShownCell => {
    const column = columns[at + 1]!;
    return {
      ...shown,
      look: lookOf(column),
      of: column.heading,
      deeds: setting && shown?.deeds?.map(deed => anyDeed(setting, deed)),
    };
  };
  const row = ({ cells, ...shown }: LedgerRow): ShownRow => ({ ...shown, cells: cells.map(cell) });
  return {
    caption,
    ...(tall && { tall }),
    columns: columns.map(({ heading, mark, note, ...column }) => ({
      heading,
      ...(mark !== undefined && { mark }),
      ...(note !== undefined && { note }),
      look: lookOf(column),
    })),
    rows: rows.map(row),
    feet: feet.map(row),
  };
};

/** Something with what can be done with it, as the template has it. */
interface ShownChip extends Omit<Chip, 'deeds' | 'alone'> {
  readonly deeds: readonly DeedModel[] | undefined;
  /** What can be done lies behind its name. */
  readonly opens: boolean;
  /** Links lead here. */
  readonly takes?: boolean;
}

export interface ShownChips {
  readonly heading: string;
  readonly of: readonly ShownChip[];
}

export interface ShownBehind extends Omit<Behind, 'deeds'> {
  readonly deeds: readonly DeedModel[];
}

const offers = ({ of }: NonNullable<Section['chips']>): boolean =>
  of.some(({ deeds = [] }) => deeds.length > 0);

/** Chips as the template wants them; without a setting, without forms. */
export const chipsModel = (
  { heading, of }: NonNullable<Section['chips']>,
  setting: DeedSetting | undefined,
): ShownChips => ({
  heading,
  of: of.map(({ alone = false, ...chip }) => {
    const deeds = setting && chip.deeds?.map(deed => deedModel(setting, deed));
    return { ...chip, deeds, opens: deeds !== undefined && !alone };
  }),
});

/** What stands in the turn, where the reader has a choice of it. */
export const picksIn = (
  sections: readonly Section[],
  setting: DeedSetting | undefined,
): readonly ShownChips[] => {
  const picks = sections.flatMap(section => section.picks ?? []);
  if (!setting || !picks.some(offers)) return [];
  return picks.map(group => {
    const { heading, of } = chipsModel(group, setting);
    return { heading, of: of.map(chip => ({ ...chip, takes: chip.deeds !== undefined })) };
  });
};

export const behindModel = ({ deeds, ...shown }: Behind, setting: DeedSetting): ShownBehind => ({
  ...shown,
  deeds: deeds.map(deed => deedModel(setting, deed)),
});
