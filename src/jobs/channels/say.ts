import type { Json, Option } from '../../engine/core/index.js';
import { gamePath } from '../../mail/links.js';
import type { ChannelDelivery } from '../../service/delivery/channels.js';
import type { GameDetail, LogEntry } from '../../service/types.js';
import { placeNames } from '../../present/place-names.js';
import type { Presenters } from '../../present/presenter.js';
import { plainNames, type Language, type Names, type Words } from '../../words/index.js';
import { messageWords, type MessageWords } from '../../words/messages.js';
import { messageText } from '../messages/index.js';
import type { MessageText } from '../messages/message.js';
import { isolated } from '../../words/isolated.js';

/** What a channel is told, in its reader's language and free of secrets; each shape makes its own of it. */
export interface ChannelNews {
  /** `turn`, `move`, …: for programs. */
  readonly event: string;
  /** Says what it is about. */
  readonly title: string;
  /** Says what has happened or is asked. */
  readonly lines: readonly string[];
  /** Where a reader goes on. */
  readonly link: string;
  readonly linkLabel: string;
  readonly game: ToldGame | null;
  /** The seat that is told, or has moved. */
  readonly seat: number | null;
  readonly player: string | null;
  /** What is asked, in words; null when nobody is. */
  readonly ask: string | null;
  readonly asked: readonly { readonly seat: number; readonly name: string }[];
  readonly notation: string | null;
  /** Rows in the log. */
  readonly number: number | null;
  readonly hash: string | null;
}

export interface ToldGame {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly titleName: string;
  readonly link: string;
  /** Where a program asks for the same. */
  readonly api: string;
}

export interface ChannelWriter {
  readonly wordsFor: (title: string) => Words;
  /** Names the places of boards. */
  readonly presenters?: Presenters;
  readonly baseUrl: URL;
}

interface Scene {
  readonly texts: MessageWords;
  readonly language: Language;
  readonly words: Words;
  readonly names: Names;
  readonly game: GameDetail;
  readonly base: Pick<
    ChannelNews,
    'game' | 'asked' | 'ask' | 'number' | 'hash' | 'link' | 'linkLabel' | 'notation'
  >;
}

const pageOf = (baseUrl: URL, path: string): string => new URL(path, baseUrl).href;

const nameOf = (game: GameDetail, seat: number | null): string | null =>
  seat === null ? null : (game.seats.find(s => s.seat === seat)?.name ?? null);

const sceneOf = (
  language: Language,
  game: GameDetail,
  { wordsFor, presenters, baseUrl }: ChannelWriter,
  menu: readonly Option[] = [],
): Scene => {
  const words = wordsFor(game.title);
  const names = plainNames(
    language,
    game.seats.map(seat => seat.name),
    words,
    placeNames(presenters?.[game.title], language, game.settings),
  );
  const link = pageOf(baseUrl, `/g/${game.id}`);
  const texts = messageWords[language];
  return {
    texts,
    language,
    words,
    names,
    game,
    base: {
      game: {
        id: game.id,
        name: game.name,
        title: game.title,
        titleName: words.title(language).name,
        link,
        api: pageOf(baseUrl, `/api/v1/games/${game.id}`),
      },
      asked: game.asked.map(seat => ({ seat, name: nameOf(game, seat) ?? '' })),
      ask: game.ask && words.ask(language, game.ask, names, menu).full,
      number: game.number,
      hash: game.hash,
      link,
      linkLabel: texts.shared.toGame,
      notation: null,
    },
  };
};

const nextLine = ({ texts, base }: Scene): readonly string[] => {
  const names = base.asked.map(({ name }) => isolated(name)).join(', ');
  return names === '' ? [] : [texts.channels.toMove(names)];
};

const resultLine = ({ game, texts, language, words }: Scene): readonly string[] => {
  if (!game.result) return [];
  const best = game.result.scores[0]?.points;
  const winners = game.result.scores
    .filter(score => score.points === best)
    .map(score => isolated(nameOf(game, score.seat) ?? ''))
    .join(', ');
  return [texts.channels.won(winners), words.reason(language, game.result.reason)];
};

type SeatEvent = Extract<ChannelDelivery['event'], { readonly seat: number | null }>;

const atSeat = (scene: Scene, { kind, seat }: SeatEvent): ChannelNews => {
  const { texts, game, base } = scene;
  const of = { ...base, event: kind, seat, player: nameOf(game, seat) };
  const asks = base.ask === null ? [] : [base.ask];
  if (kind === 'game-started')
    return {
      ...of,
      title: texts.channels.begins(game.name),
      lines: [game.seats.map(({ name }) => isolated(name)).join(', '), ...nextLine(scene)],
    };
  if (kind === 'game-over')
    return {
      ...of,
      title: texts.shared.over(game.name),
      lines: resultLine(scene),
    };
  const titles = {
    turn: texts.channels.yourTurn(game.name),
    offer: texts.channels.offer(game.name),
    reminder: texts.channels.reminder(game.name),
  };
  return { ...of, title: titles[kind], lines: asks };
};

const wordsOfEntry = ({ words, language, names, texts, game }: Scene, entry: LogEntry): readonly string[] => {
  const facts =
    entry.kind === 'action'
      ? entry.facts
      : [{ kind: entry.kind === 'undo' ? 'undone' : 'redone', seat: entry.seat, count: entry.count }];
  if (facts.length > 0) return facts.map(fact => words.sentence(language, fact, names));
  const name = nameOf(game, entry.seat) ?? '';
  return [texts.channels.moved(name)];
};

const moved = (scene: Scene, entry: LogEntry, baseUrl: URL): ChannelNews => {
  const { base, game } = scene;
  return {
    ...base,
    event: entry.kind === 'action' ? 'move' : entry.kind,
    title: `${game.name}: ${nameOf(game, entry.seat) ?? ''}`,
    // Who is next is only known of the newest row.
    lines: [...wordsOfEntry(scene, entry), ...(entry.number === game.number ? nextLine(scene) : [])],
    seat: entry.seat,
    player: nameOf(game, entry.seat),
    notation: entry.notation,
    number: entry.number,
    hash: entry.hash,
    link: pageOf(baseUrl, `/g/${game.id}/p/${entry.hash}`),
    ...(entry.number !== game.number && { ask: null, asked: [] }),
  };
};

const nothing = { seat: null, player: null, ask: null, asked: [], notation: null, number: null, hash: null };

/** What is told, in words. */
export const sayToChannel = (sending: ChannelDelivery, saying: ChannelWriter): ChannelNews => {
  const { event, language } = sending;
  const texts = messageWords[language];
  if (event.kind === 'test')
    return {
      ...nothing,
      event: 'test',
      title: texts.channels.testTitle,
      lines: [texts.channels.testText],
      link: pageOf(saying.baseUrl, '/'),
      linkLabel: 'Bahnpost',
      game: null,
    };
  if (event.kind === 'message') return messageOf(event.message, texts, saying);
  const scene = sceneOf(language, event.game, saying, 'menu' in event ? event.menu : []);
  if (event.kind === 'move') return moved(scene, event.entry, saying.baseUrl);
  if (event.kind === 'invitation')
    return {
      ...scene.base,
      ...nothing,
      event: 'invitation',
      title: texts.channels.invitation(event.game.name),
      lines: [scene.words.title(language).name],
      link: pageOf(saying.baseUrl, '/games'),
    };
  return atSeat(scene, event);
};

type Message = Extract<ChannelDelivery['event'], { readonly kind: 'message' }>['message'];

/** Of a message only what it is about: the rest may be for its receiver alone, and is read on the page. */
const messageOf = (message: Message, texts: MessageWords, saying: ChannelWriter): ChannelNews => {
  const { subject, heading, button } = messageText(message, saying);
  const base = message.game ? sceneOf(message.language, message.game, saying).base : null;
  return {
    ...nothing,
    event: message.topic,
    title: message.game ? `${message.game.name}: ${subject}` : subject,
    lines: [heading],
    game: base?.game ?? null,
    link: pageOf(saying.baseUrl, pathOf(message, button)),
    linkLabel: button?.label ?? texts.shared.toGame,
    number: base?.number ?? null,
    hash: base?.hash ?? null,
  };
};

const pathOf = ({ game }: Message, button: MessageText['button']): string => {
  // What stands behind # in a link of ours is a secret.
  if (button && 'path' in button) return button.path.split(/[#?]/, 1)[0]!;
  return game ? gamePath(game.id, button?.page).split('#', 1)[0]! : '/';
};

/** One line, no longer than `most`, without characters that hide, end lines or turn the direction. */
export const safeLine = (text: string, most: number): string => {
  const clean = text
    .replace(/[\p{Cc}\p{Cs}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu, ' ')
    .trim();
  const letters = [...clean];
  return letters.length <= most ? clean : `${letters.slice(0, most - 1).join('')}…`;
};

/** As plain data. */
export type Body = { readonly [name: string]: Json };
