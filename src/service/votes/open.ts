import {
  addJob,
  closeQuestion,
  insertQuestion,
  lastQuestion,
  type QuestionRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { JsonObject, Seat } from '../../engine/core/index.js';
import { outcomeOf, type Vote } from '../../pace/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';
import { judged } from './judge.js';
import type { About } from './kinds.js';
import { tellAsked } from './tell.js';

/** A question that is to be asked; who asks has checked that it may be. */
export interface NewQuestion {
  readonly about: About;
  /** Null for the clock. */
  readonly asker: { readonly personId: string; readonly seat: Seat } | null;
  /** The seat it is about. */
  readonly subject?: Seat;
  readonly params?: JsonObject;
  /** Cleaned. */
  readonly reason?: string;
  readonly vote: Vote;
}

/** The job that looks at a question again: when its time is up, or when something about it has changed. */
export const lookAt = (tx: Tx, id: string, runAt: Date): Promise<void> =>
  addJob(tx, { task: 'question', payload: { id }, runAt, key: `question:${id}` });

/**
 * Asks the players of a game, under its lock; those who have not answered yet are mailed.
 * @returns the question, or null when one of its kind (about that seat) is open already
 */
export const openQuestion = async (
  deps: Deps,
  tx: Tx,
  { game, seats }: Locked,
  asked: NewQuestion,
): Promise<QuestionRow | null> => {
  const question: QuestionRow = {
    id: newId(deps, 12),
    game_id: game.id,
    about: asked.about,
    subject: asked.subject ?? -1,
    asked_by: asked.asker?.personId ?? null,
    seat: asked.asker?.seat ?? null,
    params: asked.params ?? {},
    reason: asked.reason ?? '',
    vote: asked.vote,
    number: game.number,
    hash: game.hash,
    opened_at: new Date(asked.vote.opened),
    expires_at: new Date(asked.vote.expires),
    closed_at: null,
    outcome: null,
    choice: null,
  };
  if (!(await insertQuestion(tx, question)) && !(await insertAfterExpired(deps, tx, seats, question)))
    return null;
  await lookAt(tx, question.id, question.expires_at);
  await tellAsked(deps, tx, seats, question);
  return question;
};

/** The earlier one may be over without its job having come yet. */
const insertAfterExpired = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  question: QuestionRow,
): Promise<boolean> => {
  const earlier = await lastQuestion(tx, question.game_id, question.about, question.subject);
  const at = deps.clock();
  if (!earlier) return false;
  const vote = await judged(deps, tx, seats, earlier);
  if (outcomeOf(vote, at.getTime()).is !== 'expired') return false;
  await closeQuestion(tx, earlier.id, { outcome: 'expired', choice: null, at });
  await lookAt(tx, earlier.id, at);
  return insertQuestion(tx, question);
};

/** The newest vote on a seat whose time was up, open or over; null for none. */
export const lastAbsentVote = async (tx: Tx, gameId: string, seat: Seat): Promise<Vote | null> =>
  (await lastQuestion(tx, gameId, 'absent', seat))?.vote ?? null;
