import type { CapitalFact } from '../../engine/rail/index.js';
import { list, percent } from '../numbers.js';
import type { Wording } from '../types.js';

const closes = {
  market: 'Ihr Kurs ist ganz unten angekommen',
  bankrupt: 'Sie ist bankrott',
  earthquake: 'Das Erdbeben nahm ihr den letzten Bahnhof',
};

/** What happens where companies hold their own shares, borrow, close and come in an order, in German. */
export const capitalFactsDe: Wording<CapitalFact> = {
  'company-order': (f, n) =>
    `Reihenfolge der Gesellschaften: ${f.companies.map(id => n.company(id)).join(', ')}` +
    (f.removed.length === 0
      ? ''
      : `; nicht im Spiel: ${list(
          'de',
          f.removed.map(id => n.company(id)),
        )}`),
  'tokens-paid': (f, n) =>
    `${n.company(f.company)} zahlt ${n.money(f.amount)} für ${f.tokens === 1 ? 'einen Bahnhofsmarker' : `${String(f.tokens)} Bahnhofsmarker`}`,
  'certificates-given': (f, n) =>
    `${n.seat(f.seat)} gibt ${n.seat(f.to)} ${f.give === 'last' ? 'die letzte Aktie' : 'zwei einfache Aktien'} für die Direktorenaktie der ${n.company(f.company)}`,
  'shares-issued': (f, n) =>
    `${n.company(f.company)} verkauft ${percent('de', f.percent)} eigene Aktien für ${n.money(f.price)} in den Bankpool`,
  'share-redeemed': (f, n) =>
    `${n.company(f.company)} kauft ${percent('de', f.percent)} eigene Aktien für ${n.money(f.price)} aus dem Bankpool zurück`,
  'bond-issued': (f, n) => `${n.company(f.company)} gibt ihre Anleihe aus und erhält ${n.money(f.amount)}`,
  'bond-repaid': (f, n) => `${n.company(f.company)} löst ihre Anleihe für ${n.money(f.amount)} ein`,
  'interest-paid': (f, n) => `${n.company(f.company)} zahlt ${n.money(f.amount)} Zinsen`,
  'station-bought': (f, n) =>
    `${n.company(f.company)} kauft ${n.company(f.from)} den Platz auf ${f.hex} für ${n.money(f.price)} ab`,
  'right-bought': (f, n) => `${n.company(f.company)} kauft einen ${f.right}-Marker für ${n.money(f.price)}`,
  'marker-placed': (f, n) =>
    `${n.company(f.company)} legt den Marker +${n.money(f.bonus)} von ${n.private(f.private)} auf ${f.hex}`,
  earthquake: (f, n) =>
    `Ein Erdbeben zerstört ${f.hex}` +
    (f.lost.length === 0
      ? ''
      : `; Bahnhöfe verlieren: ${list(
          'de',
          f.lost.map(id => n.company(id)),
        )}`),
  'company-closed': (f, n) => `${n.company(f.company)} wird geschlossen: ${closes[f.reason]}`,
  forfeited: (f, n) =>
    `${n.seat(f.seat)} verliert den ganzen Besitz: ${[
      n.money(f.amount),
      ...f.shares.map(s => `${percent('de', s.percent)} der ${n.company(s.company)}`),
    ].join(', ')}`,
  'loan-taken': (f, n) => `${n.seat(f.seat)} spielt mit einem Kredit von ${n.money(f.amount)} weiter`,
  'player-left': (f, n) => `${n.seat(f.seat)} scheidet aus`,
  'end-price-reached': (f, n) =>
    `${n.company(f.company)} hat ${n.money(f.price)} erreicht: Das Spiel geht zu Ende`,
};
