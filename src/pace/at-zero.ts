import { runsAgain, type Calendar } from './calendar.js';
import { deadlineOf, type Clock } from './clock.js';
import { HOUR, MINUTE, type Instant } from './units.js';
import { openTally, tallyOutcome, type Tally } from './tally.js';

/** What a game does with a seat whose time is up. Without a pass and a vote it only reminds. */
export interface AtZero {
  /** Minutes, by the wall, between the deadline and anything that is done. */
  readonly grace: number;
  /** Pass for the seat where the rules let it. */
  readonly pass: boolean;
  /** Ask the others, where it is not passed. */
  readonly vote: 'none' | 'majority' | 'unanimous';
  readonly voteOn: 'replace' | 'end' | 'either';
  /** Hours until a vote ends; one that has decided nothing is then asked anew. */
  readonly voteHours: number;
  /** Hours between reminders where nothing else is done. */
  readonly remindHours: number;
}

export interface Situation {
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** The rules let the seat pass now. */
  readonly mayPass: boolean;
  /** The other people of the game who may vote. */
  readonly voters: readonly string[];
  /** The last vote on this seat. One from before this deadline is of the past. */
  readonly tally: Tally | null;
  /** When the last reminder after the deadline went out. */
  readonly reminded: Instant | null;
}

export type Due =
  /** `until`: when to look again, unless something happens before; null for not until then. */
  | { readonly do: 'nothing'; readonly until: Instant | null }
  | { readonly do: 'pass' }
  | { readonly do: 'vote'; readonly tally: Tally }
  | { readonly do: 'replace' }
  | { readonly do: 'end' }
  | { readonly do: 'remind' };

const nothing = (until: Instant | null): Due => ({ do: 'nothing', until });

const tallyFor = (policy: AtZero, voters: readonly string[], now: Instant): Tally =>
  openTally({
    voters,
    choices: [...(policy.voteOn === 'either' ? ['replace', 'end'] : [policy.voteOn]), 'wait'],
    against: 'wait',
    rule: policy.vote === 'unanimous' ? 'unanimous' : 'majority',
    opened: now,
    expires: now + policy.voteHours * HOUR,
  });

const byVote = (policy: AtZero, voters: readonly string[], tally: Tally | null, now: Instant): Due => {
  const outcome = tally && tallyOutcome(tally, now);
  if (outcome?.is === 'carried') return { do: outcome.choice === 'end' ? 'end' : 'replace' };
  return tally && now < tally.expires
    ? nothing(tally.expires)
    : { do: 'vote', tally: tallyFor(policy, voters, now) };
};

/**
 * What is to be done about a seat now. Nothing before its time is up, and nothing while its clock would stand
 * still: nobody is replaced on holiday, at night or in a pause, where these stop the clock.
 */
export const dueNow = (policy: AtZero, situation: Situation, now: Instant): Due => {
  const { calendar, voters } = situation;
  const zero = deadlineOf(situation.clock, calendar);
  if (zero === null) return nothing(null);
  const acts = runsAgain(calendar, Math.max(now, zero + policy.grace * MINUTE));
  if (acts === null || now < acts) return nothing(acts);

  const since = (at: Instant): boolean => at >= zero;
  if (policy.pass && situation.mayPass) return { do: 'pass' };
  if (policy.vote !== 'none' && voters.length > 0) {
    const { tally } = situation;
    return byVote(policy, voters, tally && since(tally.opened) ? tally : null, now);
  }
  const { reminded } = situation;
  const again = reminded !== null && since(reminded) ? reminded + policy.remindHours * HOUR : now;
  return now < again ? nothing(again) : { do: 'remind' };
};
