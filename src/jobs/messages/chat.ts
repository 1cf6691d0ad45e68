import type { ToldChat } from '../../service/chat/tell.js';
import type { MessageWriter, Writing } from './message.js';
import { isolated } from '../../words/isolated.js';

/** Something said as a line of a mail: who, when, what. */
export const chatLine = (
  { texts, time }: Pick<Writing, 'texts' | 'time'>,
  { who, private: alone, at, text }: ToldChat,
): string => {
  const name = who === '' ? texts.chat.former : who;
  const toYou = alone ? ` ${texts.chat.toYou}` : '';
  return `${isolated(name)}${toYou}, ${time(at)}: ${isolated(text.replaceAll('\n', ' / '))}`;
};

/** What was said in a game. `data`: `{ chat: ToldChat[] with times as text, more: number }` */
export const chatSaid: MessageWriter = writing => {
  const { message, texts } = writing;
  const { chat: said, more } = message.data as unknown as {
    readonly chat: readonly (Omit<ToldChat, 'at'> & { readonly at: string })[];
    readonly more: number;
  };
  const count = said.length + more;
  return {
    subject: count === 1 ? texts.chat.one : texts.chat.several(count),
    heading: texts.chat.heading,
    paragraphs: [more > 0 ? texts.chat.newest(said.length, count) : texts.chat.since],
    lines: said.map(one => chatLine(writing, { ...one, at: new Date(one.at) })),
    button: { label: texts.chat.button, page: 'chat' },
  };
};
