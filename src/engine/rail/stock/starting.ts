import { refuse, wholeNumber, type Option, type Refusal, type Seat } from '../../core/index.js';
import { floatIfSold } from '../company/floating.js';
import { homeSpots, placeHome } from '../company/tokens.js';
import { companyField } from '../action/fields.js';
import { unlessNow, unlessPayable } from '../action/refusals.js';
import { cashOf, pay } from '../money.js';
import type { Draft, RailState, StockRound } from '../state.js';
import { isOverLimit, mayHold, limitRules } from './limits.js';
import { parCell, placeMarker } from '../shares/market.js';
import { checkPresident, giveCert, percentOf, sharesOfPresident } from '../shares/shares.js';
import { sizesOf } from '../shares/unit.js';
import { buyingRules } from './buying.js';
import { hasRoomFor, soldBefore, stockTurnOf } from './turn.js';
import type { Move, Out, RailGame } from '../contract.js';
import { capitalOf } from '../shares/capital.js';
import { phaseOf } from '../game.js';
import { react } from '../reactions.js';
import { ruleSet } from '../rules.js';

export const startingRules = ruleSet('starting', {
  /** Companies that may be started now, as far as their order goes. */
  parrableCompanies: (g: RailGame, _s: RailState): readonly string[] => g.data.companies.map(c => c.id),
  /** All that are not started, in the order in which they may be; null where that is free. */
  waitingInOrder: (_g: RailGame, _s: RailState): readonly string[] | null => null,
  /** What else than those before it keeps a company from being started now, as the `case` of the refusal; null where nothing does. */
  keptBack: (_g: RailGame, _s: RailState, _company: string): string | null => null,
  /** What keeps the company from ever being started by a player, as the `case` of the refusal; null where nothing does. */
  cannotStart: (_g: RailGame, _s: RailState, _company: string): string | null => null,
  /** Companies that will never start, since they have left the game. */
  neverStart: (_g: RailGame, _s: RailState): readonly string[] => [],
  /** Prices at which the company may start now, the lowest first. */
  parPrices: (g: RailGame, s: RailState, _company: string): readonly number[] =>
    phaseOf(g, s).pars ?? g.parPrices,
  /** Has the company a price at all, to be named when it starts? A minor may have none. */
  hasPrice: (_g: RailGame, _company: string): boolean => true,
  /** Does a company found its home station when it starts, not in its first turn? */
  homeAtStart: false,
  /** Is its president asked for the home even where a single place is free? */
  asksForOnlyHome: (_s: RailState): boolean => false,
});

const parRefusal = (g: RailGame, s: RailState, seat: Seat, company: string): Refusal | undefined => {
  const round = stockTurnOf(s, seat);
  if (!round) return unlessNow(round, 'par');
  if (!buyingRules.of(g).mayBuyNow(g, s, seat)) return refuse('sold-already');
  if (round.bought !== null) return refuse('bought-already', { company: round.bought });
  if (s.companies[company]!.certs[0] !== capitalOf(g, company).unsold)
    return refuse('started-already', { company });
  const startable = startingRules.of(g).parrableCompanies(g, s);
  const never = startingRules.of(g).cannotStart(g, s, company);
  if (never !== null) return refuse('never-starts', { company, case: never });
  const kept = startingRules.of(g).keptBack(g, s, company);
  if (kept !== null) return refuse('not-next-in-order', { company, case: kept });
  const [next] = startable;
  if (next === undefined) return refuse('not-next-in-order', { company, case: 'none' });
  if (!startable.includes(company)) return refuse('not-next-in-order', { company, next });
  if (soldBefore(round, seat, company)) return refuse('sold-before', { company });
  if (!mayHold(g, s, company, percentOf(g, s, company, seat) + sizesOf(g, s, company)[0]!))
    return refuse('holding-limit', { company, limit: limitRules.of(g).holdingLimit(g, s, company) });
  if (!hasRoomFor(g, s, seat, company, 1))
    return refuse('certificate-limit', { limit: limitRules.of(g).certificateLimit(g, s) });
  if (isOverLimit(g, s, seat)) return refuse('must-sell-first');
  return undefined;
};

const affordablePars = (g: RailGame, s: RailState, seat: Seat, company: string): number[] => {
  const shares = sharesOfPresident(g, s, company);
  return startingRules
    .of(g)
    .parPrices(g, s, company)
    .filter(price => price * shares <= cashOf(s, seat));
};

/** Can the seat start any company now? */
export const canParAny = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.data.companies.some(
    ({ id }) =>
      s.companies[id]!.par === null &&
      affordablePars(g, s, seat, id).length > 0 &&
      !parRefusal(g, s, seat, id),
  );

/** The company for which a president still has to set a par, having got the certificate free (1830 p. 11, BO; 1849 §2.4.5). */
export const awaitingPar = (
  g: RailGame,
  s: RailState,
): { readonly company: string; readonly seat: Seat } | null => {
  for (const { id } of g.data.companies) {
    const { certs, par: price } = s.companies[id]!;
    if (price === null && certs[0]! >= 0 && startingRules.of(g).hasPrice(g, id))
      return { company: id, seat: certs[0]! };
  }
  return null;
};

/** The company has a price; it founds its home station where the title has it so now (1849 §3.3). */
const start = (g: RailGame, d: Draft, out: Out, seat: Seat, company: string, price: number): void => {
  d.companies[company]!.par = price;
  placeMarker(d, company, parCell(g, price)!);
  out.say({ kind: 'par-set', seat, company, price });
  react(g, d, out, 'companyStarts', company);
  checkPresident(g, d, out, company);
  floatIfSold(g, d, out, company);
  if (startingRules.of(g).homeAtStart) foundHome(g, d, out, seat, company);
};

const foundHome = (g: RailGame, d: Draft, out: Out, seat: Seat, company: string): void => {
  const [only, ...others] = homeSpots(g, d, company);
  const asks =
    others.length > 0 || ('choose' in g.company[company]!.home && startingRules.of(g).asksForOnlyHome(d));
  if (asks) d.pending = [...d.pending, { kind: 'home-token', seat, company }];
  else placeHome(g, d, out, company, only!.hex, only!.stop);
};

/** A president who got the certificate with a private sets the par; the bank pays for it if the company gets the money for its shares. */
const startGiven = (g: RailGame, d: Draft, out: Out, seat: Seat, company: string, price: number): void => {
  if (capitalOf(g, company).paysCompany(g, d, company))
    pay(d, 'bank', company, price * sharesOfPresident(g, d, company));
  start(g, d, out, seat, company, price);
};

interface ParFields {
  readonly company: string;
  readonly price: number;
}

const unlessParPrice = (g: RailGame, s: RailState, { company, price }: ParFields): Refusal | undefined => {
  const allowed = startingRules.of(g).parPrices(g, s, company);
  return allowed.includes(price) ? undefined : refuse('no-par-price', { price, allowed: [...allowed] });
};

/** Starting a company: the president's certificate at a par of one's choice (1830 §5.2, §6.2; 1849 §3.3). */
export const par: Move<ParFields> = {
  type: 'par',
  fields: { company: companyField, price: wholeNumber },
  candidates: (g, s, _seat, of) =>
    g.data.companies
      .filter(({ id }) => of === null || id === of)
      .flatMap(({ id }) => {
        const [price] = startingRules.of(g).parPrices(g, s, id);
        return price === undefined ? [] : [{ company: id, price }];
      }),
  options: (g, s, seat) => {
    const open = awaitingPar(g, s);
    const form = (company: string, prices: readonly number[]): Option => ({
      type: 'par',
      fields: { company: { oneOf: [company] }, price: { oneOf: prices } },
    });
    if (open)
      return open.seat === seat
        ? [form(open.company, startingRules.of(g).parPrices(g, s, open.company))]
        : [];
    return g.data.companies.flatMap(({ id }): Option[] => {
      if (parRefusal(g, s, seat, id)) return [];
      const prices = affordablePars(g, s, seat, id);
      return prices.length > 0 ? [form(id, prices)] : [];
    });
  },
  refusal: (g, s, seat, fields) => {
    const { company, price } = fields;
    const open = awaitingPar(g, s);
    if (open)
      return open.seat === seat && open.company === company
        ? unlessParPrice(g, s, fields)
        : refuse('par-first', { company: open.company });
    return (
      parRefusal(g, s, seat, company) ??
      unlessParPrice(g, s, fields) ??
      unlessPayable(price * sharesOfPresident(g, s, company), cashOf(s, seat))
    );
  },
  play: (g, d, seat, { company, price }, out) => {
    (awaitingPar(g, d) ? startGiven : buyPresidency)(g, d, out, seat, company, price);
  },
};

const buyPresidency = (g: RailGame, d: Draft, out: Out, seat: Seat, company: string, price: number): void => {
  const percent = sizesOf(g, d, company)[0]!;
  const cost = price * sharesOfPresident(g, d, company);
  const funds = capitalOf(g, company);
  const from = funds.source;
  pay(d, seat, funds.paysCompany(g, d, company) ? company : 'bank', cost);
  giveCert(d, company, 0, seat);
  out.say({ kind: 'shares-bought', seat, company, percent, from, price: cost });
  start(g, d, out, seat, company, price);
  d.round = {
    ...(d.round as StockRound),
    acted: true,
    bought: company,
    boughtFrom: from,
    mayBuyMore: true,
    started: true,
    lastActor: seat,
  };
};
