import type { SaleWords } from '../../rail/sales.js';

/** Words of rows in which shares are sold for money that is owed, in German. */
export const saleTexts: SaleWords = {
  perShare: price => `${price} je Aktie`,
  raiseMoney: 'Geld beschaffen',
};
