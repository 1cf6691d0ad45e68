import type { Step } from '../../../engine/rail/index.js';

/** The list with further steps before the one of that name. */
export const before = (steps: readonly Step[], name: string, ...more: readonly Step[]): readonly Step[] =>
  steps.flatMap(step => (step.name === name ? [...more, step] : [step]));

/** The list with the step of that name changed. */
export const changed = (steps: readonly Step[], name: string, change: (was: Step) => Step): readonly Step[] =>
  steps.map(step => (step.name === name ? change(step) : step));
