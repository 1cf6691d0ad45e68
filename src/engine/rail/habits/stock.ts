import type { Action, Option } from '../../core/index.js';
import { cashOf } from '../money.js';
import { exchangePower } from '../move/exchange.js';
import { capitalOf } from '../shares/capital.js';
import { priceOf } from '../shares/market.js';
import { presidentOf, sharesOfPresident } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import type { RailGame } from '../contract.js';
import type { RailState, Source } from '../state.js';
import { offerOf } from '../stock/buying.js';
import { hasRoomFor } from '../stock/turn.js';
import { emergencyOf } from '../train/money-raising.js';
import { cheapestOnSale, cheapestPrice } from '../train/supply.js';
import { bestBy, formsOf, isOffered, mostOf, textOf, valuesOf, type Choice, type Habit } from './habit.js';
import { reserveOf, sharesToFloat, preferenceRules } from './means.js';

/** What a share of a company that has not run yet is taken to bring a round, beside its price. */
const PROMISE = 0.05;
/** The same of one that has not even floated. */
const HOPE = 0.01;

/** What a single share of the company brought last. */
export const incomeOf = (g: RailGame, s: RailState, company: string): number =>
  ((s.companies[company]!.lastRun ?? 0) * unit(g, s, company)) / 100;

/** What a share brings a round for what it costs, as the last run has it. */
const yieldOf = ({ g, s }: Choice, company: string, price: number): number => {
  const { floated, operated } = s.companies[company]!;
  if (!floated) return HOPE;
  if (!operated) return PROMISE;
  return incomeOf(g, s, company) / Math.max(1, price);
};

/** A president wants more shares of the company until it floats and, where shares bring it money, can pay for a train. */
const needsOwner = ({ g, s, seat }: Choice, company: string): boolean => {
  if (presidentOf(s, company) !== seat) return false;
  const { floated, trains } = s.companies[company]!;
  if (!floated) return true;
  if (trains.length > 0 || !capitalOf(g, company).paysCompany(g, s, company)) return false;
  return cashOf(s, company) < cheapestPrice(g, s, company);
};

/** A single share that can be bought, with what it costs. */
export interface Purchase {
  readonly company: string;
  readonly from: Source;
  readonly price: number;
}

/** Single shares that can be bought, with what they cost. */
const purchases = (choice: Choice): readonly Purchase[] =>
  formsOf(choice, 'buy').flatMap(form => {
    if (form.fields['last']) return [];
    const [company, from] = [textOf(form, 'company'), textOf(form, 'from') as Source];
    const offer = offerOf(choice.g, choice.s, company, from, 1);
    return offer ? [{ company, from, price: offer.price }] : [];
  });

const buying = (seat: number, { company, from }: Purchase): ReturnType<Habit> => ({
  seat,
  type: 'buy',
  company,
  from,
  shares: 1,
});

/** A share of the player's own company that needs it, the cheaper the better. */
export const buyOwn: Habit = choice => {
  const best = bestBy(
    purchases(choice).filter(({ company }) => needsOwner(choice, company)),
    ({ price }) => 1 / price,
  );
  return best ? buying(choice.seat, best) : null;
};

/** What a purchase promises: for its price while others can follow, else by itself, since money would lie idle. */
export const appealOf = (choice: Choice, { company, price }: Purchase, canFollow: boolean): number => {
  const promise = yieldOf(choice, company, (price * unit(choice.g, choice.s, company)) / 100);
  return canFollow ? promise : promise * price;
};

/** The share that brings most, with money that no train is waiting for. */
export const buyYield: Habit = choice => {
  const { g, s, seat } = choice;
  const free = cashOf(s, seat) - reserveOf(g, s, seat);
  const best = bestBy(
    purchases(choice).filter(({ price }) => price <= free),
    purchase => appealOf(choice, purchase, hasRoomFor(g, s, seat, purchase.company, 2)),
  );
  return best ? buying(seat, best) : null;
};

/** The highest price at which the player can float the company alone, if there is room for its shares; else the lowest. */
const parFor = ({ g, s, seat }: Choice, form: Option, given: boolean): { price: number; alone: boolean } => {
  const company = textOf(form, 'company');
  const wanted = sharesToFloat(g, s, company);
  const inPresidents = sharesOfPresident(g, s, company);
  const shares = given ? Math.max(1, wanted) : Math.max(wanted, inPresidents);
  const certs = given ? wanted : 1 + shares - inPresidents;
  const price = mostOf(form.fields['price'], cashOf(s, seat) / shares);
  return price === null
    ? { price: Math.min(...(valuesOf(form.fields['price']) as number[])), alone: false }
    : { price, alone: hasRoomFor(g, s, seat, company, certs) };
};

/** Has a price to be named for a president's certificate that came with a private? */
const isGiven = ({ menu }: Choice): boolean => menu.every(({ type }) => type === 'par');

/** The companies as the title likes them, others behind as they are listed. */
const rank = ({ g }: Choice, company: string): number => {
  const { favourites } = preferenceRules.of(g);
  const place = favourites.indexOf(company);
  return place < 0 ? favourites.length : place;
};

/** The highest price that makes sense for a company that the menu lets the seat start; see `parFor`. */
export const soundPar = (choice: Choice, company: string): number => {
  const form = formsOf(choice, 'par').find(one => textOf(one, 'company') === company);
  return form ? parFor(choice, form, isGiven(choice)).price : 0;
};

/** A price for a company whose president's certificate came with a private. */
export const nameParGiven: Habit = choice => {
  const [form] = formsOf(choice, 'par');
  if (!form || !isGiven(choice)) return null;
  return {
    seat: choice.seat,
    type: 'par',
    company: textOf(form, 'company'),
    price: parFor(choice, form, true).price,
  };
};

/** Would there be money for a train, with all that the player has left? Else the company is their ruin. */
const canEquip = ({ g, s, seat }: Choice, company: string, price: number): boolean => {
  const train = cheapestOnSale(g, s);
  const shares = Math.max(sharesToFloat(g, s, company), sharesOfPresident(g, s, company));
  // What is paid for shares goes to the company, or it gets the price of all of them when it floats.
  const more = capitalOf(g, company).paysCompany(g, s, company)
    ? 0
    : (100 / unit(g, s, company) - shares) * price;
  return train === Infinity || cashOf(s, seat) + more >= train;
};

/** Starts a company: one that the player can float alone; the first one also with the help of others. */
export const startCompany: Habit = choice => {
  const { g, s, seat } = choice;
  const own = g.data.companies.filter(({ id }) => presidentOf(s, id) === seat);
  if (own.some(({ id }) => !s.companies[id]!.floated) || reserveOf(g, s, seat) > 0) return null;
  const [form] = formsOf(choice, 'par').toSorted(
    (a, b) => rank(choice, textOf(a, 'company')) - rank(choice, textOf(b, 'company')),
  );
  if (!form) return null;
  const company = textOf(form, 'company');
  const { price, alone } = parFor(choice, form, false);
  if (!canEquip(choice, company, price)) return null;
  return alone || own.length === 0 ? { seat, type: 'par', company, price } : null;
};

/** What the player would rather keep: shares of their own companies, then what earns most. */
const attachment = (choice: Choice, company: string): number => {
  const { s, seat } = choice;
  return (
    (presidentOf(s, company) === seat ? 10 : 0) + yieldOf(choice, company, priceOf(choice.g, s, company) ?? 0)
  );
};

/** The sale of that many shares of the form's company. */
export const selling = (choice: Choice, form: Option, shares: number): Action => ({
  seat: choice.seat,
  type: 'sell',
  company: textOf(form, 'company'),
  shares,
  ...('last' in form.fields && { last: true }),
});

/** Sells where the player must, because of a limit or for money: what they like least, no more than is needed. */
export const sellForced: Habit = choice => {
  const { g, s } = choice;
  if (isOffered(choice, 'pass') || isOffered(choice, 'buy') || isOffered(choice, 'train')) return null;
  const [form] = formsOf(choice, 'sell').toSorted(
    (a, b) => attachment(choice, textOf(a, 'company')) - attachment(choice, textOf(b, 'company')),
  );
  if (!form) return null;
  const missing = emergencyOf(g, s)?.missing ?? 0;
  const price = priceOf(g, s, textOf(form, 'company')) ?? 1;
  const { shares } = form.fields;
  const least = mostOf(shares, Math.max(1, Math.ceil(missing / price)));
  const fewest = shares && 'by' in shares ? shares.from : (valuesOf(shares)[0] as number);
  return selling(choice, form, least ?? fewest);
};

/** Sells shares of a stranger's company that has run and earned nothing. */
export const sellLosers: Habit = choice => {
  const { s, seat } = choice;
  if (s.round.kind !== 'stock' || s.round.bought !== null) return null;
  const form = formsOf(choice, 'sell').find(one => {
    const company = textOf(one, 'company');
    const { operated, lastRun } = s.companies[company]!;
    return operated && (lastRun ?? 0) === 0 && presidentOf(s, company) !== seat;
  });
  if (!form) return null;
  const shares = mostOf(form.fields['shares']);
  return shares === null ? null : selling(choice, form, shares);
};

/** Changes a private for a share once the company has run. */
export const exchangePrivate: Habit = choice => {
  const { g, s, seat } = choice;
  const [form] = formsOf(choice, 'exchange');
  if (!form || s.round.kind !== 'stock') return null;
  const id = textOf(form, 'private');
  const company = exchangePower.of(g, id)?.company ?? '';
  return (s.companies[company]?.lastRun ?? 0) > 0
    ? { seat, type: 'exchange', private: id, from: valuesOf(form.fields['from'])[0]! }
    : null;
};
