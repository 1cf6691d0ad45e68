import type { Seat } from '../../core/index.js';
import type { RailGame } from '../contract.js';
import { preferenceRules } from '../habits/means.js';
import { cashOf } from '../money.js';
import { priceOf } from '../shares/market.js';
import { percentOf, presidentOf } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import type { RailState } from '../state.js';
import { cheapestPrice, trainEnd } from '../train/supply.js';

/*
 * How well somebody stands in the middle of a game: what they own, and what their companies will bring. The weights are
 * those that won most games against habits.
 */

/** What counts of a company for an owner of all of it, besides income: the treasury, what its trains have cost. */
const TREASURY = 0.4;
const TRAINS = 0.5;

/** What part of its price a share is worth while it brings nothing, because the company has yet to float. */
const UNFLOATED = 0.7;

/** What part of what the best of the others has counts against a seat. */
const RIVAL = 0.5;

/** About how many trains are bought in the next rounds: one that rusts only after more of them is as good as a permanent one. */
const SOON = 8;

/** How much of a train's price its time is still worth, from 0 to 1. */
const lifeOf = (g: RailGame, s: RailState, name: string): number => {
  const end = trainEnd(g, s, name);
  return end === undefined ? 1 : Math.min(1, (end.before ?? 0) / SOON);
};

const companyWorth = (g: RailGame, s: RailState, company: string): number => {
  const { income, rise, rounds } = preferenceRules.of(g);
  const rising = (100 / unit(g, s, company)) * rise(g, s, company);
  let worth = TREASURY * cashOf(s, company) + rounds * income(g, s, company) + rising;
  for (const name of s.companies[company]!.trains)
    worth += TRAINS * lifeOf(g, s, name) * g.train[name]!.price;
  return worth;
};

/** What all shares of a company that has yet to float are worth less than their price. */
const idleWorth = (g: RailGame, s: RailState, company: string): number =>
  ((UNFLOATED - 1) * 100 * (priceOf(g, s, company) ?? 0)) / unit(g, s, company);

/** What a president may have to add for the company's next train. */
const lackOf = (g: RailGame, s: RailState, company: string): number => {
  const needsOne = s.companies[company]!.trains.length === 0 && preferenceRules.of(g).needsTrains(company);
  const price = needsOne ? cheapestPrice(g, s, company) : Infinity;
  return price === Infinity ? 0 : Math.max(0, price - cashOf(s, company));
};

/** All that a seat owns, in dollars. */
export type NetWorth = (g: RailGame, s: RailState, seat: Seat) => number;

/** What each seat owns and may hope for, in dollars. */
const prospectsOf = (g: RailGame, s: RailState, netWorth: NetWorth): readonly number[] => {
  const all = s.players.map((_, seat) => netWorth(g, s, seat));
  if (s.ended) return all;
  for (const { id } of g.data.companies) {
    const worth = s.companies[id]!.floated ? companyWorth(g, s, id) : idleWorth(g, s, id);
    const president = presidentOf(s, id);
    for (let seat = 0; seat < all.length; seat++) all[seat]! += (percentOf(g, s, id, seat) / 100) * worth;
    if (president !== null && president < all.length && s.companies[id]!.floated)
      all[president]! -= lackOf(g, s, id);
  }
  return all;
};

/** How well the seat stands by itself, in dollars. */
export const ownStanding = (g: RailGame, s: RailState, seat: Seat, netWorth: NetWorth): number =>
  prospectsOf(g, s, netWorth)[seat]!;

/** How well the seat stands, in dollars: better where the best of the others stands worse. */
export const standing = (g: RailGame, s: RailState, seat: Seat, netWorth: NetWorth): number => {
  const all = prospectsOf(g, s, netWorth);
  const others = all.filter((_, other) => other !== seat);
  return all[seat]! - (others.length > 0 ? RIVAL * Math.max(...others) : 0);
};
