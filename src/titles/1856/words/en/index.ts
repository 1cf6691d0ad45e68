import type { WordTable } from '../../../../words/types.js';
import { about } from './about.js';
import { asks } from './asks.js';
import { buttons } from './buttons.js';
import { facts } from './facts.js';
import { joined } from './joined.js';
import { moves } from './moves.js';
import { notes } from './notes.js';
import { orders } from './orders.js';
import { refusalTitles } from './refusal-titles.js';
import { terms } from './terms.js';

/** What is 1856's own in words. */
export const words: WordTable = {
  ...about,
  ...terms,
  refusalTitles,
  facts,
  buttons,
  asks,
  joined,
  moves,
  notes,
  orders,
};
