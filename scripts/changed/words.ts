/** A text as its words with how often each occurs: `sellShares` is two, and `shares` is `share`. */
export const wordsOf = (text: string): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  for (const [found] of text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d{2,}/g)) {
    if (found.length < 2) continue;
    const word = found.toLowerCase().replace(/(?<=..)s$/, '');
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
};

/** How alike texts are to others, by the words they share: a word counts the more, the fewer of them have it. */
export const createLikeness = (texts: ReadonlyMap<string, ReadonlyMap<string, number>>) => {
  const spread = new Map<string, number>();
  for (const words of texts.values())
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weights = (words: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
    const raw = [...words].flatMap(([word, count]) => {
      const among = spread.get(word);
      return among ? [[word, (1 + Math.log(count)) * Math.log(texts.size / among)] as const] : [];
    });
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    return new Map(raw.map(([word, weight]) => [word, weight / length]));
  };
  const known = new Map([...texts].map(([name, words]) => [name, weights(words)]));
  return (words: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
    const own = weights(words);
    const shared = (others: ReadonlyMap<string, number>): number => {
      let sum = 0;
      for (const [word, weight] of own) sum += weight * (others.get(word) ?? 0);
      return sum;
    };
    return new Map([...known].map(([name, others]) => [name, shared(others)]));
  };
};
