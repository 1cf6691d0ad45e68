import type { RailFact } from '../../../engine/rail/facts.js';
import { percent } from '../../numbers.js';
import { companyName, hexName, party, privateName } from '../../rail/names.js';
import { without } from '../../rail/without.js';
import type { Buttons } from '../../types.js';
import { lok } from './train.js';

const source = { ipo: '', pool: ' aus dem Pool', treasury: ' von der Gesellschaft' };
const seller: { readonly [from: string]: string } = { depot: '', pool: ' aus dem Pool' };

/** What is pressed in an 18xx game, by what it makes happen, in German. */
export const railButtons: Buttons<RailFact> = {
  passed: (f, _, term) => `Passen${without(f, term)}`,
  'free-token/passed': () => 'Passen: kein Bahnhof',
  bid: (f, n) => `${n.money(f.price)} für ${privateName(n, f.private)} bieten`,
  'private-bought': (f, n) => `${privateName(n, f.private)} für ${n.money(f.price)} kaufen`,
  'private-to-company': (f, n) => `${privateName(n, f.private)} für ${n.money(f.price)} kaufen`,
  'private-traded': (f, n) => `${privateName(n, f.private)} für ${n.money(f.price)} kaufen`,
  'par-set': (f, n) => `${companyName(n, f.company)} zu ${n.money(f.price)} gründen`,
  'shares-bought': (f, n) =>
    `${percent('de', f.percent)} der ${companyName(n, f.company)}${source[f.from]} für ${n.money(f.price)} kaufen`,
  'shares-sold': (f, n) =>
    `${percent('de', f.percent)} der ${companyName(n, f.company)} für ${n.money(f.price)} verkaufen`,
  'share-exchanged': (f, n) =>
    `${privateName(n, f.private)} gegen eine Aktie der ${companyName(n, f.company)}${source[f.from]} tauschen`,
  'tile-laid': (f, n) => `Plättchen ${f.tile} auf ${hexName(n, f.hex)} legen`,
  'token-placed': (f, n) =>
    `${f.home ? 'Heimatbahnhof' : 'Bahnhof'} auf ${hexName(n, f.hex)}` +
    (f.cost === 0 ? ' setzen' : ` für ${n.money(f.cost)} setzen`),
  earned: (f, n) => `Für ${n.money(f.revenue)} fahren`,
  'paid-out': (f, n) => `${n.money(f.perShare)} je Aktie ausschütten`,
  withheld: (f, n) =>
    f.revenue === 0
      ? 'Nichts ausschütten'
      : `${n.money(f.revenue)} einbehalten${f.paid === undefined ? '' : `, ${n.money(f.paid)} ausschütten`}`,
  'train-bought': (f, n) =>
    `${lok(f.train)}${seller[f.from] ?? ` von ${companyName(n, f.from)}`} für ${n.money(f.price)} kaufen` +
    (f.traded === null ? '' : `, ${lok(f.traded)} in Zahlung geben`),
  'train-discarded': f => `${lok(f.train)} abgeben`,
  'offer-made': (f, n, term) =>
    `Anbieten: ${term('traded', f.what, { item: f.item })} von ${party(n, f.from)} an ${party(n, f.buyer)} für ${n.money(f.price)}`,
  'offer-accepted': () => 'Annehmen',
  'offer-declined': () => 'Ablehnen',
  'offer-withdrawn': () => 'Zurückziehen',
  'certificates-given': f =>
    f.give === 'last' ? 'Die letzte Aktie abgeben' : 'Zwei einfache Aktien abgeben',
};
