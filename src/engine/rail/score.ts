import type { Score, Seat, Status } from '../core/index.js';
import type { RailState } from './state.js';
import { percentOf } from './shares/shares.js';
import { unit } from './shares/unit.js';
import type { RailGame } from './contract.js';
import { cashOf } from './money.js';
import { priceOf } from './shares/market.js';
import { ruleSet } from './rules.js';

export const scoreRules = ruleSet('score', {
  /** What a share counts in the final score. */
  shareWorth: (g: RailGame, s: RailState, company: string): number => priceOf(g, s, company) ?? 0,
  /** What a private counts in the final score: its printed price (1830 §8.0). */
  privateWorth: (g: RailGame, id: string): number => g.private[id]!.price,
  /** Do the privates of a bankrupt player count, besides the shares that could not be sold? Not in 1830 (§C-2.4). */
  bankruptKeepsPrivates: (_s: RailState): boolean => false,
  /** Further parts of a player's worth by their names, besides what has been counted; what is owed is negative. */
  further: (
    _g: RailGame,
    _s: RailState,
    _seat: Seat,
    _counted: number,
  ): { readonly [part: string]: number } => ({}),
});

/** Worth of a seat by parts, in dollars; what features bring stands beside the first three. */
export interface Worth {
  readonly cash: number;
  readonly shares: number;
  readonly privates: number;
  readonly [part: string]: number;
}

/** Worth of a seat by parts: cash, shares at market price, privates (1830 §8.0), and what features bring. */
export const worthOf = (g: RailGame, s: RailState, seat: Seat): Worth => {
  const rules = scoreRules.of(g);
  let shares = 0;
  for (const { id } of g.data.companies) {
    const percent = percentOf(g, s, id, seat);
    if (percent > 0) shares += (rules.shareWorth(g, s, id) * percent) / unit(g, s, id);
  }
  let privates = 0;
  for (const { id } of g.data.privates) if (s.privates[id] === seat) privates += rules.privateWorth(g, id);
  const cash = cashOf(s, seat);
  return { cash, shares, privates, ...rules.further(g, s, seat, cash + shares + privates) };
};

const sum = (worth: Worth): number => Object.values(worth).reduce((all, part) => all + part, 0);

/** All a seat owns, in dollars. */
export const netWorth = (g: RailGame, s: RailState, seat: Seat): number => sum(worthOf(g, s, seat));

/** How the players stand; a bankrupt player keeps the shares that could not be sold (1830 §C-2.4). */
export const scoresOf = (g: RailGame, s: RailState): readonly Score[] =>
  s.players
    .map((_, seat): Score => {
      const worth = worthOf(g, s, seat);
      const losesPrivates = s.ended?.bankrupt === seat && !scoreRules.of(g).bankruptKeepsPrivates(s);
      const parts = losesPrivates ? { ...worth, privates: 0 } : worth;
      return { seat, parts: { ...parts }, points: sum(parts) };
    })
    // A player that is no seat stands in no table.
    .filter(({ seat }) => seat < s.seats)
    .sort((a, b) => b.points - a.points || a.seat - b.seat);

/** The final table. */
export const resultOf = (g: RailGame, s: RailState): Status['result'] =>
  s.ended && { reason: s.ended.reason, scores: scoresOf(g, s) };
