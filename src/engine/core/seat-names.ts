import type { Seat } from './json.js';

/** What a seat is called in text: `P1` is seat 0, the first one. */
export const seatName = (seat: Seat): string => `P${String(seat + 1)}`;

/** The seat that is called so; undefined for none. */
export const seatCalled = (name: string): Seat | undefined =>
  /^P[1-9]\d?$/i.test(name) ? Number(name.slice(1)) - 1 : undefined;

/** What stands in a line before its `rest`, and whose line it is: `P2: pass`. */
export const afterSeat = (line: string): { readonly seat: Seat; readonly rest: string } | undefined => {
  const [, name = '', rest = ''] = /^(P[1-9]\d?):(.*)$/i.exec(line) ?? [];
  const seat = seatCalled(name);
  return seat === undefined ? undefined : { seat, rest: rest.trim() };
};
