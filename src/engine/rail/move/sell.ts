import { must, type Option, type Seat } from '../../core/index.js';
import type { RailGame } from '../game.js';
import type { Draft, RailState, StockRound } from '../state.js';
import { sellable, sellShares } from '../stock/selling.js';
import { emergencyOf, mostForEmergency } from '../train/emergency.js';
import { onlyFields, textField, wholeField } from './fields.js';
import type { Move } from './move.js';

/** How many shares the seat may sell at this moment, and at least. */
const saleRange = (g: RailGame, s: RailState, seat: Seat, company: string): { from: number; to: number } => {
  if (s.round.kind === 'stock')
    return {
      from: 1,
      to: s.round.current === seat && g.rules.maySell(g, s) ? sellable(g, s, seat, company) : 0,
    };
  const emergency = emergencyOf(g, s);
  return { from: 1, to: emergency?.seat === seat ? mostForEmergency(g, s, emergency, company) : 0 };
};

/** Selling shares: in the own turn of a stock round, or to pay for a forced train (1830 §6.1, §C-2.3.2). */
export const sell: Move = {
  type: 'sell',
  options: (g, s, seat) =>
    g.data.companies.flatMap(({ id }): Option[] => {
      const range = saleRange(g, s, seat, id);
      return range.to > 0
        ? [{ type: 'sell', fields: { company: { oneOf: [id] }, shares: { ...range, by: 1 } } }]
        : [];
    }),
  play: (g, d, action, facts) => {
    onlyFields(action, ['company', 'shares']);
    const { seat } = action;
    const company = textField(action, 'company');
    must(g.company[company], 'unknown-company', { company, known: g.data.companies.map(c => c.id) });
    const shares = wholeField(action, 'shares');
    const range = saleRange(g, d, seat, company);
    must(range.to > 0, 'nothing-to-sell', { company });
    must(shares >= 1 && shares <= range.to, 'cannot-sell-so-many', { company, shares, most: range.to });
    sellShares(g, d, facts, seat, company, shares);
    if (d.round.kind === 'stock') noteSale(d, d.round, seat, company);
  },
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
