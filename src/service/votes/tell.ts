import type { QuestionRow, SeatRow, Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { peopleAt, tellPeople } from '../post/game-notes.js';

/** Mails a question to those who are to answer it, and to the one it is about. */
export const tellAsked = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  question: QuestionRow,
): Promise<void> => {
  const { voters, ballots } = question.vote;
  const about = seats.find(({ seat }) => seat === question.subject)?.person_id;
  const asked = [...peopleAt(seats)].filter(
    ([personId]) => (voters.includes(personId) && !Object.hasOwn(ballots, personId)) || personId === about,
  );
  await tellPeople(deps, tx, asked, {
    kind: 'vote',
    gameId: question.game_id,
    number: question.number,
    subject: question.id,
    data: { question: question.id },
  });
};

/** Mails what has come of a question to everybody; a second time it does nothing. */
export const tellOver = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  question: QuestionRow,
): Promise<void> =>
  tellPeople(deps, tx, peopleAt(seats), {
    kind: 'vote-over',
    gameId: question.game_id,
    number: question.number,
    subject: question.id,
    data: { question: question.id },
  });
