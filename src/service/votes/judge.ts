import type { VoteRow, SeatRow, Tx } from '../../db/index.js';
import type { Tally } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { missingPlayers } from '../account/sight.js';

/** Does it count without those who have vanished? What gets a game out of a standstill is not held up for ever. */
export const goesOnWithout = (about: string): boolean => ['end', 'replace', 'absent'].includes(about);

/** Who of the voters, by person id, counts at the end only if they have voted. */
export const missingIn = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  { about, tally }: Pick<VoteRow, 'about' | 'tally'>,
): Promise<readonly string[]> =>
  goesOnWithout(about)
    ? (await missingPlayers(deps, tx, seats)).filter(person => tally.voters.includes(person))
    : [];

/** The vote as it counts now: once its time is up, it knows who has not been seen for long. */
export const judged = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  vote: VoteRow,
): Promise<Tally> => {
  const { tally } = vote;
  if (vote.closed_at !== null || deps.clock().getTime() < tally.expires) return tally;
  const missing = await missingIn(deps, tx, seats, vote);
  return missing.length > 0 ? { ...tally, missing } : tally;
};
