/*
 * The ways to write the name of a place where there is little room: in full, on two lines, cut short. Its hex
 * has the full name in its title, and so has the text twin.
 */

/** Lines that stay together; the higher the cost, the less they are wanted. */
export interface NameLines {
  readonly lines: readonly string[];
  readonly cost: number;
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && /[aeiouyà-ü]/i.test(letter);

/** A word may be cut behind a consonant that a vowel follows: `Phil.`, `Philad.`, `Philadelph.`. */
const cuts = (word: string): readonly string[] => {
  const letters = [...word];
  return letters.flatMap((letter, at) =>
    at >= 2 && at < letters.length - 2 && !isVowel(letter) && letter !== '.' && isVowel(letters[at + 1])
      ? [`${letters.slice(0, at + 1).join('')}.`]
      : [],
  );
};

/** A long word goes on the next line before a consonant that a vowel follows: `Castel-vetrano`. */
const halves = (word: string): readonly (readonly string[])[] => {
  const letters = [...word];
  return letters.flatMap((letter, at) =>
    at >= 3 &&
    at <= letters.length - 4 &&
    !isVowel(letter) &&
    isVowel(letters[at - 1]) &&
    isVowel(letters[at + 1])
      ? [[`${letters.slice(0, at).join('')}-`, letters.slice(at).join('')]]
      : [],
  );
};

/** The most even of several ways to write something on two lines. */
const evenest = (ways: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  [...ways]
    .sort((a, b) => Math.max(...a.map(line => line.length)) - Math.max(...b.map(line => line.length)))
    .slice(0, 1);

/** Every way to write a name, the best first. */
export const waysToWrite = (name: string): readonly NameLines[] => {
  const words = name.split(' ');
  const [first = '', ...rest] = words;
  const onTwo = evenest(
    words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]),
  );
  const broken = words.length === 1 && name.length > 8 ? evenest(halves(name)) : [];
  const short = words.length > 1 ? [`${first.slice(0, 1)}. ${rest.join(' ')}`] : [];
  const stem = words.length > 1 && first.length > 4 ? first : words.at(-1)!;
  const cut = [...cuts(stem)].sort((a, b) => b.length - a.length);
  return [
    { lines: [name], cost: 0 },
    ...onTwo.map(lines => ({ lines, cost: 2 })),
    ...broken.map(lines => ({ lines, cost: 6 })),
    ...short.map(line => ({ lines: [line], cost: 12 })),
    ...cut.map((line, at) => ({ lines: [line], cost: 14 + at * 3 })),
  ];
};
