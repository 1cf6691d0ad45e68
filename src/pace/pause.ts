import type { Instant } from './units.js';

/** All clocks of a game stand still, by consent; `until` is null while nobody has set an end. */
export interface Pause {
  readonly from: Instant;
  readonly until: Instant | null;
}

const isOn = ({ from, until }: Pause, now: Instant): boolean =>
  from <= now && (until === null || now < until);

export const isPaused = (pauses: readonly Pause[], now: Instant): boolean =>
  pauses.some(pause => isOn(pause, now));

/** From now on; in a pause it goes on to the new end. */
export const pause = (
  pauses: readonly Pause[],
  now: Instant,
  until: Instant | null = null,
): readonly Pause[] => [...resume(pauses, now), { from: now, until }];

/** From now on the clocks run again. What was paused stays paused. */
export const resume = (pauses: readonly Pause[], now: Instant): readonly Pause[] =>
  pauses.map(one => (isOn(one, now) ? { ...one, until: now } : one)).filter(one => one.from !== one.until);
