import type { ordersProblems as en } from '../../en/problems/orders.js';
import type { Translation } from '../../language.js';

/** The refusals about standing orders. */
export const ordersProblems: Translation<typeof en> = {
  'no-orders': 'In diesem Spiel gibt es keine Aufträge.',
  'no-such-order': 'Diesen Auftrag gibt es nicht.',
  'bad-order': 'Das ist kein Auftrag für diesen Platz.',
  'too-many-orders': 'Mehr als {most} Aufträge können nicht zugleich gelten.',
};
