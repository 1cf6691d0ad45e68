import type { orders as en } from '../../en/messages/orders.js';
import type { Translation } from '../../language.js';

/** Of a standing order that has ended. */
export const orders: Translation<typeof en> = {
  done: 'Ein Auftrag ist erledigt',
  over: 'Ein Auftrag endet',
  yoursDone: 'Ihr Auftrag ist erledigt',
  yoursOver: 'Ihr Auftrag gilt nicht mehr',
};
