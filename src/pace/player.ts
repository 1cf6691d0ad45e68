import type { Holiday } from './holidays.js';
import { dateOf, dayAt, dayOf, instantAt, type LocalDate } from './local.js';
import { endOfQuiet, isQuiet, type QuietPlace } from './quiet.js';
import { HOUR, type Instant } from './units.js';

/** A person's time: where, when not to be disturbed, and when away. */
export interface PlayerTime extends QuietPlace {
  readonly holidays: readonly Holiday[];
}

/** The date where the player is. */
export const dateFor = ({ zone }: QuietPlace, now: Instant): LocalDate => dateOf(dayAt(zone, now));

/** On holiday, by the calendar where the player is. */
export const isAway = ({ zone, holidays }: PlayerTime, now: Instant): boolean => {
  const today = dayAt(zone, now);
  return holidays.some(({ from, to }) => dayOf(from) <= today && today <= dayOf(to));
};

/** When a mail goes out. */
export interface MailTime {
  readonly at: Instant;
  /** It goes in quiet hours, because after them the deadline would be over. */
  readonly urgent: boolean;
}

/**
 * When a mail that is ready now may go: at once, or at the end of the quiet hours, unless a deadline yet to
 * come falls in them.
 */
export const mailTime = (player: QuietPlace, now: Instant, deadline: Instant | null): MailTime => {
  if (!isQuiet(player, now)) return { at: now, urgent: false };
  const end = endOfQuiet(player, now);
  const inside = deadline !== null && now < deadline && deadline <= end;
  return inside ? { at: now, urgent: true } : { at: end, urgent: false };
};

/**
 * The next time after `now` that the wall shows this hour: once a day, also when the clock is changed. Where
 * that is quiet, the end of the quiet hours.
 */
export const nextDigest = (player: QuietPlace, hour: number, now: Instant): Instant => {
  const { zone } = player;
  for (let day = dayAt(zone, now - 24 * HOUR); ; day++) {
    const at = endOfQuiet(player, instantAt(zone, day, hour * 60, 'first'));
    if (at > now) return at;
  }
};
