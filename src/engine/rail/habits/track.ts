import type { Action, Option } from '../../core/index.js';
import { bestOf } from '../company/running.js';
import type { RailGame } from '../contract.js';
import { networkOf, reachedHexes, reachedStops } from '../map/network.js';
import { cashOf } from '../money.js';
import type { RailState } from '../state.js';
import { cheapestPrice, supplyRules } from '../train/supply.js';
import { bestBy, formsOf, textOf, valuesOf, type Choice, type Habit } from './habit.js';
import { IDLE, losesAllTrains, preferenceRules } from './means.js';

/** Places that are tried out. The runs of a few of these are evaluated: of fewer where one evaluation takes long. */
const TRIED = 20;
const EVALUATED_OF_MANY = 2;

/** Things that were looked at for one evaluation, from which on it takes long. */
const MANY = 800;

/** The position with a train for a company that has none, so that it can be told what its track is worth. */
const withTrain = (g: RailGame, s: RailState, company: string): RailState => {
  const mine = s.companies[company]!;
  const next = supplyRules.of(g).onSale(g, s)[0];
  if (mine.trains.length > 0 || !next) return s;
  return { ...s, companies: { ...s.companies, [company]: { ...mine, trains: [next.name] } } };
};

/** What the trains would earn on this board, by the next train where there is none, and how many tries may follow. */
const evaluate = (
  g: RailGame,
  s: RailState,
  company: string,
): { readonly income: number; readonly tries: number } => {
  const { evaluated } = preferenceRules.of(g);
  if (!networkOf(g.map, s.board, company).canRun) return { income: 0, tries: evaluated };
  const { value, proof } = bestOf(g, withTrain(g, s, company), company);
  const looked = Object.values(proof.searched).reduce((sum, count) => sum + count, 0);
  return { income: value, tries: looked > MANY ? Math.min(EVALUATED_OF_MANY, evaluated) : evaluated };
};

const income = (g: RailGame, s: RailState, company: string): number => evaluate(g, s, company).income;

/** How far the track reaches: stops count most, also those that it comes near. */
const reach = (g: RailGame, s: RailState, company: string): number => {
  const network = networkOf(g.map, s.board, company);
  const onTrack = network.canRun ? 20 : 0;
  const stops = reachedStops(g.map, network).length + preferenceRules.of(g).near(g, s, company);
  return onTrack + 4 * stops + reachedHexes(g.map, network).length / 4;
};

/** Evenly chosen ones of a long list. */
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, n) => all[Math.floor((n * all.length) / most)]!);

const filledIn = (seat: number, { type, fields }: Option): readonly Action[] =>
  valuesOf(fields['rotation']).map(rotation => ({
    seat,
    type,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)[0]!])),
    rotation,
  }));

interface Tried {
  readonly action: Action;
  readonly s: RailState;
  readonly reach: number;
}

/** Leaves money for the train that the company needs. */
const isAffordable = ({ g, s }: Choice, company: string, after: RailState): boolean => {
  const cost = cashOf(s, company) - cashOf(after, company);
  return (
    cost === 0 || !losesAllTrains(g, s, company) || cashOf(after, company) >= cheapestPrice(g, s, company)
  );
};

/** How many dollars weigh as much as a hex that is reached: of money that the company needs for trains, and of other money. */
const DEAR = 4;
const SPARE = 16;

/** What a first tile under its token is worth to a company that could never run without it. */
const HOME = 30;

/** Is it the first tile under a token of the company? That leads nowhere at first. */
const isUnderToken = ({ board }: RailState, company: string, { hex }: Action): boolean =>
  board.laid[hex as string] === undefined &&
  board.tokens.some(token => token.company === company && token.hex === hex);

const tryOut = (choice: Choice, company: string, action: Action): readonly Tried[] => {
  const s = choice.after(action);
  return s && isAffordable(choice, company, s) ? [{ action, s, reach: reach(choice.g, s, company) }] : [];
};

/** Places for track of the company in turn, those that reach farthest first. */
const laysTried = (choice: Choice, company: string): readonly Tried[] => {
  const forms = preferenceRules.of(choice.g).lays.flatMap(type => formsOf(choice, type));
  return some(
    forms.flatMap(form => filledIn(choice.seat, form)),
    TRIED,
  )
    .flatMap(action => tryOut(choice, company, action))
    .toSorted((a, b) => b.reach - a.reach);
};

/** The most promising places for track, by how far they reach. */
export const promisingLays = (choice: Choice, most: number): readonly Action[] => {
  const { round } = choice.s;
  if (round.kind !== 'operating') return [];
  return laysTried(choice, round.company)
    .slice(0, most)
    .map(({ action }) => action);
};

/** The tile that raises the runs most, or else the reach of the track; what it costs must come back in a few runs. */
export const layBestTile: Habit = choice => {
  const { g, s } = choice;
  if (s.round.kind !== 'operating') return null;
  const { company } = s.round;
  const all = laysTried(choice, company);
  if (all.length === 0) return null;
  const now = { ...evaluate(g, s, company), reach: reach(g, s, company) };
  const isStuck = !networkOf(g.map, s.board, company).canRun;
  const best = all.slice(0, now.tries);
  const dear = isStuck || cashOf(s, company) >= IDLE * cheapestPrice(g, s, company) ? SPARE : DEAR;
  return (
    bestBy(best, tried => {
      const gained = income(g, tried.s, company) - now.income;
      const cost = cashOf(s, company) - cashOf(tried.s, company);
      const home = isStuck && isUnderToken(s, company, tried.action) ? HOME : 0;
      return 4 * gained + (tried.reach - now.reach) + home - cost / dear;
    })?.action ?? null
  );
};

/** A station only where it raises the runs. */
export const placeBestToken: Habit = choice => {
  const { g, s, seat } = choice;
  const [form] = formsOf(choice, 'token');
  if (s.round.kind !== 'operating' || !form) return null;
  const { company } = s.round;
  const now = evaluate(g, s, company);
  const spots = some(valuesOf(form.fields['spot']), now.tries);
  const all = spots.flatMap(spot => tryOut(choice, company, { seat, type: 'token', spot }));
  return bestBy(all, tried => income(g, tried.s, company) - now.income)?.action ?? null;
};

/** The station that a private brings costs nothing. */
export const placeFreeToken: Habit = choice => {
  const [form] = formsOf(choice, 'use-token');
  const [spot] = form ? valuesOf(form.fields['spot']) : [];
  return form && spot !== undefined
    ? { seat: choice.seat, type: 'use-token', private: textOf(form, 'private'), spot }
    : null;
};
