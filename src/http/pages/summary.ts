import type { Settings } from '../../engine/core/index.js';
import type { Terms } from '../../service/tables/terms.js';
import type { GameSummary } from '../../service/types.js';
import { adviceSentences } from '../../words/advice.js';
import { isolated } from '../../words/isolated.js';
import { timeSentences } from '../../words/game-time.js';
import { pageText } from '../../words/pages.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
import { type GameWords, wordsOf } from '../wording.js';

/** What a title is called. */
export const titleName = (deps: HttpDeps, title: string, language: Language): string =>
  wordsOf(deps, { title, seats: [] }, language).titleName;

/** Names of seats. */
export const namesOf = (game: Pick<GameSummary, 'seats'>, seats: readonly number[]): string =>
  seats
    .map(seat => isolated(game.seats.find(info => info.seat === seat)?.name ?? String(seat + 1)))
    .join(', ');

/** A setting with its value; a switch that is on by its name alone. */
export const settingText = (words: GameWords, id: string, value: boolean | string): string => {
  const { name, values } = words.setting(id);
  return value === true ? name : `${name}: ${values?.[String(value)] ?? String(value)}`;
};

/** The settings that differ from the preset, in words. */
export const chosenSettings = (
  deps: HttpDeps,
  language: Language,
  { title, settings }: { readonly title: string; readonly settings: Settings },
): readonly string[] => {
  const words = wordsOf(deps, { title, seats: [] }, language);
  return (deps.service.titles.get(title)?.settings ?? [])
    .filter(def => def.hidden !== true && settings[def.id] !== def.values[0])
    .map(({ id }) => settingText(words, id, settings[id]!));
};

/** The same as lines of which there is always one. */
export const settingLines = (...of: Parameters<typeof chosenSettings>): readonly string[] => {
  const chosen = chosenSettings(...of);
  return chosen.length > 0 ? chosen : [pageText(of[1], 'settingsUsual')];
};

/** How a game will be played, as sentences: its pace and what is otherwise than usual. */
export const termSentences = (
  deps: HttpDeps,
  language: Language,
  terms: Terms & { readonly title: string },
): readonly string[] => [
  ...timeSentences(language, terms.time),
  ...settingLines(deps, language, terms),
  ...adviceSentences(language, terms),
];
