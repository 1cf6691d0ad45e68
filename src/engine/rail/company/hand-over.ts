import { cashOf, pay } from '../money.js';
import type { Draft } from '../state.js';

/** Money and trains of a company go to the one that takes it over. */
export const handAssetsOver = (d: Draft, from: string, to: string): void => {
  pay(d, from, to, cashOf(d, from));
  d.companies[to]!.trains = [...d.companies[to]!.trains, ...d.companies[from]!.trains];
  d.companies[from]!.trains = [];
};
