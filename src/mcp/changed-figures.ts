/* What moves change of the figures that the API tells of a position: all of them, for many lines, would be too much to read. */

/** What follows from a position; its names and values are the title's. */
export type Figures = { readonly [name: string]: unknown };

/** What is told by seat. */
const bySeat = new Set(['players', 'held']);

/** Names under which there is nothing but what is named itself. */
const unsaid = new Set(['players', 'companies']);

/** A list of plain things is one figure. */
const isBranch = (value: unknown): value is Figures =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every(one => typeof one !== 'object'));

/** All figures by what they are called: `P1 worth`, `PRR price`. */
const figuresIn = (value: Figures, within = '', called = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(value).flatMap(([key, one]) => {
      const name = bySeat.has(within) ? `P${String(Number(key) + 1)}` : key;
      const path = unsaid.has(name) ? called : `${called} ${name}`.trim();
      return isBranch(one) ? [...figuresIn(one, key, path)] : [[path, JSON.stringify(one)] as const];
    }),
  );

/** The figures that are others now, with what they were: `P1 worth 560 > 580`. */
export const changedFigures = (before: Figures, after: Figures): string => {
  const [were, are] = [figuresIn(before), figuresIn(after)];
  const changed = [...new Set([...were.keys(), ...are.keys()])].flatMap(name => {
    const [old, now] = [were.get(name) ?? 'none', are.get(name) ?? 'none'];
    return old === now ? [] : [`${name} ${old} > ${now}`];
  });
  return changed.length > 0 ? changed.join('; ') : 'no figure changes';
};
