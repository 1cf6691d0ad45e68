import type { Out, RailGame } from '../contract.js';
import { demandOf } from '../demands.js';
import { lapseOffers } from '../move/offers.js';
import { react } from '../reactions.js';
import { ruleSet } from '../rules.js';
import type { Draft } from '../state.js';
import type { Seat } from '../../core/index.js';
import { flowRules } from './flow.js';

export const endingRules = ruleSet('ending', {
  /** Is the bank out of money (1830 §8.0)? */
  bankIsBroken: (cash: number): boolean => cash <= 0,
});

export const besideRules = ruleSet('players beside the seats', {
  /** Makes (a part of) the turn of a player without a seat, whom the rules move. Most titles have none. */
  moves: (_g: RailGame, _d: Draft, _out: Out, _player: Seat): void => undefined,
});

/**
 * After an action: goes on through everything that needs nobody's decision, until somebody has to be
 * asked or the game is over.
 */
export const settle = (g: RailGame, d: Draft, out: Out): void => {
  while (!d.ended && goOn(g, d, out));
  lapseOffers(g, d, out);
  if (d.ended) out.say({ kind: 'game-ended', reason: d.ended.reason });
};

/** One step further; false when somebody has to be asked. */
const goOn = (g: RailGame, d: Draft, out: Out): boolean => {
  noteBrokenBank(g, d, out);
  react(g, d, out, 'settles');
  if (demandOf(g, d)) return false;
  const kind = g.rounds[d.round.kind]!;
  if (!kind.settle(g, d, out)) return moveBeside(g, d, out);
  kind.end?.(g, d, out, d.round);
  if (!d.ended) flowRules.of(g).next(g, d, out);
  return !d.ended;
};

/** Moves the player in turn if that player has no seat; false if somebody is to be asked. */
const moveBeside = (g: RailGame, d: Draft, out: Out): boolean => {
  if (d.ended || demandOf(g, d)) return false;
  const [player] = g.rounds[d.round.kind]!.inTurn(g, d, d.round);
  if (player === undefined || player < d.seats) return false;
  besideRules.of(g).moves(g, d, out, player);
  return true;
};

/** Out of money, the game ends with the operating rounds of this set (1830 §8.0). */
const noteBrokenBank = (g: RailGame, d: Draft, out: Out): void => {
  if (d.lastSet !== null || g.data.bank === null || d.bank === null) return;
  if (!endingRules.of(g).bankIsBroken(d.bank)) return;
  d.lastSet = d.set;
  out.say({ kind: 'bank-broken' });
};
