import { listPins } from '../../service/talk/notes.js';
import { talkBetween } from '../../service/talk/talk.js';
import type { Actor, GameSummary } from '../../service/types.js';
import type { PageCall } from './page.js';
import { readerTime } from './reader-time.js';
import { saidModel } from './talk-model.js';

interface Row {
  readonly number: number;
}

/** Rows of the log with what was said while each was the newest, and with the reader's own notes about them. */
export const withRemarks = async <R extends Row>(
  call: PageCall,
  actor: Actor | null,
  game: Pick<GameSummary, 'id' | 'seats'>,
  rows: readonly R[],
): Promise<readonly (R & object)[]> => {
  const numbers = rows.map(row => row.number);
  if (numbers.length === 0) return rows;
  const { service } = call.deps;
  const range = { gameId: game.id, from: Math.min(...numbers), to: Math.max(...numbers) };
  const [said, pins] = await Promise.all([
    talkBetween(service, actor, range),
    actor ? listPins(service, actor, game.id) : [],
  ]);
  if (said.length === 0 && pins.length === 0) return rows;
  const time = readerTime(call);
  return rows.map(row => ({
    ...row,
    talk: said.filter(one => one.number === row.number).map(one => saidModel(call, game, one, time)),
    pin: pins.find(one => one.number === row.number)?.text,
  }));
};
