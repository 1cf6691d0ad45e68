import { DrawNeeded, type Drawn, type DrawRequest } from '../../engine/core/index.js';
import type { Random } from '../deps.js';

/** More draws than any action needs: beyond it the rules ask for ever. */
const MOST = 1000;

/** Runs the rules, drawing by chance whatever they ask for. */
export const withDraws = <T>(
  random: Random,
  run: (draws: readonly Drawn[]) => T,
): { readonly result: T; readonly draws: readonly Drawn[] } => {
  const draws: Drawn[] = [];
  for (;;)
    try {
      return { result: run(draws), draws };
    } catch (error) {
      if (!(error instanceof DrawNeeded) || draws.length >= MOST) throw error;
      draws.push(drawn(random, error.request));
    }
};

const drawn = (random: Random, request: DrawRequest): Drawn =>
  request.kind === 'die' ? [random.int(request.sides) + 1] : shuffle(random, request.of);

/** Fisher and Yates: every order equally likely. */
export const shuffle = (random: Random, of: number): readonly number[] => {
  const order = Array.from({ length: of }, (_, i) => i);
  for (let i = of - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
