import type { WordTable } from '../../types.js';
import { railAsks, railRounds } from './asks.js';
import { railButtons } from './buttons.js';
import { railFacts, railJoined } from './facts.js';
import { railOrders, railStops } from './orders.js';
import { railRefusalTitles } from './refusal-titles.js';
import { railTerms } from './terms.js';

/** The words all 18xx games share. */
export const rail: WordTable = {
  ...railTerms,
  refusalTitles: railRefusalTitles,
  facts: railFacts,
  buttons: railButtons,
  // A turn of a stock round ends like this where something was done in it.
  moves: { pass: () => 'Ende des Zuges' },
  joined: railJoined,
  asks: railAsks,
  rounds: railRounds,
  orders: railOrders,
  stops: railStops,
};
