import type { Option } from '../../core/index.js';
import { cashOf } from '../money.js';
import { priceOf } from '../shares/market.js';
import { percentOf, presidentOf } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import type { RailState, StockRound } from '../state.js';
import { buyingRules, offerOf, sourcesOf } from '../stock/buying.js';
import { limitRules, mayHold } from '../stock/limits.js';
import { hasRoomFor, soldBefore } from '../stock/turn.js';
import { bestBy, formsOf, isOffered, mostOf, textOf, type Choice, type Habit } from './habit.js';
import { reserveOf } from './means.js';
import { appealOf, incomeOf, selling, type Purchase } from './stock.js';

/** In how many rounds a better share has to bring back what the shares that are kept lose by the sale. */
const ROUNDS = 3;

/** All shares that the seat could buy one of in this turn if it had money and room for it. */
const onSale = ({ g, s, seat }: Choice, round: StockRound): readonly Purchase[] =>
  g.data.companies
    .filter(({ id }) => !soldBefore(round, seat, id))
    .flatMap(({ id }) =>
      sourcesOf(g, id).flatMap(from => {
        const offer = offerOf(g, s, id, from, 1);
        const isBought =
          offer !== null &&
          buyingRules.of(g).isSoldThere(g, s, id, from) &&
          mayHold(g, s, id, percentOf(g, s, id, seat) + offer.percent);
        return isBought ? [{ company: id, from, price: offer.price }] : [];
      }),
    );

/** Would there be room for another share once one of the company is sold? */
const makesRoom = ({ g, s, seat }: Choice, sold: string, wanted: string): boolean =>
  hasRoomFor(g, s, seat, wanted, 1) || limitRules.of(g).countsForLimit(g, s, sold);

/** What the seat's other shares of the company lose in price when one is sold. */
const lossOf = ({ g, s, seat }: Choice, company: string, after: RailState): number =>
  (percentOf(g, after, company, seat) / unit(g, s, company)) *
  ((priceOf(g, s, company) ?? 0) - (priceOf(g, after, company) ?? 0));

/** By how much more a round the share brings that would be bought for one of the form's, and what all that costs. */
const gainOf = (choice: Choice, form: Option, all: readonly Purchase[], free: number): number => {
  const { g, s, seat } = choice;
  const company = textOf(form, 'company');
  const money = free + (priceOf(g, s, company) ?? 0);
  const wanted = bestBy(
    all.filter(
      one => one.company !== company && one.price <= money && makesRoom(choice, company, one.company),
    ),
    one => appealOf(choice, one, hasRoomFor(g, s, seat, one.company, 1)),
  );
  const more = wanted ? incomeOf(g, s, wanted.company) - incomeOf(g, s, company) : 0;
  const after = more > 0 ? choice.after(selling(choice, form, 1)) : null;
  return after ? ROUNDS * more - lossOf(choice, company, after) : 0;
};

/** Sells a share of a stranger's company for a better one, where there is no room or no money for that otherwise. */
export const moveOn: Habit = choice => {
  const { g, s, seat } = choice;
  if (s.round.kind !== 'stock' || s.round.bought !== null || !isOffered(choice, 'pass')) return null;
  const forms = formsOf(choice, 'sell').filter(
    form => mostOf(form.fields['shares'], 1) === 1 && presidentOf(s, textOf(form, 'company')) !== seat,
  );
  if (forms.length === 0) return null;
  const all = onSale(choice, s.round);
  const free = cashOf(s, seat) - reserveOf(g, s, seat);
  const best = bestBy(forms, form => gainOf(choice, form, all, free));
  return best ? selling(choice, best, 1) : null;
};
