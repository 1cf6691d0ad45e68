import type { Sweep } from './best-routes-sweep.js';
import type { RouteBonus } from './run-graph-types.js';

/** What the beginning of a route says of its bonuses: the sets of stops it has visited, as bits. */
export interface VisitPlan {
  /** By stop: the bits of the sets that it is in. */
  readonly bitsOf: readonly number[];
  /** What the visits in `now` complete that those in `before` did not. */
  readonly earned: (before: number, now: number) => number;
  /**
   * The bits behind step number `at` that still matter: those of a bonus that is earned, or can never be
   * any more, are cleared, so that such beginnings are told apart no longer.
   */
  readonly remembered: (seen: number, at: number) => number;
}

/** More sets than bits of a whole number. */
const MOST = 31;

/** @throws RangeError when the bonuses name too many sets of stops */
export const visitPlan = (bonuses: readonly RouteBonus[], stops: number, sweep: Sweep): VisitPlan => {
  const sets = bonuses.flatMap(({ visits }) => visits);
  if (sets.length > MOST) throw new RangeError(`more than ${MOST} sets of stops`);
  const bitsOf = Array.from({ length: stops }, (_, stop) =>
    sets.reduce((bits, set, i) => (set.includes(stop) ? bits | (1 << i) : bits), 0),
  );
  let first = 0;
  const bits = bonuses.map(({ amount, visits }) => {
    const mask = ((1 << visits.length) - 1) << first;
    first += visits.length;
    return { amount, mask };
  });
  /** By step: the sets none of whose stops lie ahead of the sweep behind it. */
  const behind: number[] = [];
  let ahead = 0;
  for (let at = sweep.steps.length - 1; at >= 0; at--) {
    behind[at] = ~ahead;
    for (const { vertex } of sweep.steps[at]!.leaving) ahead |= bitsOf[vertex]!;
  }
  return {
    bitsOf,
    earned: (before, now) => {
      let sum = 0;
      for (const { amount, mask } of bits)
        if ((now & mask) === mask && (before & mask) !== mask) sum += amount;
      return sum;
    },
    remembered: (seen, at) => {
      let kept = seen;
      for (const { mask } of bits) {
        const gone = behind[at]! & mask;
        if (gone !== 0 && ((seen & mask) === mask || (gone & ~seen) !== 0)) kept &= ~mask;
      }
      return kept;
    },
  };
};
