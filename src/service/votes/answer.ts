import { closeQuestion, keepVote, readQuestion, type QuestionRow, type Tx } from '../../db/index.js';
import { cast } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import type { Actor } from '../types.js';
import { lockForPlayer } from './ask.js';
import { lookAt } from './open.js';
import { settleQuestion } from './settle.js';

export interface Answer {
  readonly gameId: string;
  readonly question: string;
  /** One of the question's choices. */
  readonly choice: string;
}

/** @throws NotFound `no-such-question`, Conflict `vote-over` */
const readOpen = async (tx: Tx, gameId: string, id: string): Promise<QuestionRow> => {
  const question = await readQuestion(tx, id);
  if (question?.game_id !== gameId) throw new NotFound('no-such-question', { question: id });
  if (question.closed_at) throw new Conflict('vote-over', { outcome: question.outcome });
  return question;
};

/**
 * Answers a question, or changes an answer while it is open. The last answer that decides it closes it, and what
 * was agreed is done at once, in the same transaction.
 * @throws like `lockForPlayer`; NotFound `no-such-question`; Conflict `vote-over`; Forbidden `not-a-voter`;
 *   Invalid `not-a-choice`
 */
export const answerQuestion = (deps: Deps, actor: Actor, answer: Answer): Promise<void> =>
  deps.db.transaction(async tx => {
    const player = await lockForPlayer(tx, actor, answer.gameId);
    const question = await readOpen(tx, answer.gameId, answer.question);
    const { vote, code } = cast(question.vote, actor.personId, answer.choice, deps.clock().getTime());
    if (code === 'not-a-voter') throw new Forbidden('not-a-voter', { question: question.id });
    if (code === 'not-a-choice') throw new Invalid('not-a-choice', { choices: question.vote.choices });
    if (!vote) throw new Conflict('vote-over', { outcome: null });
    await keepVote(tx, question.id, vote);
    await settleQuestion(deps, tx, player, { ...question, vote });
  });

/**
 * Takes one's own question back.
 * @throws like `lockForPlayer`; NotFound `no-such-question`; Conflict `vote-over`; Forbidden `not-your-question`
 */
export const withdrawQuestion = (
  deps: Deps,
  actor: Actor,
  { gameId, question: id }: { readonly gameId: string; readonly question: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockForPlayer(tx, actor, gameId);
    const question = await readOpen(tx, gameId, id);
    if (question.asked_by !== actor.personId) throw new Forbidden('not-your-question', { question: id });
    const at = deps.clock();
    await closeQuestion(tx, id, { outcome: 'withdrawn', choice: null, at });
    await lookAt(tx, id, at);
  });
