import type { Action } from '../../core/index.js';
import { raiseBid, takePrivate } from './auction.js';
import type { Choice, Habit } from './habit.js';
import {
  answerOffer,
  buyTrain,
  decideAny,
  discardTrain,
  pass,
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
import { layTile, placeFreeToken, placeToken } from './track.js';

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
  placeFreeToken,
  layTile,
  placeToken,
  runTrains,
  shareIncome,
  buyTrain,
  sellPrivate,
  pass,
  decideAny,
];

/** What somebody with these habits does; null where only what none of them knows is offered. */
export const byHabit = (choice: Choice): Action | null => {
  for (const habit of habits) {
    const action = habit(choice);
    if (action) return action;
  }
  return null;
};
