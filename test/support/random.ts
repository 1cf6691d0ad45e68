/** Numbers from 0 up to, but not including, 1. */
export type Rng = () => number;

/** The same numbers for the same seed, so that a failing game can be played again (mulberry32). */
export const random = (seed: number): Rng => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from 0 to `n` - 1. */
export const below = (rng: Rng, n: number): number => Math.floor(rng() * n);

/** @throws Error when there is nothing to pick from */
export const pick = <T>(rng: Rng, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[below(rng, list.length)]!;
};

export const shuffled = <T>(rng: Rng, list: readonly T[]): readonly T[] => {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
};
