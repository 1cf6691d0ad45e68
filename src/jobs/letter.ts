import {
  isChoice,
  type Fact,
  type Option,
  type SettingDef,
  type Settings,
  type Title,
} from '../engine/core/index.js';
import type { LegalMove, Happened, Mail, Picture, PlayMail, MailTable } from '../mail/index.js';
import { playerBadges } from '../present/badges.js';
import { plainPresenter, type Letter, type Presenters } from '../present/presenter.js';
import { exampleLine } from '../service/choices.js';
import type { OutgoingAtSeat } from '../service/delivery/deliveries.js';
import type { LogEntry } from '../service/types.js';
import { placeNames } from '../present/place-names.js';
import { plainNames, type Language, type Names, type Words } from '../words/index.js';
import { isListed, listText } from '../words/lists.js';
import { timeSentences } from '../words/game-time.js';
import { messageWords } from '../words/messages.js';
import { roundedNumber } from '../words/numbers.js';
import { pageText } from '../words/pages.js';
import { helpOfTitle, ruleOfAsk } from '../words/rules.js';
import { asSentences } from '../words/sentences.js';
import { durationText, timeText } from '../words/time.js';
import { calendarIn } from './calendar-entry.js';
import { chatLine } from './messages/chat.js';

/** What words a mail. */
export interface LetterWording {
  readonly titles: ReadonlyMap<string, Title>;
  readonly presenters: Presenters;
  readonly wordsFor: (title: string) => Words;
  /** A drawing as a picture for mails. */
  readonly picture: (svg: string) => Promise<Omit<Picture, 'alt'>>;
  /** Told of a picture that could not be made; the mail goes out without it. */
  readonly warn: (error: unknown) => void;
}

/** How many moves a mail lists, so that it can be taken in at a glance; the others are on the history page. */
const RECAP_LINES = 5;

interface Writing {
  readonly mail: OutgoingAtSeat;
  readonly words: Words;
  readonly names: Names;
  readonly players: readonly string[];
  readonly title: Title;
}

/** A mail to someone who plays, about the newest position. */
export const writeAtSeat = async (mail: OutgoingAtSeat, wording: LetterWording): Promise<Mail> => {
  const title = wording.titles.get(mail.game.title);
  if (!title) throw new Error(`no title ${mail.game.title}`);
  const players = mail.game.seats.map(seat => seat.name);
  const words = wording.wordsFor(mail.game.title);
  const { game, language } = mail;
  const places = placeNames(wording.presenters[game.title], language, game.settings);
  const names = plainNames(language, players, words, places);
  const writing = { mail, words, names, players, title };
  if (mail.kind === 'game-started') return started(writing);
  const about = await aboutPosition(writing, wording);
  return mail.kind === 'game-over' ? over(writing, about) : play(writing, about, mail.kind);
};

type AtSeat = Pick<
  Extract<Mail, { kind: 'game-started' }>,
  | 'id'
  | 'delivery'
  | 'to'
  | 'language'
  | 'at'
  | 'replyTo'
  | 'game'
  | 'previous'
  | 'unsubscribe'
  | 'unsubscribeAll'
  | 'seatToken'
  | 'calendar'
>;

const atSeat = ({ mail, words }: Writing): AtSeat => ({
  id: mail.messageId,
  delivery: mail.delivery,
  to: mail.to,
  language: mail.language,
  at: mail.at,
  ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
  game: { id: mail.game.id, title: words.title(mail.language).name, name: mail.game.name },
  previous: mail.previous,
  unsubscribe: mail.unsubscribe,
  unsubscribeAll: mail.unsubscribeAll,
  seatToken: mail.seatSecret,
  ...calendarIn(mail),
});

const started = (writing: Writing): Mail => {
  const {
    language,
    game: { settings },
  } = writing.mail;
  const chosen = { language, settings };
  return {
    ...atSeat(writing),
    kind: 'game-started',
    players: writing.players,
    settings: [
      ...timeSentences(writing.mail.language, writing.mail.game.time),
      ...writing.title.settings
        .filter(def => !def.hidden && isChoice(writing.title.settings, settings, def))
        .flatMap(def => settingLine(chosen, writing.words, def)),
    ],
  };
};

/** What was chosen; a switch that is off is not worth a line. */
export const settingLine = (
  { language, settings }: { readonly language: Language; readonly settings: Settings },
  words: Words,
  def: SettingDef,
): string[] => {
  const { name, values } = words.setting(language, def.id);
  const value = settings[def.id] ?? def.values[0];
  if (value === undefined || value === false) return [];
  return [value === true ? name : `${name}: ${values?.[value] ?? value}`];
};

/** What the log says of a row that stands, or that something was taken back. */
const factsOf = (entry: LogEntry): readonly Fact[] => {
  const { seat, cause, facts } = entry;
  if (entry.kind === 'action' && !entry.inForce) return [];
  if (cause === 'clock') return [{ kind: 'time-up', seat }, ...facts];
  if (cause === 'forced') return [{ kind: 'forced', seat }, ...facts];
  if (entry.kind === 'action') return facts;
  return [{ kind: entry.kind === 'undo' ? 'undone' : 'redone', seat: entry.seat, count: entry.count }];
};

/** What the log says of what stands, with what was taken back meanwhile. */
export const factsSince = (mail: OutgoingAtSeat): readonly Fact[] => [
  ...mail.opening,
  ...mail.since.flatMap(factsOf),
];

/** What happened in a line for each move, the newest of them. */
const recapOf = ({ mail, words, names }: Writing): Happened => {
  const lines = [mail.opening, ...mail.since.map(factsOf)]
    .map(facts => words.report(mail.language, facts, names).groups.flatMap(group => group.lines))
    .filter(said => said.length > 0)
    .map(said => said.join(' · '));
  return { lines: lines.slice(-RECAP_LINES), more: Math.max(0, lines.length - RECAP_LINES) };
};

type AboutPosition = AtSeat &
  Pick<
    Extract<Mail, { kind: 'game-over' }>,
    'head' | 'news' | 'since' | 'chat' | 'tables' | 'notes' | 'picture'
  >;

const aboutPosition = async (writing: Writing, wording: LetterWording): Promise<AboutPosition> => {
  const { mail } = writing;
  const since = recapOf(writing);
  const news = newsOf(since) ?? stands(writing);
  const letter = letterOf(writing, wording, news);
  return {
    ...atSeat(writing),
    head: mail.position.hash,
    news,
    since,
    chat: chatOf(mail),
    tables: letter.tables,
    notes: letter.notes.filter(note => note.lines.length > 0),
    picture: await pictureOf(letter, news, wording),
  };
};

/** Where nothing has happened: what is asked, or why nothing is any more. */
const stands = ({ mail, words, names }: Writing): string =>
  mail.kind === 'game-over'
    ? words.reason(mail.language, reasonOf(mail) ?? '')
    : words.ask(mail.language, mail.position.turn.ask, names, mail.position.menu).full;

/** What was said meanwhile, a line each. */
export const chatOf = ({
  language,
  timeZone,
  chat: { chat, more },
}: OutgoingAtSeat): AboutPosition['chat'] => ({
  lines: chat.map(one =>
    chatLine(
      {
        texts: messageWords[language],
        time: timeText(language, timeZone, 'full'),
      },
      one,
    ),
  ),
  more,
});

/** The newest lines, for the list of mails. */
const newsOf = ({ lines }: Happened): string | undefined =>
  lines.length === 0 ? undefined : asSentences(lines.slice(-2));

const letterOf = ({ mail, players }: Writing, { presenters }: LetterWording, news: string): Letter => {
  const presenter = presenters[mail.game.title] ?? plainPresenter;
  const { view } = mail.position;
  const { language } = mail;
  if (presenter.letter)
    return presenter.letter({ view, before: mail.before, names: players, language, news });
  const { sections } = presenter.present({ view, seat: mail.seat, names: players, language });
  return { tables: sections.flatMap(section => section.tables ?? []), notes: [], picture: null };
};

const pictureOf = async (letter: Letter, alt: string, wording: LetterWording): Promise<Picture | null> => {
  if (letter.picture === null) return null;
  try {
    return { ...(await wording.picture(letter.picture)), alt };
  } catch (error) {
    wording.warn(error);
    return null;
  }
};

const play = (writing: Writing, about: AboutPosition, kind: 'turn' | 'offer' | 'reminder'): Mail => {
  const { mail, words, names } = writing;
  const { language, position } = mail;
  const { ask } = position.turn;
  const all = choices(writing);
  const [harmless] = words.examples(all.map(({ type }) => type));
  return {
    ...about,
    kind,
    round: words.round(language, position.status.round, names),
    ask: words.ask(language, ask, names, position.menu),
    offers: words.about(ask, factsSince(mail)).map(fact => words.sentence(language, fact, names)),
    choices: all,
    example: all.find(({ type }) => type === harmless)?.form ?? null,
    ...helpFor(writing),
    ...ownSeatOf(writing),
    again: mail.again,
    ...ordersOf(writing),
    urgent: mail.urgent,
    deadline: deadlineIn(mail),
    waiting:
      kind === 'reminder'
        ? timeText(language, mail.timeZone, 'full')(mail.game.waitingSince ?? mail.at)
        : null,
  };
};

/** Somebody with several seats has to know which one it is about. */
const ownSeatOf = ({ mail, players }: Writing): Pick<PlayMail, 'ownSeat'> => {
  const { mine } = mail.game;
  if (mine.length < 2) return {};
  const also = mail.position.turn.asked.filter(seat => seat !== mail.seat && mine.includes(seat));
  return { ownSeat: { name: players[mail.seat] ?? '', also: also.map(seat => players[seat] ?? '') } };
};

/** Standing orders of the reader that have ended and why, a line each. */
export const endedOrders = (
  { language, orders }: OutgoingAtSeat,
  words: Words,
  names: Names,
): readonly string[] =>
  (orders?.ended ?? []).map(
    ({ order, why }) => `${words.order(language, order, names)} ${words.stop(language, why, names)}`,
  );

/** What the reader's standing orders did and which stand, in words; nothing where they never gave one. */
const ordersOf = ({ mail, words, names }: Writing): Pick<PlayMail, 'orders'> => {
  const { language, orders } = mail;
  if (!orders || orders.did.length + orders.ended.length + orders.standing.length === 0) return {};
  return {
    orders: {
      did: orders.did.map(({ facts }) =>
        asSentences(facts.map(fact => words.sentence(language, fact, names))),
      ),
      ended: endedOrders(mail, words, names),
      standing: orders.standing.map(order => words.order(language, order, names)),
    },
  };
};

/** Until when the seat has to move, and what is left of that when the mail is written; null without a clock. */
export const deadlineIn = ({
  deadline,
  language,
  timeZone,
}: OutgoingAtSeat): NonNullable<PlayMail['deadline']> | null =>
  deadline
    ? {
        at: timeText(language, timeZone, 'full')(deadline.at),
        left: deadline.left > 0 ? durationText(language, deadline.left) : null,
      }
    : null;

/** What may stand in the lists of a move, of which one example tells too little. */
const listsIn = ({ mail: { language }, words }: Writing, { fields }: Option): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isListed(field) ? [`${words.field(language, name)}: ${listText(language, field)}`] : [],
  );

/** The kinds of action on the menu; those that do no harm with one that could be written so: it may be sent as it is. */
const choices = (writing: Writing): LegalMove[] => {
  const { mail, words, title } = writing;
  const firsts = new Map<string, Option>();
  for (const option of mail.position.menu) if (!firsts.has(option.type)) firsts.set(option.type, option);
  const harmless = words.examples([...firsts.keys()]);
  return [...firsts.values()].map(option => ({
    type: option.type,
    label: [words.option(mail.language, option.type), ...listsIn(writing, option)].join(' – '),
    ...(harmless.includes(option.type) && {
      form: exampleLine(mail.language, title, option, mail.seat),
    }),
  }));
};

/** Where the help tells of what is asked, and how every move is written. */
const helpFor = ({ mail: { language, game, position } }: Writing): Pick<PlayMail, 'rule' | 'notation'> => {
  const rule = askedRule(language, game.title, position.turn.ask.kind);
  const notation = helpOfTitle(game.title)?.notation;
  return { ...(rule && { rule }), ...(notation !== undefined && { notation }) };
};

/** Where the rules of a title tell of what is asked; undefined where it has none. */
export const askedRule = (language: Language, title: string, ask: string): PlayMail['rule'] => {
  const rule = ruleOfAsk(title, ask);
  return rule && { text: pageText(language, 'askRule', { paragraph: rule.paragraph }), path: rule.href };
};

/** Why the game is over, by its rules or outside them. */
const reasonOf = ({ position, game }: OutgoingAtSeat): string | undefined => {
  const outside = game.endedBy === 'consent' ? 'agreed' : (game.endedBy ?? undefined);
  return (position.status.result ?? game.result)?.reason ?? outside;
};

const over = (writing: Writing, about: AboutPosition): Mail => {
  const { mail, words, players } = writing;
  const result = mail.position.status.result ?? mail.game.result;
  const reason = reasonOf(mail);
  const best = result?.scores[0]?.points;
  const winners = (result?.scores ?? []).filter(score => score.points === best);
  return {
    ...about,
    kind: 'game-over',
    tables: [...(result ? [finalTable(writing, result.scores)] : []), ...about.tables],
    reason: reason === undefined ? '' : words.reason(mail.language, reason),
    winners: winners.map(score => players[score.seat] ?? ''),
  };
};

type Scores = NonNullable<OutgoingAtSeat['game']['result']>['scores'];

const finalTable = ({ mail: { language }, words, players }: Writing, scores: Scores): MailTable => {
  // What nobody has a point of only makes the table wider.
  const parts = [...new Set(scores.flatMap(score => Object.keys(score.parts)))].filter(part =>
    scores.some(score => (score.parts[part] ?? 0) !== 0),
  );
  const number = (value: number): string => roundedNumber(language, value);
  return {
    caption: words.field(language, 'result'),
    columns: [
      { heading: words.field(language, 'player') },
      { heading: words.field(language, 'points'), number: true },
      ...parts.map(part => ({ heading: words.part(language, part), number: true as const })),
    ],
    badges: {
      0: playerBadges(
        scores.map(({ seat }) => seat),
        players,
      ),
    },
    rows: scores.map(score => [
      players[score.seat] ?? '',
      number(score.points),
      ...parts.map(part => number(score.parts[part] ?? 0)),
    ]),
  };
};
