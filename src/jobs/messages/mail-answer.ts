import type { AnswerData } from '../../service/inbound/answer.js';
import type { RefusedCommand } from '../../service/inbound/index.js';
import { pageText, problemText } from '../../words/pages.js';
import { valueInWords } from '../../words/refusal.js';
import { ruleOfRefusal } from '../../words/rules.js';
import { asSentences } from '../../words/sentences.js';
import type { MessageText, MessageWriter, Writing } from './message.js';

/** Refusals of whole mails that are no fault. */
const isHelp = ({ outcome }: AnswerData): boolean => outcome.why?.code === 'reply-help';

/** What can be written instead stands below, so that it need not be told here. */
const alone = ({ code, params }: RefusedCommand): RefusedCommand['params'] =>
  code === 'notation-unknown' && params['case'] === undefined ? { ...params, case: 'alone' } : params;

const reason = ({ words, names, message }: Writing, { code, params }: RefusedCommand): string =>
  (words && names && words.refusal(message.language, code, alone({ code, params }), names)) ??
  problemText(message.language, code, params) ??
  code;

const heading = ({ texts }: Writing, data: AnswerData): string => {
  const { why, done, failed } = data.outcome;
  if (isHelp(data)) return texts.answer.help;
  if (data.status === 'waiting') return texts.answer.confirm;
  if (data.outcome.vote !== undefined) return texts.answer.voted;
  if (why?.code === 'reply-trouble-midway') return texts.answer.notAllPlayed;
  if (why || (failed && done.length === 0)) return texts.answer.nothingPlayed;
  return failed ? texts.answer.notAllPlayed : texts.answer.played;
};

/** Somebody with several seats has to know which one it is about. */
const ownSeat = ({ texts, message: { game, seat } }: Writing): readonly string[] => {
  if (!game || seat === null || game.mine.length < 2) return [];
  const name = game.seats[seat]!.name;
  return [texts.answer.ownSeat(name)];
};

const quoted = ({ texts }: Writing, text: string): string => texts.shared.quoted(text);

/** What each command did; what followed in turns of others, such as those that the rules move, stands for itself. */
const doneLines = (writing: Writing, { outcome }: AnswerData): readonly string[] => {
  const { words, names, message } = writing;
  return outcome.done.flatMap(({ command, facts }) => {
    const groups = words && names ? words.report(message.language, facts, names).groups : [];
    const [first, ...others] = groups.map(({ heading: of, lines }, at) => {
      const told = asSentences(lines);
      return at === 0 || of === null ? told : `${of}: ${told}`;
    });
    return [`${quoted(writing, command)}: ${first ?? '✓'}`, ...others];
  });
};

/** What was not done, and why. */
const notDone = (writing: Writing, { outcome, status }: AnswerData): readonly string[] => {
  const { texts } = writing;
  const { why, failed, left } = outcome;
  const all = left.map(command => quoted(writing, command)).join(', ');
  return [
    ...(why ? [reason(writing, why)] : []),
    ...(failed ? [texts.answer.notPlayed(quoted(writing, failed.command), reason(writing, failed))] : []),
    ...(status === 'waiting' && left.length > 0 ? [texts.answer.waiting(all)] : []),
    ...(failed && left.length > 0 ? [texts.answer.notTried(all)] : []),
  ];
};

/** Where the rules tell why a move was not made. */
const rule = (
  { message: { game, language } }: Writing,
  { outcome }: AnswerData,
): Pick<MessageText, 'rule'> => {
  const found = game && outcome.failed && ruleOfRefusal(game.title, outcome.failed);
  if (!found) return {};
  const text = pageText(language, 'whyRule', { paragraph: found.paragraph });
  return { rule: { text, path: found.href } };
};

const besides = ({ texts }: Writing, { outcome }: AnswerData): readonly string[] => [
  ...(outcome.rest === '' ? [] : [texts.answer.notRead(valueInWords(outcome.rest))]),
  ...(outcome.attachments === 0 ? [] : [texts.answer.attachments]),
];

/** What is asked now. */
const next = (
  { texts, words, names, message }: Writing,
  { ask, menu, choices }: AnswerData,
): readonly string[] => {
  if (!words || !names) return [];
  const now = ask
    ? texts.answer.now(words.ask(message.language, ask, names, menu).full)
    : texts.answer.notYourTurn;
  if (choices.length === 0) return [now];
  return [now, texts.answer.choices];
};

const choiceLines = ({ words, message }: Writing, { choices }: AnswerData): readonly string[] =>
  choices.map(({ type, forms, more }) => {
    const all = `${forms.join(' · ')}${more ? ' …' : ''}`;
    return `${words ? words.option(message.language, type) : type}: ${all}`;
  });

const general = ({ texts }: Writing, data: AnswerData): readonly string[] =>
  isHelp(data) || data.outcome.failed ? [texts.answer.general] : [];

/** What became of a reply. `data`: an `AnswerData` */
export const mailAnswer: MessageWriter = (writing): MessageText => {
  const data = writing.message.data as unknown as AnswerData;
  const { texts } = writing;
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
    ...rule(writing, data),
    button:
      data.token === null
        ? { label: texts.shared.openGame, page: 'turn' }
        : { label: texts.answer.confirmButton, path: `/mailed-move/${data.token}` },
    why: texts.answer.why,
  };
};
