import type { RailFact } from '../../../engine/rail/facts.js';
import { percent } from '../../numbers.js';
import { companyName, hexName, party, privateName } from '../../rail/names.js';
import { without } from '../../rail/without.js';
import type { Buttons } from '../../types.js';
import { aTrain } from './train.js';

const source = { ipo: '', pool: ' from the pool', treasury: ' from the company' };
const seller: { readonly [from: string]: string } = { depot: '', pool: ' from the pool' };

/** What is pressed in an 18xx game, by what it makes happen, in English. */
export const railButtons: Buttons<RailFact> = {
  passed: (f, _, term) => `Pass${without(f, term)}`,
  'free-token/passed': () => 'Pass: no token',
  bid: (f, n) => `Bid ${n.money(f.price)} for ${privateName(n, f.private)}`,
  'private-bought': (f, n) => `Buy ${privateName(n, f.private)} for ${n.money(f.price)}`,
  'private-to-company': (f, n) => `Buy ${privateName(n, f.private)} for ${n.money(f.price)}`,
  'private-traded': (f, n) => `Buy ${privateName(n, f.private)} for ${n.money(f.price)}`,
  'par-set': (f, n) => `Start ${companyName(n, f.company)} at ${n.money(f.price)}`,
  'shares-bought': (f, n) =>
    `Buy ${percent('en', f.percent)} of ${companyName(n, f.company)}${source[f.from]} for ${n.money(f.price)}`,
  'shares-sold': (f, n) =>
    `Sell ${percent('en', f.percent)} of ${companyName(n, f.company)} for ${n.money(f.price)}`,
  'share-exchanged': (f, n) =>
    `Exchange ${privateName(n, f.private)} for a share of ${companyName(n, f.company)}${source[f.from]}`,
  'tile-laid': (f, n) => `Lay tile ${f.tile} on ${hexName(n, f.hex)}`,
  'token-placed': (f, n) =>
    `Place ${f.home ? 'the home token' : 'a token'} on ${hexName(n, f.hex)}` +
    (f.cost === 0 ? '' : ` for ${n.money(f.cost)}`),
  earned: (f, n) => `Run for ${n.money(f.revenue)}`,
  'paid-out': (f, n) => `Pay out ${n.money(f.perShare)} a share`,
  withheld: (f, n) =>
    f.revenue === 0
      ? 'Pay nothing'
      : `Withhold ${n.money(f.revenue)}${f.paid === undefined ? '' : `, pay out ${n.money(f.paid)}`}`,
  'train-bought': (f, n) =>
    `Buy ${aTrain(f.train)}${seller[f.from] ?? ` from ${companyName(n, f.from)}`} for ${n.money(f.price)}` +
    (f.traded === null ? '' : `, trading in ${aTrain(f.traded)}`),
  'train-discarded': f => `Discard ${aTrain(f.train)}`,
  'offer-made': (f, n, term) =>
    `Offer ${term('traded', f.what, { item: f.item })} from ${party(n, f.from)} to ${party(n, f.buyer)} for ${n.money(f.price)}`,
  'offer-accepted': () => 'Accept',
  'offer-declined': () => 'Decline',
  'offer-withdrawn': () => 'Withdraw',
  'certificates-given': f => (f.give === 'last' ? 'Give the last certificate' : 'Give two single shares'),
};
