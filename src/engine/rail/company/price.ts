import type { Out, RailGame } from '../contract.js';
import type { MarketCell } from '../data.js';
import { phaseOf } from '../game.js';
import { ruleSet } from '../rules.js';
import { cellAt, placeMarker } from '../shares/market.js';
import type { Cell, Draft, RailState } from '../state.js';
import { closeCompany } from './closing.js';

type Way = 'up' | 'down' | 'left' | 'right';

export const marketRules = ruleSet('market', {
  /** May the company's marker enter the cell in this phase? */
  mayEnter: (g: RailGame, s: RailState, { zone }: MarketCell, _company: string): boolean =>
    !phaseOf(g, s).lockedZones?.includes(zone),
  /** Does the company's marker move at all? */
  moves: (_g: RailGame, _s: RailState, _company: string): boolean => true,
});

/**
 * One step in the wanted direction, by the arrow at an edge of the market, or null where it stays (1830
 * §5.5). Cells that no marker may enter yet are like an edge (1849 §3.5.1).
 */
const stepFrom = (g: RailGame, s: RailState, company: string, [row, column]: Cell, way: Way): Cell | null => {
  const at = (to: Cell): Cell | null => {
    const cell = cellAt(g, to);
    return cell && marketRules.of(g).mayEnter(g, s, cell, company) ? to : null;
  };
  // In a market of one row, up is right and down is left.
  if (g.data.market.length === 1) return at([row, column + (way === 'up' || way === 'right' ? 1 : -1)]);
  if (way === 'up') return at([row - 1, column]);
  if (way === 'down') return at([row + 1, column]);
  if (way === 'right') return at([row, column + 1]) ?? stepFrom(g, s, company, [row, column], 'up');
  return at([row, column - 1]) ?? stepFrom(g, s, company, [row, column], 'down');
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
  if (!from || !marketRules.of(g).moves(g, d, company)) return;
  let cell: Cell = from;
  for (let i = 0; i < steps; i++) cell = stepFrom(g, d, company, cell, way) ?? cell;
  if (cell[0] === from[0] && cell[1] === from[1]) return;
  placeMarker(d, company, cell);
  const { price, closes, ends } = cellAt(g, cell)!;
  out.say({ kind: 'price-moved', company, from: cellAt(g, from)!.price, to: price, why });
  if (closes) closeCompany(g, d, out, company, 'market');
  if (ends) out.say({ kind: 'end-price-reached', company, price });
};
