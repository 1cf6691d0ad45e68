import { closeVote, keepTally, openVotes, type SeatRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { peopleAt } from '../post/game-messages.js';
import { settleAt } from './open.js';
import { tellOpened } from './tell.js';
import { votersAt } from './voters.js';

/** Who plays has changed: what is open is put to those who play now. */
export const letNewPlayersVote = async (
  deps: Deps,
  tx: Tx,
  gameId: string,
  seats: readonly SeatRow[],
): Promise<void> => {
  const at = deps.clock();
  const people = peopleAt(seats);
  for (const vote of await openVotes(tx, gameId)) {
    const about = seats.find(({ seat }) => seat === vote.subject);
    const gone = vote.started_by !== null && !people.has(vote.started_by);
    if (gone || about?.person_id === null)
      await closeVote(tx, vote.id, { outcome: 'moot', choice: null, at });
    else {
      const voters = votersAt(seats).filter(person => person !== about?.person_id);
      const ballots = Object.fromEntries(
        Object.entries(vote.tally.ballots).filter(([voter]) => voters.includes(voter)),
      );
      const tally = { ...vote.tally, voters, ballots };
      await keepTally(tx, vote.id, tally);
      await tellOpened(deps, tx, seats, { ...vote, tally });
    }
    await settleAt(tx, vote.id, at);
  }
};
