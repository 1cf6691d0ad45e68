import { randomUUID } from 'node:crypto';
import { readConversation, type Conversation } from '../../service/chat/chat.js';
import type { Actor, GameDetail } from '../../service/types.js';
import { timeText } from '../../words/time.js';
import { saidModel, type SaidMessage } from './chat-model.js';
import type { PageCall } from './page.js';

export interface TalkModel {
  /** The page with all of it. */
  readonly all: string | false;
  readonly open: boolean;
  readonly lines: readonly SaidMessage[];
  /** There is more than these lines. */
  readonly earlier: boolean;
  readonly unread: false | undefined | { readonly message: string; readonly count: number };
  readonly form: false | { readonly key: string; readonly seen: string | undefined; readonly text: string };
}

/** How many of the newest messages stand on a game's page. */
const LINES = 4;

/** Does the reader want all of it there, or as much as a page of the chat holds? */
const wantsAll = ({ query }: PageCall): boolean => query['chat'] === 'all';

/** What the form that was refused had in it. */
const refusedText = ({ form }: PageCall): string | undefined =>
  form['at'] === 'table' ? form['text'] : undefined;

const unreadOfAll = ({ unread }: Conversation): number => unread.find(one => one.with === null)?.unread ?? 0;

/** The page as it is, with all of the chat in it. */
const allHere = ({ query }: PageCall, { id }: GameDetail): string =>
  `/g/${id}?${new URLSearchParams({ ...queryTexts(query), chat: 'all' }).toString()}#chat`;

const queryTexts = (query: { readonly [name: string]: unknown }): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * What was said to all last, with a field to answer for those who play; undefined for whom it is not.
 * @param idle the reader waits, and has the eyes for it
 */
export const tableTalk = async (
  call: PageCall,
  game: GameDetail,
  actor: Actor | null,
  { reads, idle }: { readonly reads: boolean; readonly idle: boolean },
): Promise<TalkModel | undefined> => {
  if (!reads) return undefined;
  const conversation = await readConversation(call.deps.service, actor, { gameId: game.id });
  const all = wantsAll(call);
  const lines = all ? conversation.messages : conversation.messages.slice(-LINES);
  const last = lines.at(-1);
  const time = timeText(call.context.language, actor?.timeZone ?? 'UTC', 'row');
  const text = refusedText(call);
  const unread = unreadOfAll(conversation);
  return {
    open: idle || all || text !== undefined,
    lines: lines.map(message => saidModel(call, game, message, time)),
    all: lines.length < conversation.messages.length && allHere(call, game),
    earlier: lines.length === conversation.messages.length && conversation.earlier !== null,
    unread: unread > 0 && last && { message: last.id, count: unread },
    form: game.mine.length > 0 && { key: randomUUID(), seen: last?.id, text: text ?? '' },
  };
};
