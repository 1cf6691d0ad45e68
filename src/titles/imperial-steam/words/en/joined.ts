import type { SteamFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { Joined } from '../../../../words/types.js';
import { cityOf } from '../things.js';

/** What happens to all at once as one line, in English. */
export const joined: Joined<SteamFact> = {
  'hub-placed': (facts, n) =>
    `Hubs: ${list(
      'en',
      facts.map(f => `${n.name('hub', f.hub)} in ${cityOf(n, f.city)} (influence ${String(f.column)})`),
    )}`,
  'bid-opened': (facts, n) =>
    `Bids for influence: ${facts.map(f => `${n.seat(f.seat)} ${n.money(f.amount)}`).join(', ')}`,
  'income-taken': (facts, n) =>
    `Income: ${facts.map(f => `${n.seat(f.seat)} ${n.money(f.amount)}`).join(', ')}`,
  'share-sold': (facts, n) => {
    const { seat, price } = facts[0]!;
    return facts.length < 2 || facts.some(f => f.seat !== seat || f.price !== price)
      ? undefined
      : `${n.seat(seat)} sells ${String(facts.length)} shares for ${n.money(price)} each`;
  },
};
