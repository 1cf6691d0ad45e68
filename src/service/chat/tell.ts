import type { JsonObject } from '../../engine/core/index.js';
import {
  direct,
  enqueue,
  markTold,
  postpone,
  readSeats,
  setTold,
  untoldChat,
  waitingChatMail,
  wantsMail,
  type DeliveryRow,
  type ChatRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** A mail about the chat waits until nothing has been said for so long, but not for ever. In milliseconds. */
const QUIET = 15 * 60_000;
const LONGEST = 2 * 3_600_000;

/**
 * Writes the mails that tell of what was said: one for each hearer, which what is said before it goes out
 * joins. What a hearer reads meanwhile, or is told in another mail, it does not tell; whether they want it by
 * itself, with their digest or not at all is checked when it is due.
 */
export const tellChat = async (
  deps: Deps,
  tx: Tx,
  said: ChatRow,
  hearers: readonly string[],
): Promise<void> => {
  const at = deps.clock();
  const sendAt = (since: Date): Date => new Date(Math.min(at.getTime() + QUIET, since.getTime() + LONGEST));
  for (const personId of hearers) {
    const waiting = await waitingChatMail(tx, personId, said.game_id);
    // One that is held waits for a digest, which looks up what there is to tell.
    if (waiting && !waiting.held) await postpone(tx, waiting.id, sendAt(waiting.created_at));
    if (waiting) continue;
    await enqueue(tx, [
      {
        id: newId(deps, 16),
        kind: 'chat',
        personId,
        gameId: said.game_id,
        seat: null,
        number: said.number,
        subjectId: null,
        dedupe: `g${said.game_id}.t${said.id}.u${personId}.chat`,
        at,
        sendAt: sendAt(at),
      },
    ]);
  }
};

/** Something said, as a mail tells it. */
export interface ToldChat {
  /** Empty for somebody who no longer plays. */
  readonly who: string;
  /** To the reader alone? */
  readonly private: boolean;
  readonly at: Date;
  readonly text: string;
}

/** More is left to the page. */
const MOST_TOLD = 30;

export interface Untold {
  /** The newest, oldest of them first. */
  readonly chat: readonly ToldChat[];
  /** How many are left out before them. */
  readonly more: number;
}

/**
 * What a mail that is about to go out tells of the chat: all that its receiver has neither read nor been
 * told. It counts as told when the mail has been sent.
 */
export const gatherChat = async (
  deps: Deps,
  { id, person_id: personId, game_id: gameId }: Pick<DeliveryRow, 'id' | 'person_id' | 'game_id'>,
): Promise<Untold> => {
  const nothing = { chat: [], more: 0 };
  if (personId === null || gameId === null) return nothing;
  const tx = direct(deps.db);
  const seats = await readSeats(tx, [gameId]);
  // A former player hears nothing more.
  if (!seats.some(seat => seat.person_id === personId)) return nothing;
  const rows = await untoldChat(tx, personId, gameId);
  const newest = rows.at(-1);
  if (!newest) return nothing;
  await setTold(tx, id, newest.n);
  return {
    chat: rows.slice(-MOST_TOLD).map(row => ({
      who: seats.find(seat => seat.person_id === row.by_person)?.name ?? '',
      private: row.to_person !== null,
      at: row.at,
      text: row.text,
    })),
    more: Math.max(0, rows.length - MOST_TOLD),
  };
};

/** What a mail about the chat says; null when there is nothing to tell any more. */
export const chatMessage = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  if (!(await wantsMail(deps.db, row.person_id ?? '', row.game_id ?? ''))) return null;
  const { chat, more } = await gatherChat(deps, row);
  if (chat.length === 0) return null;
  return { chat: chat.map(one => ({ ...one, at: one.at.toISOString() })), more };
};

/** A mail has gone out: what it told of the chat is not told again. */
export const noteTold = async (tx: Tx, row: DeliveryRow): Promise<void> => {
  const told = row.data?.['chatTold'];
  if (typeof told === 'number' && row.person_id !== null && row.game_id !== null)
    await markTold(tx, row.person_id, row.game_id, told);
};
