import type { orderTexts as en } from '../../en/messages/orders.js';
import type { Translation } from '../../language.js';

/** Of a standing order that has ended. */
export const orderTexts: Translation<typeof en> = {
  over: 'Ein Auftrag ist beendet',
  yoursOver: 'Ihr Auftrag gilt nicht mehr',
};
