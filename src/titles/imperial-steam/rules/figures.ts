import { known, type Fact, type JsonObject, type Seat } from '../../../engine/core/index.js';
import type { SteamFact } from './facts.js';
import { columnOf, hubsInReach, orderOnTrack } from './influence/track.js';
import type { SteamState } from './position/state.js';
import { totalOf } from './position/questions.js';
import { incomeOf } from './round/between.js';
import { scores } from './scoring/score.js';

/** Income, influence and what everybody would have at the end; points are null where somebody's money is hidden. */
export const figures = (s: SteamState): JsonObject => {
  const standing = known(() => scores(s));
  return {
    players: s.players.map((player, seat) => {
      const score = standing?.find(one => one.seat === seat);
      return {
        worth: score?.points ?? null,
        parts: score ? { ...score.parts } : null,
        income: incomeOf(player),
        influence: columnOf(s, seat),
        hubs: [...hubsInReach(s, seat)],
        goods: totalOf(player.goods),
      };
    }),
    order: [...orderOnTrack(s)],
  };
};

/** What one fact cost the seat; undefined where it is about somebody else, or not about money. */
const costOfFact = (fact: SteamFact, seat: Seat): number | undefined => {
  if (!('seat' in fact) || fact.seat !== seat) return undefined;
  if ('cost' in fact) return fact.cost;
  switch (fact.kind) {
    case 'fee-paid':
      return fact.amount;
    case 'good-delivered':
      return fact.amount === undefined ? undefined : -fact.amount;
    case 'trieste-reached':
    case 'donation-taken':
      return -fact.amount;
    case 'share-sold':
      return -fact.price;
    default:
      return undefined;
  }
};

/** What a move has cost the seat; undefined where nothing of it has a price. */
export const costOf = (_s: SteamState, seat: Seat, facts: readonly Fact[]): number | undefined => {
  const costs = facts.flatMap(fact => costOfFact(fact as SteamFact, seat) ?? []);
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
};
