import type { ByLanguage, Language } from './language.js';

/** Lines of which each begins as a sentence does, such as facts in words, one after another. */
export const asSentences = (lines: readonly string[]): string => lines.map(line => `${line}.`).join(' ');

const joined: ByLanguage<string> = { de: 'und', en: 'and' };

/** The words of a button that does two things. In English those of either begin with a verb, of which the second is small. */
export const bothDone = (language: Language, first: string, second: string): string => {
  const within = language === 'en' ? second.charAt(0).toLowerCase() + second.slice(1) : second;
  return `${first} ${joined[language]} ${within}`;
};
