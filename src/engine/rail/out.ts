import { DrawNeeded, type Draw, type Fact } from '../core/index.js';
import type { Out } from './contract.js';

/** An `Out` that keeps what is said, and notices whether anything was drawn. */
export const recorder = (
  draw: Draw,
): { readonly out: Out; readonly facts: readonly Fact[]; readonly hasDrawn: () => boolean } => {
  const facts: Fact[] = [];
  let drawn = false;
  const out: Out = {
    say: (...said) => {
      facts.push(...said);
    },
    draw: request => {
      drawn = true;
      return draw(request);
    },
  };
  return { out, facts, hasDrawn: () => drawn };
};

/** For a trial whose outcome is thrown away: what is said is not kept. */
export const trial: Out = {
  say: () => undefined,
  draw: request => {
    throw new DrawNeeded(request);
  },
};
