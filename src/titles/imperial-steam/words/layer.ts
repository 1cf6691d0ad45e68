import type { SteamNames } from '../rules/names.js';
import { currencyBehind } from '../../../words/numbers.js';
import type { ByLanguage, Language } from '../../../words/language.js';
import type { WordLayer } from '../../../words/types.js';
import { wordsOfSet as de } from './de/index.js';
import { things as thingsDe } from './de/things.js';
import { wordsOfSet as en } from './en/index.js';
import { things as thingsEn } from './en/things.js';
import type { ThingWords } from './things.js';
import { told } from './told.js';
import type { ToldSet } from './told-set.js';

const things: ByLanguage<ThingWords> = { de: thingsDe, en: thingsEn };

/** An amount, whatever the set. */
export const steamMoney = (language: Language, amount: number): string =>
  currencyBehind(things[language].currency)(language, amount);

/**
 * All that Imperial Steam says, of things as a set of values names them. It is no 18xx: beneath it is what every game has,
 * and nothing else.
 * @param set what is said of the set itself; a browser needs nothing of that
 */
export const steamLayer = (known: SteamNames, set?: ToldSet): WordLayer => ({
  words: { de: de(known, set), en: en(known, set) },
  on: [],
  money: steamMoney,
  amounts: ['amount', 'most'],
  told,
  examples: ['pass', 'donate', 'end-turn', 'sell', 'charity', 'produce', 'bid', 'buy', 'order', 'track'],
  // The workers are sent before the track lies.
  buttonFacts: { track: 'track-laid', second: 'track-laid' },
});
