import type { OwnOrder } from '../../rules/facts.js';
import { companyName } from '../../../../words/rail/names.js';
import type { SaidOrder, Wording } from '../../../../words/types.js';

/** The standing orders of 1856, in English. */
export const orders: Wording<SaidOrder<OwnOrder>> = {
  'save-company': (o, n) =>
    `When the loans fall due, repay all of ${companyName(n, o.company)} if that costs you at most ${n.money(o.most)} yourself; otherwise ${o.then === 'ask' ? 'ask you' : 'let it become part of the CGR'}.`,
  'repay-loans': (o, n) =>
    `At the end of each turn of ${companyName(n, o.company)}, repay as many loans as it can while keeping ${n.money(o.keep)}, and take none, until all are repaid.`,
};
