import { bestOf } from '../../../engine/rail/company/running.js';
import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import { bestBy, formsOf, valuesOf, type Choice, type Habit } from '../../../engine/rail/habits/habit.js';
import { preferenceRules } from '../../../engine/rail/habits/means.js';
import { moveOn } from '../../../engine/rail/habits/moving-on.js';
import { passTurn } from '../../../engine/rail/habits/operate.js';
import { nearStops } from '../../../engine/rail/map/near-stops.js';
import { cashOf } from '../../../engine/rail/money.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import { offerOf } from '../../../engine/rail/stock/buying.js';
import { isMinor, isSupporter, supporters } from './kinds.js';
import { buyRailcar, scrapWorn } from './habits-trains.js';
import { sellerOf } from './payments.js';
import { isSmall } from './settings.js';

/** Minors that earn most, the first at the top: on the large board, and on the small one. */
const favourites = {
  large: ['1', '11', '10', '7', '4', '9', '3', '13', '6', '8', '2', '5', '12'],
  small: ['11', '1', '3', '4', '2', '6', '7'],
} as const;

/** How much a purchase raises the price, about. */
const RISE = 8;

/** What a share promises for its price: what lies in the treasury and was paid last, and that the price goes up. */
const promiseOf = ({ g, s, seat }: Choice, company: string, price: number): number => {
  const shared = (cashOf(s, company) + (s.companies[company]!.lastRun ?? 0)) / 10;
  return (shared + RISE * (1 + percentOf(g, s, company, seat) / 10)) / price;
};

/** Minors before shares, since the good ones are few; then the share that is worth most. */
const draftPaper: Habit = choice => {
  const { g, s, seat } = choice;
  const papers = valuesOf(formsOf(choice, 'draft')[0]?.fields['company']).map(String);
  const wanted: readonly string[] = favourites[isSmall(s.settings) ? 'small' : 'large'];
  const company =
    wanted.find(minor => papers.includes(minor)) ?? bestBy(papers, id => priceOf(g, s, id) ?? 0);
  return company === undefined ? null : { seat, type: 'draft', company };
};

/** A share wherever one can be bought; one is sold only for a better one or a limit, since every sale lowers the price. */
const buyShare: Habit = choice => {
  const { g, s, seat } = choice;
  if (s.round.kind !== 'stock') return null;
  const all = formsOf(choice, 'buy').map(({ fields }) => {
    const company = String(valuesOf(fields['company'])[0]);
    return { company, price: offerOf(g, s, company, 'pool', 1)!.price };
  });
  const best = bestBy(all, ({ company, price }) => promiseOf(choice, company, price));
  if (best) return { seat, type: 'buy', company: best.company, from: 'pool', shares: 1 };
  // Whoever holds too much may not pass, and sells as they do in every 18xx.
  return moveOn(choice) ?? passTurn(choice);
};

/** Everything goes to the shareholders: the price rises with it, and there is nothing else to pay for. */
const payAll: Habit = choice => {
  const amount = formsOf(choice, 'pay-out')[0]?.fields['amount'];
  return amount && 'by' in amount ? { seat: choice.seat, type: 'pay-out', amount: amount.to } : null;
};

/** A supporting company shares out what it lives on as before; a minor gives half to its owner and keeps the rest. */
const income = (g: RailGame, s: RailState, company: string): number =>
  isSupporter(company) ? (s.companies[company]!.lastRun ?? 0) : bestOf(g, s, company).value / 2;

/** How much of the way to the top of the market a share is taken to go. */
const GROWTH = 0.7;

/** Before a game ends the supporting companies stand at the top of the market, or near it: the cheaper a share is, the more it gains. */
const rise = (g: RailGame, s: RailState, company: string): number => {
  const top = g.data.market[0]!.at(-1)!.price;
  return isSupporter(company) ? GROWTH * (top - priceOf(g, s, company)!) : 0;
};

/** Who lives on what minors pay for track, stations and railcars, not for trains. */
const livesOnTurns = (g: RailGame, s: RailState): readonly string[] => {
  const sellers: readonly string[] = g.data.trains.map(({ name }) => sellerOf(s, name));
  return supporters.filter(id => s.companies[id] && !sellers.includes(id));
};

/** A supporting company that lives on what playing on leaves out is taken to have as much again as it paid last. */
const comingIn = (g: RailGame, s: RailState): RailState => {
  const companies = { ...s.companies };
  let bank = s.bank;
  for (const id of livesOnTurns(g, s)) {
    const { cash, lastRun } = companies[id]!;
    const more = Math.max(0, (lastRun ?? 0) - (cash ?? 0));
    companies[id] = { ...companies[id]!, cash: (cash ?? 0) + more };
    if (bank !== null) bank -= more;
  }
  return { ...s, companies, bank };
};

/** What a seat of the service does in 18Mag besides what it does in every 18xx. */
export const habits: Feature = {
  rules: [
    preferenceRules.change(was => ({
      habits: [...was.habits, draftPaper, buyShare, scrapWorn, buyRailcar, payAll],
      lays: [...was.lays, 'lay-marked'],
      // One evaluation takes long here, and there are many minors.
      evaluated: 2,
      // What comes of track and trains shows later than at the end of the set.
      byHabit: ['draft', 'scrap', 'run', 'train'],
      // An office for nothing, which the other would hand back.
      untried: ['hand-over'],
      needsTrains: isMinor,
      income,
      rise,
      near: (g, s, company) => nearStops(g.map, s.board, company),
      comingIn,
    })),
  ],
};
