import { closeCompany } from '../company/closing.js';
import type { MarketCell, Zone } from '../data.js';
import type { Cell, Draft, RailState } from '../state.js';
import type { Out, RailGame } from '../contract.js';
import { phaseOf } from '../game.js';
import { ruleSet } from '../rules.js';

type Way = 'up' | 'down' | 'left' | 'right';

export const marketRules = ruleSet('market', {
  /** May a marker enter the cell in this phase? */
  mayEnter: (g: RailGame, s: RailState, { zone }: MarketCell): boolean =>
    !phaseOf(g, s).lockedZones?.includes(zone),
});

const cellAt = (g: RailGame, [row, column]: Cell): MarketCell | null => g.data.market[row]?.[column] ?? null;

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

/**
 * One step in the wanted direction, by the arrow at an edge of the market, or null where it stays (1830
 * §5.5). Cells that no marker may enter yet are like an edge (1849 §3.5.1).
 */
const stepFrom = (g: RailGame, s: RailState, [row, column]: Cell, way: Way): Cell | null => {
  const at = (to: Cell): Cell | null => {
    const cell = cellAt(g, to);
    return cell && marketRules.of(g).mayEnter(g, s, cell) ? to : null;
  };
  if (way === 'up') return at([row - 1, column]);
  if (way === 'down') return at([row + 1, column]);
  if (way === 'right') return at([row, column + 1]) ?? stepFrom(g, s, [row, column], 'up');
  return at([row, column - 1]) ?? stepFrom(g, s, [row, column], 'down');
};

/** Moves a marker some steps; it comes to lie under those already in its new cell, and may close the company there. */
export const moveMarker = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  way: Way,
  steps: number,
  why: string,
): void => {
  const from = d.companies[company]!.cell;
  if (!from) return;
  let cell: Cell = from;
  for (let i = 0; i < steps; i++) cell = stepFrom(g, d, cell, way) ?? cell;
  if (cell[0] === from[0] && cell[1] === from[1]) return;
  placeMarker(d, company, cell);
  const { price, closes, ends } = cellAt(g, cell)!;
  out.say({ kind: 'price-moved', company, from: cellAt(g, from)!.price, to: price, why });
  if (closes) closeCompany(g, d, out, company, 'market');
  if (ends) out.say({ kind: 'end-price-reached', company, price });
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
