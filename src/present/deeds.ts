import type { Action, Json, Seat } from '../engine/core/index.js';
import { asFormValue } from './form-fields.js';
import type { Deed, Deeds, Ledger, LedgerCell, LedgerRow, Section } from './section.js';

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

/** The kinds of move that can be made in these sections. */
export const deedsIn = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap(({ ledgers = [] }) => ledgers)
      .flatMap(({ rows, feet = [] }) => [...rows, ...feet])
      .flatMap(({ cells }) => cells)
      .flatMap(cell => cell?.deeds ?? [])
      .flatMap(deed => ('deeds' in deed ? deed.deeds : [deed]))
      .map(({ type }) => type),
  );

/** A move in a cell: a form with its button, or a word that opens several. */
interface DeedModel {
  readonly opens?: string;
  readonly deeds?: readonly DeedModel[];
  readonly type?: string;
  readonly text?: string;
  readonly number?: Deed['number'];
  readonly seat?: Seat;
  readonly key?: string;
  readonly values?: readonly { readonly name: string; readonly value: string }[];
  readonly says?: string;
  readonly tells?: string;
}

const deedModel = ({ seat, key, tell }: DeedSetting, { type, fields, text, number }: Deed): DeedModel => {
  const action = { ...fields, ...(number && { [number.field]: number.from }), seat, type };
  return {
    ...{ type, text, seat, key: key() },
    ...(number && { number }),
    values: Object.entries(fields).map(([name, value]: [string, Json]) => ({
      name,
      value: asFormValue(value),
    })),
    ...tell?.(action),
  };
};

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
  readonly look: string;
}

/** A table in which one acts as the template has it. */
export interface ShownLedger {
  readonly caption: string;
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ShownRow[];
  readonly feet: readonly ShownRow[];
}

/** A table in which one acts as the template wants it; without a setting, without forms. */
export const ledgerModel = (
  { caption, columns, rows, feet = [] }: Ledger,
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
    columns: columns.map(({ heading, mark, ...column }) => ({
      heading,
      ...(mark !== undefined && { mark }),
      look: lookOf(column),
    })),
    rows: rows.map(row),
    feet: feet.map(row),
  };
};
