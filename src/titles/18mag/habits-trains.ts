import {
  bestBy,
  bestOf,
  cashOf,
  formsOf,
  valuesOf,
  withoutOne,
  type Choice,
  type Habit,
  type OperatingRound,
  type RailState,
  type TrainData,
} from '../../engine/rail/index.js';
import type { Supporter } from './companies.js';
import { quickGainOf, railcarPrice } from './railcars.js';

const operatingIn = ({ round }: RailState): OperatingRound | null =>
  round.kind === 'operating' ? round : null;

/** A turn after which no trains run any more. */
const isLastTurn = (s: RailState, { index, of }: OperatingRound): boolean =>
  s.lastSet !== null && s.set >= s.lastSet && index === of;

/** What the trains of the company in turn would earn, if they were these. */
const incomeWith = ({ g, s }: Choice, company: string, trains: readonly string[]): number =>
  trains.length === 0
    ? 0
    : bestOf(
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
  const { g, s } = choice;
  const round = operatingIn(s);
  if (!round || formsOf(choice, 'scrap').length === 0 || isLastTurn(s, round)) return null;
  const { trains } = s.companies[round.company]!;
  if (trains.length < 2) return null;
  const worn = trains.map(name => g.train[name]!).toSorted((a, b) => reachOf(a) - reachOf(b))[0]!;
  const better = g.data.trains.filter(one => reachOf(one) > reachOf(worn));
  const [next] = better;
  if (!next) return null;
  const income = (of: readonly string[]): number => incomeWith(choice, round.company, of);
  const now = income(trains);
  const cash = cashOf(s, round.company);
  if (next.price > cash + now / 2) return null;
  const kept = withoutOne(trains, worn.name);
  const without = income(kept);
  const best = better.filter(({ price }) => price <= cash + without / 2).at(-1);
  const gained = best ? income([...kept, best.name]) - now : 0;
  return SOON * gained > now - without ? { seat: choice.seat, type: 'scrap', train: worn.name } : null;
};

/** The railcar that brings most beyond what it costs. */
export const buyRailcar: Habit = choice => {
  const { g, s, seat } = choice;
  const round = operatingIn(s);
  if (!round) return null;
  const price = railcarPrice(g, s, round);
  const all = formsOf(choice, 'buy-railcar').map(({ fields }) => ({
    seat,
    type: 'buy-railcar',
    from: String(valuesOf(fields['from'])[0]) as Supporter,
  }));
  return bestBy(all, ({ from }) => quickGainOf(g, s, round, from) - price) ?? null;
};
