import {
  direct,
  personNames,
  readGame,
  readQuestion,
  readSeats,
  type DeliveryRow,
  type QuestionRow,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import { MISSING_DAYS } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { goesOnWithout } from './judge.js';
import { contentOf } from './read.js';
import type { Plan } from './take-back.js';

/** What a mail says of a question: plain data. */
export interface ToldQuestion extends JsonObject {
  readonly about: string;
  /** Who asks; null for the clock. */
  readonly asker: string | null;
  readonly subject: number | null;
  /** It is about the reader's own seat. */
  readonly own: boolean;
  /** The reader may answer. */
  readonly votes: boolean;
  readonly reason: string;
  /** Days without a sign of life after which somebody counts only with an answer; null where all count. */
  readonly missingDays: number | null;
  /** Once it is over: who did not count for that. */
  readonly missing: readonly string[];
  readonly takeBack: Plan | null;
  readonly pauseUntil: string | null;
  readonly expires: string;
  readonly outcome: string | null;
  readonly choice: string | null;
}

const told = async (deps: Deps, row: DeliveryRow, question: QuestionRow): Promise<ToldQuestion> => {
  const tx = direct(deps.db);
  const asker = question.asked_by;
  const missing = question.vote.missing ?? [];
  const names = await personNames(tx, [...(asker === null ? [] : [asker]), ...missing]);
  const seats = await readSeats(tx, [question.game_id]);
  const { pauseUntil, ...content } = contentOf(question);
  return {
    ...content,
    asker: asker === null ? null : (names.get(asker) ?? ''),
    own: seats.some(({ seat, person_id }) => seat === question.subject && person_id === row.person_id),
    votes: question.vote.voters.includes(row.person_id!),
    missingDays: goesOnWithout(question.about) ? MISSING_DAYS : null,
    missing: missing.map(person => names.get(person) ?? ''),
    reason: question.reason,
    pauseUntil: pauseUntil?.toISOString() ?? null,
    expires: question.expires_at.toISOString(),
    outcome: question.outcome,
    choice: question.choice,
  };
};

const questionOf = (deps: Deps, row: DeliveryRow): Promise<QuestionRow | undefined> =>
  readQuestion(direct(deps.db), (row.data as { readonly question: string } | null)?.question ?? '');

/** A question, as long as it is open, its receiver plays and has not answered. */
export const voteNote = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const question = await questionOf(deps, row);
  if (!question || question.closed_at || question.expires_at <= deps.clock()) return null;
  if (Object.hasOwn(question.vote.ballots, row.person_id!)) return null;
  const seats = await readSeats(direct(deps.db), [question.game_id]);
  const plays = seats.some(({ seat, person_id }) => seat === row.seat && person_id === row.person_id);
  return plays ? told(deps, row, question) : null;
};

/** What has come of a question; of a game's end there is a mail of its own. */
export const voteOverNote = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const question = await questionOf(deps, row);
  if (!question?.closed_at) return null;
  const game = await readGame(direct(deps.db), question.game_id);
  const ends = question.choice !== null && (question.about === 'end' || question.choice === 'end');
  if (ends || (question.outcome === 'moot' && game?.phase === 'ended')) return null;
  return told(deps, row, question);
};
