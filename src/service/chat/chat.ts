import type { Seat } from '../../engine/core/index.js';
import {
  deleteChat,
  direct,
  EVERYBODY,
  insertChat,
  lockChat,
  markRead,
  readChat,
  countSaidSince,
  chatAtRows,
  chatById,
  unreadChat,
  type ChatRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, NotFound, TooMany } from '../errors.js';
import { type Made, onlyOnce } from '../once.js';
import { newId } from '../secrets.js';
import type { Actor } from '../types.js';
import { circleOf, mustPlay, otherAt, type Circle, type CirclePlayer } from './circle.js';
import { namedIn } from './mentions.js';
import { tellChat } from './tell.js';
import { cleanLines } from '../free-text.js';

/** Something said, as one reader sees it. */
export interface ChatMessage {
  readonly id: string;
  /** Who said it, by a seat; null for somebody who no longer plays. */
  readonly seat: Seat | null;
  /** To whom; null for what is said to all, and for somebody who no longer plays. */
  readonly to: Seat | null;
  readonly private: boolean;
  readonly mine: boolean;
  /** The log's number when it was said. */
  readonly number: number;
  /** Null once it is deleted. */
  readonly text: string | null;
  readonly at: Date;
  /** May the reader still delete it? */
  readonly deletable: boolean;
  /** Is the reader named in it? */
  readonly mentioned: boolean;
}

export interface Unread {
  /** A seat of the other; null for the conversation of all. */
  readonly with: Seat | null;
  readonly unread: number;
  readonly mentioned: boolean;
}

export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Pass as `before` for what was said earlier; null where there is nothing. */
  readonly earlier: string | null;
  /** Are these the newest? */
  readonly newest: boolean;
  /** What the reader has not read, in all conversations of the game. */
  readonly unread: readonly Unread[];
}

const MOST_LETTERS = 2000;
const MOST_A_DAY = 200;
const DAY = 86_400_000;
/** How long what was said may be deleted, in minutes. */
export const DELETABLE_MINUTES = 10;
const PAGE = 50;

const seatOf = ({ players }: Circle, personId: string | null): Seat | null =>
  players.find(player => player.personId === personId)?.seat ?? null;

const isDeletable = (deps: Deps, { me }: Circle, row: ChatRow): boolean =>
  row.by_person === me?.personId &&
  row.deleted_at === null &&
  deps.clock().getTime() - row.at.getTime() <= DELETABLE_MINUTES * 60_000;

const asMessage = (deps: Deps, circle: Circle, row: ChatRow): ChatMessage => ({
  id: row.id,
  seat: seatOf(circle, row.by_person),
  to: seatOf(circle, row.to_person),
  private: row.to_person !== null,
  mine: row.by_person === circle.me?.personId,
  number: row.number,
  text: row.deleted_at ? null : row.text,
  at: row.at,
  deletable: isDeletable(deps, circle, row),
  mentioned: circle.me !== null && row.mentions.includes(circle.me.personId),
});

export interface ChatPost {
  readonly gameId: string;
  /** To the player at this seat alone; to all by default. */
  readonly with?: Seat;
  /** At most 2000 characters of plain text. */
  readonly text: string;
  readonly idempotencyKey?: string;
}

/**
 * Says something, to all players or to one.
 * @throws NotFound `no-such-game`; Forbidden `not-your-game`, `no-private-chat`; Invalid `text-missing`,
 *   `text-too-long`, `nobody-there`; TooMany `too-many-messages`
 */
export const say = (deps: Deps, actor: Actor, saying: ChatPost): Promise<Made<ChatMessage>> => {
  const { gameId, idempotencyKey, with: seat } = saying;
  const text = cleanLines(saying.text, MOST_LETTERS);
  return deps.db.transaction(async tx => {
    const circle = await circleOf(tx, actor, gameId);
    const me = mustPlay(circle);
    const request = ['chat', gameId, String(seat ?? ''), text];
    const { id, replayed } = await onlyOnce(deps, tx, actor, idempotencyKey, request, () =>
      write(deps, tx, circle, me, text, seat),
    );
    return { ...asMessage(deps, circle, (await chatById(tx, gameId, id))!), replayed };
  });
};

const write = async (
  deps: Deps,
  tx: Tx,
  circle: Circle,
  me: CirclePlayer,
  text: string,
  seat: Seat | undefined,
): Promise<string> => {
  const { game, players } = circle;
  if (seat !== undefined && !game.private_chat) throw new Forbidden('no-private-chat', { game: game.id });
  const other = seat === undefined ? null : await otherAt(tx, circle, seat);
  const hearers = other ? [other] : players.filter(player => player !== me);
  const at = deps.clock();
  await lockChat(tx, game.id);
  const said = await countSaidSince(tx, game.id, me.personId, new Date(at.getTime() - DAY));
  if (said >= MOST_A_DAY) throw new TooMany('too-many-messages', { most: MOST_A_DAY });
  const row = await insertChat(tx, {
    id: newId(deps, 12),
    game_id: game.id,
    by_person: me.personId,
    to_person: other?.personId ?? null,
    number: game.number,
    text,
    mentions: namedIn(text, hearers).map(({ personId }) => personId),
    at,
  });
  await tellChat(
    deps,
    tx,
    row!,
    hearers.map(({ personId }) => personId),
  );
  return row!.id;
};

/**
 * Whom the reader's words are with: '' for all, else the other person's id.
 * @throws Forbidden `chat-for-players`: a spectator, where the creator does not let spectators read
 */
const conversationOf = async (tx: Tx, circle: Circle, seat: Seat | undefined): Promise<string> => {
  if (!circle.me && (!circle.game.open_chat || seat !== undefined))
    throw new Forbidden('chat-for-players', { game: circle.game.id });
  return seat === undefined ? EVERYBODY : (await otherAt(tx, circle, seat)).personId;
};

export interface ChatQuery {
  readonly gameId: string;
  readonly with?: Seat;
  /** Only what was said before this message. */
  readonly before?: string;
  /** The part in which this message stands. */
  readonly around?: string;
}

const mustFind = async (tx: Tx, circle: Circle, id: string): Promise<ChatRow> => {
  const row = await chatById(tx, circle.game.id, id);
  const mine = circle.me && (row?.by_person === circle.me.personId || row?.to_person === circle.me.personId);
  if (!row || (row.to_person !== null && !mine)) throw new NotFound('no-such-message', { message: id });
  return row;
};

/**
 * A conversation, the newest 50 of it by default. Marks nothing as read.
 * @throws NotFound `no-such-game`, `no-such-message`; Forbidden `chat-for-players`; Invalid `nobody-there`
 */
export const readConversation = async (
  deps: Deps,
  actor: Actor | null,
  reading: ChatQuery,
): Promise<Conversation> => {
  const tx = direct(deps.db);
  const circle = await circleOf(tx, actor, reading.gameId);
  const conversation = await conversationOf(tx, circle, reading.with);
  const { before, around } = reading;
  const limit =
    before !== undefined
      ? (await mustFind(tx, circle, before)).n
      : around !== undefined
        ? (await mustFind(tx, circle, around)).n + PAGE / 2
        : undefined;
  const me = circle.me?.personId ?? null;
  const asked = { gameId: reading.gameId, me, conversation };
  const rows = await readChat(tx, {
    ...asked,
    most: PAGE + 1,
    ...(limit !== undefined && { before: limit }),
  });
  const shown = rows.slice(0, PAGE).reverse();
  const [newest] = limit === undefined ? rows : await readChat(tx, { ...asked, most: 1 });
  return {
    messages: shown.map(row => asMessage(deps, circle, row)),
    earlier: rows.length > PAGE ? shown[0]!.id : null,
    newest: newest?.id === shown.at(-1)?.id,
    unread: await unreadIn(tx, circle),
  };
};

const unreadIn = async (tx: Tx, circle: Circle): Promise<readonly Unread[]> => {
  if (!circle.me) return [];
  const rows = await unreadChat(tx, circle.me.personId, [circle.game.id]);
  return rows.flatMap(({ conversation, unread, mentioned }) => {
    const seat = conversation === EVERYBODY ? null : seatOf(circle, conversation);
    return seat === null && conversation !== EVERYBODY ? [] : [{ with: seat, unread, mentioned }];
  });
};

/**
 * How much the actor has not read, by game; games without any are left out.
 * @param gameIds null for all of the actor's games
 */
export const unreadByGame = async (
  deps: Deps,
  actor: Actor,
  gameIds: readonly string[] | null,
): Promise<{ readonly [gameId: string]: { readonly unread: number; readonly mentioned: boolean } }> => {
  const found: { [gameId: string]: { unread: number; mentioned: boolean } } = {};
  const wanted = gameIds ?? (actor.kind === 'seat' ? [actor.gameId] : null);
  for (const row of await unreadChat(direct(deps.db), actor.personId, wanted)) {
    const before = found[row.game_id];
    found[row.game_id] = {
      unread: (before?.unread ?? 0) + row.unread,
      mentioned: row.mentioned || before?.mentioned === true,
    };
  }
  return found;
};

/**
 * Notes that the actor has read a conversation up to a message.
 * @throws NotFound `no-such-game`, `no-such-message`; Forbidden `not-your-game`; Invalid `nobody-there`
 */
export const markSeen = async (
  deps: Deps,
  actor: Actor,
  seen: { readonly gameId: string; readonly with?: Seat; readonly message: string },
): Promise<void> => {
  const tx = direct(deps.db);
  const circle = await circleOf(tx, actor, seen.gameId);
  const { personId } = mustPlay(circle);
  const conversation = await conversationOf(tx, circle, seen.with);
  const { n } = await mustFind(tx, circle, seen.message);
  await markRead(tx, { personId, gameId: seen.gameId, conversation, to: n });
};

/**
 * Deletes something the actor said not long ago; that something was said stays.
 * @throws NotFound `no-such-game`, `no-such-message`; Forbidden `not-your-game`, `not-your-words`;
 *   Conflict `too-late-to-delete`
 */
export const deleteMessage = async (
  deps: Deps,
  actor: Actor,
  { gameId, message }: { readonly gameId: string; readonly message: string },
): Promise<void> => {
  const tx = direct(deps.db);
  const circle = await circleOf(tx, actor, gameId);
  const me = mustPlay(circle);
  const row = await mustFind(tx, circle, message);
  if (row.by_person !== me.personId) throw new Forbidden('not-your-words', { message });
  if (row.deleted_at) return;
  if (!isDeletable(deps, circle, row))
    throw new Conflict('too-late-to-delete', { message, minutes: DELETABLE_MINUTES });
  await deleteChat(tx, row.id, deps.clock());
};

/**
 * What the reader may read of what was said while the log stood at rows `from` to `to`, oldest first;
 * nothing where it is not for the reader.
 */
export const chatBetween = async (
  deps: Deps,
  actor: Actor | null,
  { gameId, from, to }: { readonly gameId: string; readonly from: number; readonly to: number },
): Promise<readonly ChatMessage[]> => {
  const tx = direct(deps.db);
  const circle = await circleOf(tx, actor, gameId);
  if (!circle.me && !circle.game.open_chat) return [];
  const rows = await chatAtRows(tx, gameId, circle.me?.personId ?? null, from, to);
  return rows.map(row => asMessage(deps, circle, row));
};
