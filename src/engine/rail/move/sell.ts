import {
  orNone,
  refuse,
  wholeNumber,
  type Field,
  type Json,
  type Option,
  type Refusal,
  type Seat,
} from '../../core/index.js';
import type { Draft, OperatingRound, RailState, StockRound } from '../state.js';
import { byPrice, byWorth } from '../shares/market.js';
import { roomInPool, sellableLots, sellShares, sellingRules } from '../stock/selling.js';
import { percentOf, presidentOf, type ShareLot } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import { emergencyLots, leastPriceAfter } from '../train/forced-sales.js';
import { emergencyOf, emergencyRules, soldForEmr } from '../train/money-raising.js';
import { companyField, lastField } from '../action/fields.js';
import { untimelyCase } from '../refusal-cases.js';
import type { Move, RailGame } from '../contract.js';
import { operatingRules } from '../company/operating-order.js';

/** Why nothing of the company may be sold by the seat at this moment, whatever it holds of it. */
const closed = (g: RailGame, s: RailState, seat: Seat, company: string): Refusal | undefined => {
  const { cell, certs } = s.companies[company]!;
  const isStock = s.round.kind === 'stock';
  const because = (why: string, more: { readonly [name: string]: Json } = {}): Refusal =>
    refuse('nothing-to-sell', { company, case: why, ...more });
  const isMine = s.round.kind === 'stock' ? s.round.current === seat : emergencyOf(g, s)?.seat === seat;
  if (!isMine) return because(untimelyCase);
  if (!certs.includes(seat)) return because('none');
  if (isStock && !sellingRules.of(g).maySell(g, s)) return because(s.set === 1 ? 'first' : 'round');
  if (!cell) return because('price');
  return roomInPool(g, s, company) <= 0 ? because('pool', { limit: g.data.poolLimit }) : undefined;
};

/** What the seat may sell of the company at this moment, at one price. */
const lotsNow = (g: RailGame, s: RailState, seat: Seat, company: string): readonly ShareLot[] => {
  if (closed(g, s, seat, company)) return [];
  const lots =
    s.round.kind === 'stock'
      ? sellableLots(g, s, seat, company)
      : emergencyLots(g, s, emergencyOf(g, s)!, company);
  return lots.filter(({ shares }) => shares <= sellingRules.of(g).mostAtOnce);
};

/** Why no lot of the company goes, although shares of it could be sold: the seat must keep them, or the presidency. */
const unsellable = (g: RailGame, s: RailState, seat: Seat, company: string): Refusal => {
  const { heldBack, maySellOf } = sellingRules.of(g);
  if (heldBack(g, s, seat, company) * unit(g, s, company) >= percentOf(g, s, company, seat))
    return refuse('nothing-to-sell', { company, case: 'held' });
  // Out of need more is forbidden: there the rule about it says enough.
  const isOffice = s.round.kind === 'stock' && presidentOf(s, company) === seat && maySellOf(g, s, company);
  return refuse('nothing-to-sell', { company, ...(isOffice && { case: 'president' }) });
};

interface SellFields {
  readonly company: string;
  readonly shares: number;
  readonly last?: true | undefined;
}

const lotOf = ({ shares, last }: SellFields, lots: readonly ShareLot[]): ShareLot | undefined =>
  lots.find(one => one.shares === shares && one.last === (last ?? false));

const saleRefusal = (g: RailGame, s: RailState, seat: Seat, fields: SellFields): Refusal | undefined => {
  const { company, shares } = fields;
  const isClosed = closed(g, s, seat, company);
  if (isClosed) return isClosed;
  const lots = lotsNow(g, s, seat, company);
  const most = lots.at(-1)?.shares ?? 0;
  if (most === 0) return unsellable(g, s, seat, company);
  if (lotOf(fields, lots)) return undefined;
  if (shares > most) return refuse('cannot-sell-so-many', { company, shares, most });
  // A large certificate goes whole, or a president’s certificate against another.
  const possible = [...new Set(lots.map(lot => lot.shares))];
  return refuse('cannot-sell-so-many', { company, shares, most, possible, case: 'few' });
};

/** A field for one of these numbers, which rise: a range where they have no gaps. */
export const numberField = (numbers: readonly number[]): Field => {
  const [from, to] = [numbers[0]!, numbers.at(-1)!];
  return to - from === numbers.length - 1 ? { from, to, by: 1 } : { oneOf: numbers };
};

/** Forms for selling these lots: with the last certificate, and without. */
export const lotFields = (lots: readonly ShareLot[]): { readonly [name: string]: Field }[] =>
  [false, true].flatMap(last => {
    const counts = lots.filter(lot => lot.last === last).map(lot => lot.shares);
    if (counts.length === 0) return [];
    return [{ shares: numberField(counts), ...(last ? { last: { oneOf: [true] } } : {}) }];
  });

/** Selling shares: in the own turn of a stock round, or to pay for a forced train (1830 §6.1, §C-2.3.2). */
export const sell: Move<SellFields> = {
  type: 'sell',
  fields: { company: companyField, shares: wholeNumber, last: orNone(lastField) },
  candidates: (g, s, seat, of) =>
    g.data.companies
      .filter(({ id }) => (of === null ? s.companies[id]!.certs.includes(seat) : id === of))
      .map(({ id }): SellFields => {
        const [least] = lotsNow(g, s, seat, id);
        return { company: id, ...(least?.last && { last: true }), shares: least?.shares ?? 1 };
      }),
  options: (g, s, seat) =>
    g.data.companies.flatMap(({ id }): Option[] =>
      lotFields(lotsNow(g, s, seat, id)).map(fields => ({
        type: 'sell',
        fields: { company: { oneOf: [id] }, ...fields },
      })),
    ),
  refusal: saleRefusal,
  play: (g, d, seat, fields, out) => {
    const { company } = fields;
    const lot = lotOf(fields, lotsNow(g, d, seat, company))!;
    const { cell } = d.companies[company]!;
    const waiting = d.round.kind === 'operating' ? waitingNow(g, d, d.round) : [];
    const least = leastNeeded(g, d, company, lot);
    sellShares(g, d, out, seat, company, lot);
    const fell = d.companies[company]!.cell !== cell;
    if (d.round.kind === 'operating')
      noteNeed(d, d.round, fell ? fallenLast(g, d, waiting, company) : waiting, least);
    if (d.round.kind === 'stock') noteSale(d, d.round, seat, company);
  },
};

/** Companies yet to act, as their markers lie. */
const waitingNow = (g: RailGame, s: RailState, { waiting }: OperatingRound): readonly string[] =>
  operatingRules.of(g).reordersBetweenTurns ? waiting : byPrice(g, s, waiting);

/** The same after a sale: the company whose marker fell is the last of its cell, whatever order markers keep. */
const fallenLast = (
  g: RailGame,
  s: RailState,
  waiting: readonly string[],
  company: string,
): readonly string[] =>
  operatingRules.of(g).reordersBetweenTurns || !waiting.includes(company)
    ? waiting
    : byWorth(g, s, [...waiting.filter(id => id !== company), company]);

/** What a train of another company must cost at least after this sale; undefined where that does not matter. */
const leastNeeded = (g: RailGame, s: RailState, company: string, lot: ShareLot): number | undefined => {
  const emergency = emergencyRules.of(g).helpsWithOthersTrains === 'cheapest' ? emergencyOf(g, s) : null;
  return emergency ? leastPriceAfter(g, s, emergency, company, lot) : undefined;
};

/** A sale out of need changes what the company may buy, and prices. */
const noteNeed = (
  d: Draft,
  round: OperatingRound,
  waiting: readonly string[],
  least: number | undefined,
): void => {
  const leastPrice = least === undefined ? {} : { leastPrice: least };
  d.round = { ...round, waiting, done: [...round.done, soldForEmr], ...leastPrice };
};

const noteSale = (d: Draft, round: StockRound, seat: Seat, company: string): void => {
  const sold = round.sold[seat]!;
  d.round = {
    ...round,
    acted: true,
    lastActor: seat,
    sold: sold.includes(company) ? round.sold : round.sold.with(seat, [...sold, company]),
  };
};
