import {
  direct,
  personNames,
  readGame,
  readVote,
  readSeats,
  type DeliveryRow,
  type VoteRow,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import { MISSING_DAYS } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { goesOnWithout } from './judge.js';
import { contentOf } from './read.js';
import type { TakeBackPlan } from './take-back.js';

/** What a mail says of a vote: plain data. */
export interface ToldVote extends JsonObject {
  readonly about: string;
  /** Who started it; null for the clock. */
  readonly startedBy: string | null;
  readonly subject: number | null;
  /** It is about the reader's own seat. */
  readonly own: boolean;
  /** The reader may vote. */
  readonly votes: boolean;
  readonly reason: string;
  /** Days without a sign of life after which somebody counts only with a ballot; null where all count. */
  readonly missingDays: number | null;
  /** Once it is over: who did not count for that. */
  readonly missing: readonly string[];
  readonly takeBack: TakeBackPlan | null;
  readonly pauseUntil: string | null;
  readonly expires: string;
  /** The row of the log at which it was begun. */
  readonly number: number;
  readonly yesOrNo: boolean;
  readonly outcome: string | null;
  readonly choice: string | null;
}

const told = async (deps: Deps, row: DeliveryRow, vote: VoteRow): Promise<ToldVote> => {
  const tx = direct(deps.db);
  const starter = vote.started_by;
  const missing = vote.tally.missing ?? [];
  const names = await personNames(tx, [...(starter === null ? [] : [starter]), ...missing]);
  const seats = await readSeats(tx, [vote.game_id]);
  const { pauseUntil, ...content } = contentOf(vote);
  return {
    ...content,
    startedBy: starter === null ? null : (names.get(starter) ?? ''),
    own: seats.some(({ seat, person_id }) => seat === vote.subject && person_id === row.person_id),
    votes: vote.tally.voters.includes(row.person_id!),
    missingDays: goesOnWithout(vote.about) ? MISSING_DAYS : null,
    missing: missing.map(person => names.get(person) ?? ''),
    reason: vote.reason,
    pauseUntil: pauseUntil?.toISOString() ?? null,
    expires: vote.expires_at.toISOString(),
    number: vote.number,
    yesOrNo: vote.tally.choices.includes('yes'),
    outcome: vote.outcome,
    choice: vote.choice,
  };
};

const voteOf = (deps: Deps, row: DeliveryRow): Promise<VoteRow | undefined> =>
  readVote(direct(deps.db), (row.data as { readonly vote: string } | null)?.vote ?? '');

/** A vote, as long as it is open, its receiver plays and has not voted. */
export const voteMessage = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const vote = await voteOf(deps, row);
  if (!vote || vote.closed_at || vote.expires_at <= deps.clock()) return null;
  if (Object.hasOwn(vote.tally.ballots, row.person_id!)) return null;
  const seats = await readSeats(direct(deps.db), [vote.game_id]);
  const plays = seats.some(({ seat, person_id }) => seat === row.seat && person_id === row.person_id);
  return plays ? told(deps, row, vote) : null;
};

/** What has come of a vote; of a game's end there is a mail of its own. */
export const voteOverMessage = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const vote = await voteOf(deps, row);
  if (!vote?.closed_at) return null;
  const game = await readGame(direct(deps.db), vote.game_id);
  const ends = vote.choice !== null && (vote.about === 'end' || vote.choice === 'end');
  if (ends || (vote.outcome === 'moot' && game?.phase === 'ended')) return null;
  return told(deps, row, vote);
};
