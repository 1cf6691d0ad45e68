const words = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** A small count in words, from two on. */
export const countWord = (count: number): string =>
  count < 2 ? String(count) : (words[count] ?? String(count));
