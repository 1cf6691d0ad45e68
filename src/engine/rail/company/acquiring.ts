import { refuse, wholeNumber, type Json, type Option, type Seat } from '../../core/index.js';
import { moneyCase, untimelyCase } from '../refusal-cases.js';
import { phaseOf } from '../game.js';
import { privateField } from '../action/fields.js';
import { unlessInRange } from '../action/refusals.js';
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

/** What keeps the company from buying the private, whoever owns it, as the `case` of the refusal. */
const obstacle = (
  g: RailGame,
  s: RailState,
  company: string,
  id: string,
): 'never' | 'owner' | 'phase' | 'money' | undefined => {
  if (!g.private[id]!.forCompanies) return 'never';
  if (typeof s.privates[id] !== 'number') return 'owner';
  if (!privateRules.of(g).companiesMayBuy(g, s)) return 'phase';
  const { from, to } = companyPrices(g, s, company, id);
  return from <= to ? undefined : moneyCase;
};

/** Privates that players own and a company may buy now, whoever owns them. */
export const privatesForCompany = (g: RailGame, s: RailState, company: string): readonly string[] =>
  g.data.privates.flatMap(({ id }) => (obstacle(g, s, company, id) === undefined ? [id] : []));

/** Does the seat's stock turn still allow the purchase of a private? */
export const mayBuyPrivate = (g: RailGame, s: RailState, round: StockRound): boolean =>
  privateRules.of(g).mayTradePrivates(g, s) &&
  !(privateRules.of(g).privateIsPurchase && round.bought !== null);

/** May the seat take over the private of another in its stock turn: in a record, where nobody is asked? */
const isForPlayer = (g: RailGame, s: RailState, seat: Seat, id: string): boolean =>
  s.round.kind === 'stock' &&
  s.round.current === seat &&
  !tradeRules.of(g).tradeNeedsConsent &&
  mayBuyPrivate(g, s, s.round) &&
  typeof s.privates[id] === 'number' &&
  s.privates[id] !== seat &&
  privateRules.of(g).mayTradeThis(s, id) &&
  cashOf(s, seat) >= privateRules.of(g).leastBetweenPlayers(s);

/** What keeps the seat from taking the private over without asking, for its company in turn or for itself: what a refusal says of it. */
const whyNot = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  id: string,
): { readonly [name: string]: Json } | undefined => {
  const company = turnOf(s, seat)?.company;
  if (company === undefined) {
    if (isForPlayer(g, s, seat, id)) return undefined;
    return s.round.kind === 'operating' ? {} : { case: untimelyCase };
  }
  const kept = obstacle(g, s, company, id);
  const isAsked = tradeRules.of(g).tradeNeedsConsent && s.privates[id] !== seat;
  if (isAsked && (kept === undefined || kept === moneyCase)) return { case: 'consent' };
  if (kept === moneyCase) {
    const { from: needed } = companyPrices(g, s, company, id);
    return { company, case: kept, needed, has: cashOf(s, company) };
  }
  return kept && { ...(kept === 'phase' && { company }), case: kept };
};

/** What the seat could pay for a private that it can take over. */
const pricesFor = (g: RailGame, s: RailState, seat: Seat, id: string): Prices => {
  const turn = turnOf(s, seat);
  return turn
    ? companyPrices(g, s, turn.company, id)
    : { from: privateRules.of(g).leastBetweenPlayers(s), to: cashOf(s, seat) };
};

/** Privates that the seat can take over without asking, with prices: for the company in turn, or in a record without consent. */
const deals = (
  g: RailGame,
  s: RailState,
  seat: Seat,
): readonly { readonly id: string; readonly prices: Prices }[] =>
  g.data.privates.flatMap(({ id }) =>
    whyNot(g, s, seat, id) ? [] : [{ id, prices: pricesFor(g, s, seat, id) }],
  );

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

interface AcquireFields {
  readonly private: string;
  readonly price: number;
}

/** Buying a private from its owner without an offer: a company from its own president (1830 §4.1). */
export const acquire: Move<AcquireFields> = {
  type: 'acquire',
  aside: ['buy-privates'],
  fields: { private: privateField, price: wholeNumber },
  candidates: (g, s, seat, of) => {
    if (of === null || !g.private[of] || s.privates[of] === 'bank') return [];
    const { from } =
      deals(g, s, seat).find(({ id }) => id === of)?.prices ?? privateRules.of(g).privatePrices(g, of);
    return [{ private: of, price: from }];
  },
  options: (g, s, seat) =>
    deals(g, s, seat).map(({ id, prices }): Option => ({
      type: 'acquire',
      fields: { private: { oneOf: [id] }, price: { ...prices, by: 1 } },
    })),
  refusal: (g, s, seat, { private: id, price }) => {
    const kept = whyNot(g, s, seat, id);
    return kept
      ? refuse('cannot-acquire', { private: id, ...kept })
      : unlessInRange(price, pricesFor(g, s, seat, id), 'private');
  },
  play: (g, d, seat, { private: id, price }, out) => {
    const turn = turnOf(d, seat);
    transferPrivate(g, d, out, id, turn ? turn.company : seat, price);
  },
};

/** Is there a private that the company in turn could still buy, from whomever? */
export const companyCouldBuyPrivate = (g: RailGame, s: RailState, company: string): boolean =>
  presidentOf(s, company) !== null && privatesForCompany(g, s, company).length > 0;
