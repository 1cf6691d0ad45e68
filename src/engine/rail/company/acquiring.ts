import { must, type Json, type Option, type Seat } from '../../core/index.js';
import { moneyCase, untimelyCase } from '../tries.js';
import { phaseOf } from '../game.js';
import { onlyFields, wholeField } from '../action/fields.js';
import { privateField } from '../action/ids.js';
import { cashOf, pay } from '../money.js';
import type { Draft, RailState, StockRound } from '../state.js';
import { presidentOf } from '../shares/shares.js';
import { turnOf } from './track.js';
import type { Move, Out, RailGame } from '../contract.js';
import { react } from '../reactions.js';
import { ruleSet } from '../rules.js';
import { tradeRules } from './trade.js';

export const privateRules = ruleSet('privates', {
  /** What a company may pay a player for a private, in dollars: between half and twice the printed price (1830 §4.1). */
  privatePrices: (g: RailGame, id: string): Prices => ({
    from: Math.ceil(g.private[id]!.price / 2),
    to: g.private[id]!.price * 2,
  }),
  /** May companies buy privates now? */
  companiesMayBuy: (g: RailGame, s: RailState): boolean => phaseOf(g, s).privatesToCompanies,
  /** May players trade privates in this stock round? */
  mayTradePrivates: (_g: RailGame, _s: RailState): boolean => false,
  /** May players trade this one? */
  mayTradeThis: (_s: RailState, _id: string): boolean => true,
  /** The least that a player pays another for one, in dollars. */
  leastBetweenPlayers: (_s: RailState): number => 1,
  /** Does buying a private from a player use up the purchase of the turn? */
  privateIsPurchase: false,
  /** May a player also sell one in their own turn? Else only in the buyer's turn. */
  sellsPrivatesInTurn: true,
  /** Does buying one move the priority deal to the buyer's left, as buying a share does? */
  privateMovesPriority: false,
  /** May a player whose company needs money sell privates to others (1830 §C-2.3.2)? */
  privatesRaiseMoney: false,
});

interface Prices {
  readonly from: number;
  readonly to: number;
}

/** What the company could pay for the private, as far as its money goes. */
export const companyPrices = (g: RailGame, s: RailState, company: string, id: string): Prices => {
  const { from, to } = privateRules.of(g).privatePrices(g, id);
  return { from, to: Math.min(to, cashOf(s, company)) };
};

/** Privates that players own and a company may buy now, whoever owns them. */
export const privatesForCompany = (g: RailGame, s: RailState, company: string): string[] =>
  privateRules.of(g).companiesMayBuy(g, s)
    ? g.data.privates
        .filter(p => p.forCompanies && typeof s.privates[p.id] === 'number')
        .map(p => p.id)
        .filter(id => {
          const { from, to } = companyPrices(g, s, company, id);
          return from <= to;
        })
    : [];

/** Does the seat's stock turn still allow the purchase of a private? */
export const mayBuyPrivate = (g: RailGame, s: RailState, round: StockRound): boolean =>
  privateRules.of(g).mayTradePrivates(g, s) &&
  !(privateRules.of(g).privateIsPurchase && round.bought !== null);

/** Privates that the seat can take over without asking, with prices: for the company in turn, or in a record without consent. */
const deals = (g: RailGame, s: RailState, seat: Seat): { id: string; prices: Prices }[] => {
  const turn = turnOf(s, seat);
  if (turn)
    return privatesForCompany(g, s, turn.company)
      .filter(id => !tradeRules.of(g).tradeNeedsConsent || s.privates[id] === seat)
      .map(id => ({ id, prices: companyPrices(g, s, turn.company, id) }));
  if (s.round.kind !== 'stock' || s.round.current !== seat) return [];
  if (tradeRules.of(g).tradeNeedsConsent || !mayBuyPrivate(g, s, s.round)) return [];
  return g.data.privates
    .filter(p => typeof s.privates[p.id] === 'number' && s.privates[p.id] !== seat)
    .filter(p => privateRules.of(g).mayTradeThis(s, p.id))
    .map(p => ({
      id: p.id,
      prices: { from: privateRules.of(g).leastBetweenPlayers(s), to: cashOf(s, seat) },
    }))
    .filter(({ prices: { from, to } }) => to >= from);
};

/** Is there a private that the seat can take over without asking anybody, for its company in turn or, in a record, for itself? */
export const canBuyPrivate = (g: RailGame, s: RailState, seat: Seat): boolean => deals(g, s, seat).length > 0;

/** Carries out the sale of a private to a company or a player. */
export const transferPrivate = (
  g: RailGame,
  d: Draft,
  out: Out,
  id: string,
  buyer: string | Seat,
  price: number,
): void => {
  const from = d.privates[id] as Seat;
  pay(d, buyer, from, price);
  d.privates = { ...d.privates, [id]: buyer };
  if (typeof buyer === 'string') {
    out.say({ kind: 'private-to-company', company: buyer, from, private: id, price });
    if (d.round.kind === 'operating') d.round = { ...d.round, begun: true };
    return;
  }
  out.say({ kind: 'private-traded', seat: buyer, from, private: id, price });
  if (d.round.kind !== 'stock') return;
  react(g, d, out, 'privateTraded', id);
  d.round = { ...d.round, acted: true };
  if (privateRules.of(g).privateIsPurchase)
    d.round = { ...d.round, bought: id, boughtFrom: null, mayBuyMore: false };
  if (privateRules.of(g).privateMovesPriority) d.round = { ...d.round, lastActor: buyer };
};

/** What keeps the company in turn from buying the private of its president, as the `case` of the refusal. */
const whyNotAcquired = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  id: string,
): { readonly [name: string]: Json } | undefined => {
  const company = turnOf(s, seat)?.company;
  if (company === undefined) return s.round.kind === 'operating' ? undefined : { case: untimelyCase };
  if (!g.private[id]!.forCompanies) return { case: 'never' };
  if (typeof s.privates[id] !== 'number') return { case: 'owner' };
  if (!privateRules.of(g).companiesMayBuy(g, s)) return { company, case: 'phase' };
  if (s.privates[id] !== seat && tradeRules.of(g).tradeNeedsConsent) return { case: 'consent' };
  const { from: needed } = companyPrices(g, s, company, id);
  return { company, case: moneyCase, needed, has: cashOf(s, company) };
};

/** Buying a private from its owner without an offer: a company from its own president (1830 §4.1). */
export const acquire: Move = {
  type: 'acquire',
  aside: ['buy-privates'],
  options: (g, s, seat) =>
    deals(g, s, seat).map(({ id, prices }): Option => ({
      type: 'acquire',
      fields: { private: { oneOf: [id] }, price: { ...prices, by: 1 } },
    })),
  tries: (g, s, seat, of) => {
    if (of === null || !g.private[of] || s.privates[of] === 'bank') return [];
    const { from } =
      deals(g, s, seat).find(({ id }) => id === of)?.prices ?? privateRules.of(g).privatePrices(g, of);
    return [{ private: of, price: from }];
  },
  play: (g, d, action, out) => {
    onlyFields(action, ['private', 'price']);
    const id = privateField(g, action);
    const deal = deals(g, d, action.seat).find(x => x.id === id);
    must(deal, 'cannot-acquire', { private: id, ...whyNotAcquired(g, d, action.seat, id) });
    const price = wholeField(action, 'price');
    must(price >= deal.prices.from && price <= deal.prices.to, 'price-out-of-range', {
      price,
      ...deal.prices,
      case: 'private',
    });
    const turn = turnOf(d, action.seat);
    transferPrivate(g, d, out, id, turn ? turn.company : action.seat, price);
  },
};

/** Is there a private that the company in turn could still buy, from whomever? */
export const companyCouldBuyPrivate = (g: RailGame, s: RailState, company: string): boolean =>
  presidentOf(s, company) !== null && privatesForCompany(g, s, company).length > 0;
