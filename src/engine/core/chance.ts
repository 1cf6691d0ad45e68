import type { Drawn, DrawRequest } from './draw.js';

/** Numbers from 0 up to, but not including, 1. */
export type Chance = () => number;

/** The same numbers for the same seed (mulberry32): for whoever thinks ahead, never for what happens in a game. */
export const chanceFrom = (seed: number): Chance => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const below = (chance: Chance, n: number): number => Math.floor(chance() * n);

/** What could be drawn. */
export const drawBy = (request: DrawRequest, chance: Chance): Drawn => {
  if (request.kind === 'die') return [1 + below(chance, request.sides)];
  const order = Array.from({ length: request.of }, (_, n) => n);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
