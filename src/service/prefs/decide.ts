import type { DeliveryKind, SendingRow } from '../../db/index.js';
import { isQuiet, mailTime, nextDigest, type Instant } from '../../pace/index.js';
import { isGroup, ownChoices, sortOf, mailDeliveryOf } from './choices.js';
import { prefsIn, type Prefs } from './kept.js';
import { waitsForPresent } from './presence.js';

/** Why a mail has not gone out; worded for its receiver. */
export type UnsentReason =
  | 'switched-off'
  | 'complaints'
  | 'all-off'
  | 'game-off'
  | 'not-wanted'
  | 'program'
  | 'digest'
  | 'quiet'
  | 'looking'
  | 'blocked'
  | 'frozen';

/** What is to be done with a mail that is ready. */
export type Verdict =
  /** `urgent`: it goes in quiet hours, because after them the deadline would be over. */
  | { readonly do: 'send'; readonly urgent: boolean }
  | { readonly do: 'wait'; readonly until: Instant; readonly reason: UnsentReason }
  /** For the digest of that instant. */
  | { readonly do: 'hold'; readonly until: Instant; readonly reason: UnsentReason }
  | { readonly do: 'drop'; readonly reason: UnsentReason };

export interface Case {
  readonly kind: DeliveryKind;
  readonly createdAt: Instant;
  /** When the time of whoever is asked is over; null where no clock runs or nothing is asked. */
  readonly deadline: Instant | null;
  readonly facts: SendingRow;
  /** Are there so many complaints about mails that those which can wait do? */
  readonly braked?: boolean;
  /** Why it has waited before, if it has. */
  readonly waited?: string | null;
  readonly now: Instant;
}

/** Whoever has just asked for a mail looks out for it: at night too, if they asked at night. */
const AWAITED = 15 * 60_000;

/** How often it is looked whether mails may go out again, or a frozen game goes on, in milliseconds. */
export const SWITCH_PAUSE = 5 * 60_000;

/** How often it is looked whether fewer complain, in milliseconds. */
const BRAKE_PAUSE = 60 * 60_000;

/** Nobody's turn depends on it, and nobody has just asked for it. */
export const canWait = (kind: DeliveryKind): boolean =>
  ['chat', 'announcements', 'invitation'].includes(sortOf(kind)) || kind === 'digest';

const send: Verdict = { do: 'send', urgent: false };

/** Whether a mail goes out now, later, with the digest or never. */
export const verdictOn = (given: Case): Verdict => {
  const { kind, facts, now } = given;
  // Somebody who is blocked is told so, and nothing more.
  if (facts.person?.blocked && kind !== 'blocked') return { do: 'drop', reason: 'blocked' };
  if (facts.switchedOff) return { do: 'wait', until: now + SWITCH_PAUSE, reason: 'switched-off' };
  if (given.braked && canWait(kind)) return { do: 'wait', until: now + BRAKE_PAUSE, reason: 'complaints' };
  if (facts.frozen && ['turn', 'reminder'].includes(sortOf(kind)))
    return { do: 'wait', until: now + SWITCH_PAUSE, reason: 'frozen' };
  if (!facts.person) return send;
  const prefs = prefsIn(facts.person);
  if (isAwaited(given, prefs)) return send;
  return unwanted(given, prefs) ?? inTime(given, prefs);
};

/** A link to sign in always is; another answer is not once the night has begun since it was asked for. */
const isAwaited = ({ kind, createdAt, now }: Case, prefs: Prefs): boolean =>
  sortOf(kind) === 'direct' &&
  now - createdAt <= AWAITED &&
  (kind === 'sign-in' || isQuiet(prefs, createdAt) || !isQuiet(prefs, now));

/** Turned off or for the digest, by its receiver's choice; null where it should come by itself. */
const unwanted = ({ kind, facts, deadline, now }: Case, prefs: Prefs): Verdict | null => {
  const sort = sortOf(kind);
  if (sort === 'direct' || sort === 'account') return null;
  if (prefs.off) return { do: 'drop', reason: 'all-off' };
  if (isOfTurns(sort) && facts.person?.program) return { do: 'drop', reason: 'program' };
  if (!isGroup(sort)) return null;
  if (facts.stopped) return { do: 'drop', reason: 'game-off' };
  const way = mailDeliveryOf(sort, {
    all: prefs.choices,
    here: ownChoices(facts.choices),
    timed: isTimed(facts),
  });
  if (way === 'none') return { do: 'drop', reason: 'not-wanted' };
  if (way === 'at-once') return null;
  if (facts.person?.program) return { do: 'drop', reason: 'program' };
  const until = nextDigest(prefs, prefs.digestHour, now);
  // A digest after the deadline would tell too late.
  return deadline !== null && now < deadline && deadline <= until
    ? null
    : { do: 'hold', until, reason: 'digest' };
};

/** A program hears of its turns elsewhere, and nobody reads its digests. A reminder tells its owner that it is stuck. */
const isOfTurns = (sort: ReturnType<typeof sortOf>): boolean => sort === 'turn' || sort === 'digest';

const isTimed = ({ gameTime }: SendingRow): boolean => {
  const pace = (gameTime as { readonly pace?: { readonly kind?: string } } | null)?.pace;
  return pace?.kind !== undefined && pace.kind !== 'none';
};

const inTime = ({ kind, facts, waited, deadline, now }: Case, prefs: Prefs): Verdict => {
  const { at, urgent } = mailTime(prefs, now, deadline);
  if (at > now) return { do: 'wait', until: at, reason: 'quiet' };
  const looked = {
    kind,
    at: facts.lookedAt?.getTime() ?? null,
    waited: waited === 'looking' || waited === 'paced',
    deadline,
    now,
  };
  const until = urgent ? null : waitsForPresent(looked, prefs);
  return until === null ? { do: 'send', urgent } : { do: 'wait', until, reason: 'looking' };
};
