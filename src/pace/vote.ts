import type { Instant } from './units.js';

/** A question to some people with an end. Pausing, ending and an undo are asked in the same way. */
export interface Vote {
  readonly voters: readonly string[];
  /** What may be chosen. */
  readonly choices: readonly string[];
  /** The choice that leaves everything as it is; it cannot be carried. */
  readonly against: string;
  /** More than half of the voters, or all of them; who says nothing agrees to nothing. */
  readonly rule: 'majority' | 'unanimous';
  readonly opened: Instant;
  readonly expires: Instant;
  readonly ballots: { readonly [voter: string]: string };
  /** Voters who count at the end only if they have said something: nobody has seen them for long. */
  readonly missing?: readonly string[];
}

export type Outcome =
  | { readonly is: 'open' }
  | { readonly is: 'carried'; readonly choice: string }
  /** Nothing can be carried any more. */
  | { readonly is: 'rejected' }
  | { readonly is: 'expired' };

export const openVote = (question: Omit<Vote, 'ballots'>): Vote => ({ ...question, ballots: {} });

/** Votes a change needs of so many voters. */
const neededOf = ({ rule }: Vote, voters: number): number =>
  rule === 'unanimous' ? Math.max(1, voters) : Math.floor(voters / 2) + 1;

const hasVoted = ({ ballots }: Vote, voter: string): boolean => Object.hasOwn(ballots, voter);

/** What has come of it by now. What was carried in time stays carried. */
export const outcomeOf = (vote: Vote, now: Instant): Outcome => {
  const { voters, missing = [] } = vote;
  const over = now >= vote.expires;
  const cast = voters.flatMap(voter => (hasVoted(vote, voter) ? [vote.ballots[voter]!] : []));
  const silent = voters.length - cast.length;
  const changes = vote.choices
    .filter(choice => choice !== vote.against)
    .map(choice => ({ choice, votes: cast.filter(ballot => ballot === choice).length }));
  // Whoever has vanished can keep the others waiting until the end, but not for ever.
  const counted = over ? voters.filter(voter => hasVoted(vote, voter) || !missing.includes(voter)) : voters;
  const carried = changes.find(({ votes }) => votes >= neededOf(vote, counted.length));
  if (carried) return { is: 'carried', choice: carried.choice };
  const needed = neededOf(vote, voters.length);
  if (changes.every(({ votes }) => votes + silent < needed)) return { is: 'rejected' };
  return { is: over ? 'expired' : 'open' };
};

export type Cast =
  | { readonly vote: Vote; readonly code: null }
  | { readonly vote: null; readonly code: 'vote-over' | 'not-a-voter' | 'not-a-choice' };

/** Casts a ballot, or changes it while the vote is open. */
export const cast = (vote: Vote, voter: string, choice: string, now: Instant): Cast => {
  if (outcomeOf(vote, now).is !== 'open') return { vote: null, code: 'vote-over' };
  if (!vote.voters.includes(voter)) return { vote: null, code: 'not-a-voter' };
  if (!vote.choices.includes(choice)) return { vote: null, code: 'not-a-choice' };
  return { vote: { ...vote, ballots: { ...vote.ballots, [voter]: choice } }, code: null };
};
