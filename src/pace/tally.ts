import type { Instant } from './units.js';

/** The ballots of a vote, by which rule they count and until when. Pausing, ending and an undo are voted on in the same way. */
export interface Tally {
  readonly voters: readonly string[];
  /** What may be chosen. */
  readonly choices: readonly string[];
  /** The choice that leaves everything as it is; it cannot be carried. */
  readonly against: string;
  /** More than half of the voters, or all of them; silence is no consent. */
  readonly rule: 'majority' | 'unanimous';
  readonly opened: Instant;
  readonly expires: Instant;
  readonly ballots: { readonly [voter: string]: string };
  /** Voters who count at the end only if they have said something: nobody has seen them for long. */
  readonly missing?: readonly string[];
}

export type TallyOutcome =
  | { readonly is: 'open' }
  | { readonly is: 'carried'; readonly choice: string }
  /** Nothing can be carried any more. */
  | { readonly is: 'rejected' }
  | { readonly is: 'expired' };

export const openTally = (vote: Omit<Tally, 'ballots'>): Tally => ({ ...vote, ballots: {} });

/** Votes a change needs of so many voters. */
const neededOf = ({ rule }: Tally, voters: number): number =>
  rule === 'unanimous' ? Math.max(1, voters) : Math.floor(voters / 2) + 1;

const hasVoted = ({ ballots }: Tally, voter: string): boolean => Object.hasOwn(ballots, voter);

/** What has come of it by now. What was carried in time stays carried. */
export const tallyOutcome = (tally: Tally, now: Instant): TallyOutcome => {
  const { voters, missing = [] } = tally;
  const over = now >= tally.expires;
  const cast = voters.flatMap(voter => (hasVoted(tally, voter) ? [tally.ballots[voter]!] : []));
  const silent = voters.length - cast.length;
  const changes = tally.choices
    .filter(choice => choice !== tally.against)
    .map(choice => ({ choice, votes: cast.filter(ballot => ballot === choice).length }));
  // Whoever has vanished can keep the others waiting until the end, but not for ever.
  const counted = over ? voters.filter(voter => hasVoted(tally, voter) || !missing.includes(voter)) : voters;
  const carried = changes.find(({ votes }) => votes >= neededOf(tally, counted.length));
  if (carried) return { is: 'carried', choice: carried.choice };
  const needed = neededOf(tally, voters.length);
  if (changes.every(({ votes }) => votes + silent < needed)) return { is: 'rejected' };
  return { is: over ? 'expired' : 'open' };
};

export type Cast =
  | { readonly tally: Tally; readonly code: null }
  | { readonly tally: null; readonly code: 'vote-over' | 'not-a-voter' | 'not-a-choice' };

/** Casts a ballot, or changes it while the vote is open. */
export const cast = (tally: Tally, voter: string, choice: string, now: Instant): Cast => {
  if (tallyOutcome(tally, now).is !== 'open') return { tally: null, code: 'vote-over' };
  if (!tally.voters.includes(voter)) return { tally: null, code: 'not-a-voter' };
  if (!tally.choices.includes(choice)) return { tally: null, code: 'not-a-choice' };
  return { tally: { ...tally, ballots: { ...tally.ballots, [voter]: choice } }, code: null };
};
