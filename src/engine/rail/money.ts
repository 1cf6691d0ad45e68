import { HiddenNeeded, must, type Seat } from '../core/index.js';
import type { Draft, RailState } from './state.js';

/** Who has money: the bank, a seat, a company by its id. */
export type Purse = 'bank' | Seat | string;

const inPurse = (s: RailState, purse: Purse): number | null =>
  purse === 'bank' ? s.bank : typeof purse === 'number' ? s.players[purse]!.cash : s.companies[purse]!.cash;

/**
 * Money in a purse, in dollars.
 * @throws HiddenNeeded where the position is a view that hides it
 */
export const cashOf = (s: RailState, purse: Purse): number => {
  const cash = inPurse(s, purse);
  if (cash === null) throw new HiddenNeeded();
  return cash;
};

/**
 * Moves money. The bank never runs out: what it owes stands as a negative amount (1830 §8.0), and
 * the callers' rules see to it that nobody else pays money they do not have.
 * @throws Illegal `not-enough-money`, HiddenNeeded
 */
export const pay = (d: Draft, from: Purse, to: Purse, amount: number): void => {
  if (amount === 0) return;
  if (from !== 'bank')
    must(cashOf(d, from) >= amount, 'not-enough-money', { needed: amount, has: cashOf(d, from) });
  transfer(d, from, to, amount);
};

/** Moves money that is due, whether or not it is there: who pays may have less than nothing afterwards. */
export const transfer = (d: Draft, from: Purse, to: Purse, amount: number): void => {
  put(d, from, -amount);
  put(d, to, amount);
};

/** What is hidden stays so. */
const put = (d: Draft, purse: Purse, amount: number): void => {
  const cash = inPurse(d, purse);
  if (cash === null) return;
  if (purse === 'bank') d.bank = cash + amount;
  else if (typeof purse === 'number') d.players[purse]!.cash = cash + amount;
  else d.companies[purse]!.cash = cash + amount;
};

/** All money in the game; the same after every action. */
export const allMoney = (s: RailState): number =>
  [...s.players.keys(), ...Object.keys(s.companies)].reduce<number>(
    (sum, purse) => sum + cashOf(s, purse),
    cashOf(s, 'bank'),
  );
