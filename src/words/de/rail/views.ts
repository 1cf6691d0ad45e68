import type { ViewWords } from '../../rail/views.js';

/** Words of the tables in which one acts, in German. */
export const views: ViewWords = {
  stockRound: 'Aktienrunde',
  buy: price => `Kaufen ${price}`,
  severalAtOnce: 'Mehrere',
  sell: 'Verkaufen',
  lot: (percent, price) => `${percent}: ${price}`,
  withLast: lot => `${lot}, mit der letzten Aktie`,
  toStart: shares => `Gesellschaft gründen${shares ? ` mit ${shares} Aktien` : ''}`,
  place: number => `Nr. ${String(number)}`,
  startAt: (price, costs) => `Gesellschaft zu ${price} gründen${costs ? `: Direktorenaktie ${costs}` : ''}`,
  close: 'Schließen',
  soldNow: 'verkauft',
  passed: 'gepasst',
  ownPrivates: 'Private',
  bid: 'Bieten',
  bidPrice: 'Ihr Gebot',
  choiceHeading: 'Wahl',
  draftHeading: 'Auswahl',
  wholeCompanies: 'Kleinbahnen',
  firstShares: 'Aktien',
  taken: 'Bisher gewählt',
  free: 'Frei',
  contest: 'wird umkämpft',
  nextForSale: 'jetzt zu haben',
};
