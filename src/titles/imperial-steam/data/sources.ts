import * as printed from './printed.js';
import { cellsIn, type Cell } from './read.js';

/** The first cell names a row. Only that two cities are joined is a value, too. */
const isValue = (table: string, cell: Cell): boolean => cell.column > 0 || table === 'linkTable';

const cells = Object.entries(printed).flatMap(([table, text]) =>
  cellsIn(text)
    .filter(cell => isValue(table, cell))
    .map(cell => ({ name: `${table}/${cell.row}/${cell.column}`, printed: cell.printed })),
);

/**
 * Where each value of `printed.ts` comes from: the printed game, as far as public texts tell it, or a reconstruction. A value is
 * named by table, row and column: `cityTileTable/4S-16/2`.
 */
export const sources = {
  printed: cells.filter(cell => cell.printed).map(cell => cell.name),
  reconstructed: cells.filter(cell => !cell.printed).map(cell => cell.name),
};
