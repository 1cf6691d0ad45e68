import type { AnswerData } from '../../service/inbound/answer.js';
import type { Refused } from '../../service/inbound/index.js';
import { problemText } from '../../words/pages.js';
import { shown } from '../../words/refusal.js';
import type { NoteText, WriteNote, Writing } from './note.js';

/** Refusals of whole mails that are no fault. */
const isHelp = ({ outcome }: AnswerData): boolean => outcome.why?.code === 'reply-help';

/** What can be written instead stands below, so that it need not be told here. */
const alone = ({ code, params }: Refused): Refused['params'] =>
  code === 'notation-unknown' && params['case'] === undefined ? { ...params, case: 'alone' } : params;

const reason = ({ words, names, note }: Writing, { code, params }: Refused): string =>
  (words && names && words.refusal(note.language, code, alone({ code, params }), names)) ??
  problemText(note.language, code, params) ??
  code;

const heading = ({ say }: Writing, data: AnswerData): string => {
  const { why, done, failed } = data.outcome;
  if (isHelp(data)) return say('So antworten Sie', 'How to answer');
  if (data.status === 'waiting') return say('Bitte bestätigen', 'Please confirm');
  if (why || (failed && done.length === 0)) return say('Es wurde nichts gespielt', 'Nothing was played');
  return failed ? say('Nicht alles wurde gespielt', 'Not everything was played') : say('Gespielt', 'Played');
};

/** Somebody with several seats has to know which one it is about. */
const ownSeat = ({ say, note: { game, seat } }: Writing): readonly string[] => {
  if (!game || seat === null || game.mine.length < 2) return [];
  const name = game.seats[seat]!.name;
  return [say(`Es geht um Ihren Platz „${name}“.`, `This is about your seat “${name}”.`)];
};

const quoted = ({ say }: Writing, text: string): string => say(`„${text}“`, `“${text}”`);

const doneLines = (writing: Writing, { outcome }: AnswerData): readonly string[] => {
  const { words, names, note } = writing;
  return outcome.done.map(({ command, facts }) => {
    const told = words && names ? facts.map(fact => words.sentence(note.language, fact, names)) : [];
    return `${quoted(writing, command)}: ${told.join('; ') || '✓'}`;
  });
};

/** What was not done, and why. */
const notDone = (writing: Writing, { outcome, status }: AnswerData): readonly string[] => {
  const { say } = writing;
  const { why, failed, left } = outcome;
  const all = left.map(command => quoted(writing, command)).join(', ');
  return [
    ...(why ? [reason(writing, why)] : []),
    ...(failed
      ? [
          say(
            `Nicht gespielt: ${quoted(writing, failed.command)}. ${reason(writing, failed)}`,
            `Not played: ${quoted(writing, failed.command)}. ${reason(writing, failed)}`,
          ),
        ]
      : []),
    ...(status === 'waiting' && left.length > 0
      ? [
          say(
            `Das wird gespielt, sobald Sie es auf der Seite bestätigen: ${all}.`,
            `This is played as soon as you confirm it on the page: ${all}.`,
          ),
        ]
      : []),
    ...(failed && left.length > 0
      ? [say(`Danach nicht mehr versucht: ${all}.`, `Not tried after that: ${all}.`)]
      : []),
  ];
};

const besides = ({ say }: Writing, { outcome }: AnswerData): readonly string[] => [
  ...(outcome.rest === ''
    ? []
    : [
        say(
          `Gelesen werden nur die ersten Zeilen bis zu einer leeren. Nicht gelesen: ${shown(outcome.rest)}`,
          `Only the first lines are read, up to an empty one. Not read: ${shown(outcome.rest)}`,
        ),
      ]),
  ...(outcome.attachments === 0
    ? []
    : [say('Anhänge werden nicht angesehen.', 'Attachments are not looked at.')]),
];

/** What is asked now. */
const next = (
  { say, words, names, note }: Writing,
  { ask, menu, choices }: AnswerData,
): readonly string[] => {
  if (!words || !names) return [];
  const now = ask
    ? say(
        `Jetzt: ${words.ask(note.language, ask, names, menu).full}`,
        `Now: ${words.ask(note.language, ask, names, menu).full}`,
      )
    : say('Sie sind gerade nicht am Zug.', 'It is not your turn now.');
  if (choices.length === 0) return [now];
  return [
    now,
    say(
      'Das können Sie tun; antworten Sie mit einer dieser Zeilen oder einer wie diese:',
      'This is what you can do; answer with one of these lines, or one like them:',
    ),
  ];
};

const choiceLines = ({ words, note }: Writing, { choices }: AnswerData): readonly string[] =>
  choices.map(({ type, forms, more }) => {
    const all = `${forms.join(' · ')}${more ? ' …' : ''}`;
    return `${words ? words.option(note.language, type) : type}: ${all}`;
  });

const general = ({ say }: Writing, data: AnswerData): readonly string[] =>
  isHelp(data) || data.outcome.failed
    ? [
        say(
          '„zurück“ nimmt Ihren letzten Zug zurück, „hilfe“ schickt diese Mail. Jeder Zug steht in einer Zeile für sich.',
          '“undo” takes back your last move, “help” sends this mail. Each move stands on a line of its own.',
        ),
      ]
    : [];

/** What became of a reply. `data`: an `AnswerData` */
export const mailAnswer: WriteNote = (writing): NoteText => {
  const data = writing.note.data as unknown as AnswerData;
  const { say } = writing;
  const title = heading(writing, data);
  return {
    subject: title,
    heading: title,
    paragraphs: [
      ...ownSeat(writing),
      ...doneLines(writing, data),
      ...notDone(writing, data),
      ...besides(writing, data),
      ...general(writing, data),
      // The lines follow that it speaks of.
      ...next(writing, data),
    ],
    lines: choiceLines(writing, data),
    button:
      data.token === null
        ? { label: say('Partie öffnen', 'Open the game'), page: 'turn' }
        : { label: say('Ansehen und spielen', 'Look at it and play'), path: `/mailed-move/${data.token}` },
    why: say(
      'Sie bekommen diese Mail, weil Sie auf eine Mail dieser Partie geantwortet haben.',
      'You get this mail because you answered a mail of this game.',
    ),
  };
};
