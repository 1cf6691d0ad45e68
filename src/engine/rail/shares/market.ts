import type { MarketCell, Zone } from '../data.js';
import type { Cell, Draft, RailState } from '../state.js';
import type { RailGame } from '../contract.js';

/** What is printed there; null beside the market. */
export const cellAt = (g: RailGame, [row, column]: Cell): MarketCell | null =>
  g.data.market[row]?.[column] ?? null;

/** The price of a share now; null before the company is started. */
export const priceOf = (g: RailGame, s: RailState, company: string): number | null => {
  const { cell } = s.companies[company]!;
  return cell && cellAt(g, cell)!.price;
};

/** The zone in which the company's marker stands; `none` before it is started. */
export const zoneOf = (g: RailGame, s: RailState, company: string): Zone => {
  const { cell } = s.companies[company]!;
  return cell ? cellAt(g, cell)!.zone : 'none';
};

/** Does the game end at the company's price? */
export const isAtEndPrice = (g: RailGame, s: RailState, company: string): boolean => {
  const { cell } = s.companies[company]!;
  return cell !== null && cellAt(g, cell)!.ends === true;
};

/** The cell of a par price. */
export const parCell = (g: RailGame, price: number): Cell | null => {
  for (const [row, cells] of g.data.market.entries())
    for (const [column, cell] of cells.entries()) if (cell?.par && cell.price === price) return [row, column];
  return null;
};

/** Puts a marker into a cell, under those already there. */
export const placeMarker = (d: Draft, company: string, cell: Cell): void => {
  d.companies[company]!.cell = cell;
  d.stack = [...d.stack.filter(other => other !== company), company];
};

/**
 * Compares two started companies by operating order: the higher price first; of equal prices the one
 * further right, then the higher one, then the upper in the stack (1830 §7.0).
 */
export const operatesBefore = (g: RailGame, s: RailState, a: string, b: string): number =>
  operatesBeforeByCell(g, s, a, b) || s.stack.indexOf(a) - s.stack.indexOf(b);

const operatesBeforeByCell = (g: RailGame, s: RailState, a: string, b: string): number => {
  const [cellA, cellB] = [s.companies[a]!.cell!, s.companies[b]!.cell!];
  return cellAt(g, cellB)!.price - cellAt(g, cellA)!.price || cellB[1] - cellA[1] || cellA[0] - cellB[0];
};

/** The same companies by price and place of their markers; those in one cell stay in the order they came in. */
export const byWorth = (g: RailGame, s: RailState, companies: readonly string[]): string[] =>
  companies.filter(id => s.companies[id]!.cell).sort((a, b) => operatesBeforeByCell(g, s, a, b));

/** Started companies in operating order. */
export const byPrice = (g: RailGame, s: RailState, companies: readonly string[]): string[] =>
  companies.filter(id => s.companies[id]!.cell).sort((a, b) => operatesBefore(g, s, a, b));
