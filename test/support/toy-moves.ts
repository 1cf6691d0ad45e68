import { readGame } from '../../src/db/games.js';
import { direct } from '../../src/db/client.js';
import { submit } from '../../src/service/log/play.js';
import type { PersonActor, Submitted } from '../../src/service/types.js';
import { undo } from '../../src/service/log/undo.js';
import type { TestDeps } from './service.js';

/** A bid of the toy, as `submit` takes it. */
export const bid = (gameId: string, seat: number, expected: number, amount = 1) => ({
  gameId,
  expected,
  action: { seat, type: 'bid', amount },
});

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
  if (what === 'bid') return submit(deps, players[seat]!, bid(gameId, seat, number, 0));
  return submit(deps, players[seat]!, { ...seen, action: { seat, type: what } });
};
