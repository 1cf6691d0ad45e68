import type { JsonObject } from '../../engine/core/index.js';
import {
  anyHeld,
  direct,
  recheckWaitingMail,
  lockPrefs,
  lockTimedGamesOf,
  planDigest,
  readPrefs,
  savePrefs,
  type PrefsRow,
  type Tx,
} from '../../db/index.js';
import {
  checkPersonTime,
  nextDigest,
  type Holiday,
  type PersonTime,
  type TimeProblem,
  type QuietHours,
} from '../../pace/index.js';
import { afterCalendarChange, beforeCalendarChange } from '../clocks/changes.js';
import type { Deps } from '../deps.js';
import { Invalid, NotFound, TooMany } from '../errors.js';
import type { PersonActor } from '../types.js';
import type { MailChoices } from './choices.js';
import { keptTime, prefsIn, type KeptTime, type Prefs } from './kept.js';

/** What may be changed in one go; what is left out stays. */
export interface PrefsChange {
  readonly zone?: string;
  readonly quiet?: QuietHours;
  readonly digestHour?: number;
  readonly remindBefore?: readonly number[];
  readonly holidays?: readonly Holiday[];
  readonly hold?: number | null;
  readonly choices?: Partial<MailChoices>;
  readonly together?: boolean;
  readonly calendar?: boolean;
}

/** Seconds that the mail of a turn may wait at most. */
export const longestHold = 3600;

/** Zone and quiet hours stop clocks; whoever moves them again and again plays with the clock. */
const limits = [
  { hours: 24, most: 4 },
  { hours: 7 * 24, most: 6 },
] as const;

const missing = (personId: string): NotFound => new NotFound('no-such-person', { person: personId });

/** The actor's own choices. */
export const showPrefs = async (deps: Deps, actor: PersonActor): Promise<Prefs> => {
  const row = await readPrefs(direct(deps.db), actor.personId);
  if (!row) throw missing(actor.personId);
  return prefsIn(row);
};

/** Fails with the first of some problems. @throws Invalid with its code */
export const mustBeSound = (problems: readonly TimeProblem[]): void => {
  const [first] = problems;
  if (first) throw new Invalid(first.code, { field: first.field, ...first.params });
};

/** The same window again, in whatever order it is written. */
const sameQuiet = (one: QuietHours, other: QuietHours): boolean => {
  const text = ({ daily, on = {} }: QuietHours): string =>
    JSON.stringify([
      daily && [daily.from, daily.to],
      Object.entries(on)
        .filter(([, window]) => window !== undefined)
        .map(([day, window]) => [day, window && [window.from, window.to]])
        .sort(([a], [b]) => String(a).localeCompare(String(b))),
    ]);
  return text(one) === text(other);
};

/** @throws TooMany `time-changed-too-often` */
const mayMove = (changed: readonly string[], now: Date): void => {
  for (const { hours, most } of limits) {
    const since = now.getTime() - hours * 3_600_000;
    if (changed.filter(at => Date.parse(at) > since).length >= most)
      throw new TooMany('time-changed-too-often', { most, hours });
  }
};

/**
 * Changes what the actor chose.
 * @throws Invalid with the codes of `checkPersonTime`, `bad-hold`; TooMany `time-changed-too-often`
 */
export const changePrefs = (deps: Deps, actor: PersonActor, change: PrefsChange): Promise<Prefs> =>
  updatePrefs(deps, actor.personId, () => change);

/** Changes what depends on what is there, under the lock of the person's row. */
export const updatePrefs = (
  deps: Deps,
  personId: string,
  changing: (before: Prefs) => PrefsChange,
): Promise<Prefs> =>
  deps.db.transaction(async tx => {
    // Games before people, as everybody locks who plays.
    await lockTimedGamesOf(tx, personId);
    const row = await lockPrefs(tx, personId);
    if (!row) throw missing(personId);
    const before = prefsIn(row);
    const change = changing(before);
    mustBeSound(checkPersonTime(timeAfter(before, change)));
    mustBeHold(change.hold);
    return write(deps, tx, personId, row, before, change);
  });

const timeAfter = (before: Prefs, change: PrefsChange): PersonTime => ({
  zone: change.zone ?? before.zone,
  quiet: change.quiet ?? before.quiet,
  holidays: change.holidays ?? before.holidays,
  digestHour: change.digestHour ?? before.digestHour,
  remindBefore: change.remindBefore ?? before.remindBefore,
});

/** @throws Invalid `bad-hold` */
const mustBeHold = (hold: number | null | undefined): void => {
  if (hold === undefined || hold === null) return;
  if (!Number.isSafeInteger(hold) || hold < 0 || hold > longestHold)
    throw new Invalid('bad-hold', { from: 0, to: longestHold });
};

const write = async (
  deps: Deps,
  tx: Tx,
  personId: string,
  row: PrefsRow,
  before: Prefs,
  change: PrefsChange,
): Promise<Prefs> => {
  const now = deps.clock();
  const { zone, ...time } = timeAfter(before, change);
  const moved = zone !== before.zone || !sameQuiet(time.quiet, before.quiet);
  const { changed = [] } = keptTime(row);
  if (moved) mayMove(changed, now);
  if (moved || change.holidays !== undefined) await beforeCalendarChange(deps, tx, personId);
  const after: PrefsRow = {
    timeZone: zone,
    time: {
      ...time,
      changed: moved ? latest(changed, now) : changed,
    } satisfies KeptTime as unknown as JsonObject,
    notify: {
      ...row.notify,
      ...(change.hold === undefined ? {} : { hold: change.hold }),
      ...(change.together === undefined ? {} : { together: change.together }),
      ...(change.calendar === undefined ? {} : { calendar: change.calendar }),
      ...(change.choices ? { groups: { ...before.choices, ...change.choices } } : {}),
    },
  };
  await savePrefs(tx, personId, after);
  await afterCalendarChange(deps, tx, personId);
  const prefs = prefsIn(after);
  if (await anyHeld(tx, personId))
    await planDigest(tx, personId, new Date(nextDigest(prefs, prefs.digestHour, now.getTime())), true);
  // By the old choice some of it would wait past its deadline, or for nothing.
  if (moved || change.choices || change.digestHour !== undefined)
    await recheckWaitingMail(tx, { personId }, now);
  return prefs;
};

/** No more of them are counted. */
const latest = (changed: readonly string[], now: Date): readonly string[] =>
  [...changed, now.toISOString()].slice(-limits[1].most);
