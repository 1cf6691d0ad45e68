import { Illegal, must, type Field, type Json, type Option, type Seat } from '../../core/index.js';
import type { Draft, OperatingRound, RailState, StockRound } from '../state.js';
import { byPrice, byWorth } from '../shares/market.js';
import { roomInPool, sellableLots, sellShares, sellingRules } from '../stock/selling.js';
import type { ShareLot } from '../shares/shares.js';
import {
  emergencyLots,
  emergencyOf,
  leastPriceAfter,
  soldForEmr,
  emergencyRules,
} from '../train/emergency.js';
import { namesLast, onlyFields, wholeField } from '../action/fields.js';
import { companyField } from '../action/ids.js';
import type { RefusalReason } from '../action/refusal-reason.js';
import { untimelyCase } from '../tries.js';
import type { Filled, Move, RailGame } from '../contract.js';
import { operatingRules } from '../company/operating-order.js';

/** What the seat may sell of the company at this moment, at one price. */
const lotsNow = (g: RailGame, s: RailState, seat: Seat, company: string): readonly ShareLot[] =>
  allLots(g, s, seat, company).filter(({ shares }) => shares <= sellingRules.of(g).mostAtOnce);

const allLots = (g: RailGame, s: RailState, seat: Seat, company: string): readonly ShareLot[] => {
  if (s.round.kind === 'stock')
    return s.round.current === seat && sellingRules.of(g).maySell(g, s)
      ? sellableLots(g, s, seat, company)
      : [];
  const emergency = emergencyOf(g, s);
  return emergency?.seat === seat ? emergencyLots(g, s, emergency, company) : [];
};

/** Why the seat can sell nothing of the company at this moment. */
const unsellable = (g: RailGame, s: RailState, seat: Seat, company: string): RefusalReason => {
  const { cell, certs } = s.companies[company]!;
  const mine = s.round.kind === 'stock' ? s.round.current === seat : emergencyOf(g, s)?.seat === seat;
  const because = (why: string, more: { readonly [name: string]: Json } = {}): RefusalReason => [
    'nothing-to-sell',
    { company, case: why, ...more },
  ];
  if (!mine) return because(untimelyCase);
  if (!certs.includes(seat)) return because('none');
  if (s.round.kind === 'stock' && !sellingRules.of(g).maySell(g, s))
    return because(s.set === 1 ? 'first' : 'round');
  if (!cell) return because('price');
  if (roomInPool(g, s, company) <= 0) return because('pool', { limit: g.data.poolLimit });
  // Out of need more is forbidden: there the rule about it says enough.
  return s.round.kind === 'stock' && sellingRules.of(g).maySellOf(g, s, company)
    ? because('president')
    : ['nothing-to-sell', { company }];
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
export const sell: Move = {
  type: 'sell',
  options: (g, s, seat) =>
    g.data.companies.flatMap(({ id }): Option[] =>
      lotFields(lotsNow(g, s, seat, id)).map(fields => ({
        type: 'sell',
        fields: { company: { oneOf: [id] }, ...fields },
      })),
    ),
  tries: (g, s, seat, of) =>
    g.data.companies
      .filter(({ id }) => (of === null ? s.companies[id]!.certs.includes(seat) : id === of))
      .flatMap(({ id }): Filled[] => {
        const [least] = lotsNow(g, s, seat, id);
        return [{ company: id, ...(least?.last && { last: true }), shares: least?.shares ?? 1 }];
      }),
  play: (g, d, action, out) => {
    onlyFields(action, ['company', 'shares', 'last']);
    const { seat } = action;
    const company = companyField(g, action);
    const shares = wholeField(action, 'shares');
    const last = namesLast(action);
    const lots = lotsNow(g, d, seat, company);
    const most = lots.at(-1)?.shares ?? 0;
    if (most === 0) throw new Illegal(...unsellable(g, d, seat, company));
    const lot = lots.find(one => one.shares === shares && one.last === last);
    must(lot, 'cannot-sell-so-many', { company, shares, most });
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
