import type { Seat } from '../../core/index.js';
import type { RailGame } from '../game.js';
import type { RailState } from '../state.js';
import { percentOf } from './shares.js';

/** Certificates of a seat that count: shares outside the coloured zones and, in most titles, privates (1830 §5.3, §5.4). */
export const certificatesOf = (g: RailGame, s: RailState, seat: Seat): number => {
  let count = 0;
  for (const { id } of g.data.companies) {
    const { certs } = s.companies[id]!;
    let own = 0;
    for (const holder of certs) if (holder === seat) own++;
    if (own > 0 && g.rules.countsForLimit(g, s, id)) count += own;
  }
  if (g.rules.privatesCount) for (const { id } of g.data.privates) if (s.privates[id] === seat) count++;
  return count;
};

/** May the seat hold this percent of the company? */
export const mayHold = (g: RailGame, s: RailState, company: string, percent: number): boolean =>
  percent <= g.rules.holdingLimit(g, s, company);

/** Is the seat over a limit (1830 §5.3)? */
export const isOverLimit = (g: RailGame, s: RailState, seat: Seat): boolean =>
  certificatesOf(g, s, seat) > g.rules.certificateLimit(g, s) ||
  g.data.companies.some(({ id }) => s.companies[id]!.cell && !mayHold(g, s, id, percentOf(g, s, id, seat)));
