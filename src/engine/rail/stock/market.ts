import type { MarketCell, Zone } from '../data.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import type { Cell, Draft, RailState } from '../state.js';

const cellAt = (g: RailGame, [row, column]: Cell): MarketCell | null => g.data.market[row]?.[column] ?? null;

/** The price of a 10 % share now; null before the company is started. */
export const priceOf = (g: RailGame, s: RailState, company: string): number | null => {
  const { cell } = s.companies[company]!;
  return cell && cellAt(g, cell)!.price;
};

/** The zone in which the company's marker stands; `none` before it is started. */
export const zoneOf = (g: RailGame, s: RailState, company: string): Zone => {
  const { cell } = s.companies[company]!;
  return cell ? cellAt(g, cell)!.zone : 'none';
};

/** The cell of a par price. */
export const parCell = (g: RailGame, price: number): Cell | null => {
  for (const [row, cells] of g.data.market.entries())
    for (const [column, cell] of cells.entries()) if (cell?.par && cell.price === price) return [row, column];
  return null;
};

/** One step in the wanted direction, by the arrow at an edge of the market, or null where it stays (1830 §5.5). */
const stepFrom = (g: RailGame, [row, column]: Cell, way: 'up' | 'down' | 'left' | 'right'): Cell | null => {
  const at = (cell: Cell): Cell | null => (cellAt(g, cell) ? cell : null);
  if (way === 'up') return at([row - 1, column]);
  if (way === 'down') return at([row + 1, column]);
  if (way === 'right') return at([row, column + 1]) ?? stepFrom(g, [row, column], 'up');
  return at([row, column - 1]) ?? stepFrom(g, [row, column], 'down');
};

/** Moves a marker some steps; it comes to lie under those already in its new cell. */
export const moveMarker = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  company: string,
  way: 'up' | 'down' | 'left' | 'right',
  steps: number,
  why: 'sale' | 'sold-out' | 'paid' | 'withheld',
): void => {
  const from = d.companies[company]!.cell;
  if (!from) return;
  let cell: Cell = from;
  for (let i = 0; i < steps; i++) cell = stepFrom(g, cell, way) ?? cell;
  if (cell[0] === from[0] && cell[1] === from[1]) return;
  placeMarker(d, company, cell);
  facts.push({ kind: 'price-moved', company, from: cellAt(g, from)!.price, to: cellAt(g, cell)!.price, why });
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
export const operatesBefore = (g: RailGame, s: RailState, a: string, b: string): number => {
  const [cellA, cellB] = [s.companies[a]!.cell!, s.companies[b]!.cell!];
  return (
    cellAt(g, cellB)!.price - cellAt(g, cellA)!.price ||
    cellB[1] - cellA[1] ||
    cellA[0] - cellB[0] ||
    s.stack.indexOf(a) - s.stack.indexOf(b)
  );
};

/** Started companies in operating order. */
export const byPrice = (g: RailGame, s: RailState, companies: readonly string[]): string[] =>
  companies.filter(id => s.companies[id]!.cell).sort((a, b) => operatesBefore(g, s, a, b));
