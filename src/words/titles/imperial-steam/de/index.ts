import type { WordTable } from '../../../types.js';
import { asks } from './asks.js';
import { buttons } from './buttons.js';
import { facts } from './facts.js';
import { joined } from './joined.js';
import { orders, stops } from './orders.js';
import { refusalTitles } from './refusal-titles.js';
import { refusals } from './refusals.js';
import { rounds } from './rounds.js';
import { presets, settings, title } from './settings.js';
import { terms } from './terms.js';

/** All that Imperial Steam says in German. */
export const words: WordTable = {
  ...terms,
  title,
  settings,
  presets,
  refusals,
  refusalTitles,
  facts,
  buttons,
  asks,
  rounds,
  joined,
  orders,
  stops,
};
