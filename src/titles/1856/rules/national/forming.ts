import type { Seat } from '../../../../engine/core/index.js';
import { closeCompany } from '../../../../engine/rail/company/closing.js';
import type { Out, RailGame } from '../../../../engine/rail/contract.js';
import { placeMarker, priceOf } from '../../../../engine/rail/shares/market.js';
import { percentOf } from '../../../../engine/rail/shares/shares.js';
import { changeSizes, unit } from '../../../../engine/rail/shares/unit.js';
import {
  IPO,
  POOL,
  type Draft,
  type Holder,
  type OperatingRound,
  type RailState,
} from '../../../../engine/rail/state.js';
import { national } from '../companies.js';
import { averagePrice, exchangeHoldings, nearest, type ExchangedHoldings } from './exchange.js';
import { setFormation, setNational } from './formation-state.js';
import { replaceTokens } from './tokens.js';
import { formationRules, seatsFrom } from './formation-rules.js';
import { isPermanent } from './trains.js';

/** The government's company is there, or never will be. */
export type FormationFact =
  | {
      readonly kind: 'national-formed';
      readonly company: string;
      readonly companies: readonly string[];
      readonly seat: Seat;
      readonly price: number;
      /** How many shares it has. */
      readonly shares: number;
    }
  /** What a player got for their shares; null is the pool. */
  | {
      readonly kind: 'shares-exchanged';
      readonly company: string;
      readonly seat: Seat | null;
      readonly shares: number;
    }
  | { readonly kind: 'national-not-formed' };

const sharesOf = (g: RailGame, d: RailState, companies: readonly string[], holder: Holder): number =>
  companies.reduce((sum, id) => sum + percentOf(g, d, id, holder) / unit(g, d, id), 0);

/** What the holders of the companies that merge get for their shares, beginning with a seat (1856 §8.3). */
export const exchangeOf = (
  g: RailGame,
  s: RailState,
  from: Seat,
  merging: readonly string[],
): ExchangedHoldings =>
  exchangeHoldings({
    seats: seatsFrom(s, from).map(seat => ({ seat, shares: sharesOf(g, s, merging, seat) })),
    pool: sharesOf(g, s, merging, POOL),
  });

/** Percent of the certificates: ten or twenty shares, with one or both of the president's paid (1856 §8.5). */
export const nationalSizes = (twenty: boolean, half: boolean): readonly number[] => {
  const [single, count] = twenty ? [5, 18] : [10, 8];
  return [half ? single : 2 * single, ...Array.from({ length: count }, () => single)];
};

/** The president's certificate and singles, by holder; the rest is offered (1856 §8.3, §8.4). */
const certsFor = (
  sizes: readonly number[],
  { seats, pool, president }: ExchangedHoldings,
): readonly Holder[] => {
  const singles = [
    ...seats.flatMap(({ seat, shares }) =>
      Array.from({ length: seat === president ? Math.max(0, shares - 2) : shares }, () => seat),
    ),
    ...Array.from({ length: pool }, () => POOL),
  ];
  return sizes.map((_, cert) => (cert === 0 ? president : (singles[cert - 1] ?? IPO)));
};

const issueShares = (g: RailGame, d: Draft, out: Out<FormationFact>, given: ExchangedHoldings): void => {
  const { twenty, half } = given;
  const sizes = nationalSizes(twenty, half);
  changeSizes(d, national, twenty || half ? sizes : null);
  d.companies[national]!.certs = certsFor(sizes, given);
  for (const { seat, shares } of given.seats)
    if (shares > 0) out.say({ kind: 'shares-exchanged', company: national, seat, shares });
  if (given.pool > 0)
    out.say({ kind: 'shares-exchanged', company: national, seat: null, shares: given.pool });
};

/** At what price the government's company begins, if these merge (1856 §8.6). */
export const nationalPrice = (g: RailGame, s: RailState, merging: readonly string[]): number => {
  const values = g.data.market[0]!.flatMap(cell => cell?.price ?? []);
  return nearest(values, averagePrice(merging.map(id => priceOf(g, s, id)!)));
};

const setPrice = (g: RailGame, d: Draft, merging: readonly string[]): number => {
  const price = nationalPrice(g, d, merging);
  d.companies[national]!.par = price;
  placeMarker(d, national, [0, g.data.market[0]!.findIndex(cell => cell?.price === price)]);
  return price;
};

/** Has none of the companies had its turn in this operating round (1856 §8.8)? */
const noneHasActed = ({ waiting }: OperatingRound, merging: readonly string[]): boolean =>
  merging.every(id => waiting.includes(id));

/** The government's company takes the place of those that merge (1856 §8.3 to §8.8). */
export const form = (
  g: RailGame,
  d: Draft,
  out: Out<FormationFact>,
  from: Seat,
  merging: readonly string[],
): void => {
  const round = d.round as OperatingRound;
  const given = exchangeOf(g, d, from, merging);
  const price = setPrice(g, d, merging);
  issueShares(g, d, out, given);
  const next = noneHasActed(round, merging);
  const spots = replaceTokens(g, d, out, merging);
  for (const company of merging) closeCompany(g, d, out, company, 'merged');
  const { trains } = d.companies[national]!;
  d.companies[national]!.floated = true;
  setNational(d, {
    ...(given.twenty && { twenty: true }),
    ...(given.half && { half: true }),
    ...(trains.some(name => isPermanent(g, name)) && { permanent: true }),
    ...(next && { next: true }),
  });
  if (next) d.round = { ...round, waiting: [national, ...round.waiting] };
  setFormation(d, { stage: 'choosing', spots });
  out.say({
    kind: 'national-formed',
    company: national,
    companies: merging,
    seat: given.president,
    price,
    shares: given.twenty ? 20 : 10,
  });
  formationRules.of(g).takeTrains(g, d, out);
};
