import type { SaleWords } from '../../rail/sales.js';

/** Words of rows in which shares are sold for money that is owed, in English. */
export const saleTexts: SaleWords = {
  perShare: price => `${price} a share`,
  raiseMoney: 'Raise money',
};
