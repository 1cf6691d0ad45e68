import type { RailFact } from '../../engine/rail/index.js';
import { list, percent } from '../numbers.js';
import type { Joined, Names, Wording } from '../types.js';
import { capitalFactsDe } from './capital.de.js';
import { owner, party } from './parties.js';

const steps: { readonly [step: string]: string } = {
  home: 'Heimatbahnhof',
  track: 'Gleisbau',
  token: 'Bahnhof',
  run: 'Fahrt',
  dividend: 'Dividende',
  trains: 'Loks',
  privates: 'Privatgesellschaften',
  station: 'Bahnhofskauf',
  electrify: 'E-Marker',
  interest: 'Zinsen',
  debt: 'Schulden',
  shares: 'eigene Aktien',
  bonds: 'Anleihe',
};

const place = { ipo: 'dem Anfangsangebot', pool: 'dem Bankpool', treasury: 'dem Besitz der Gesellschaft' };
const why = {
  sale: 'Verkauf',
  'sold-out': 'ausverkauft',
  paid: 'ausgeschüttet',
  withheld: 'nichts ausgeschüttet',
  pool: 'Aktien im Bankpool',
  bond: 'Anleihe',
};
/** Where a marker goes whose cells all have one price. */
const direction = {
  sale: 'nach unten',
  pool: 'nach unten',
  withheld: 'nach unten',
  'sold-out': 'nach oben',
  paid: 'nach oben',
  bond: 'weiter',
};
const seller: { readonly [from: string]: string } = { depot: 'der Bank', pool: 'dem Bankpool' };

/** `3er-Lok`, `D-Lok`. */
export const lok = (train: string): string => (/^\d+$/.test(train) ? `${train}er-Lok` : `${train}-Lok`);
const loks = (train: string): string => `${lok(train)}s`;

const thing = (f: { readonly what: string; readonly item: string }, n: Names): string =>
  f.what === 'train'
    ? `eine ${lok(f.item)}`
    : f.what === 'station'
      ? `den Platz auf ${f.item}`
      : n.private(f.item);

/** What happens in an 18xx game, in German. */
export const railFactsDe: Wording<RailFact> = {
  ...capitalFactsDe,
  passed: (f, n) =>
    f.company === undefined
      ? `${n.seat(f.seat)} passt`
      : `${n.company(f.company)} passt` + (f.step === undefined ? '' : ` (${steps[f.step] ?? f.step})`),
  bid: (f, n) => `${n.seat(f.seat)} bietet ${n.money(f.price)} für ${n.private(f.private)}`,
  'private-bought': (f, n) =>
    `${n.seat(f.seat)} ${f.contested ? 'ersteigert' : 'kauft'} ${n.private(f.private)} für ${n.money(f.price)}`,
  'private-cheaper': (f, n) => `${n.private(f.private)} kostet jetzt ${n.money(f.price)}`,
  'private-to-company': (f, n) =>
    `${n.company(f.company)} kauft ${n.private(f.private)} von ${n.seat(f.from)} für ${n.money(f.price)}`,
  'private-traded': (f, n) =>
    `${n.seat(f.seat)} kauft ${n.private(f.private)} von ${n.seat(f.from)} für ${n.money(f.price)}`,
  'share-given': (f, n) =>
    `${n.seat(f.seat)} erhält ${percent('de', f.percent)} der ${n.company(f.company)} mit ${n.private(f.private)}`,
  'private-closed': (f, n) => `${n.private(f.private)} wird geschlossen`,
  'private-income': (f, n) => `${owner(n, f.owner)} ${n.money(f.amount)} aus ${n.private(f.private)}`,
  'par-set': (f, n) =>
    `${n.seat(f.seat)} setzt den Ausgabekurs der ${n.company(f.company)} auf ${n.money(f.price)}`,
  'shares-bought': (f, n) =>
    `${n.seat(f.seat)} kauft ${percent('de', f.percent)} der ${n.company(f.company)} aus ${place[f.from]} für ${n.money(f.price)}`,
  'shares-sold': (f, n) =>
    `${n.seat(f.seat)} verkauft ${percent('de', f.percent)} der ${n.company(f.company)} für ${n.money(f.price)}`,
  'share-exchanged': (f, n) =>
    `${n.seat(f.seat)} tauscht ${n.private(f.private)} gegen eine Aktie der ${n.company(f.company)} aus ${place[f.from]}`,
  'price-moved': (f, n) =>
    f.to === f.from
      ? `${n.company(f.company)}: Marker rückt ${direction[f.why]}, Kurs weiter ${n.money(f.to)} (${why[f.why]})`
      : `${n.company(f.company)}: Kurs ${f.to > f.from ? 'steigt' : 'fällt'} von ${n.money(f.from)} auf ${n.money(f.to)} (${why[f.why]})`,
  'president-changed': (f, n) =>
    `${n.seat(f.to)} löst ${n.seat(f.from)} als Direktor der ${n.company(f.company)} ab`,
  'president-found': (f, n) => `${n.seat(f.seat)} wird Direktor der ${n.company(f.company)}`,
  floated: (f, n) =>
    `${n.company(f.company)} geht ${f.capital === 0 ? '' : `mit ${n.money(f.capital)} `}in Betrieb`,
  priority: (f, n) => `${n.seat(f.seat)} hat das Erstkaufsrecht`,
  'stock-round-begins': f => `Aktienrunde ${String(f.number)} beginnt`,
  'operating-round-begins': f => `Betriebsrunde ${String(f.number)}.${String(f.index)} beginnt`,
  'company-begins': (f, n) => `${n.company(f.company)} ist am Zug (${n.seat(f.seat)})`,
  'tile-laid': (f, n) =>
    `${n.company(f.company)} ${f.over === null ? `legt Plättchen ${f.tile}` : `ersetzt Plättchen ${f.over} durch ${f.tile}`} auf ${f.hex}, Drehung ${String(f.rotation)}` +
    (f.private === undefined ? '' : `, durch ${n.private(f.private)}`) +
    (f.cost === 0 ? '' : `, für ${n.money(f.cost)}`),
  'token-placed': (f, n) =>
    `${n.company(f.company)} setzt ${f.home ? 'den Heimatbahnhof' : 'einen Bahnhof'} auf ${f.hex}` +
    (f.private === undefined ? '' : `, durch ${n.private(f.private)}`) +
    (f.cost === 0 ? '' : `, für ${n.money(f.cost)}`),
  ran: (f, n) =>
    `${n.company(f.company)}: Lok ${f.train} fährt ${f.path.join('–')} für ${n.money(f.revenue)}`,
  earned: (f, n) =>
    `${n.company(f.company)} fährt ${n.money(f.revenue)} ein` +
    (f.best === null || f.best === f.revenue ? '' : ` (möglich wären ${n.money(f.best)})`),
  'paid-out': (f, n) =>
    `${n.company(f.company)} schüttet ${n.money(f.revenue)} aus, ${n.money(f.perShare)} je Aktie`,
  received: (f, n) => `${owner(n, f.holder)} erhält ${n.money(f.amount)} von ${n.company(f.company)}`,
  withheld: (f, n) =>
    `${n.company(f.company)} ${f.revenue === 0 ? 'schüttet nichts aus' : `behält ${n.money(f.revenue)} ein`}`,
  'train-bought': (f, n) =>
    `${n.company(f.company)} kauft eine ${lok(f.train)} von ${seller[f.from] ?? n.company(f.from)} für ${n.money(f.price)}` +
    (f.traded === null ? '' : ` und gibt eine ${lok(f.traded)} in Zahlung`),
  'president-paid': (f, n) => `${n.seat(f.seat)} zahlt ${n.money(f.amount)} für ${n.company(f.company)} dazu`,
  'train-discarded': (f, n) => `${n.company(f.company)} gibt eine ${lok(f.train)} ab`,
  'trains-rusted': (f, n) =>
    `Alle ${loks(f.train)} werden verschrottet` +
    (f.companies.length === 0
      ? ''
      : ` (${list(
          'de',
          f.companies.map(id => n.company(id)),
        )})`),
  'phase-begins': f => `Phase ${f.phase} beginnt`,
  'offer-made': (f, n) =>
    `${n.seat(f.seat)} bietet ${n.seat(f.to)} an: ${thing(f, n)} von ${party(n, f.from)} an ${party(n, f.buyer)} für ${n.money(f.price)} (Angebot ${String(f.offer)})`,
  'offer-declined': (f, n) => `${n.seat(f.seat)} lehnt Angebot ${String(f.offer)} ab`,
  'offer-withdrawn': (f, n) => `${n.seat(f.seat)} zieht Angebot ${String(f.offer)} zurück`,
  'offer-accepted': (f, n) => `${n.seat(f.seat)} nimmt Angebot ${String(f.offer)} an`,
  'offer-lapsed': f => `Angebot ${String(f.offer)} ist verfallen`,
  'bank-broken': () => 'Die Bank ist gesprengt',
  bankrupt: (f, n) => `${n.seat(f.seat)} ist wegen ${n.company(f.company)} bankrott`,
  'game-ended': () => 'Das Spiel ist zu Ende',
};

/** Several payments in a row, in German. */
export const railJoinedDe: Joined<RailFact> = {
  received: (facts, n) =>
    `Es erhalten: ${facts.map(f => `${owner(n, f.holder)} ${n.money(f.amount)}`).join(', ')}`,
  'private-income': (facts, n) =>
    `Privatgesellschaften zahlen: ${facts.map(f => `${owner(n, f.owner)} ${n.money(f.amount)} (${n.private(f.private)})`).join(', ')}`,
};
