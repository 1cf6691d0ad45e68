import { bestOf } from '../../../engine/rail/company/running.js';
import type { TrainData } from '../../../engine/rail/data.js';
import { bestBy, formsOf, valuesOf, type Choice, type Habit } from '../../../engine/rail/habits/habit.js';
import { cashOf } from '../../../engine/rail/money.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { withoutOne } from '../../../engine/rail/train/supply.js';
import type { Supporter } from './kinds.js';
import { quickGainOf, railcarPrice } from './railcars.js';

/** How many operating rounds follow this one, as far as that is known. */
const roundsLeft = (s: RailState, { index, of }: OperatingRound): number =>
  s.lastSet !== null && s.set >= s.lastSet ? of - index : Infinity;

/** What the trains of the company in turn would earn, if they were these. */
const incomeWith = ({ g, s }: Choice, company: string, trains: readonly string[]): number =>
  bestOf(
    g,
    { ...s, companies: { ...s.companies, [company]: { ...s.companies[company]!, trains: [...trains] } } },
    company,
  ).value;

/** Rounds in which a new train has to bring what is lost in this one. */
const SOON = 3;

const reachOf = ({ reach }: TrainData): number => reach ?? Infinity;

/**
 * Gives back the smaller of two trains where the minor can pay for a better one in this turn that soon brings more than
 * is lost now: its money is good for nothing else, and new kinds of train begin the next phase.
 */
export const scrapWorn: Habit = choice => {
  const { g, s, seat } = choice;
  if (formsOf(choice, 'scrap').length === 0) return null;
  const round = s.round as OperatingRound;
  const { trains } = s.companies[round.company]!;
  if (trains.length < 2) return null;
  const worn = trains.map(name => g.train[name]!).toSorted((a, b) => reachOf(a) - reachOf(b))[0]!;
  const kept = withoutOne(trains, worn.name);
  const income = (of: readonly string[]): number => incomeWith(choice, round.company, of);
  const [now, without] = [income(trains), income(kept)];
  const cash = cashOf(s, round.company) + without / 2;
  const best = g.data.trains.filter(({ price }) => price <= cash).at(-1);
  if (!best) return null;
  const gained = income([...kept, best.name]) - now;
  const rounds = Math.min(SOON, roundsLeft(s, round));
  return rounds * gained > now - without ? { seat, type: 'scrap', train: worn.name } : null;
};

/** What a payment to the company leaves the seat of it, beyond what the best of the others has of that. */
const shareOf = ({ g, s, seat }: Choice, company: Supporter): number => {
  const parts = s.players.map((_, one) => percentOf(g, s, company, one) / 100);
  return parts[seat]! - Math.max(0, ...parts.filter((_, one) => one !== seat));
};

/** The railcar that brings most beyond what it costs. In the end the minor's money is worth nothing but what others are paid of it. */
export const buyRailcar: Habit = choice => {
  const { g, s, seat } = choice;
  const round = s.round as OperatingRound;
  const all = formsOf(choice, 'buy-railcar').map(({ fields }) => ({
    seat,
    type: 'buy-railcar',
    from: String(valuesOf(fields['from'])[0]) as Supporter,
  }));
  const worth = (from: Supporter): number => {
    const gain = quickGainOf(g, s, round, from).least;
    const price = railcarPrice(g, s, round);
    return roundsLeft(s, round) > 0 ? gain - price : gain / 2 + price * shareOf(choice, from);
  };
  return bestBy(all, ({ from }) => worth(from)) ?? null;
};
