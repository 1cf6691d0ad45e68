import { refuse, type Seat } from '../../../engine/core/index.js';
import { companyField } from '../../../engine/rail/action/fields.js';
import type { Feature, Move, RailGame } from '../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { POOL, type RailState } from '../../../engine/rail/state.js';
import { certificatesOf, limitRules } from '../../../engine/rail/stock/limits.js';
import { stockTurnOf } from '../../../engine/rail/stock/turn.js';
import { isSupporter } from '../rules/kinds.js';

const SHARES = 2;
const PERCENT = 20;

const priceFor = (g: RailGame, s: RailState, company: string): number => SHARES * priceOf(g, s, company)!;

/** Can the seat buy the director's certificate of a company that nobody leads? Nobody has two shares of it then. */
const mayBuy = (g: RailGame, s: RailState, seat: Seat, company: string): boolean => {
  const round = stockTurnOf(s, seat);
  const limits = limitRules.of(g);
  return (
    round?.bought === null &&
    isSupporter(company) &&
    s.companies[company]!.certs[0] === POOL &&
    !round.sold[seat]!.includes(company) &&
    cashOf(s, seat) >= priceFor(g, s, company) &&
    certificatesOf(g, s, seat) < limits.certificateLimit(g, s)
  );
};

const buyPresidency: Move<{ readonly company: string }> = {
  type: 'buy-presidency',
  aside: [],
  fields: { company: companyField },
  options: (g, s, seat) => {
    const companies = g.data.companies.map(({ id }) => id).filter(id => mayBuy(g, s, seat, id));
    return companies.length > 0
      ? [{ type: 'buy-presidency', fields: { company: { oneOf: companies } } }]
      : [];
  },
  refusal: (g, s, seat, { company }) =>
    mayBuy(g, s, seat, company) ? undefined : refuse('no-share-there', { company, from: 'pool' }),
  play: (g, d, seat, { company }, out) => {
    const price = priceFor(g, d, company);
    pay(d, seat, 'bank', price);
    const one = d.companies[company]!;
    one.certs = one.certs.with(0, seat);
    out.say({ kind: 'shares-bought', seat, company, percent: PERCENT, from: 'pool', price });
    out.say({ kind: 'president-found', company, seat });
    d.round = { ...stockTurnOf(d, seat)!, acted: true, bought: company, boughtFrom: 'pool', lastActor: seat };
  },
};

/** The site also sells the director's certificate at once, for the price of two shares. Never for new games. */
export const sitePresidency: Feature = {
  moves: [buyPresidency],
  forms: [{ type: 'buy-presidency', form: 'buy presidency <company:id>' }],
};
