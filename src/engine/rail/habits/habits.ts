import type { Action, Title } from '../../core/index.js';
import { aheadIn, type PlayableRail } from '../ahead.js';
import type { RailState } from '../state.js';
import { raiseBid, takePrivate } from './auction.js';
import type { Choice, Habit } from './habit.js';
import { preferenceRules } from './means.js';
import { moveOn } from './moving-on.js';
import {
  answerOffer,
  buyNextTrain,
  decideAny,
  discardTrain,
  passTurn,
  runTrains,
  sellPrivate,
  shareIncome,
} from './operate.js';
import {
  buyOwn,
  buyYield,
  exchangePrivate,
  nameParGiven,
  sellForced,
  sellLosers,
  startCompany,
} from './stock.js';
import { layBestTile, placeFreeToken, placeBestToken } from './track.js';

/** The habits of every 18xx: the first that has something to do does it. */
const habits: readonly Habit[] = [
  answerOffer,
  takePrivate,
  raiseBid,
  nameParGiven,
  sellForced,
  discardTrain,
  exchangePrivate,
  buyOwn,
  startCompany,
  sellLosers,
  buyYield,
  moveOn,
  placeFreeToken,
  layBestTile,
  placeBestToken,
  runTrains,
  shareIncome,
  buyNextTrain,
  sellPrivate,
  passTurn,
  decideAny,
];

/** What the first habit that has something to do does; null where none has. */
export const firstOf = (all: readonly Habit[], choice: Choice): Action | null => {
  for (const habit of all) {
    const action = habit(choice);
    if (action) return action;
  }
  return null;
};

/** What somebody with these habits does; null where only what none of them knows is offered. */
export const byHabit = (choice: Choice): Action | null =>
  firstOf([...preferenceRules.of(choice.g).habits, ...habits], choice);

/**
 * What somebody with these habits does in a game; null where only what none of them knows is offered.
 * @param after the position after an action that is only tried; null where that hangs on chance
 */
export const sensibleBy =
  (title: PlayableRail): NonNullable<Title<RailState>['sensible']> =>
  ({ position: s, seat, menu }) =>
    s && byHabit({ g: title.game(s.settings), s, seat, menu, after: action => aheadIn(title, s, action) });
