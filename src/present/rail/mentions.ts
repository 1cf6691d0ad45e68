import { seatName, type Fact, type Json } from '../../engine/core/index.js';

/** Where facts name a seat by its number; of prices that move `from` and `to` are amounts. */
const seatFields = ['seat', 'to', 'from', 'holder', 'owner'];
const amounts = new Set(['price-moved']);

/** What names no company, though it may look so: minors of 18Mag are numbered, as trains and tiles are. */
const otherThings = new Set(['kind', 'train', 'traded', 'tile', 'over', 'item']);

const names = (value: Json | undefined, id: string): boolean => {
  if (typeof value === 'string') return value === id;
  if (Array.isArray(value)) return (value as readonly Json[]).some(one => names(one, id));
  return typeof value === 'object' && value !== null
    ? Object.values(value as { readonly [key: string]: Json }).some(one => names(one, id))
    : false;
};

/** Has the fact to do with this seat or company? */
export const concerns = (fact: Fact, who: number | string): boolean => {
  if (typeof who === 'string')
    return Object.entries(fact).some(([key, value]) => !otherThings.has(key) && names(value, who));
  // A party of a trade is named as `P1`.
  if (names(fact, seatName(who))) return true;
  return !amounts.has(fact.kind) && seatFields.some(field => fact[field] === who);
};
