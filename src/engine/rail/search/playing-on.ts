import type { Action, Json, Seat } from '../../core/index.js';
import { turnOfGame } from '../ask.js';
import { bestOf } from '../company/running.js';
import type { RailGame } from '../contract.js';
import { demandOf } from '../demands.js';
import { raiseBid, takePrivate } from '../habits/auction.js';
import type { Choice, Habit } from '../habits/habit.js';
import { firstOf } from '../habits/habits.js';
import { preferenceRules } from '../habits/means.js';
import { moveOn } from '../habits/moving-on.js';
import {
  answerOffer,
  buyNextTrain,
  decideAny,
  discardTrain,
  passTurn,
  shareIncome,
} from '../habits/operate.js';
import {
  buyOwn,
  buyYield,
  exchangePrivate,
  nameParGiven,
  sellForced,
  sellLosers,
  startCompany,
} from '../habits/stock.js';
import { menuOfGame } from '../menu.js';
import type { RailState } from '../state.js';

/** What all are taken to do after a move that is tried: what takes long to evaluate, track and stations, is left out. */
const quickHabits: readonly Habit[] = [
  answerOffer,
  takePrivate,
  raiseBid,
  nameParGiven,
  sellForced,
  discardTrain,
  exchangePrivate,
  buyOwn,
  startCompany,
  sellLosers,
  buyYield,
  moveOn,
  shareIncome,
  buyNextTrain,
  passTurn,
  decideAny,
];

/** Parts of a company's turn that are left out while playing on. */
const leftOut: readonly string[] = ['track', 'token', 'privates'];

/** Most moves of an operating round are clear without a look at all that could be done. */
const clearMove = (g: RailGame, s: RailState, seat: Seat): Action | null => {
  if (s.round.kind !== 'operating' || s.offers.length > 0 || demandOf(g, s)) return null;
  const { round } = s;
  const { step, company } = round;
  if (step === 'run') return { seat, type: 'run', runs: bestOf(g, s, company).runs as unknown as Json };
  return leftOut.includes(step) && g.step[step]!.mayPass(g, s, round) ? { seat, type: 'pass' } : null;
};

/** Where playing on begins. */
export interface Start {
  readonly s: RailState;
  /** The move that is tried there. */
  readonly tried: Action;
}

/**
 * Whoever has passed does so to the end of the round, and so does the seat itself after the turn in which it tries a move: what
 * would be bought later must not speak for keeping the round open, nor for a move that leaves the money for it.
 */
const passesOn = ({ s: from, tried }: Start, { s, seat, menu }: Choice): boolean => {
  if (from.round.kind !== 'stock' || s.round.kind !== 'stock') return false;
  const seats = s.players.length;
  const isOver =
    seat === tried.seat ? !s.round.acted : (tried.seat - seat + seats) % seats <= from.round.passes;
  return isOver && menu.some(({ type }) => type === 'pass');
};

/** Is it the stock round after the next operating rounds? In the first auction that after the first of them. */
const isThere = (from: RailState, s: RailState): boolean =>
  s.round.kind === 'stock' && s.set > from.set + (from.round.kind === 'auction' ? 1 : 0);

/** Who moves next while a set of rounds is played on, and what they do; null where it is over. */
export const nextMove = (
  g: RailGame,
  start: Start,
  s: RailState,
  after: (action: Action) => RailState | null,
): Action | null => {
  const [seat] = isThere(start.s, s) ? [] : turnOfGame(g, s).asked;
  if (seat === undefined) return null;
  const clear = clearMove(g, s, seat);
  if (clear) return clear;
  const choice: Choice = { g, s, seat, menu: menuOfGame(g, s, seat), after };
  if (passesOn(start, choice)) return { seat, type: 'pass' };
  return firstOf([...preferenceRules.of(g).habits, ...quickHabits], choice);
};
