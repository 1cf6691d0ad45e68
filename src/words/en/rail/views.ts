import type { ViewWords } from '../../rail/views.js';

/** Words of the tables in which one acts, in English. */
export const views: ViewWords = {
  stockRound: 'Stock round',
  buy: price => `Buy ${price}`,
  severalAtOnce: 'Several',
  sell: 'Sell',
  lot: (percent, price) => `${percent}: ${price}`,
  withLast: lot => `${lot}, with the last certificate`,
  toStart: shares => `Start a company${shares ? ` with ${shares} shares` : ''}`,
  place: number => `no. ${String(number)}`,
  startAt: (price, costs) =>
    `Start a company at ${price}${costs ? `: president’s certificate ${costs}` : ''}`,
  close: 'Close',
  soldNow: 'sold',
  passed: 'passed',
  ownPrivates: 'Privates',
  bid: 'Bid',
  bidPrice: 'Your bid',
  choiceHeading: 'Choice',
  draftHeading: 'Draft',
  wholeCompanies: 'Minors',
  firstShares: 'Shares',
  taken: 'Taken so far',
  free: 'Free',
  contest: 'in contest',
  nextForSale: 'for sale now',
};
