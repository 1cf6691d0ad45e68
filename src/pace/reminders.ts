import { reached, type Calendar } from './calendar.js';
import { deadlineOf, type Clock } from './clock.js';
import { endOfQuiet, isQuiet, startOfQuiet, type QuietPlace } from './quiet.js';
import { HOUR, MINUTE, type Instant } from './units.js';

export interface ReminderPlan {
  /** Percent of the turn's time that is used up. */
  readonly shares: readonly number[];
  /** Hours, by the wall, before the deadline. */
  readonly hoursBefore: readonly number[];
}

/** How long before quiet hours begin a reminder is brought forward to, for the mail to arrive in time. */
const ahead = 15 * MINUTE;

/** When so much of the turn's time is used up; null if it was before this clock was last settled. */
const shareAt = (clock: Clock, calendar: Calendar, percent: number): Instant | null => {
  const toUse = clock.bank - (clock.turnBank * (100 - percent)) / 100;
  return clock.runningSince === null || toUse <= 0 ? null : reached(calendar, clock.runningSince, toUse);
};

/** Out of the quiet hours: later, or earlier where later is too late. */
const audible = (player: QuietPlace, at: Instant, deadline: Instant): Instant => {
  if (!isQuiet(player, at)) return at;
  const end = endOfQuiet(player, at);
  return end < deadline ? end : endOfQuiet(player, startOfQuiet(player, at) - ahead);
};

/**
 * The reminders to come after `now`, in order: never in the player's quiet hours and always before the
 * deadline. Those that would come together are one; one for which no such instant is left is not sent.
 */
export const reminders = (
  clock: Clock,
  {
    calendar,
    player,
    plan,
  }: { readonly calendar: Calendar; readonly player: QuietPlace; readonly plan: ReminderPlan },
  now: Instant,
): readonly Instant[] => {
  const deadline = deadlineOf(clock, calendar);
  if (deadline === null) return [];
  const shares = plan.shares.map(percent => shareAt(clock, calendar, percent));
  const wanted = [...shares, ...plan.hoursBefore.map(hours => deadline - hours * HOUR)];
  const instants = wanted
    .filter(at => at !== null)
    .map(at => audible(player, at, deadline))
    .filter(at => now < at && at < deadline);
  return [...new Set(instants)].sort((a, b) => a - b);
};
