import { chanceFrom } from '../../src/engine/core/index.js';

/** Numbers from 0 up to, but not including, 1. */
export type Rng = () => number;

/** The same numbers for the same seed, so that a failing game can be played again. */
export const random: (seed: number) => Rng = chanceFrom;

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
