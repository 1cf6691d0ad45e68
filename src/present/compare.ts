import type { TableColumn, Table } from './presenter.js';

const none = '–';

/** A row is known by its heading; what stands behind it in brackets or after a dot may change. */
const keyOf = (row: readonly string[]): string => (row[0] ?? '').split(/ [(·]/)[0]!;

const cellAt = (table: Table, row: readonly string[] | undefined, heading: string): string =>
  row?.[table.columns.findIndex(column => column.heading === heading)] ?? none;

/** Names that tell things apart even where two are called the same: the second is `Anna 2`. */
const apart = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => `${name} ${String(names.slice(0, at + 1).filter(one => one === name).length)}`);

const namesIn = ({ columns, rows }: Table): { rows: readonly string[]; columns: readonly string[] } => ({
  rows: apart(rows.map(keyOf)),
  columns: apart(columns.map(({ heading }) => heading)),
});

/** The table with what its cells said before, where that is something else; the rows' headings stay as they are. */
export const markedTable = (before: Table | undefined, after: Table): Table => {
  if (!before) return after;
  const [old, now] = [namesIn(before), namesIn(after)];
  const columns = now.columns.map(name => old.columns.indexOf(name));
  const was = after.rows.map((row, number) => {
    const cells = before.rows[old.rows.indexOf(now.rows[number]!)];
    return row.map((said, at) => {
      const then = cells?.[columns[at]!] ?? none;
      return at === 0 || then === said ? null : then;
    });
  });
  return { ...after, was };
};

/**
 * The rows and columns of a table that are not what they were, each cell as `before → after`; undefined
 * where nothing changed.
 */
export const changedTable = (before: Table, after: Table): Table | undefined => {
  const [first, ...later] = after.columns;
  const gone = before.columns.slice(1).filter(old => !later.some(now => now.heading === old.heading));
  const old = new Map(before.rows.map(row => [keyOf(row), row]));
  const turned = [...later, ...gone].map(
    ({ heading }): TableColumn & { readonly cells: readonly string[] } => ({
      heading,
      cells: after.rows.map(row => {
        const was = cellAt(before, old.get(keyOf(row)), heading);
        const is = cellAt(after, row, heading);
        return was === is ? '' : `${was} → ${is}`;
      }),
    }),
  );
  const columns = turned.filter(column => column.cells.some(cell => cell !== ''));
  const rows = after.rows.flatMap((row, at) => {
    const cells = columns.map(column => column.cells[at]!);
    return cells.some(cell => cell !== '') ? [[keyOf(row), ...cells]] : [];
  });
  if (!first || rows.length === 0) return undefined;
  return { caption: after.caption, columns: [first, ...columns.map(({ heading }) => ({ heading }))], rows };
};
