import type { VoteRow, SeatRow, Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { peopleAt, tellPeople } from '../post/game-messages.js';

/** Mails a vote to those who are to vote, and to the one it is about. */
export const tellOpened = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  vote: VoteRow,
): Promise<void> => {
  const { voters, ballots } = vote.tally;
  const about = seats.find(({ seat }) => seat === vote.subject)?.person_id;
  const asked = [...peopleAt(seats)].filter(
    ([personId]) => (voters.includes(personId) && !Object.hasOwn(ballots, personId)) || personId === about,
  );
  await tellPeople(deps, tx, asked, {
    kind: 'vote',
    gameId: vote.game_id,
    number: vote.number,
    subject: vote.id,
    data: { vote: vote.id },
  });
};

/** Mails what has come of a vote to everybody; a second time it does nothing. */
export const announceResult = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  vote: VoteRow,
): Promise<void> =>
  tellPeople(deps, tx, peopleAt(seats), {
    kind: 'vote-over',
    gameId: vote.game_id,
    number: vote.number,
    subject: vote.id,
    data: { vote: vote.id },
  });
