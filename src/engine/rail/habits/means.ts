import type { Seat } from '../../core/index.js';
import { bestOf } from '../company/running.js';
import { floatRules } from '../company/floating.js';
import type { RailGame } from '../contract.js';
import { cashOf } from '../money.js';
import { ruleSet } from '../rules.js';
import { capitalOf } from '../shares/capital.js';
import { percentOf, presidentOf } from '../shares/shares.js';
import { sizesOf, unit } from '../shares/unit.js';
import type { RailState } from '../state.js';
import { startingRules } from '../stock/starting.js';
import type { Habit } from './habit.js';
import { cheapestPrice, supplyRules } from '../train/supply.js';

/** What a title finds sensible where titles differ. */
export const preferenceRules = ruleSet('preferences', {
  /** Companies in the order in which it likes to start them; the others follow as they are listed. */
  favourites: [] as readonly string[],
  /** Habits of its own, which come before those of every 18xx. */
  habits: [] as readonly Habit[],
  /** Moves that lay a tile on a hex, turned somehow. */
  lays: ['lay', 'use-lay'] as readonly string[],
  /** How near the company's track comes to stops that it does not reach yet, counted in stops. */
  near: (_g: RailGame, _s: RailState, _company: string): number => 0,
  /** Of how many places for track or a station the runs are evaluated; fewer is quicker. */
  evaluated: 4,
  /** Moves that are best left to habit by whoever thinks ahead: where one of them is offered, nothing is tried. */
  byHabit: [] as readonly string[],
  /** What the company is expected to bring its shareholders each round from now on. */
  income: (g: RailGame, s: RailState, company: string): number =>
    s.companies[company]!.trains.length > 0 ? bestOf(g, s, company).value : 0,
  /** How many rounds’ income counts of a company for whoever thinks ahead. */
  rounds: 2.5,
  /** By how much a share of the company is expected to rise beyond what playing on tells, in dollars. */
  rise: (_g: RailGame, _s: RailState, _company: string): number => 0,
  /** Moves that whoever thinks ahead does not think of: what they bring shows in nothing that playing on tells. */
  untried: [] as readonly string[],
  /** Will the company ever need a train? */
  needsTrains: (_company: string): boolean => true,
  /** The beginning of an operating round, with what is to come in by that which is left out while playing on. */
  comingIn: (_g: RailGame, s: RailState): RailState => s,
});

/** With this many times the price of a train in its treasury, a company has no use for more money. */
export const IDLE = 2;

/** Shares that have yet to be sold until the company floats. */
export const sharesToFloat = (g: RailGame, s: RailState, company: string): number => {
  const sold = 100 - percentOf(g, s, company, capitalOf(g, company).unsold);
  return Math.max(0, Math.ceil((floatRules.of(g).floatPercent(g, s, company) - sold) / unit(g, s, company)));
};

/** The least that a president's certificate costs now; what a player wants to keep from the auction. */
export const cheapestStart = (g: RailGame, s: RailState): number => {
  const costs = g.data.companies.flatMap(({ id }) => {
    const [least] = startingRules.of(g).parPrices(g, s, id);
    return least === undefined ? [] : [(least * sizesOf(g, s, id)[0]!) / unit(g, s, id)];
  });
  return costs.length > 0 ? Math.min(...costs) : 0;
};

/** Do all trains of the company go when the next is bought? Also where it has none. */
export const losesAllTrains = (g: RailGame, s: RailState, company: string): boolean => {
  const sold = supplyRules
    .of(g)
    .onSale(g, s)
    .map(({ name }) => name);
  return s.companies[company]!.trains.every(name => {
    const { rustsOn } = g.train[name]!;
    return rustsOn !== undefined && sold.includes(rustsOn);
  });
};

/** What the company lacks for the train that it will need next, in dollars. */
export const lacksFor = (g: RailGame, s: RailState, company: string): number => {
  const price = cheapestPrice(g, s, company);
  if (price === Infinity || !losesAllTrains(g, s, company)) return 0;
  return Math.max(0, price - cashOf(s, company));
};

/** The floated companies that the seat presides over. */
export const ownCompanies = (g: RailGame, s: RailState, seat: Seat): readonly string[] =>
  g.data.companies.map(({ id }) => id).filter(id => presidentOf(s, id) === seat && s.companies[id]!.floated);

/** What a president should keep in hand because one of their companies may soon need it for a train. */
export const reserveOf = (g: RailGame, s: RailState, seat: Seat): number =>
  Math.max(0, ...ownCompanies(g, s, seat).map(id => lacksFor(g, s, id)));
