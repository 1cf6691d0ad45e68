import { randomUUID } from 'node:crypto';
import { showGame } from '../../service/tables/games.js';
import { showOptions } from '../../service/tables/options.js';
import {
  deleteMessage,
  markSeen,
  readConversation,
  say,
  type Conversation,
  type ChatMessage,
} from '../../service/chat/chat.js';
import type { Actor, GameDetail } from '../../service/types.js';
import { check } from '../input/check.js';
import { id, key, wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { sidebarModel, type SidebarModel } from './game-sidebar.js';
import { isAtTable, tablePath } from './at-table.js';
import { refusedOnGame } from './refused.js';
import { formRefusal } from './again.js';
import { liveModel, type LiveModel } from './live.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { readerTime } from './reader-time.js';
import { saidModel, type SaidMessage, whoIs } from './chat-model.js';
import { isolated } from '../../words/isolated.js';

/** The other's seat, as the address or the form names it; undefined for the conversation of all. */
const withIn = ({ context }: PageCall, value: unknown): number | undefined =>
  value === undefined || value === '' ? undefined : check(wholeNumber, value, 'with', context.language);

const idIn = ({ context }: PageCall, name: string, value: unknown): string | undefined =>
  value === undefined || value === '' ? undefined : check(id, value, name, context.language);

const chatPath = (gameId: string, seat: number | undefined, message?: string): string => {
  const query = new URLSearchParams({
    ...(seat !== undefined && { with: String(seat) }),
    ...(message !== undefined && { around: message }),
  }).toString();
  return `/g/${gameId}/chat${query && `?${query}`}${message === undefined ? '' : `#m-${message}`}`;
};

/** The others who play, each by the first of their seats. */
const othersIn = (game: GameDetail): GameDetail['seats'] => {
  const mine = game.seats.filter(({ seat }) => game.mine.includes(seat)).map(({ personId }) => personId);
  return game.seats.filter(
    ({ personId }, at) =>
      personId !== null &&
      !mine.includes(personId) &&
      game.seats.findIndex(one => one.personId === personId) === at,
  );
};

interface ChatTab {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  readonly unread: number | undefined;
}

const tabs = (
  { t }: PageCall,
  game: GameDetail,
  { unread }: Conversation,
  chosen: number | undefined,
): readonly ChatTab[] => {
  const tab = (name: string, seat: number | undefined): ChatTab => ({
    name,
    href: chatPath(game.id, seat),
    current: seat === chosen,
    unread: unread.find(one => one.with === (seat ?? null))?.unread,
  });
  return [tab(t('chatAll'), undefined), ...othersIn(game).map(({ seat, name }) => tab(name, seat))];
};

interface MessageModel extends SaidMessage {
  readonly link: string;
  readonly deletable: false | { readonly action: string; readonly other: number | undefined };
}

const messageModel =
  (call: PageCall, game: GameDetail, seat: number | undefined) =>
  (message: ChatMessage): MessageModel => ({
    ...saidModel(call, game, message, readerTime(call)),
    link: chatPath(game.id, seat, message.id),
    deletable: message.deletable && { action: `/g/${game.id}/chat/${message.id}/delete`, other: seat },
  });

/** What was typed when it was refused, and why. */
interface Refused {
  readonly text: string;
  readonly error: string;
}

declare module '../views.js' {
  interface PageModels {
    readonly chat: ChatPage;
  }
}

interface ChatPage {
  readonly live: LiveModel | undefined;
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly heading: string;
  readonly tabs: readonly ChatTab[] | undefined;
  readonly audience: string;
  readonly messages: readonly MessageModel[];
  readonly earlier: string | undefined;
  readonly newest: string | undefined;
  readonly unread: ChatUnread | undefined;
  readonly form: ChatForm | undefined;
  readonly closed: boolean;
  readonly error: string | undefined;
}

interface ChatUnread {
  readonly message: string;
  readonly other: number | undefined;
  readonly count: number;
}

const sendChat = async (
  call: PageCall,
  actor: Actor | null,
  wanted: { readonly with: number | undefined; readonly before?: string; readonly around?: string },
  refused?: Refused,
): Promise<void> => {
  const { deps, t } = call;
  const gameId = gameIdOf(call);
  const { with: seat, before, around } = wanted;
  const live = await liveModel(deps, actor, gameId, ['chat', 'table']);
  const [game, options, conversation] = await Promise.all([
    showGame(deps.service, actor, gameId),
    showOptions(deps.service, gameId),
    readConversation(deps.service, actor, {
      gameId,
      ...(seat !== undefined && { with: seat }),
      ...(before !== undefined && { before }),
      ...(around !== undefined && { around }),
    }),
  ]);
  const plays = game.mine.length > 0;
  const last = conversation.messages.at(-1);
  const unread = conversation.unread.find(one => one.with === (seat ?? null));
  const closed = seat !== undefined && options.chat.private === 'off';
  const earlier = conversation.earlier;
  sendPage(call, 'chat', `${t('chat')}: ${isolated(game.name)}`, {
    live,
    game: { id: game.id, name: game.name },
    beside: await sidebarModel(call, game, actor),
    heading: seat === undefined ? t('chatAll') : t('chatWith', { name: whoIs(call, game, seat) }),
    tabs: plays ? tabs(call, game, conversation, seat) : undefined,
    audience: audience(call, plays, seat, options.chat.spectators === 'on'),
    messages: conversation.messages.map(messageModel(call, game, seat)),
    earlier: earlier === null ? undefined : earlierPath(gameId, seat, earlier),
    newest: conversation.newest ? undefined : chatPath(gameId, seat),
    unread: unread && last && { message: last.id, other: seat, count: unread.unread },
    form: plays && !closed ? formModel(seat, last, refused) : undefined,
    closed: plays && closed,
    error: refused?.error,
  });
};

const earlierPath = (gameId: string, seat: number | undefined, before: string): string =>
  `/g/${gameId}/chat?${new URLSearchParams({ ...(seat !== undefined && { with: String(seat) }), before }).toString()}`;

/** Who reads what is written here. */
const audience = ({ t }: PageCall, plays: boolean, seat: number | undefined, spectators: boolean): string => {
  if (!plays) return t('chatSpectator');
  if (seat !== undefined) return t('chatPrivateText');
  return t(spectators ? 'chatOpenText' : 'chatClosedText');
};

interface ChatForm {
  readonly other: number | undefined;
  readonly seen: string | undefined;
  readonly key: string;
  readonly text: string;
}

const formModel = (
  seat: number | undefined,
  last: ChatMessage | undefined,
  refused: Refused | undefined,
): ChatForm => ({ other: seat, seen: last?.id, key: randomUUID(), text: refused?.text ?? '' });

const show = (call: PageCall): Promise<void> => {
  const { query } = call;
  const before = idIn(call, 'before', query['before']);
  const around = idIn(call, 'around', query['around']);
  return sendChat(call, actorIn(call.context, gameIdOf(call)), {
    with: withIn(call, query['with']),
    ...(before !== undefined && { before }),
    ...(around !== undefined && { around }),
  });
};

const post = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const seat = withIn(call, form['with']);
  const where = { gameId, ...(seat !== undefined && { with: seat }) };
  const text = form['text'] ?? '';
  try {
    const given = form['key'];
    const message = await say(deps.service, actor, {
      ...where,
      text,
      ...(given !== undefined && { idempotencyKey: check(key, given, 'key', context.language) }),
    });
    const seen = idIn(call, 'seen', form['seen']);
    if (seen !== undefined) await markSeen(deps.service, actor, { ...where, message: seen });
    goTo(res, isAtTable(call) ? tablePath(call, 'chat') : `${chatPath(gameId, seat)}#m-${message.id}`);
  } catch (error) {
    if (isAtTable(call)) return refusedOnGame(call, error);
    await sendChat(call, actor, { with: seat }, { text, error: formRefusal(call, error) });
  }
};

const seen = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  const seat = withIn(call, form['with']);
  await markSeen(deps.service, mustBeSomeone(actorIn(context, gameId)), {
    gameId,
    ...(seat !== undefined && { with: seat }),
    message: check(id, form['message'], 'message', context.language),
  });
  goTo(res, chatPath(gameId, seat));
};

const remove = async (call: PageCall): Promise<void> => {
  const { deps, params, form, context, res } = call;
  const gameId = gameIdOf(call);
  const message = check(id, params['message'], 'message', context.language);
  await deleteMessage(deps.service, mustBeSomeone(actorIn(context, gameId)), { gameId, message });
  goTo(res, `${chatPath(gameId, withIn(call, form['with']))}#m-${message}`);
};

export const chatPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/chat', run: show }),
  page(deps)({ method: 'post', path: '/g/:id/chat', allowance: 'chat', run: post }),
  page(deps)({ method: 'post', path: '/g/:id/chat/seen', run: seen }),
  page(deps)({ method: 'get', path: '/g/:id/chat/seen', run: backToGame }),
  page(deps)({ method: 'post', path: '/g/:id/chat/:message/delete', run: remove }),
  page(deps)({ method: 'get', path: '/g/:id/chat/:message/delete', run: backToGame }),
];
