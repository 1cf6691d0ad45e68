import type { Settings } from '../engine/core/index.js';
import type { Language, Words } from '../words/index.js';

/** The settings of a game, a line each; switches that are off are left out. */
export const settingLines = (words: Words, language: Language, settings: Settings): readonly string[] =>
  Object.entries(settings).flatMap(([id, value]) => {
    if (value === false) return [];
    const { name, values } = words.setting(language, id);
    return [typeof value === 'string' ? `${name}: ${values?.[value] ?? value}` : name];
  });
