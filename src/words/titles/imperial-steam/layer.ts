import { currencyBehind } from '../../numbers.js';
import type { ByLanguage } from '../../language.js';
import type { Layer } from '../../types.js';
import { words as de } from './de/index.js';
import { things as thingsDe } from './de/things.js';
import { words as en } from './en/index.js';
import { things as thingsEn } from './en/things.js';
import type { ThingWords } from './things.js';
import { told } from './told.js';

const things: ByLanguage<ThingWords> = { de: thingsDe, en: thingsEn };

/** All that Imperial Steam says. It is no 18xx: beneath it is what every game has, and nothing else. */
export const layerImperialSteam: Layer = {
  words: { de, en },
  on: [],
  money: (language, amount) => currencyBehind(things[language].currency)(language, amount),
  told,
  examples: ['pass', 'donate', 'end-turn', 'sell', 'charity', 'produce', 'bid', 'buy', 'order', 'track'],
  // The workers are sent before the track lies.
  buttonFacts: { track: 'track-laid', second: 'track-laid' },
};
