import { attempt, thinkBy, type Action, type Search, type Title } from '../../core/index.js';
import { aheadIn, type PlayableRail } from '../ahead.js';
import type { RailGame } from '../contract.js';
import { byHabit } from '../habits/habits.js';
import type { RailState } from '../state.js';
import { guess } from './guess.js';
import { movesOf } from './moves.js';
import { nextMove } from './playing-on.js';
import { standing, type NetWorth } from './prospects.js';

/** How many moves a strong seat carries out for a decision in most titles. */
const STRONG = 4000;

/** How seats think ahead in every 18xx: to the end of the set of rounds, over money, shares, income and trains. */
const searchOf = (title: PlayableRail, netWorth: NetWorth): Search<RailState> => {
  const gameOf = (s: RailState): RailGame => title.game(s.settings);
  const apply: Search<RailState>['apply'] = (s, action, draw) => title.apply(s, action, draw).state;
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
    next: (from, s, draw) => nextMove(gameOf(s), from, s, action => attempt(() => apply(s, action, draw))),
    standing: (s, seat) => standing(gameOf(s), s, seat, netWorth),
  };
};

/** Thinking ahead by the rules of a title. @param netWorth all that a seat owns */
export const thinkOf = (title: PlayableRail, netWorth: NetWorth): NonNullable<Title<RailState>['think']> => {
  const search = searchOf(title, netWorth);
  return (sight, effort) => thinkBy(search, sight, effort);
};
