import { closeQuestion, keepVote, openQuestions, type SeatRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { peopleAt } from '../post/game-notes.js';
import { lookAt } from './open.js';
import { tellAsked } from './tell.js';

/** Who plays has changed: what is open is asked of those who play now. */
export const askThoseWhoPlay = async (
  deps: Deps,
  tx: Tx,
  gameId: string,
  seats: readonly SeatRow[],
): Promise<void> => {
  const at = deps.clock();
  const people = peopleAt(seats);
  for (const question of await openQuestions(tx, gameId)) {
    const about = seats.find(({ seat }) => seat === question.subject);
    const gone = question.asked_by !== null && !people.has(question.asked_by);
    if (gone || about?.person_id === null)
      await closeQuestion(tx, question.id, { outcome: 'moot', choice: null, at });
    else {
      const voters = [...people.keys()].filter(person => person !== about?.person_id);
      const ballots = Object.fromEntries(
        Object.entries(question.vote.ballots).filter(([voter]) => voters.includes(voter)),
      );
      const vote = { ...question.vote, voters, ballots };
      await keepVote(tx, question.id, vote);
      await tellAsked(deps, tx, seats, { ...question, vote });
    }
    await lookAt(tx, question.id, at);
  }
};
