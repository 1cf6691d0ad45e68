import type { CapitalFact } from '../../engine/rail/index.js';
import { list, percent } from '../numbers.js';
import type { Wording } from '../types.js';

const closes = {
  market: 'its share price has hit the bottom',
  bankrupt: 'it is bankrupt',
  earthquake: 'the earthquake took its last station',
};

/** What happens where companies hold their own shares, borrow, close and come in an order, in English. */
export const capitalFactsEn: Wording<CapitalFact> = {
  'company-order': (f, n) =>
    `Order of the companies: ${f.companies.map(id => n.company(id)).join(', ')}` +
    (f.removed.length === 0
      ? ''
      : `; not in the game: ${list(
          'en',
          f.removed.map(id => n.company(id)),
        )}`),
  'tokens-paid': (f, n) =>
    `${n.company(f.company)} pays ${n.money(f.amount)} for ${f.tokens === 1 ? 'a token' : `${String(f.tokens)} tokens`}`,
  'certificates-given': (f, n) =>
    `${n.seat(f.seat)} gives ${n.seat(f.to)} ${f.give === 'last' ? 'the last certificate' : 'two single shares'} for the president’s certificate of ${n.company(f.company)}`,
  'shares-issued': (f, n) =>
    `${n.company(f.company)} sells ${percent('en', f.percent)} of its own shares to the bank pool for ${n.money(f.price)}`,
  'share-redeemed': (f, n) =>
    `${n.company(f.company)} buys ${percent('en', f.percent)} of its own shares back from the bank pool for ${n.money(f.price)}`,
  'bond-issued': (f, n) => `${n.company(f.company)} issues its bond and receives ${n.money(f.amount)}`,
  'bond-repaid': (f, n) => `${n.company(f.company)} pays its bond of ${n.money(f.amount)} back`,
  'interest-paid': (f, n) => `${n.company(f.company)} pays ${n.money(f.amount)} interest`,
  'station-bought': (f, n) =>
    `${n.company(f.company)} buys the place of ${n.company(f.from)} on ${f.hex} for ${n.money(f.price)}`,
  'right-bought': (f, n) => `${n.company(f.company)} buys an ${f.right}-token for ${n.money(f.price)}`,
  'marker-placed': (f, n) =>
    `${n.company(f.company)} puts the +${n.money(f.bonus)} marker of ${n.private(f.private)} on ${f.hex}`,
  earthquake: (f, n) =>
    `An earthquake destroys ${f.hex}` +
    (f.lost.length === 0
      ? ''
      : `; stations are lost by ${list(
          'en',
          f.lost.map(id => n.company(id)),
        )}`),
  'company-closed': (f, n) => `${n.company(f.company)} closes: ${closes[f.reason]}`,
  forfeited: (f, n) =>
    `${n.seat(f.seat)} loses all property: ${[
      n.money(f.amount),
      ...f.shares.map(s => `${percent('en', s.percent)} of ${n.company(s.company)}`),
    ].join(', ')}`,
  'loan-taken': (f, n) => `${n.seat(f.seat)} goes on with a loan of ${n.money(f.amount)}`,
  'player-left': (f, n) => `${n.seat(f.seat)} leaves the game`,
  'end-price-reached': (f, n) =>
    `${n.company(f.company)} has reached ${n.money(f.price)}: the end of the game is near`,
};
