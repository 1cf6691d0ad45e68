import type { SteamNames } from '../../rules/names.js';
import type { WordTable } from '../../../../words/types.js';
import type { ToldSet } from '../told-set.js';
import { asks } from './asks.js';
import { buttons } from './buttons.js';
import { facts } from './facts.js';
import { joined } from './joined.js';
import { orders, stops } from './orders.js';
import { refusalTitles } from './refusal-titles.js';
import { refusals } from './refusals.js';
import { rounds } from './rounds.js';
import { presets, settings, titleOfSet } from './settings.js';
import { termsOfSet } from './terms.js';

/** All that Imperial Steam says in English. */
export const wordsOfSet = (known: SteamNames, set: ToldSet | undefined): WordTable => ({
  ...termsOfSet(known),
  ...(set && { title: titleOfSet(set) }),
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
});
