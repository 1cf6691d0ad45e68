import type { Fact, Seat } from '../core/index.js';
import type { RailGame } from './contract.js';
import type { RailFact } from './facts.js';
import { meaningOf } from './meanings.js';

/** What one fact cost the seat, or the company it acts for; undefined where it is about somebody else, or not about money. */
const costOfFact = (g: RailGame, fact: RailFact, seat: Seat): number | undefined => {
  switch (fact.kind) {
    case 'tile-laid':
    case 'token-placed':
      return fact.cost;
    case 'train-bought':
    case 'private-to-company':
      return fact.price;
    case 'bid':
    case 'private-bought':
    case 'private-traded':
    case 'shares-bought':
      return fact.seat === seat ? fact.price : undefined;
    case 'shares-sold':
      return fact.seat === seat ? -fact.price : undefined;
    default:
      return meaningOf(g, fact).cost;
  }
};

/** With these somebody else's turn begins. */
const ends: ReadonlySet<string> = new Set([
  'company-begins',
  'operating-round-begins',
  'stock-round-begins',
] satisfies readonly RailFact['kind'][]);

/** What a move has cost the seat, or the company it acts for, in dollars; undefined where nothing of it has a price. */
export const costOf = (g: RailGame, seat: Seat, facts: readonly Fact[]): number | undefined => {
  const end = facts.findIndex(({ kind }) => ends.has(kind));
  const own = end < 0 ? facts : facts.slice(0, end);
  const costs = own.flatMap(fact => costOfFact(g, fact as RailFact, seat) ?? []);
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
};
