import type { Out, RailGame } from '../contract.js';
import { pay } from '../money.js';
import { ruleSet } from '../rules.js';
import type { Draft } from '../state.js';

/** What a company pays for: a tile, a token, a train of the bank. */
export type Purpose =
  | { readonly kind: 'track'; readonly hex: string }
  | { readonly kind: 'token'; readonly hex: string; readonly stop: number }
  | { readonly kind: 'train'; readonly train: string };

export const paymentRules = ruleSet('payments', {
  /** Takes the amount from the company; the bank gets it. */
  collect: (_g: RailGame, d: Draft, _out: Out, company: string, amount: number, _what: Purpose): void => {
    pay(d, company, 'bank', amount);
  },
});

/**
 * The company pays for something that no other company or player sells.
 * @throws Illegal `not-enough-money`
 */
export const collect = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  amount: number,
  what: Purpose,
): void => {
  paymentRules.of(g).collect(g, d, out, company, amount, what);
};
