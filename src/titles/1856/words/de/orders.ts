import type { OwnOrder } from '../../rules/facts.js';
import { companyName } from '../../../../words/rail/names.js';
import type { SaidOrder, Wording } from '../../../../words/types.js';

/** The standing orders of 1856, in German. */
export const orders: Wording<SaidOrder<OwnOrder>> = {
  'save-company': (o, n) =>
    `Wenn die Kredite fällig werden, alle der ${companyName(n, o.company)} zurückzahlen, falls Sie selbst dafür höchstens ${n.money(o.most)} zahlen müssen; sonst ${o.then === 'ask' ? 'Sie fragen' : 'sie in der CGR aufgehen lassen'}.`,
  'repay-loans': (o, n) =>
    `Am Ende jedes Zuges der ${companyName(n, o.company)} so viele Kredite zurückzahlen, dass ihr mindestens ${n.money(o.keep)} bleiben, und keine aufnehmen, bis alle zurückgezahlt sind.`,
};
