import { defaultSteps, type Step } from '../../engine/rail/index.js';
import { ownShares } from './own-shares.js';

/** The list with further steps before the one of that name. */
export const before = (steps: readonly Step[], name: string, ...more: readonly Step[]): readonly Step[] =>
  steps.flatMap(step => (step.name === name ? [...more, step] : [step]));

/** A company's turn in the basic game: as in 1830, and it may trade its own shares (1849 §4). */
export const steps: readonly Step[] = before(defaultSteps, 'privates', ownShares.step);
