import type { RailFact } from '../../../../engine/rail/facts.js';
import type { OwnFact } from '../../rules/facts.js';
import { percent } from '../../../../words/numbers.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Buttons } from '../../../../words/types.js';

/** What is pressed in 1849 and in no other 18xx game, in German. */
export const buttons: Buttons<OwnFact | Extract<RailFact, { readonly kind: 'president-paid' }>> = {
  'shares-issued': (f, n) =>
    `${percent('de', f.percent)} der ${companyName(n, f.company)} für ${n.money(f.price)} verkaufen`,
  'share-redeemed': (f, n) =>
    `${percent('de', f.percent)} der ${companyName(n, f.company)} für ${n.money(f.price)} zurückkaufen`,
  'bond-issued': (f, n) => `Anleihe für ${n.money(f.amount)} ausgeben`,
  'bond-repaid': (f, n) => `Anleihe für ${n.money(f.amount)} einlösen`,
  'station-bought': (f, n) =>
    `Platz der ${companyName(n, f.from)} auf ${hexName(n, f.hex)} für ${n.money(f.price)} kaufen`,
  'right-bought': (f, n) => `${f.right}-Marker für ${n.money(f.price)} kaufen`,
  'marker-placed': (f, n) => `Marker +${n.money(f.bonus)} auf ${hexName(n, f.hex)} legen`,
  'loan-taken': (f, n) => `Kredit von ${n.money(f.amount)} aufnehmen`,
  'president-paid': (f, n) => `${n.money(f.amount)} für ${companyName(n, f.company)} zahlen`,
  'player-left': () => 'Ausscheiden',
};
