/**
 * The name a seat keeps when its player has left for good; shown in the reader's own language. No name begins
 * with a space, so nobody can call themselves so.
 */
export const FORMER = ' former';

/** A seat's name as others may be given it. */
export const seatName = (name: string): { readonly name: string; readonly former: boolean } =>
  name === FORMER ? { name: '', former: true } : { name, former: false };
