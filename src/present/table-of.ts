import type { TableColumn, Table } from './section.js';

/** What stands where there is nothing. */
export const dash = '–';

/** A column and what stands in it; `null` for one that this position does not need. */
export type ColumnSpec<Row> = (TableColumn & { readonly cell: (row: Row) => string }) | null;

/** A table of these columns, a row for each. */
export const tableOf = <Row>(
  caption: string,
  specs: readonly ColumnSpec<Row>[],
  rows: readonly Row[],
): Table => {
  const used = specs.filter(spec => spec !== null);
  return {
    caption,
    columns: used.map(({ heading, number }) => (number ? { heading, number } : { heading })),
    rows: rows.map(row => used.map(spec => spec.cell(row))),
  };
};
