import { readGame } from '../../src/db/games.js';
import { direct } from '../../src/db/client.js';
import { submit } from '../../src/service/play.js';
import type { PersonActor, Submitted } from '../../src/service/types.js';
import { undo } from '../../src/service/undo.js';
import type { TestDeps } from './service.js';

/** A move of the toy, or an undo, by whoever has the seat, on the newest position. */
export const play = async (
  deps: TestDeps,
  gameId: string,
  players: readonly PersonActor[],
  seat: number,
  what: 'bid' | 'withdraw' | 'undo',
): Promise<Submitted> => {
  const { number } = (await readGame(direct(deps.db), gameId))!;
  const seen = { gameId, expected: number };
  if (what === 'undo') return undo(deps, players[seat]!, { ...seen, seat, count: 1 });
  const action = what === 'bid' ? { seat, type: what, amount: 0 } : { seat, type: what };
  return submit(deps, players[seat]!, { ...seen, action });
};
