/** Somebody who may be named. */
interface Named {
  readonly name: string;
}

/** A part of a text; `who` is set where it names somebody. */
export interface TextPart<T extends Named> {
  readonly text: string;
  readonly who?: T;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whom the text names right behind an `@`: the longest name that fits and does not end within a word. */
const namedAt = <T extends Named>(text: string, at: number, people: readonly T[]): T | undefined =>
  people.find(({ name }) => {
    const end = at + 1 + name.length;
    return name !== '' && same(text.slice(at + 1, end), name) && !/^[\p{L}\p{N}]/u.test(text.slice(end));
  });

/** A text taken apart at the names in it: `@Anna`, in whatever case; not within an address. */
export const takenApart = <T extends Named>(text: string, people: readonly T[]): readonly TextPart<T>[] => {
  const longest = [...people].sort((a, b) => b.name.length - a.name.length);
  const parts: TextPart<T>[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const inWord = at > 0 && /[\p{L}\p{N}._-]/u.test(text[at - 1]!);
    const who = inWord || at < from ? undefined : namedAt(text, at, longest);
    if (!who) continue;
    if (at > from) parts.push({ text: text.slice(from, at) });
    from = at + 1 + who.name.length;
    parts.push({ text: text.slice(at, from), who });
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
};

/** Everybody a text names, each once. */
export const namedIn = <T extends Named>(text: string, people: readonly T[]): readonly T[] => [
  ...new Set(takenApart(text, people).flatMap(({ who }) => (who ? [who] : []))),
];
