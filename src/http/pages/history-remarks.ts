import { listPins } from '../../service/chat/notes.js';
import { chatBetween } from '../../service/chat/chat.js';
import type { Actor, GameSummary } from '../../service/types.js';
import type { Remarks } from '../../present/step.js';
import type { PageCall } from './page.js';
import { readerTime } from './reader-time.js';
import { saidModel } from './chat-model.js';

interface Row {
  readonly number: number;
}

type Game = Pick<GameSummary, 'id' | 'seats'>;

/** What was said while the log stood at rows `from` to `to`, and the reader's notes about them, by row. */
const remarksFor = async (
  call: PageCall,
  actor: Actor | null,
  game: Game,
  from: number,
  to: number,
): Promise<(number: number) => Remarks> => {
  const { service } = call.deps;
  const [said, pins] = await Promise.all([
    chatBetween(service, actor, { gameId: game.id, from, to }),
    actor ? listPins(service, actor, game.id) : [],
  ]);
  const time = readerTime(call);
  return number => {
    const chat = said.filter(one => one.number === number).map(one => saidModel(call, game, one, time));
    const pin = pins.find(one => one.number === number)?.text;
    return { ...(chat.length > 0 && { chat }), ...(pin !== undefined && { pin }) };
  };
};

/** Rows of the log with what was said while each was the newest, and with the reader's own notes about them. */
export const withRemarks = async <R extends Row>(
  call: PageCall,
  actor: Actor | null,
  game: Game,
  rows: readonly R[],
): Promise<readonly (R & Remarks)[]> => {
  const numbers = rows.map(row => row.number);
  if (numbers.length === 0) return [];
  const at = await remarksFor(call, actor, game, Math.min(...numbers), Math.max(...numbers));
  return rows.map(row => ({ ...row, ...at(row.number) }));
};

/** The same for one step, which need not have a row: the start of a game often has none. */
export const remarksAt = async (
  call: PageCall,
  actor: Actor | null,
  game: Game,
  step: number,
): Promise<Remarks> => (await remarksFor(call, actor, game, step, step))(step);
