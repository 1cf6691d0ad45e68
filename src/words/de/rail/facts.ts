import type { RailFact } from '../../../engine/rail/facts.js';
import { list, percent } from '../../numbers.js';
import type { Joined, TermFinder, Wording } from '../../types.js';
import { takenAlong, companyName, hexName, owner, party, privateName } from '../../rail/names.js';
import { without } from '../../rail/without.js';
import { lok } from './train.js';

const place = { ipo: 'dem Anfangsangebot', pool: 'dem Bankpool', treasury: 'dem Besitz der Gesellschaft' };
const seller: { readonly [from: string]: string } = { depot: 'von der Bank', pool: 'aus dem Bankpool' };

const loks = (train: string): string => `${lok(train)}s`;

/** Why a price moves, in brackets; nothing where what comes before says it. */
const because = (f: { readonly why: string }, term: TermFinder): string => {
  const why = term('why', f.why);
  return why === '' ? '' : ` (${why})`;
};

/** What happens in an 18xx game, in German. */
export const railFacts: Wording<RailFact> = {
  passed: (f, n, term) =>
    f.company === undefined
      ? `${n.seat(f.seat)} passt`
      : `${companyName(n, f.company)} passt${without(f, term)}`,
  bid: (f, n) => `${n.seat(f.seat)} bietet ${n.money(f.price)} für ${privateName(n, f.private)}`,
  'private-bought': (f, n) =>
    `${n.seat(f.seat)} ${f.contested ? 'ersteigert' : 'kauft'} ${privateName(n, f.private)} für ${n.money(f.price)}`,
  'private-cheaper': (f, n) => `${privateName(n, f.private)} kostet jetzt ${n.money(f.price)}`,
  'private-to-company': (f, n) =>
    `${companyName(n, f.company)} kauft ${privateName(n, f.private)} von ${n.seat(f.from)} für ${n.money(f.price)}`,
  'private-traded': (f, n) =>
    `${n.seat(f.seat)} kauft ${privateName(n, f.private)} von ${n.seat(f.from)} für ${n.money(f.price)}`,
  'share-given': (f, n) =>
    `${n.seat(f.seat)} erhält ${percent('de', f.percent)} der ${companyName(n, f.company)} mit ${privateName(n, f.private)}`,
  'private-closed': (f, n) => `${privateName(n, f.private)} wird geschlossen`,
  'private-income': (f, n) =>
    `${owner(n, f.owner)} erhält ${n.money(f.amount)} aus ${privateName(n, f.private)}`,
  'par-set': (f, n) =>
    `${n.seat(f.seat)} setzt den Ausgabekurs der ${companyName(n, f.company)} auf ${n.money(f.price)}`,
  'shares-bought': (f, n) =>
    `${n.seat(f.seat)} kauft ${percent('de', f.percent)} der ${companyName(n, f.company)} aus ${place[f.from]} für ${n.money(f.price)}`,
  'shares-sold': (f, n) =>
    `${n.seat(f.seat)} verkauft ${percent('de', f.percent)} der ${companyName(n, f.company)} für ${n.money(f.price)}`,
  'share-exchanged': (f, n) =>
    `${n.seat(f.seat)} tauscht ${privateName(n, f.private)} gegen eine Aktie der ${companyName(n, f.company)} aus ${place[f.from]}`,
  'price-moved': (f, n, term) =>
    f.to === f.from
      ? `${companyName(n, f.company)}: Marker rückt ${term('way', f.why)}, Kurs bleibt ${n.money(f.to)}${because(f, term)}`
      : `${companyName(n, f.company)}: Kurs ${f.to > f.from ? 'steigt' : 'fällt'} von ${n.money(f.from)} auf ${n.money(f.to)}${because(f, term)}`,
  'president-changed': (f, n) =>
    `${n.seat(f.to)} löst ${n.seat(f.from)} als Direktor der ${companyName(n, f.company)} ab`,
  'president-found': (f, n) => `${n.seat(f.seat)} wird Direktor der ${companyName(n, f.company)}`,
  floated: (f, n) =>
    `${companyName(n, f.company)} geht ${f.capital === 0 ? '' : `mit ${n.money(f.capital)} `}in Betrieb`,
  priority: (f, n) => `${n.seat(f.seat)} hat das Erstkaufsrecht`,
  'stock-round-begins': f => `Aktienrunde ${String(f.number)} beginnt`,
  'operating-round-begins': f => `Betriebsrunde ${String(f.number)}.${String(f.index)} beginnt`,
  'company-begins': (f, n) => `${companyName(n, f.company)} ist am Zug, geführt von ${n.seat(f.seat)}`,
  'tile-laid': (f, n) =>
    `${companyName(n, f.company)} ${f.over === null ? `legt Plättchen ${f.tile}` : `ersetzt Plättchen ${f.over} durch ${f.tile}`} auf ${hexName(n, f.hex)}` +
    (f.rotation === 0 ? '' : `, um ${String(60 * f.rotation)}° gedreht`) +
    (f.private === undefined ? '' : `, durch ${privateName(n, f.private)}`) +
    (f.cost === 0 ? '' : `, für ${n.money(f.cost)}`),
  'token-placed': (f, n) =>
    `${companyName(n, f.company)} setzt ${f.home ? 'den Heimatbahnhof' : 'einen Bahnhof'} auf ${hexName(n, f.hex)}` +
    (f.private === undefined ? '' : `, durch ${privateName(n, f.private)}`) +
    (f.cost === 0 ? '' : `, für ${n.money(f.cost)}`),
  'token-returned': (f, n) =>
    `Ein Bahnhof von ${companyName(n, f.company)} auf ${hexName(n, f.hex)} geht an die Gesellschaft zurück`,
  ran: (f, n) =>
    `${companyName(n, f.company)}: ${lok(f.train)}${takenAlong(' mit ', f.gear, n)} fährt ${f.path.join('–')} für ${n.money(f.revenue)}`,
  earned: (f, n) =>
    `${companyName(n, f.company)} fährt ${n.money(f.revenue)} ein` +
    (f.best === null || f.best === f.revenue ? '' : ` (möglich wären ${n.money(f.best)})`),
  'paid-out': (f, n) =>
    `${companyName(n, f.company)} schüttet ${n.money(f.revenue)} aus, ${n.money(f.perShare)} je Aktie`,
  received: (f, n) =>
    f.holder === f.company
      ? `${owner(n, f.holder)} erhält selbst ${n.money(f.amount)}`
      : `${owner(n, f.holder)} erhält ${n.money(f.amount)} von ${companyName(n, f.company)}`,
  withheld: (f, n) =>
    `${companyName(n, f.company)} ${f.revenue === 0 ? 'schüttet nichts aus' : `behält ${n.money(f.revenue)} ein`}`,
  'train-bought': (f, n) =>
    `${companyName(n, f.company)} kauft eine ${lok(f.train)} ${seller[f.from] ?? `von ${companyName(n, f.from)}`} für ${n.money(f.price)}` +
    (f.traded === null ? '' : ` und gibt eine ${lok(f.traded)} in Zahlung`),
  'president-paid': (f, n) =>
    `${n.seat(f.seat)} zahlt ${n.money(f.amount)} für ${companyName(n, f.company)} dazu`,
  'train-discarded': (f, n) => `${companyName(n, f.company)} gibt eine ${lok(f.train)} ab`,
  'trains-rusted': (f, n) =>
    `Alle ${loks(f.train)} werden verschrottet` +
    (f.companies.length === 0
      ? ''
      : ` (${list(
          'de',
          f.companies.map(id => companyName(n, id)),
        )})`),
  'phase-begins': f => `Phase ${f.phase} beginnt`,
  'offer-made': (f, n, term) =>
    `${n.seat(f.seat)} schlägt ${n.seat(f.to)} einen Handel vor: ${party(n, f.from)} verkauft ${term('traded', f.what, { item: f.item })} an ${party(n, f.buyer)} für ${n.money(f.price)} (Angebot ${String(f.offer)})`,
  'offer-declined': (f, n) => `${n.seat(f.seat)} lehnt Angebot ${String(f.offer)} ab`,
  'offer-withdrawn': (f, n) => `${n.seat(f.seat)} zieht Angebot ${String(f.offer)} zurück`,
  'offer-accepted': (f, n) => `${n.seat(f.seat)} nimmt Angebot ${String(f.offer)} an`,
  'offer-lapsed': f => `Angebot ${String(f.offer)} ist verfallen`,
  'bank-broken': () => 'Die Bank ist gesprengt',
  bankrupt: (f, n) => `${n.seat(f.seat)} ist wegen ${companyName(n, f.company)} bankrott`,
  'certificates-given': (f, n) =>
    `${n.seat(f.seat)} gibt ${n.seat(f.to)} ${f.give === 'last' ? 'die letzte Aktie' : 'zwei einfache Aktien'} für die Direktorenaktie der ${companyName(n, f.company)}`,
  'company-closed': (f, n, term) =>
    `${companyName(n, f.company)} wird geschlossen: ${term('closing', f.reason)}`,
  'end-price-reached': (f, n) =>
    `${companyName(n, f.company)} hat ${n.money(f.price)} erreicht: Die Partie geht zu Ende`,
  'game-ended': () => 'Die Partie ist zu Ende',
};

/** Several payments in a row, in German. */
export const railJoined: Joined<RailFact> = {
  received: (facts, n) => facts.map(f => `${owner(n, f.holder)} erhält ${n.money(f.amount)}`).join(', '),
  'private-income': (facts, n) =>
    facts
      .map(f => `${owner(n, f.owner)} erhält ${n.money(f.amount)} aus ${privateName(n, f.private)}`)
      .join(', '),
};
