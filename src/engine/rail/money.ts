import { must, type Seat } from '../core/index.js';
import type { Draft, RailState } from './state.js';

/** Who has money: the bank, a seat, a company by its id. */
export type Purse = 'bank' | Seat | string;

/** Money in a purse, in dollars. */
export const cashOf = (s: RailState, purse: Purse): number =>
  purse === 'bank' ? s.bank : typeof purse === 'number' ? s.players[purse]!.cash : s.companies[purse]!.cash;

/**
 * Moves money. The bank never runs out: what it owes stands as a negative amount (1830 §8.0), and
 * the callers' rules see to it that nobody else pays what he has not got.
 * @throws Illegal `not-enough-money`
 */
export const pay = (d: Draft, from: Purse, to: Purse, amount: number): void => {
  if (amount === 0) return;
  if (from !== 'bank')
    must(cashOf(d, from) >= amount, 'not-enough-money', { needed: amount, has: cashOf(d, from) });
  put(d, from, -amount);
  put(d, to, amount);
};

const put = (d: Draft, purse: Purse, amount: number): void => {
  if (purse === 'bank') d.bank += amount;
  else if (typeof purse === 'number') d.players[purse]!.cash += amount;
  else d.companies[purse]!.cash += amount;
};

/** All money in the game; the same after every action. */
export const allMoney = (s: RailState): number =>
  s.bank +
  s.players.reduce((sum, p) => sum + p.cash, 0) +
  Object.values(s.companies).reduce((sum, c) => sum + c.cash, 0);
