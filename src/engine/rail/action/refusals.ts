import { refuse, type Refusal } from '../../core/index.js';

/** Against a move whose moment it is not. */
export const unlessNow = (isNow: unknown, type: string): Refusal | undefined =>
  isNow ? undefined : refuse('not-now', { type });

/** Against a payment of more than there is. */
export const unlessPayable = (needed: number, has: number): Refusal | undefined =>
  has < needed ? refuse('not-enough-money', { needed, has }) : undefined;

/** Against a number that is not among those that are possible. @param about what is paid for, as the `case` of the refusal */
export const unlessInRange = (
  price: number,
  { from, to }: { readonly from: number; readonly to: number },
  about: string,
): Refusal | undefined =>
  price >= from && price <= to ? undefined : refuse('price-out-of-range', { price, from, to, case: about });
