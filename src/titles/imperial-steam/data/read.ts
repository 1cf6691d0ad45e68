/** A row of `printed.ts`: the text of each column, without the marks. */
export type Row = readonly string[];

/** The rows of a table, whose first cell names the row. */
export const rowsOf = (table: string): readonly Row[] => cellsOf(table).map(row => row.map(withoutMark));

/** The row with this name. */
export const rowOf = (table: string, name: string): Row => rowsOf(table).find(([id]) => id === name)!;

/** A value of a table: where it stands, and whether it is marked as a printed one. */
export interface Cell {
  readonly row: string;
  readonly column: number;
  readonly printed: boolean;
}

/** The cells of a table row by row, each with whether its value is a printed one. */
export const cellsIn = (table: string): readonly Cell[] =>
  cellsOf(table).flatMap(row =>
    row.map((cell, column) => ({ row: withoutMark(row[0]!), column, printed: cell.endsWith('!') })),
  );

/** Words of a cell; none where it says `-`. */
export const wordsOf = (cell: string): readonly string[] => (cell === '-' ? [] : cell.split(' '));

/** The numbers in a cell. */
export const numbersOf = (cell: string): readonly number[] => wordsOf(cell).map(Number);

/** A value that may be missing, as a part of an object. */
export const optional = <K extends string, T>(
  key: K,
  cell: string,
  read: (cell: string) => T,
): { readonly [key in K]?: T } => (cell === '-' ? {} : ({ [key]: read(cell) } as { [key in K]: T }));

const cellsOf = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));

const withoutMark = (cell: string): string => cell.replace(/!$/, '');
