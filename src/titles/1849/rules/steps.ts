import type { Step } from '../../../engine/rail/index.js';

/** The list with further steps before the one of that name. */
export const before = (steps: readonly Step[], name: string, ...more: readonly Step[]): readonly Step[] =>
  steps.flatMap(step => (step.name === name ? [...more, step] : [step]));
