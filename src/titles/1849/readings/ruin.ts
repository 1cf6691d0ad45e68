import { cashOf, pay } from '../../../engine/rail/money.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import { closeOnce, ruinWith, type Lose } from '../rules/ruin.js';

/** The player keeps privates and shares that could not be sold, and is asked only if no share is left. */
const loseCash: Lose = (g, d, out, { seat, company }) => {
  pay(d, seat, 'bank', cashOf(d, seat));
  closeOnce(g, d, out, company);
  return g.data.companies.every(({ id }) => percentOf(g, d, id, seat) === 0);
};

/** The site asks for loan or leave before anything else. */
export const siteRuin = ruinWith(loseCash, (before, ruined) => [ruined, ...before]);
