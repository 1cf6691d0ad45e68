/** Lines of which each begins as a sentence does, such as facts in words, one after another. */
export const asSentences = (lines: readonly string[]): string => lines.map(line => `${line}.`).join(' ');
