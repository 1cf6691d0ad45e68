/** How many letters would have to be changed to make one word the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
};

/** Longer words are no slip of ours, and would take long to compare. */
const LONGEST = 30;

/** May somebody who typed the one have meant the other? A slip leaves most of a word as it was. */
export const isLike = (typed: string, word: string): boolean =>
  typed.length > 2 &&
  typed.length <= LONGEST &&
  distance(typed.toLowerCase(), word.toLowerCase()) <= (Math.max(typed.length, word.length) > 5 ? 2 : 1);
