import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { lapseOffers } from '../move/offers.js';
import type { Draft, OperatingRound } from '../state.js';
import { pressing } from '../pressing.js';
import { endAuction } from './auction.js';
import { beginOperatingRound, roundsOfSet, settleOperatingRound } from './operating.js';
import { beginStockRound, endStockRound, isStandstill, settleStockRound } from './stock.js';

/**
 * After an action: goes on through everything that needs nobody's decision, until somebody has to be
 * asked or the game is over.
 */
export const settle = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  while (!d.ended && goOn(g, d, facts));
  lapseOffers(g, d, facts);
  if (d.ended) facts.push({ kind: 'game-ended', reason: d.ended.reason });
};

/** One step further; false when somebody has to be asked. */
const goOn = (g: RailGame, d: Draft, facts: RailFact[]): boolean => {
  noteBrokenBank(g, d, facts);
  if (pressing(g, d)) return false;
  switch (d.round.kind) {
    case 'auction':
      if (g.data.privates.some(p => d.privates[p.id] === 'bank')) return false;
      endAuction(g, d, facts, d.round);
      beginStockRound(g, d, facts);
      return true;
    case 'stock':
      if (!settleStockRound(g, d, facts)) return false;
      if (isStandstill(g, d)) {
        d.ended = { reason: 'stalled' };
        return false;
      }
      endStockRound(g, d, facts);
      beginOperatingRound(g, d, facts, 1, roundsOfSet(g, d));
      return true;
    case 'operating':
      if (!settleOperatingRound(g, d, facts)) return false;
      endOperatingRound(g, d, facts, d.round);
      return true;
  }
};

/** The next round of the set, the end of the game, or the next stock round (1830 §8.0). */
const endOperatingRound = (g: RailGame, d: Draft, facts: RailFact[], { index, of }: OperatingRound): void => {
  if (index < of) beginOperatingRound(g, d, facts, index + 1, of);
  else if (d.lastSet !== null && d.lastSet <= d.set) d.ended = { reason: 'bank' };
  else beginStockRound(g, d, facts);
};

/** Out of money, the game ends with the operating rounds of this set (1830 §8.0). */
const noteBrokenBank = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  if (d.lastSet !== null || !g.rules.bankIsBroken(d.bank)) return;
  d.lastSet = d.set;
  facts.push({ kind: 'bank-broken' });
};
