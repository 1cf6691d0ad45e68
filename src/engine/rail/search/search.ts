import {
  attempt,
  thinkBy,
  type Action,
  type Draw,
  type Search,
  type Settings,
  type Title,
} from '../../core/index.js';
import type { RailGame } from '../contract.js';
import { byHabit } from '../habits/habits.js';
import type { RailState } from '../state.js';
import { guess } from './guess.js';
import { movesOf } from './moves.js';
import { nextMove } from './playing-on.js';
import { standing, type NetWorth } from './prospects.js';

/** How seats think ahead in every 18xx: to the end of the set of rounds, over money, shares, income and trains. */
const searchOf = (
  game: (settings: Settings) => RailGame,
  apply: (s: RailState, action: Action, draw: Draw) => RailState,
  ahead: (s: RailState, action: Action) => RailState | null,
  netWorth: NetWorth,
  strongSteps = 4000,
): Search<RailState> => ({
  breadth: { ordinary: { steps: 450, places: 0 }, strong: { steps: strongSteps, places: 6 } },
  guess: (s, seat) => guess(game(s.settings), s, seat),
  usual: ({ position: s, seat, menu }) =>
    s && byHabit({ g: game(s.settings), s, seat, menu, after: action => ahead(s, action) }),
  moves: (s, { seat, menu }, places) => {
    const g = game(s.settings);
    const choice = { g, s, seat, menu, after: (action: Action) => ahead(s, action) };
    return movesOf(choice, places);
  },
  apply,
  next: (from, s, draw) =>
    nextMove(game(s.settings), from, s, action => attempt(() => apply(s, action, draw))),
  standing: (s, seat) => standing(game(s.settings), s, seat, netWorth),
});

/**
 * Thinking ahead by the rules of a title.
 * @param apply carries out a move; @param ahead the same where it is only tried: null where it hangs on
 * chance; @param netWorth all that a seat owns; @param strongSteps so many moves a strong seat carries out for a decision
 */
export const thinkOf = (...rules: Parameters<typeof searchOf>): NonNullable<Title<RailState>['think']> => {
  const search = searchOf(...rules);
  return (sight, effort) => thinkBy(search, sight, effort);
};
