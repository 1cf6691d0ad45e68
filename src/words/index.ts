import { composeWords, type Words } from './compose.js';
import { coreLayer } from './core.js';
import { railLayer } from './rail/layer.js';
import { layer1830 } from './titles/1830/layer.js';
import { layer1849 } from './titles/1849/layer.js';
import type { Layer } from './types.js';

export type { Words } from './compose.js';
export { FORMER, playerName, serviceName } from './former.js';
export { languages, type ByLanguage, type Language } from './language.js';
export { plainNames } from './names.js';
export { percent } from './numbers.js';
export type { Group, Report } from './report.js';
export type {
  AskWords,
  Layer,
  Names,
  Phrases,
  RoundWords,
  SettingWords,
  Thing,
  TitleText,
  Wording,
  WordTable,
} from './types.js';

/** The layers of each title, the general ones first. */
const layers = {
  '1830': [coreLayer, railLayer, layer1830],
  '1849': [coreLayer, railLayer, layer1849],
} satisfies { readonly [title: string]: readonly Layer[] };

/** A title that has words of its own. */
export type WordedTitle = keyof typeof layers;

const composed: ReadonlyMap<string, Words> = new Map(
  Object.entries(layers).map(([title, own]) => [title, composeWords(title, own)]),
);

/** The words of a title; those of the core for a title without any of its own. */
export const wordsFor = (title: string): Words => composed.get(title) ?? composeWords(title, [coreLayer]);
