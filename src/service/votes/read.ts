import {
  closedQuestions,
  direct,
  openQuestions,
  personNames,
  readGame,
  readSeats,
  type GameRow,
  type QuestionOutcome,
  type QuestionRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { outcomeOf } from '../../pace/index.js';
import { seatsOf } from '../authority.js';
import { pausedNow } from '../clocks/pause.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound } from '../errors.js';
import { missingPlayers } from '../account/sight.js';
import type { Actor } from '../types.js';
import { goesOnWithout } from './judge.js';
import type { About } from './kinds.js';
import type { Plan } from './take-back.js';
import { peopleAt } from '../post/game-notes.js';

/** What one of those who may vote has answered. */
export interface AnswerInfo {
  readonly name: string;
  /** Null for somebody who no longer plays. */
  readonly seat: Seat | null;
  /** Null while they have said nothing. */
  readonly choice: string | null;
  readonly mine: boolean;
  /** Not seen for long: counts at the end only with an answer. */
  readonly missing: boolean;
}

/** A question as every player sees it. */
export interface QuestionInfo {
  readonly id: string;
  readonly about: About;
  /** Who asks; null for the clock. */
  readonly asker: string | null;
  /** The seat it is about. */
  readonly subject: Seat | null;
  readonly reason: string;
  readonly choices: readonly string[];
  readonly rule: 'majority' | 'unanimous';
  readonly answers: readonly AnswerInfo[];
  /** The log's number when it was asked. */
  readonly number: number;
  /** Of an undo or redo. */
  readonly takeBack: Plan | null;
  /** Of a pause: when it is to end; null for when somebody ends it. */
  readonly pauseUntil: Date | null;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  readonly outcome: QuestionOutcome | null;
  /** What was agreed. */
  readonly choice: string | null;
  /** It is agreed, but waits for its end. */
  readonly agreed: boolean;
  /** May the one who looks answer now, or take the question back? */
  readonly mayAnswer: boolean;
  readonly mayWithdraw: boolean;
}

export interface Questions {
  /** The oldest first. */
  readonly open: readonly QuestionInfo[];
  /** The newest first, 20 at most. */
  readonly closed: readonly QuestionInfo[];
  /** The game's clocks stand by consent; `until` is null for an open end. */
  readonly paused: { readonly until: Date | null } | null;
  /** How many undone actions could be played again together. */
  readonly undone: number;
}

const MOST_CLOSED = 20;

/** What a question asks, apart from the answers. */
export const contentOf = (
  question: QuestionRow,
): Pick<QuestionInfo, 'about' | 'subject' | 'takeBack' | 'pauseUntil'> => {
  const { params } = question;
  const about = question.about as About;
  const until = params['until'];
  return {
    about,
    subject: question.subject < 0 ? null : question.subject,
    takeBack: about === 'undo' || about === 'redo' ? (params as unknown as Plan) : null,
    pauseUntil: typeof until === 'number' ? new Date(until) : null,
  };
};

interface Reading {
  readonly me: string;
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  readonly names: ReadonlyMap<string, string>;
  /** Who has not been seen for long, by person id. */
  readonly missing: readonly string[];
  readonly now: Date;
}

const infoOf =
  ({ me, game, seats, names, missing, now }: Reading) =>
  (question: QuestionRow): QuestionInfo => {
    const { vote } = question;
    const people = peopleAt(seats);
    const is = question.closed_at ? null : outcomeOf(vote, now.getTime()).is;
    const gone = question.closed_at || !goesOnWithout(question.about) ? (vote.missing ?? []) : missing;
    const acts = is === 'open' && game.phase === 'running';
    return {
      id: question.id,
      ...contentOf(question),
      asker: question.asked_by === null ? null : (names.get(question.asked_by) ?? ''),
      reason: question.reason,
      choices: vote.choices,
      rule: vote.rule,
      answers: vote.voters.map(voter => ({
        name: names.get(voter) ?? '',
        seat: people.get(voter)?.seat ?? null,
        choice: Object.hasOwn(vote.ballots, voter) ? vote.ballots[voter]! : null,
        mine: voter === me,
        missing: gone.includes(voter),
      })),
      number: question.number,
      openedAt: question.opened_at,
      expiresAt: question.expires_at,
      closedAt: question.closed_at,
      outcome: question.outcome ?? (is === 'expired' ? 'expired' : null),
      choice: question.choice,
      agreed: is === 'carried',
      mayAnswer: acts && vote.voters.includes(me),
      mayWithdraw: question.closed_at === null && question.asked_by === me,
    };
  };

/** Everybody some questions name. */
const namesIn = (tx: Tx, questions: readonly QuestionRow[]): Promise<ReadonlyMap<string, string>> =>
  personNames(tx, [
    ...new Set(questions.flatMap(({ asked_by: asker, vote }) => [...(asker ? [asker] : []), ...vote.voters])),
  ]);

/**
 * What the players of a game decide together. Only they see it.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`
 */
export const listQuestions = async (deps: Deps, actor: Actor, gameId: string): Promise<Questions> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (seatsOf(actor, gameId, seats).length === 0) throw new Forbidden('not-your-game', { game: gameId });
  const open = await openQuestions(tx, gameId);
  const closed = await closedQuestions(tx, gameId, MOST_CLOSED);
  const names = await namesIn(tx, [...open, ...closed]);
  const now = deps.clock();
  const missing = open.some(({ about }) => goesOnWithout(about)) ? await missingPlayers(deps, tx, seats) : [];
  const info = infoOf({ me: actor.personId, game, seats, names, missing, now });
  return {
    open: open.map(info),
    closed: closed.map(info),
    paused: pausedNow(game, now),
    undone: game.undone.length,
  };
};
