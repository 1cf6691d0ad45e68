import type { Field, JsonObject } from '../../../engine/core/index.js';
import { viewWords } from '../../../words/rail/shown.js';
import type { Deed } from '../../section.js';
import { money, type Shown } from '../shown.js';

/** What is mostly bid more than the least, in dollars: that and as much again have a button each. */
const RAISE = 5;

/** A bid at one press for the least or a little more; any other is filled in. */
export const bidDeeds = (
  shown: Shown,
  type: string,
  fields: JsonObject,
  price: Field | undefined,
  about: string,
): readonly Deed[] => {
  if (!price || !('by' in price)) return [];
  const words = viewWords[shown.language];
  const { from, to, by } = price;
  const at = (amount: number, text: string): Deed => ({ type, fields: { ...fields, price: amount }, text });
  if (from === to) return [at(from, `${words.bid} ${money(shown, from)}`)];
  const number = { field: 'price', label: words.bidPrice, from, to, by };
  return [
    { type, fields, text: words.bid, about, number },
    ...[1, 2]
      .map(times => from + times * Math.max(by, RAISE))
      .filter(amount => amount <= to)
      .map(amount => at(amount, money(shown, amount))),
  ];
};
