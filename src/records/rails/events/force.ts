import type { Follower } from '../contract.js';
import type { Seat } from '../../../engine/core/index.js';
import { moveLot } from '../../../engine/rail/shares/shares.js';
import { IPO, POOL, TREASURY, type Holder } from '../../../engine/rail/state.js';
import { changed, giveMoney } from '../money.js';

/*
 * Doing what a report says although the rules refuse it, so that what follows can still be read. The refusal is noted
 * before.
 */

const holders: { readonly [place: string]: Holder } = { ipo: IPO, pool: POOL, treasury: TREASURY };

const holderOf = (who: Seat | string): Holder => (typeof who === 'number' ? who : holders[who]!);

interface MovedShares {
  readonly company: string;
  readonly shares: number;
  readonly from: Seat | string;
  readonly to: Seat | string;
  readonly price: number;
}

/** Moves shares between a player and a place, for that price. */
export const forceShares = (f: Follower, { company, shares, from, to, price }: MovedShares): void => {
  f.state = changed(f.state, d => {
    moveLot(f.game, d, company, { shares, last: false }, holderOf(from), holderOf(to));
  });
  if (typeof to === 'number') giveMoney(f, to, -price);
  if (typeof from === 'number') giveMoney(f, from, price);
};
