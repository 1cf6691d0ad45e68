import type { Column, Table } from './presenter.js';

const none = '–';

/** A row is known by its heading; what stands behind it in brackets may change. */
const keyOf = (row: readonly string[]): string => (row[0] ?? '').split(' (')[0]!;

const cellAt = (table: Table, row: readonly string[] | undefined, heading: string): string =>
  row?.[table.columns.findIndex(column => column.heading === heading)] ?? none;

/** The table with what its cells said before, where that is something else; the rows' headings stay as they are. */
export const markedTable = (before: Table | undefined, after: Table): Table => {
  if (!before) return after;
  const old = new Map(before.rows.map(row => [keyOf(row), row]));
  const was = after.rows.map(row =>
    after.columns.map(({ heading }, at) => {
      const said = cellAt(before, old.get(keyOf(row)), heading);
      return at === 0 || said === row[at] ? null : said;
    }),
  );
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
  const turned = [...later, ...gone].map(({ heading }): Column & { readonly cells: readonly string[] } => ({
    heading,
    cells: after.rows.map(row => {
      const was = cellAt(before, old.get(keyOf(row)), heading);
      const is = cellAt(after, row, heading);
      return was === is ? '' : `${was} → ${is}`;
    }),
  }));
  const columns = turned.filter(column => column.cells.some(cell => cell !== ''));
  const rows = after.rows.flatMap((row, at) => {
    const cells = columns.map(column => column.cells[at]!);
    return cells.some(cell => cell !== '') ? [[keyOf(row), ...cells]] : [];
  });
  if (!first || rows.length === 0) return undefined;
  return { caption: after.caption, columns: [first, ...columns.map(({ heading }) => ({ heading }))], rows };
};
