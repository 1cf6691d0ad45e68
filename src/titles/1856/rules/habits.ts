import { bestOf } from '../../../engine/rail/company/running.js';
import { readSpot } from '../../../engine/rail/company/tokens.js';
import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import { bestBy, formsOf, valuesOf, type Habit } from '../../../engine/rail/habits/habit.js';
import { losesAllTrains, preferenceRules } from '../../../engine/rail/habits/means.js';
import { nearStops } from '../../../engine/rail/map/near-stops.js';
import { cashOf } from '../../../engine/rail/money.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import type { RailState } from '../../../engine/rail/state.js';
import { cheapestPrice } from '../../../engine/rail/train/supply.js';
import { loan, loansOf } from './loans.js';
import { bonusPower } from './bonus-rights.js';

/** What a seat's shares of the company are worth to it. */
const worthOf = (g: RailGame, s: RailState, seat: number, company: string): number =>
  (percentOf(g, s, company, seat) / unit(g, s, company)) * (priceOf(g, s, company) ?? 0);

/** Repays all loans of a company that is worth it; else keeps the money. */
const settleLoans: Habit = ({ g, s, seat, menu }) => {
  const form = menu.find(({ type }) => type === 'settle-loans');
  const range = form?.fields['loans'];
  if (!form || !range || !('by' in range)) return null;
  const company = String(valuesOf(form.fields['company'])[0]);
  const owed = loansOf(s, company);
  const cost = owed * loan - cashOf(s, company);
  const saves = range.to === owed && cost <= worthOf(g, s, seat, company) / 2;
  return { seat, type: 'settle-loans', company, loans: saves ? owed : 0 };
};

/** Runs with a train of the bank where that is allowed. */
const borrowTrain: Habit = choice =>
  formsOf(choice, 'borrow-train').length > 0 ? { seat: choice.seat, type: 'borrow-train' } : null;

/** Buys the other share of the president's certificate as soon as possible, where it is cheaper. */
const completePresidency: Habit = choice => {
  const from = valuesOf(formsOf(choice, 'complete-presidency')[0]?.fields['from']).at(-1);
  return from === undefined ? null : { seat: choice.seat, type: 'complete-presidency', from };
};

/** Borrows where that pays for the train that the company has to have. */
const borrow: Habit = choice => {
  const { g, s, seat } = choice;
  if (s.round.kind !== 'operating' || s.round.step !== 'trains') return null;
  const { company } = s.round;
  const lacks = cheapestPrice(g, s, company) - cashOf(s, company);
  const isNeeded = s.companies[company]!.trains.length === 0 && lacks > 0 && lacks < loan;
  return isNeeded && formsOf(choice, 'take-loan').length > 0 ? { seat, type: 'take-loan' } : null;
};

/** Gives back what the company does not need for its next train. */
const redeem: Habit = choice => {
  const { g, s, seat } = choice;
  const range = formsOf(choice, 'redeem-loans')[0]?.fields['loans'];
  if (s.round.kind !== 'operating' || !range || !('by' in range)) return null;
  const { company } = s.round;
  const kept = losesAllTrains(g, s, company) ? cheapestPrice(g, s, company) : 0;
  const loans = Math.min(range.to, Math.floor((cashOf(s, company) - kept) / loan));
  return loans > 0 ? { seat, type: 'redeem-loans', loans } : null;
};

/** Hexes on the best runs of the company in turn, each as often as they go there; a run stops wherever there is a stop. */
const hexesOfRuns = (g: RailGame, s: RailState, company: string): readonly string[] =>
  bestOf(g, s, company).runs.flatMap(({ path }) => path.map(spot => readSpot(spot).hex));

/** Opens the port, and buys rights, where the runs earn more by it. */
const useStops: Habit = choice => {
  const { g, s, seat } = choice;
  const ports = formsOf(choice, 'open-port');
  const rights = formsOf(choice, 'buy-right');
  if (s.round.kind !== 'operating' || s.round.step !== 'run' || ports.length + rights.length === 0)
    return null;
  const hexes = hexesOfRuns(g, s, s.round.company);
  const count = (places: readonly unknown[]): number => hexes.filter(hex => places.includes(hex)).length;
  for (const { fields } of ports) {
    const hex = bestBy(valuesOf(fields['hex']), one => count([one]));
    if (hex !== undefined) return { seat, type: 'open-port', private: valuesOf(fields['private'])[0]!, hex };
  }
  for (const { fields } of rights) {
    const right = valuesOf(fields['right'])[0]!;
    const power = g.data.privates.map(({ id }) => bonusPower.of(g, id)).find(one => one?.right === right);
    if (power && count(power.places) * power.bonus * 4 >= power.price)
      return { seat, type: 'buy-right', right };
  }
  return null;
};

/** What a seat of the service does in 1856 besides what it does in every 18xx. */
export const habits: Feature = {
  rules: [
    preferenceRules.change({
      // The THB lays no track before the first 3-train: Hamilton takes nothing yellow.
      favourites: ['GT', 'CV', 'BBG', 'GW', 'WGB', 'WR', 'TGB', 'CPR', 'LPS', 'CA', 'THB'],
      near: (g, s, company) => nearStops(g.map, s.board, company),
      habits: [settleLoans, borrowTrain, completePresidency, borrow, redeem, useStops],
    }),
  ],
};
