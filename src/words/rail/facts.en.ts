import type { RailFact } from '../../engine/rail/index.js';
import { list, percent } from '../numbers.js';
import type { Joined, Names, Wording } from '../types.js';
import { capitalFactsEn } from './capital.en.js';
import { owner, party } from './parties.js';

const steps: { readonly [step: string]: string } = {
  home: 'home token',
  track: 'track',
  token: 'token',
  run: 'run',
  dividend: 'dividend',
  trains: 'trains',
  privates: 'private companies',
  station: 'buying a station',
  electrify: 'E-token',
  interest: 'interest',
  debt: 'debt',
  shares: 'own shares',
  bonds: 'bond',
};

const place = { ipo: 'the initial offering', pool: 'the bank pool', treasury: 'the company itself' };
const why = {
  sale: 'shares sold',
  'sold-out': 'sold out',
  paid: 'paid out',
  withheld: 'nothing paid out',
  pool: 'shares in the pool',
  bond: 'bond',
};
/** Where a marker goes whose cells all have one price. */
const direction = {
  sale: 'moves down',
  pool: 'moves down',
  withheld: 'moves down',
  'sold-out': 'moves up',
  paid: 'moves up',
  bond: 'moves',
};
const seller: { readonly [from: string]: string } = { depot: 'the depot', pool: 'the bank pool' };

/** `a 3-train`, `an 8-train`. */
const aTrain = (train: string): string => `${train.startsWith('8') ? 'an' : 'a'} ${train}-train`;

const thing = (f: { readonly what: string; readonly item: string }, n: Names): string =>
  f.what === 'train' ? aTrain(f.item) : f.what === 'station' ? `the place on ${f.item}` : n.private(f.item);

/** What happens in an 18xx game, in English. */
export const railFactsEn: Wording<RailFact> = {
  ...capitalFactsEn,
  passed: (f, n) =>
    f.company === undefined
      ? `${n.seat(f.seat)} passes`
      : `${n.company(f.company)} passes` + (f.step === undefined ? '' : ` (${steps[f.step] ?? f.step})`),
  bid: (f, n) => `${n.seat(f.seat)} bids ${n.money(f.price)} for ${n.private(f.private)}`,
  'private-bought': (f, n) =>
    `${n.seat(f.seat)} ${f.contested ? 'wins' : 'buys'} ${n.private(f.private)} for ${n.money(f.price)}`,
  'private-cheaper': (f, n) => `${n.private(f.private)} now costs ${n.money(f.price)}`,
  'private-to-company': (f, n) =>
    `${n.company(f.company)} buys ${n.private(f.private)} from ${n.seat(f.from)} for ${n.money(f.price)}`,
  'private-traded': (f, n) =>
    `${n.seat(f.seat)} buys ${n.private(f.private)} from ${n.seat(f.from)} for ${n.money(f.price)}`,
  'share-given': (f, n) =>
    `${n.seat(f.seat)} receives ${percent('en', f.percent)} of ${n.company(f.company)} with ${n.private(f.private)}`,
  'private-closed': (f, n) => `${n.private(f.private)} closes`,
  'private-income': (f, n) => `${owner(n, f.owner)} ${n.money(f.amount)} from ${n.private(f.private)}`,
  'par-set': (f, n) => `${n.seat(f.seat)} sets the par of ${n.company(f.company)} at ${n.money(f.price)}`,
  'shares-bought': (f, n) =>
    `${n.seat(f.seat)} buys ${percent('en', f.percent)} of ${n.company(f.company)} from ${place[f.from]} for ${n.money(f.price)}`,
  'shares-sold': (f, n) =>
    `${n.seat(f.seat)} sells ${percent('en', f.percent)} of ${n.company(f.company)} for ${n.money(f.price)}`,
  'share-exchanged': (f, n) =>
    `${n.seat(f.seat)} exchanges ${n.private(f.private)} for a share of ${n.company(f.company)} from ${place[f.from]}`,
  'price-moved': (f, n) =>
    f.to === f.from
      ? `${n.company(f.company)}: marker ${direction[f.why]}, share price still ${n.money(f.to)} (${why[f.why]})`
      : `${n.company(f.company)}: share price ${f.to > f.from ? 'rises' : 'falls'} from ${n.money(f.from)} to ${n.money(f.to)} (${why[f.why]})`,
  'president-changed': (f, n) =>
    `${n.seat(f.to)} becomes president of ${n.company(f.company)} in place of ${n.seat(f.from)}`,
  'president-found': (f, n) => `${n.seat(f.seat)} becomes president of ${n.company(f.company)}`,
  floated: (f, n) =>
    `${n.company(f.company)} floats` + (f.capital === 0 ? '' : ` with ${n.money(f.capital)}`),
  priority: (f, n) => `${n.seat(f.seat)} has the priority deal`,
  'stock-round-begins': f => `Stock round ${String(f.number)} begins`,
  'operating-round-begins': f => `Operating round ${String(f.number)}.${String(f.index)} begins`,
  'company-begins': (f, n) => `${n.company(f.company)} operates (${n.seat(f.seat)})`,
  'tile-laid': (f, n) =>
    `${n.company(f.company)} ${f.over === null ? `lays tile ${f.tile}` : `replaces tile ${f.over} by ${f.tile}`} on ${f.hex}, rotation ${String(f.rotation)}` +
    (f.private === undefined ? '' : ` by ${n.private(f.private)}`) +
    (f.cost === 0 ? '' : `, for ${n.money(f.cost)}`),
  'token-placed': (f, n) =>
    `${n.company(f.company)} places ${f.home ? 'its home token' : 'a token'} on ${f.hex}` +
    (f.private === undefined ? '' : ` by ${n.private(f.private)}`) +
    (f.cost === 0 ? '' : `, for ${n.money(f.cost)}`),
  ran: (f, n) =>
    `${n.company(f.company)}: train ${f.train} runs ${f.path.join('–')} for ${n.money(f.revenue)}`,
  earned: (f, n) =>
    `${n.company(f.company)} earns ${n.money(f.revenue)}` +
    (f.best === null || f.best === f.revenue ? '' : ` (the best possible is ${n.money(f.best)})`),
  'paid-out': (f, n) =>
    `${n.company(f.company)} pays out ${n.money(f.revenue)}, ${n.money(f.perShare)} a share`,
  received: (f, n) => `${owner(n, f.holder)} receives ${n.money(f.amount)} from ${n.company(f.company)}`,
  withheld: (f, n) =>
    `${n.company(f.company)} ${f.revenue === 0 ? 'pays nothing' : `withholds ${n.money(f.revenue)}`}`,
  'train-bought': (f, n) =>
    `${n.company(f.company)} buys ${aTrain(f.train)} from ${seller[f.from] ?? n.company(f.from)} for ${n.money(f.price)}` +
    (f.traded === null ? '' : ` and trades in ${aTrain(f.traded)}`),
  'president-paid': (f, n) => `${n.seat(f.seat)} adds ${n.money(f.amount)} for ${n.company(f.company)}`,
  'train-discarded': (f, n) => `${n.company(f.company)} discards ${aTrain(f.train)}`,
  'trains-rusted': (f, n) =>
    `All ${f.train}-trains rust` +
    (f.companies.length === 0
      ? ''
      : ` (${list(
          'en',
          f.companies.map(id => n.company(id)),
        )})`),
  'phase-begins': f => `Phase ${f.phase} begins`,
  'offer-made': (f, n) =>
    `${n.seat(f.seat)} proposes to ${n.seat(f.to)}: ${thing(f, n)} from ${party(n, f.from)} to ${party(n, f.buyer)} for ${n.money(f.price)} (offer ${String(f.offer)})`,
  'offer-declined': (f, n) => `${n.seat(f.seat)} declines offer ${String(f.offer)}`,
  'offer-withdrawn': (f, n) => `${n.seat(f.seat)} withdraws offer ${String(f.offer)}`,
  'offer-accepted': (f, n) => `${n.seat(f.seat)} accepts offer ${String(f.offer)}`,
  'offer-lapsed': f => `Offer ${String(f.offer)} lapses`,
  'bank-broken': () => 'The bank is broken',
  bankrupt: (f, n) => `${n.seat(f.seat)} is bankrupt over ${n.company(f.company)}`,
  'game-ended': () => 'The game ends',
};

/** Several payments in a row, in English. */
export const railJoinedEn: Joined<RailFact> = {
  received: (facts, n) =>
    `Receiving: ${facts.map(f => `${owner(n, f.holder)} ${n.money(f.amount)}`).join(', ')}`,
  'private-income': (facts, n) =>
    `Private companies pay: ${facts.map(f => `${owner(n, f.owner)} ${n.money(f.amount)} (${n.private(f.private)})`).join(', ')}`,
};
