import type { OwnFact } from '../../rules/facts.js';
import { list, percent } from '../../../../words/numbers.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** What happens in 1849 and in no other 18xx game, in German. */
export const facts: Wording<OwnFact> = {
  'company-order': (f, n) =>
    `Reihenfolge der Gesellschaften: ${f.companies.map(id => companyName(n, id)).join(', ')}` +
    (f.removed.length === 0
      ? ''
      : `; nicht im Spiel: ${list(
          'de',
          f.removed.map(id => companyName(n, id)),
        )}`),
  'tokens-paid': (f, n) =>
    `${companyName(n, f.company)} zahlt ${n.money(f.amount)} für ${f.tokens === 1 ? 'einen Bahnhofsmarker' : `${String(f.tokens)} Bahnhofsmarker`}`,
  'shares-issued': (f, n) =>
    `${companyName(n, f.company)} verkauft ${percent('de', f.percent)} eigene Aktien für ${n.money(f.price)} in den Bankpool`,
  'share-redeemed': (f, n) =>
    `${companyName(n, f.company)} kauft ${percent('de', f.percent)} eigene Aktien für ${n.money(f.price)} aus dem Bankpool zurück`,
  'bond-issued': (f, n) =>
    `${companyName(n, f.company)} gibt ihre Anleihe aus und erhält ${n.money(f.amount)}`,
  'bond-repaid': (f, n) => `${companyName(n, f.company)} löst ihre Anleihe für ${n.money(f.amount)} ein`,
  'interest-paid': (f, n) => `${companyName(n, f.company)} zahlt ${n.money(f.amount)} Zinsen`,
  'station-bought': (f, n) =>
    `${companyName(n, f.company)} kauft ${companyName(n, f.from)} den Platz auf ${hexName(n, f.hex)} für ${n.money(f.price)} ab`,
  'right-bought': (f, n) =>
    `${companyName(n, f.company)} kauft einen ${f.right}-Marker für ${n.money(f.price)}`,
  'marker-placed': (f, n) =>
    `${companyName(n, f.company)} legt den Marker +${n.money(f.bonus)} von ${privateName(n, f.private)} auf ${hexName(n, f.hex)}`,
  earthquake: (f, n) =>
    `Ein Erdbeben zerstört ${hexName(n, f.hex)}` +
    (f.lost.length === 0
      ? ''
      : `; Bahnhöfe verlieren: ${list(
          'de',
          f.lost.map(id => companyName(n, id)),
        )}`),
  forfeited: (f, n) =>
    `${n.seat(f.seat)} verliert den ganzen Besitz: ${[
      n.money(f.amount),
      ...f.shares.map(s => `${percent('de', s.percent)} der ${companyName(n, s.company)}`),
    ].join(', ')}`,
  'loan-taken': (f, n) => `${n.seat(f.seat)} spielt mit einem Kredit von ${n.money(f.amount)} weiter`,
  'player-left': (f, n) => `${n.seat(f.seat)} scheidet aus`,
};
