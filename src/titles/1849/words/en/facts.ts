import type { OwnFact } from '../../rules/facts.js';
import { list, percent } from '../../../../words/numbers.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** What happens in 1849 and in no other 18xx game, in English. */
export const facts: Wording<OwnFact> = {
  'company-order': (f, n) =>
    `Order of the companies: ${f.companies.map(id => companyName(n, id)).join(', ')}` +
    (f.removed.length === 0
      ? ''
      : `; not in the game: ${list(
          'en',
          f.removed.map(id => companyName(n, id)),
        )}`),
  'tokens-paid': (f, n) =>
    `${companyName(n, f.company)} pays ${n.money(f.amount)} for ${f.tokens === 1 ? 'a token' : `${String(f.tokens)} tokens`}`,
  'shares-issued': (f, n) =>
    `${companyName(n, f.company)} sells ${percent('en', f.percent)} of its own shares to the bank pool for ${n.money(f.price)}`,
  'share-redeemed': (f, n) =>
    `${companyName(n, f.company)} buys ${percent('en', f.percent)} of its own shares back from the bank pool for ${n.money(f.price)}`,
  'bond-issued': (f, n) => `${companyName(n, f.company)} issues its bond and receives ${n.money(f.amount)}`,
  'bond-repaid': (f, n) => `${companyName(n, f.company)} pays its bond of ${n.money(f.amount)} back`,
  'interest-paid': (f, n) => `${companyName(n, f.company)} pays ${n.money(f.amount)} interest`,
  'station-bought': (f, n) =>
    `${companyName(n, f.company)} buys the token slot of ${companyName(n, f.from)} on ${hexName(n, f.hex)} for ${n.money(f.price)}`,
  'right-bought': (f, n) => `${companyName(n, f.company)} buys an ${f.right}-token for ${n.money(f.price)}`,
  'marker-placed': (f, n) =>
    `${companyName(n, f.company)} puts the +${n.money(f.bonus)} marker of ${privateName(n, f.private)} on ${hexName(n, f.hex)}`,
  earthquake: (f, n) =>
    `An earthquake destroys ${hexName(n, f.hex)}` +
    (f.lost.length === 0
      ? ''
      : `; stations are lost by ${list(
          'en',
          f.lost.map(id => companyName(n, id)),
        )}`),
  forfeited: (f, n) =>
    `${n.seat(f.seat)} loses all property: ${[
      n.money(f.amount),
      ...f.shares.map(s => `${percent('en', s.percent)} of ${companyName(n, s.company)}`),
    ].join(', ')}`,
  'loan-taken': (f, n) => `${n.seat(f.seat)} goes on with a loan of ${n.money(f.amount)}`,
  'player-left': (f, n) => `${n.seat(f.seat)} leaves the game`,
};
