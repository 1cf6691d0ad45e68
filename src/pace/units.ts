/** An instant: milliseconds since 1970-01-01T00:00Z. The service turns its `Date`s into it and back. */
export type Instant = number;

/** Lengths in milliseconds. A `DAY` is 24 hours; a calendar day may be longer or shorter. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
