import type { ToldTalk } from '../../service/talk/tell.js';
import type { MessageWriter, Writing } from './message.js';

/** Something said as a line of a mail: who, when, what. */
export const talkLine = (
  { texts, time }: Pick<Writing, 'texts' | 'time'>,
  { who, private: alone, at, text }: ToldTalk,
): string => {
  const name = who === '' ? texts.talk.former : who;
  const toYou = alone ? ` ${texts.talk.toYou}` : '';
  return `${name}${toYou}, ${time(at)}: ${text.replaceAll('\n', ' / ')}`;
};

/** What was said in a game. `data`: `{ talk: ToldTalk[] with times as text, more: number }` */
export const talk: MessageWriter = writing => {
  const { message, texts } = writing;
  const { talk: said, more } = message.data as unknown as {
    readonly talk: readonly (Omit<ToldTalk, 'at'> & { readonly at: string })[];
    readonly more: number;
  };
  const count = said.length + more;
  return {
    subject: count === 1 ? texts.talk.one : texts.talk.several(count),
    heading: texts.talk.heading,
    paragraphs: [more > 0 ? texts.talk.newest(said.length, count) : texts.talk.since],
    lines: said.map(one => talkLine(writing, { ...one, at: new Date(one.at) })),
    button: { label: texts.talk.button, page: 'talk' },
  };
};
