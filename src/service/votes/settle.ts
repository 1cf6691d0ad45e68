import {
  closeQuestion,
  keepVote,
  lockGame,
  readQuestion,
  readSeats,
  type QuestionRow,
  type Transaction,
} from '../../db/index.js';
import { outcomeOf, remaining } from '../../pace/index.js';
import type { Locked } from '../authority.js';
import { timeOf } from '../clocks/calendars.js';
import { pauseGame, resumeGame } from '../clocks/pause.js';
import { runningOf } from '../clocks/schedule.js';
import type { Deps } from '../deps.js';
import { endTogether } from './end.js';
import { judged } from './judge.js';
import { waitsForEnd } from './kinds.js';
import { lookAt } from './open.js';
import { vacate } from '../tables/seats.js';
import { takeBackTogether } from './take-back.js';
import { tellOver } from './tell.js';

/** Does what all have agreed to. */
const carryOut = async (
  deps: Deps,
  tx: Transaction,
  locked: Locked,
  question: QuestionRow,
  choice: string,
): Promise<void> => {
  const { id } = locked.game;
  switch (question.about) {
    case 'undo':
    case 'redo':
      return takeBackTogether(deps, tx, locked, question);
    case 'end':
      return endTogether(deps, tx, locked);
    case 'pause': {
      const { until } = question.params as { until: number | null };
      // Agreed too late: it would have ended by now.
      if (until !== null && until <= deps.clock().getTime()) return;
      return pauseGame(deps, tx, id, until === null ? null : new Date(until));
    }
    case 'resume':
      return resumeGame(deps, tx, id);
    default:
      if (choice === 'end') return endTogether(deps, tx, locked);
      await vacate(deps, tx, locked, question.subject, 'voted');
  }
};

/** Does the seat that a question is about have time again? It may have been given back since it was asked. */
const hasTime = ({ game, seats }: Locked, { subject }: QuestionRow, at: Date): boolean => {
  const time = timeOf(game);
  const running = time && runningOf(game, time, seats).find(({ seat }) => seat === subject);
  return running ? remaining(running.clock, running.calendar, at.getTime()) > 0 : false;
};

/**
 * Closes a question whose outcome is clear, tells everybody and does what was carried; otherwise looks again
 * when its time is up. Under the game's lock: whoever comes later finds it closed.
 */
export const settleQuestion = async (
  deps: Deps,
  tx: Transaction,
  locked: Locked,
  question: QuestionRow,
): Promise<void> => {
  const at = deps.clock();
  const vote = await judged(deps, tx, locked.seats, question);
  const outcome = outcomeOf(vote, at.getTime());
  const waits = outcome.is === 'carried' && waitsForEnd(question.about) && at < question.expires_at;
  if (outcome.is === 'open' || waits) return lookAt(tx, question.id, question.expires_at);
  const pointless = outcome.is === 'carried' && question.about === 'absent' && hasTime(locked, question, at);
  const choice = outcome.is === 'carried' && !pointless ? outcome.choice : null;
  const closed = { outcome: pointless ? ('moot' as const) : outcome.is, choice, at };
  if (!(await closeQuestion(tx, question.id, closed))) return;
  if (vote !== question.vote) await keepVote(tx, question.id, vote);
  await tellOver(deps, tx, locked.seats, question);
  if (choice !== null) await carryOut(deps, tx, locked, question, choice);
};

/** The job that looks at a question: closes one whose time is up, and tells of one that was closed by a move. */
export const questionDue = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const gameId = (await readQuestion(tx, id))?.game_id;
    const game = gameId === undefined ? undefined : await lockGame(tx, gameId);
    if (!game) return;
    const [question, seats] = await Promise.all([readQuestion(tx, id), readSeats(tx, [game.id])]);
    if (!question) return;
    // While an operator holds the game nothing is decided; it is looked at again when it goes on.
    if (question.closed_at === null && game.frozen_at) return;
    if (question.closed_at === null) await settleQuestion(deps, tx, { game, seats }, question);
    else await tellOver(deps, tx, seats, question);
  });
