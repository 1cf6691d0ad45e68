import type { QuestionRow, SeatRow, Tx } from '../../db/index.js';
import type { Vote } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { missingPlayers } from '../account/sight.js';

/** Does it count without those who have vanished? What gets a game out of a standstill is not held up for ever. */
export const goesOnWithout = (about: string): boolean => ['end', 'replace', 'absent'].includes(about);

/** Voters of a question, by person id, who count at its end only if they have answered. */
export const missingIn = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  { about, vote }: Pick<QuestionRow, 'about' | 'vote'>,
): Promise<readonly string[]> =>
  goesOnWithout(about)
    ? (await missingPlayers(deps, tx, seats)).filter(person => vote.voters.includes(person))
    : [];

/** The vote as it counts now: once its time is up, it knows who has not been seen for long. */
export const judged = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  question: QuestionRow,
): Promise<Vote> => {
  const { vote } = question;
  if (question.closed_at !== null || deps.clock().getTime() < vote.expires) return vote;
  const missing = await missingIn(deps, tx, seats, question);
  return missing.length > 0 ? { ...vote, missing } : vote;
};
