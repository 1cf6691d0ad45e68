import type { Names } from '../types.js';

/** The name of an owner: a seat's number or a company's id. */
export const owner = (names: Names, who: number | string): string =>
  typeof who === 'number' ? names.seat(who) : names.company(who);

/** The name of a party of a trade: `P1`, `P2`, ... for a seat, a company's id otherwise. */
export const party = (names: Names, who: string): string => {
  const seat = /^P(\d+)$/.exec(who)?.[1];
  return seat === undefined ? names.company(who) : names.seat(Number(seat) - 1);
};
