import type { RailFact } from '../../../engine/rail/facts.js';
import { list, percent } from '../../numbers.js';
import type { Joined, TermFinder, Wording } from '../../types.js';
import { takenAlong, companyName, hexName, owner, party, privateName } from '../../rail/names.js';
import { without } from '../../rail/without.js';
import { aTrain } from './train.js';

const place = { ipo: 'the initial offering', pool: 'the bank pool', treasury: 'the company itself' };
const seller: { readonly [from: string]: string } = { depot: 'the depot', pool: 'the bank pool' };

/** Why a price moves, in brackets; nothing where what comes before says it. */
const because = (f: { readonly why: string }, term: TermFinder): string => {
  const why = term('why', f.why);
  return why === '' ? '' : ` (${why})`;
};

/** What happens in an 18xx game, in English. */
export const railFacts: Wording<RailFact> = {
  passed: (f, n, term) =>
    f.company === undefined
      ? `${n.seat(f.seat)} passes`
      : `${companyName(n, f.company)} passes${without(f, term)}`,
  bid: (f, n) => `${n.seat(f.seat)} bids ${n.money(f.price)} for ${privateName(n, f.private)}`,
  'private-bought': (f, n) =>
    `${n.seat(f.seat)} ${f.contested ? 'wins' : 'buys'} ${privateName(n, f.private)} for ${n.money(f.price)}`,
  'private-cheaper': (f, n) => `${privateName(n, f.private)} now costs ${n.money(f.price)}`,
  'private-to-company': (f, n) =>
    `${companyName(n, f.company)} buys ${privateName(n, f.private)} from ${n.seat(f.from)} for ${n.money(f.price)}`,
  'private-traded': (f, n) =>
    `${n.seat(f.seat)} buys ${privateName(n, f.private)} from ${n.seat(f.from)} for ${n.money(f.price)}`,
  'share-given': (f, n) =>
    `${n.seat(f.seat)} receives ${percent('en', f.percent)} of ${companyName(n, f.company)} with ${privateName(n, f.private)}`,
  'private-closed': (f, n) => `${privateName(n, f.private)} closes`,
  'private-income': (f, n) =>
    `${owner(n, f.owner)} receives ${n.money(f.amount)} from ${privateName(n, f.private)}`,
  'par-set': (f, n) =>
    `${n.seat(f.seat)} sets the par of ${companyName(n, f.company)} at ${n.money(f.price)}`,
  'shares-bought': (f, n) =>
    `${n.seat(f.seat)} buys ${percent('en', f.percent)} of ${companyName(n, f.company)} from ${place[f.from]} for ${n.money(f.price)}`,
  'shares-sold': (f, n) =>
    `${n.seat(f.seat)} sells ${percent('en', f.percent)} of ${companyName(n, f.company)} for ${n.money(f.price)}`,
  'share-exchanged': (f, n) =>
    `${n.seat(f.seat)} exchanges ${privateName(n, f.private)} for a share of ${companyName(n, f.company)} from ${place[f.from]}`,
  'price-moved': (f, n, term) =>
    f.to === f.from
      ? `${companyName(n, f.company)}: marker ${term('way', f.why)}, share price still ${n.money(f.to)}${because(f, term)}`
      : `${companyName(n, f.company)}: share price ${f.to > f.from ? 'rises' : 'falls'} from ${n.money(f.from)} to ${n.money(f.to)}${because(f, term)}`,
  'president-changed': (f, n) =>
    `${n.seat(f.to)} becomes president of ${companyName(n, f.company)} in place of ${n.seat(f.from)}`,
  'president-found': (f, n) => `${n.seat(f.seat)} becomes president of ${companyName(n, f.company)}`,
  floated: (f, n) =>
    `${companyName(n, f.company)} floats` + (f.capital === 0 ? '' : ` with ${n.money(f.capital)}`),
  priority: (f, n) => `${n.seat(f.seat)} has the priority deal`,
  'stock-round-begins': f => `Stock round ${String(f.number)} begins`,
  'operating-round-begins': f => `Operating round ${String(f.number)}.${String(f.index)} begins`,
  'company-begins': (f, n) => `${companyName(n, f.company)} operates, run by ${n.seat(f.seat)}`,
  'tile-laid': (f, n) =>
    `${companyName(n, f.company)} ${f.over === null ? `lays tile ${f.tile}` : `replaces tile ${f.over} with ${f.tile}`} on ${hexName(n, f.hex)}` +
    (f.rotation === 0 ? '' : `, turned by ${String(60 * f.rotation)}°`) +
    (f.private === undefined ? '' : ` using ${privateName(n, f.private)}`) +
    (f.cost === 0 ? '' : `, for ${n.money(f.cost)}`),
  'token-placed': (f, n) =>
    `${companyName(n, f.company)} places ${f.home ? 'its home token' : 'a token'} on ${hexName(n, f.hex)}` +
    (f.private === undefined ? '' : ` using ${privateName(n, f.private)}`) +
    (f.cost === 0 ? '' : `, for ${n.money(f.cost)}`),
  'token-returned': (f, n) =>
    `A token of ${companyName(n, f.company)} on ${hexName(n, f.hex)} goes back to the company`,
  ran: (f, n) =>
    `${companyName(n, f.company)}: train ${f.train}${takenAlong(' with ', f.gear, n)} runs ${f.path.join('–')} for ${n.money(f.revenue)}`,
  earned: (f, n) =>
    `${companyName(n, f.company)} earns ${n.money(f.revenue)}` +
    (f.best === null || f.best === f.revenue ? '' : ` (the best possible is ${n.money(f.best)})`),
  'paid-out': (f, n) =>
    `${companyName(n, f.company)} pays out ${n.money(f.revenue)}, ${n.money(f.perShare)} a share`,
  received: (f, n) =>
    f.holder === f.company
      ? `${owner(n, f.holder)} itself receives ${n.money(f.amount)}`
      : `${owner(n, f.holder)} receives ${n.money(f.amount)} from ${companyName(n, f.company)}`,
  withheld: (f, n) =>
    `${companyName(n, f.company)} ${f.revenue === 0 ? 'pays nothing' : `withholds ${n.money(f.revenue)}`}`,
  'train-bought': (f, n) =>
    `${companyName(n, f.company)} buys ${aTrain(f.train)} from ${seller[f.from] ?? companyName(n, f.from)} for ${n.money(f.price)}` +
    (f.traded === null ? '' : ` and trades in ${aTrain(f.traded)}`),
  'president-paid': (f, n) => `${n.seat(f.seat)} adds ${n.money(f.amount)} for ${companyName(n, f.company)}`,
  'train-discarded': (f, n) => `${companyName(n, f.company)} discards ${aTrain(f.train)}`,
  'trains-rusted': (f, n) =>
    `All ${f.train}-trains rust` +
    (f.companies.length === 0
      ? ''
      : ` (${list(
          'en',
          f.companies.map(id => companyName(n, id)),
        )})`),
  'phase-begins': f => `Phase ${f.phase} begins`,
  'offer-made': (f, n, term) =>
    `${n.seat(f.seat)} proposes a trade to ${n.seat(f.to)}: ${party(n, f.from)} sells ${term('traded', f.what, { item: f.item })} to ${party(n, f.buyer)} for ${n.money(f.price)} (offer ${String(f.offer)})`,
  'offer-declined': (f, n) => `${n.seat(f.seat)} declines offer ${String(f.offer)}`,
  'offer-withdrawn': (f, n) => `${n.seat(f.seat)} withdraws offer ${String(f.offer)}`,
  'offer-accepted': (f, n) => `${n.seat(f.seat)} accepts offer ${String(f.offer)}`,
  'offer-lapsed': f => `Offer ${String(f.offer)} lapses`,
  'bank-broken': () => 'The bank has broken',
  bankrupt: (f, n) => `${n.seat(f.seat)} is bankrupt over ${companyName(n, f.company)}`,
  'certificates-given': (f, n) =>
    `${n.seat(f.seat)} gives ${n.seat(f.to)} ${f.give === 'last' ? 'the last certificate' : 'two single shares'} for the president’s certificate of ${companyName(n, f.company)}`,
  'company-closed': (f, n, term) => `${companyName(n, f.company)} closes: ${term('closing', f.reason)}`,
  'end-price-reached': (f, n) =>
    `${companyName(n, f.company)} has reached ${n.money(f.price)}: the end of the game is near`,
  'game-ended': () => 'The game ends',
};

/** Several payments in a row, in English. */
export const railJoined: Joined<RailFact> = {
  received: (facts, n) => facts.map(f => `${owner(n, f.holder)} receives ${n.money(f.amount)}`).join(', '),
  'private-income': (facts, n) =>
    facts
      .map(f => `${owner(n, f.owner)} receives ${n.money(f.amount)} from ${privateName(n, f.private)}`)
      .join(', '),
};
