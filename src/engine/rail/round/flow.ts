import type { Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';
import type { Draft } from '../state.js';
import { beginOperatingRound, roundsOfSet } from './operating.js';
import { beginStockRound } from './stock.js';

/** After the last operating round of a set (1830 §8.0). */
const endSet = (g: RailGame, d: Draft, out: Out): void => {
  if (d.lastSet !== null && d.lastSet <= d.set) d.ended = { reason: 'bank' };
  else beginStockRound(g, d, out);
};

export const flowRules = ruleSet('flow', {
  /** Begins the round with which the game begins. */
  first: (g: RailGame, d: Draft, out: Out): void => {
    g.auction.begin(g, d, out);
  },
  /**
   * Begins the round that follows the one that is over, or ends the game: after the sale of the privates a stock round,
   * after that as many operating rounds as the phase has (1830 §3, §8.0).
   */
  next: (g: RailGame, d: Draft, out: Out): void => {
    const { round } = d;
    if (round.kind === 'stock') beginOperatingRound(g, d, out, 1, roundsOfSet(g, d));
    else if (round.kind === 'operating' && round.index < round.of)
      beginOperatingRound(g, d, out, round.index + 1, round.of);
    else if (round.kind === 'operating') endSet(g, d, out);
    else beginStockRound(g, d, out);
  },
});
