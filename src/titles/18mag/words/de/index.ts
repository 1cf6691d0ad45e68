import { mechanismButtons, mechanismFacts } from '../../../../words/de/rail/mechanisms.js';
import type { WordTable } from '../../../../words/types.js';
import { about } from './about.js';
import { asks } from './asks.js';
import { buttons } from './buttons.js';
import { facts } from './facts.js';
import { joined } from './joined.js';
import { kitButtons, kitFacts } from './kit.js';
import { moves } from './moves.js';
import { names } from './names.js';
import { refusalTitles } from './refusal-titles.js';
import { rounds } from './rounds.js';
import { soloFacts } from './solo.js';
import { terms } from './terms.js';

/** What is 18 Magyarország's own in words. */
export const words: WordTable = {
  ...about,
  ...terms,
  names,
  refusalTitles,
  facts: { ...mechanismFacts, ...kitFacts, ...facts, ...soloFacts },
  buttons: { ...mechanismButtons, ...kitButtons, ...buttons },
  asks,
  rounds,
  joined,
  moves,
};
