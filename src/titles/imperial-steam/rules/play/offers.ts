import type { Value } from '../../../../engine/core/index.js';

/** Things for which the same is on offer, together: a form for each group has independent fields. */
export interface Group<T> {
  readonly items: readonly T[];
  readonly offers: readonly Value[];
}

/** Groups things by what is on offer for each; those for which nothing is are left out. */
export const byOffers = <T>(
  items: readonly T[],
  offersFor: (item: T) => readonly Value[],
): readonly Group<T>[] => {
  const groups = new Map<string, { items: T[]; offers: readonly Value[] }>();
  for (const item of items) {
    const offers = offersFor(item);
    if (offers.length === 0) continue;
    const key = offers.join('|');
    const known = groups.get(key);
    if (known) known.items.push(item);
    else groups.set(key, { items: [item], offers });
  }
  return [...groups.values()];
};
