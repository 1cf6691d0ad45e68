import { attempt, thinkBy, type Action, type Search, type Title } from '../../core/index.js';
import { aheadIn, type PlayableRail } from '../ahead.js';
import type { RailGame } from '../contract.js';
import { byHabit } from '../habits/habits.js';
import { preferenceRules } from '../habits/means.js';
import type { RailState } from '../state.js';
import { guess } from './guess.js';
import { movesOf } from './moves.js';
import { nextMove } from './playing-on.js';
import { ownStanding, standing, type NetWorth } from './prospects.js';

/** How many moves a strong seat carries out for a decision in most titles. */
const STRONG = 4000;

/** Nobody sells, or bids for a private, only to spoil something for others. */
const forItself: ReadonlySet<string> = new Set(['sell', 'bid']);

/** What does nothing. */
const idle: ReadonlySet<string> = new Set(['pass']);

/** Does an operating round begin with this move? */
const beginsRound = (before: RailState, { round, set }: RailState): boolean =>
  round.kind === 'operating' &&
  (before.round.kind !== 'operating' || before.round.index !== round.index || before.set !== set);

/**
 * How seats think ahead in every 18xx: to the end of the set of rounds, over money, shares, income and trains.
 * @param netWorth all that a seat owns
 */
export const searchOf = (title: PlayableRail, netWorth: NetWorth): Search<RailState> => {
  const gameOf = (s: RailState): RailGame => title.game(s.settings);
  const apply: Search<RailState>['apply'] = (s, action, draw) => {
    const { state } = title.apply(s, action, draw);
    const g = gameOf(s);
    return beginsRound(s, state) ? preferenceRules.of(g).comingIn(g, state) : state;
  };
  const after = (s: RailState) => (action: Action) => aheadIn(title, s, action);
  return {
    breadth: {
      ordinary: { steps: 450, places: 0 },
      strong: { steps: title.strongSteps ?? STRONG, places: 6 },
    },
    guess: (s, seat) => guess(gameOf(s), s, seat),
    usual: ({ position: s, seat, menu }) => s && byHabit({ g: gameOf(s), s, seat, menu, after: after(s) }),
    moves: (s, { seat, menu }, places) => movesOf({ g: gameOf(s), s, seat, menu, after: after(s) }, places),
    apply,
    next: (from, s, draw, tried) =>
      nextMove(gameOf(s), { s: from, tried }, s, action => attempt(() => apply(s, action, draw))),
    standing: (s, seat) => standing(gameOf(s), s, seat, netWorth),
    idle,
    forItself: { types: forItself, standing: (s, seat) => ownStanding(gameOf(s), s, seat, netWorth) },
  };
};

/** Thinking ahead by the rules of a title. @param netWorth all that a seat owns */
export const thinkOf = (title: PlayableRail, netWorth: NetWorth): NonNullable<Title<RailState>['think']> => {
  const search = searchOf(title, netWorth);
  return (sight, effort) => thinkBy(search, sight, effort);
};
