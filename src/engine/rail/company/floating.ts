import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { pay } from '../money.js';
import { IPO, type Draft } from '../state.js';
import { percentOf } from '../stock/shares.js';

/**
 * Starts a company as soon as enough of it has left the offering and pays out its full capital of
 * ten times par (1830 §6.3). The rulebook does so at the end of the round; nothing before then
 * depends on it.
 */
export const floatIfSold = (g: RailGame, d: Draft, facts: RailFact[], company: string): void => {
  const c = d.companies[company]!;
  if (c.floated || c.par === null || 100 - percentOf(g, d, company, IPO) < g.data.floatPercent) return;
  c.floated = true;
  const capital = 10 * c.par;
  pay(d, 'bank', company, capital);
  facts.push({ kind: 'floated', company, capital });
};
