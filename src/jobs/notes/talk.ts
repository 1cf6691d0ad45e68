import type { ToldTalk } from '../../service/talk/tell.js';
import type { WriteNote, Writing } from './note.js';

/** Something said as a line of a mail: who, when, what. */
export const talkLine = (
  { say, time }: Pick<Writing, 'say' | 'time'>,
  { who, private: alone, at, text }: ToldTalk,
): string => {
  const name = who === '' ? say('früher dabei', 'a former player') : who;
  const toYou = alone ? ` ${say('(nur an Sie)', '(to you alone)')}` : '';
  return `${name}${toYou}, ${time(at)}: ${text.replaceAll('\n', ' / ')}`;
};

/** What was said in a game. `data`: `{ talk: ToldTalk[] with times as text, more: number }` */
export const talk: WriteNote = writing => {
  const { note, say } = writing;
  const { talk: said, more } = note.data as unknown as {
    readonly talk: readonly (Omit<ToldTalk, 'at'> & { readonly at: string })[];
    readonly more: number;
  };
  const count = said.length + more;
  return {
    subject:
      count === 1
        ? say('Eine neue Nachricht', 'One new message')
        : say(`${String(count)} neue Nachrichten`, `${String(count)} new messages`),
    heading: say('Neue Nachrichten in Ihrer Partie', 'New messages in your game'),
    paragraphs: [
      more > 0
        ? say(
            `Die neuesten ${String(said.length)} von ${String(count)}:`,
            `The newest ${String(said.length)} of ${String(count)}:`,
          )
        : say('Seit Ihrem letzten Besuch wurde gesagt:', 'Since your last visit this was said:'),
    ],
    lines: said.map(one => talkLine(writing, { ...one, at: new Date(one.at) })),
    button: { label: say('Lesen und antworten', 'Read and answer'), page: 'talk' },
  };
};
