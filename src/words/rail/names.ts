import type { Names } from '../types.js';

export const companyName = (names: Names, id: string): string => names.name('company', id);

export const privateName = (names: Names, id: string): string => names.name('private', id);

/** A hex as it is called in sentences: `J14 Washington`, or as it is written where no place lies on it. */
export const hexName = (names: Names, id: string): string => names.name('hex', id);

/** The name of an owner: a seat's number or a company's id. */
export const owner = (names: Names, who: number | string): string =>
  typeof who === 'number' ? names.seat(who) : companyName(names, who);

/** The name of a party of a trade: `P1`, `P2`, ... for a seat, a company's id otherwise. */
export const party = (names: Names, who: string): string => {
  const seat = /^P(\d+)$/.exec(who)?.[1];
  return seat === undefined ? companyName(names, who) : names.seat(Number(seat) - 1);
};

/** What is traded: all of its kind, or one. */
export interface Traded {
  readonly item?: string;
}

/** A trade that somebody asks for, as one of its parties reads of it. */
export interface Offered {
  readonly what: string;
  readonly item: string;
  readonly from: string;
  readonly buyer: string;
  readonly price: number;
  readonly me: string;
}

/** What a train takes along, after ` with `; nothing for nothing. */
export const takenAlong = (before: string, gear: readonly string[] | undefined, names: Names): string =>
  gear === undefined ? '' : `${before}${gear.map(id => names.name('gear', id)).join(' + ')}`;
