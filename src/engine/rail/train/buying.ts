import {
  orNone,
  refuse,
  textField,
  wholeNumber,
  type Option,
  type Refusal,
  type Seat,
} from '../../core/index.js';
import { unlessInRange, unlessNow } from '../action/refusals.js';
import { cashOf, pay } from '../money.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { presidentOf } from '../shares/shares.js';
import { emergencyOf, emergencyRules, type Emergency } from './money-raising.js';
import {
  cheapestOnSale,
  cheapestPrice,
  closeWithFirstTrain,
  overTrainLimit,
  depotTrains,
  hasRoomForTrain,
  lacksTrain,
  mayOwn,
  mustBuyTrain,
  poolTrains,
  takeFromDepot,
  takeFromPool,
  withoutOne,
} from './supply.js';
import { trainPointedAt } from '../action/pointing.js';
import { moneyCase } from '../refusal-cases.js';
import type { Move, Out, RailGame } from '../contract.js';
import type { TrainData } from '../data.js';
import { collect } from '../company/payments.js';
import { ruleSet } from '../rules.js';
import { tradeRules } from '../company/trade.js';

export const trainRules = ruleSet('trains', {
  /** May the company let the train go: to another company, or to the bank in exchange for another train? */
  mayPartWith: (
    _g: RailGame,
    _s: RailState,
    _company: string,
    _train: string,
    _to: 'company' | 'bank',
  ): boolean => true,
  /** Is a company also asked for trains where it may own none of those that it could pay? */
  promptsForUnavailableTrains: false,
  /** Are trains taken in exchange for those of the pool, too, not only for those of the depot? */
  exchangesFromPool: false,
  /** What the company may pay another for a train, if that is fixed; else what they agree on. */
  fixedPrice: (_g: RailGame, _buyer: string, _seller: string, _train: TrainData): number | null => null,
});

/** One way to get a train now, with the prices that are possible. */
interface Deal {
  readonly train: string;
  /** `depot`, `pool` or a company. */
  readonly from: string;
  readonly price: { readonly from: number; readonly to: number };
  /** The train given back for it. */
  readonly trade?: string;
}

/** The company in its train step, if the seat presides over it. */
export const buyerOf = (s: RailState, seat: Seat): string | null =>
  s.round.kind === 'operating' && s.round.step === 'trains' && presidentOf(s, s.round.company) === seat
    ? s.round.company
    : null;

const fixed = (price: number): Deal['price'] => ({ from: price, to: price });

/** What can be bought at a fixed price from depot and pool. The president adds money for the cheapest only (1830 §C-2.3.1). */
const bankDeals = (g: RailGame, s: RailState, company: string, emergency: Emergency | null): Deal[] => {
  const cash = cashOf(s, company);
  const helped = emergency && emergency.missing <= 0 ? emergency.price : null;
  const payable = (price: number): boolean => price <= cash || price === helped;
  const deals: Deal[] = [];
  if (hasRoomForTrain(g, s, company)) {
    for (const t of depotTrains(g, s, company))
      if (payable(t.price)) deals.push({ train: t.name, from: 'depot', price: fixed(t.price) });
    for (const t of poolTrains(g, s, company))
      if (payable(t.price)) deals.push({ train: t.name, from: 'pool', price: fixed(t.price) });
  }
  return [...deals, ...tradeIns(g, s, company)];
};

/** A train given back lowers the price, and makes room for the new one (1830 §7.6). */
const tradeIns = (g: RailGame, s: RailState, company: string): Deal[] => {
  const { trains } = s.companies[company]!;
  if (trains.length === 0) return [];
  const cash = cashOf(s, company);
  const dealsFor = (from: 'depot' | 'pool', t: TrainData): Deal[] => {
    const { tradeIn } = t;
    if (!tradeIn || tradeIn.price > cash) return [];
    const given = [...new Set(trains)].filter(
      name => tradeIn.for.includes(name) && trainRules.of(g).mayPartWith(g, s, company, name, 'bank'),
    );
    return given.map(trade => ({ train: t.name, from, price: fixed(tradeIn.price), trade }));
  };
  const fromPool = trainRules.of(g).exchangesFromPool ? poolTrains(g, s, company) : [];
  return [
    ...depotTrains(g, s, company).flatMap(t => dealsFor('depot', t)),
    ...fromPool.flatMap(t => dealsFor('pool', t)),
  ];
};

/** What may be paid for a train of another company; null for nothing. */
const pricesOf = (
  g: RailGame,
  s: RailState,
  company: string,
  train: string,
  seller: string,
): Deal['price'] | null => {
  const price = trainRules.of(g).fixedPrice(g, company, seller, g.train[train]!);
  const open = openPrices(g, s, company, train);
  return price === null || open === null ? open : price <= open.to ? fixed(price) : null;
};

const openPrices = (g: RailGame, s: RailState, company: string, train: string): Deal['price'] | null => {
  const own = cashOf(s, company);
  const rules = emergencyRules.of(g);
  const help = rules.helpsWithOthersTrains;
  const round = s.round as OperatingRound;
  if (help === 'never') return rules.buysFromOthers(g, s, round) ? { from: 1, to: own } : null;
  const { price } = g.train[train]!;
  const cheapest = cheapestPrice(g, s, company);
  const limit = help === 'cheapest' ? Math.min(price, cheapest) : price;
  const inNeed = own < cheapest && lacksTrain(g, s, company);
  const helped = inNeed ? Math.min(limit, own + cashOf(s, presidentOf(s, company)!)) : 0;
  // 1830 §C-2.3.2: after a sale only what needed it, and for no more than is printed.
  const { leastPrice } = round;
  return leastPrice === undefined || !inNeed
    ? { from: 1, to: Math.max(own, helped) }
    : { from: leastPrice, to: helped };
};

/** Trains of other companies (1830 §7.6, §C-2.3.1). */
const companyDeals = (g: RailGame, s: RailState, company: string, withoutConsent: boolean): Deal[] => {
  if (!hasRoomForTrain(g, s, company)) return [];
  const seat = presidentOf(s, company)!;
  return g.data.companies.flatMap(({ id }) => {
    const owner = presidentOf(s, id);
    if (id === company || owner === null || !(withoutConsent || owner === seat)) return [];
    return [...new Set(s.companies[id]!.trains)].flatMap(train => {
      const may = mayOwn(g, s, company, train) && trainRules.of(g).mayPartWith(g, s, id, train, 'company');
      const price = may ? pricesOf(g, s, company, train, id) : null;
      return price && price.from <= price.to ? [{ train, from: id, price }] : [];
    });
  });
};

/** All trains the company may buy at this moment without asking anybody. */
const dealsNow = (g: RailGame, s: RailState, company: string): Deal[] => [
  ...bankDeals(g, s, company, emergencyOf(g, s)),
  ...companyDeals(g, s, company, !tradeRules.of(g).tradeNeedsConsent),
];

/** Trains of strangers' companies that may be asked for, with the prices that could be paid. */
export const trainsToAskFor = (g: RailGame, s: RailState, company: string): Deal[] =>
  companyDeals(g, s, company, true).filter(deal => presidentOf(s, deal.from) !== presidentOf(s, company));

/** Has the company money for a train of another, counting its president's where the president may help? */
const hasMoneyForAny = (g: RailGame, s: RailState, company: string): boolean =>
  cashOf(s, company) >= 1 ||
  (emergencyRules.of(g).helpsWithOthersTrains !== 'never' &&
    cashOf(s, presidentOf(s, company)!) >= 1 &&
    lacksTrain(g, s, company));

/** Could the company buy any train, so that its president is asked? */
export const canBuyTrain = (g: RailGame, s: RailState, company: string): boolean => {
  if (mustBuyTrain(g, s, company)) return true;
  if (tradeIns(g, s, company).length > 0) return true;
  if (!hasRoomForTrain(g, s, company)) return false;
  const { promptsForUnavailableTrains } = trainRules.of(g);
  const cheapest = promptsForUnavailableTrains ? cheapestOnSale(g, s) : cheapestPrice(g, s, company);
  if (cashOf(s, company) >= cheapest) return true;
  return (
    hasMoneyForAny(g, s, company) &&
    g.data.companies.some(
      ({ id }) =>
        id !== company &&
        s.companies[id]!.trains.some(name => promptsForUnavailableTrains || mayOwn(g, s, company, name)),
    )
  );
};

const toOption = (deal: Deal): Option => {
  const { from, to } = deal.price;
  const fields: { [name: string]: Option['fields'][string] } = {
    train: { oneOf: [deal.train] },
    from: { oneOf: [deal.from] },
  };
  if (deal.trade !== undefined) fields['trade'] = { oneOf: [deal.trade] };
  if (deal.from !== 'depot' && deal.from !== 'pool') fields['price'] = { from, to, by: 1 };
  return { type: 'train', fields };
};

interface TrainFields {
  readonly train: string;
  readonly from: string;
  /** Named where it is agreed on: for trains of other companies. */
  readonly price?: number | undefined;
  readonly trade?: string | undefined;
}

/** Ways to get a train of the kind: those that are open, or else from the bank, and from companies of the same president. */
const triedDeals = (g: RailGame, s: RailState, seat: Seat, name: string): readonly TrainFields[] => {
  const company = buyerOf(s, seat);
  const open = company === null ? [] : dealsNow(g, s, company).filter(({ train }) => train === name);
  if (open.length > 0)
    return open.map(({ train, trade, from, price }) => ({
      train,
      ...(trade !== undefined && { trade }),
      from,
      ...(from !== 'depot' && from !== 'pool' && { price: price.from }),
    }));
  const owners = g.data.companies.filter(
    ({ id }) => id !== company && presidentOf(s, id) === seat && s.companies[id]!.trains.includes(name),
  );
  return [...(s.depot.pool.includes(name) ? ['pool'] : []), 'depot']
    .map((from): TrainFields => ({ train: name, from }))
    .concat(owners.map(({ id }) => ({ train: name, from: id, price: 1 })));
};

const dealFor = (
  g: RailGame,
  s: RailState,
  company: string,
  { train, from, trade }: TrainFields,
): Deal | undefined =>
  dealsNow(g, s, company).find(one => one.train === train && one.from === from && one.trade === trade);

/** A price is named for trains of other companies, and for those alone. */
const unlessPriced = ({ from, price }: TrainFields): Refusal | undefined => {
  const isNamed = price !== undefined;
  return isNamed === (from !== 'depot' && from !== 'pool')
    ? undefined
    : refuse('bad-field', {
        field: 'price',
        value: price ?? null,
        wanted: isNamed ? 'nothing' : 'whole number',
      });
};

/** Why there is no such deal for the company. */
const noDeal = (g: RailGame, s: RailState, company: string, fields: TrainFields): Refusal => {
  const { train: name, from, trade } = fields;
  const data = g.train[name];
  if (!data) return refuse('unknown-train', { train: name, known: g.data.trains.map(t => t.name) });
  if (trade === undefined && !hasRoomForTrain(g, s, company)) return refuse('train-limit', { company });
  const { price } = data;
  const why = whyNotForSale(g, s, company, fields);
  return refuse('train-not-for-sale', { train: name, from, price, cash: cashOf(s, company), ...why });
};

/** Buying a train (1830 §7.6). */
export const train: Move<TrainFields> = {
  type: 'train',
  fields: { train: textField, from: textField, price: orNone(wholeNumber), trade: orNone(textField) },
  moment: (_g, s, seat) => unlessNow(buyerOf(s, seat) !== null, 'train'),
  candidates: (g, s, seat, of) => {
    const name = trainPointedAt(g, of);
    return name === undefined ? [] : triedDeals(g, s, seat, name);
  },
  options: (g, s, seat) => dealsNow(g, s, buyerOf(s, seat)!).map(toOption),
  refusal: (g, s, seat, fields) => {
    const unpriced = unlessPriced(fields);
    if (unpriced) return unpriced;
    const company = buyerOf(s, seat)!;
    const deal = dealFor(g, s, company, fields);
    return deal
      ? unlessInRange(fields.price ?? deal.price.from, deal.price, 'train')
      : noDeal(g, s, company, fields);
  },
  play: (g, d, seat, fields, out) => {
    const company = buyerOf(d, seat)!;
    const deal = dealFor(g, d, company, fields)!;
    buyTrain(g, d, out, company, deal, fields.price ?? deal.price.from);
  },
};

/** What keeps the company from buying the train there, as the `case` of the refusal; nothing where there is no such train. */
const whyNotForSale = (
  g: RailGame,
  s: RailState,
  company: string,
  { train: name, from, trade }: TrainFields,
): { readonly company: string; readonly case: string } | undefined => {
  if (!mayOwn(g, s, company, name)) return { company, case: 'right' };
  const offered =
    from === 'depot' ? depotTrains(g, s, company) : from === 'pool' ? poolTrains(g, s, company) : [];
  if (offered.some(t => t.name === name) && trade === undefined) return { company, case: moneyCase };
  return from === 'depot' && s.depot.left[name] !== 0 ? { company, case: 'later' } : undefined;
};

/** Carries out a purchase that the rules allow; the company's money goes first, then its president's. */
export const buyTrain = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  deal: Deal,
  price: number,
): void => {
  const seller = deal.from === 'depot' || deal.from === 'pool' ? 'bank' : deal.from;
  const missing = price - cashOf(d, company);
  if (missing > 0) emergencyRules.of(g).help(g, d, out, company, missing);
  if (seller === 'bank') collect(g, d, out, company, price, { kind: 'train', train: deal.train });
  else pay(d, company, seller, price);
  const buyer = d.companies[company]!;
  if (deal.trade !== undefined) {
    buyer.trains = withoutOne(buyer.trains, deal.trade);
    d.depot = { ...d.depot, pool: [...d.depot.pool, deal.trade] };
  }
  out.say({
    kind: 'train-bought',
    company,
    train: deal.train,
    from: deal.from,
    price,
    traded: deal.trade ?? null,
  });
  if (seller !== 'bank') d.companies[seller]!.trains = withoutOne(d.companies[seller]!.trains, deal.train);
  buyer.trains = [...buyer.trains, deal.train];
  if (deal.from === 'depot') takeFromDepot(g, d, out, g.train[deal.train]!);
  if (deal.from === 'pool') takeFromPool(g, d, out, g.train[deal.train]!);
  closeWithFirstTrain(g, d, out, company);
  d.round = { ...(d.round as OperatingRound), begun: true };
};

/** Companies of the seat with more trains than they may have. */
const overLimitOf = (g: RailGame, s: RailState, seat: Seat): readonly string[] =>
  overTrainLimit(g, s).filter(id => presidentOf(s, id) === seat);

interface DiscardFields {
  readonly company: string;
  readonly train: string;
}

/** Giving back a train over the limit (1830 §7.6.1). */
export const discard: Move<DiscardFields> = {
  type: 'discard',
  fields: { company: textField, train: textField },
  candidates: (g, s, seat, of) => {
    const name = trainPointedAt(g, of);
    return g.data.companies
      .filter(({ id }) => presidentOf(s, id) === seat && s.companies[id]!.trains.some(one => one === name))
      .map(({ id }) => ({ company: id, train: name! }));
  },
  options: (g, s, seat) =>
    overLimitOf(g, s, seat).map(id => ({
      type: 'discard',
      fields: { company: { oneOf: [id] }, train: { oneOf: [...new Set(s.companies[id]!.trains)] } },
    })),
  refusal: (g, s, seat, { company, train: name }) => {
    const now = overLimitOf(g, s, seat);
    if (!now.includes(company)) return refuse('nothing-to-discard', { company, now });
    const has = [...s.companies[company]!.trains];
    return has.includes(name) ? undefined : refuse('no-such-train', { company, train: name, has });
  },
  play: (_g, d, _seat, { company, train: name }, out) => {
    d.companies[company]!.trains = withoutOne(d.companies[company]!.trains, name);
    d.depot = { ...d.depot, pool: [...d.depot.pool, name] };
    out.say({ kind: 'train-discarded', company, train: name });
  },
};
