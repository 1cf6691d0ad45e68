import type { Field, JsonObject } from '../../../engine/core/index.js';
import { viewWords } from '../../../words/rail/shown.js';
import type { Deed } from '../../section.js';
import { money, type Shown } from '../shown.js';

/** What is mostly bid more than the least, in dollars: each has a button of its own. */
const raises: readonly number[] = [5, 10];

/** The first prices of a range that raise the least by as much. */
const raised = ({ from, to, by }: Extract<Field, { by: number }>): readonly number[] =>
  [...new Set(raises.map(more => from + Math.ceil(more / by) * by))].filter(price => price <= to);

/** A bid at one press for the least or a little more; any other is filled in. */
export const bidDeeds = (
  shown: Shown,
  type: string,
  fields: JsonObject,
  price: Field | undefined,
  about?: string,
): readonly Deed[] => {
  if (!price || !('by' in price)) return [];
  const words = viewWords[shown.language];
  const { from, to, by } = price;
  const at = (amount: number, text: string): Deed => ({ type, fields: { ...fields, price: amount }, text });
  if (from === to) return [at(from, `${words.bid} ${money(shown, from)}`)];
  const number = { field: 'price', label: words.bidPrice, from, to, by };
  return [
    { type, fields, text: words.bid, ...(about !== undefined && { about }), number },
    ...raised(price).map(amount => at(amount, money(shown, amount))),
  ];
};
