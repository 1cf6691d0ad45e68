import type { ToldVote } from '../../service/votes/messages.js';
import { playerName } from '../../words/index.js';
import type { MessageWriter, Writing } from './message.js';
import { isolated } from '../../words/isolated.js';

type Told = ToldVote;

const named = ({ message, texts }: Writing, name: string | null | undefined): string =>
  name ? isolated(playerName(message.language, name)) : texts.votes.somebody;

const nameAt = (writing: Writing, seat: number | null): string =>
  named(writing, seat === null ? null : writing.message.game?.seats[seat]?.name);

const starterName = (writing: Writing, { startedBy }: Told): string => named(writing, startedBy);

const listed = (writing: Writing, names: readonly string[]): string =>
  new Intl.ListFormat(writing.message.language, { type: 'conjunction' }).format(names);

/** What is voted on, in the middle of a sentence: "Anna asks …". */
const what = (writing: Writing, told: Told): string => {
  const { texts, time } = writing;
  const count = told.takeBack?.count ?? 0;
  switch (told.about) {
    case 'undo':
      return count === 1 ? texts.votes.undoOne : texts.votes.undo(count);
    case 'redo':
      return texts.votes.redo;
    case 'end':
      return texts.votes.end;
    case 'pause':
      return told.pauseUntil === null
        ? texts.votes.pause
        : texts.votes.pauseUntil(time(new Date(told.pauseUntil)));
    case 'resume':
      return texts.votes.resume;
    default:
      return texts.votes.replace(nameAt(writing, told.subject));
  }
};

/** What everybody should know before agreeing. */
const warnings = (writing: Writing, { takeBack, about }: Told): readonly string[] => {
  const { texts } = writing;
  if (!takeBack) return [];
  const names = takeBack.seats.map(seat => nameAt(writing, seat));
  return [
    texts.votes.movesOf(listed(writing, names)),
    ...(takeBack.drawn ? [texts.votes.drawn] : []),
    ...(takeBack.reveals ? [texts.votes.reveals] : []),
    ...(about === 'undo' ? [texts.votes.logStays] : []),
  ];
};

const asked = (writing: Writing, told: Told): string => {
  const { texts } = writing;
  if (told.about === 'absent')
    return told.own ? texts.votes.yourTimeUp : texts.votes.timeUp(nameAt(writing, told.subject));
  if (told.own) return texts.votes.replaceYou(starterName(writing, told));
  return texts.votes.asks(starterName(writing, told), what(writing, told));
};

const quoted = (writing: Writing, told: Told): readonly string[] => {
  const { texts } = writing;
  const { reason } = told;
  if (reason === '') return [];
  const text = reason.replaceAll('\n', ' / ');
  return [`${starterName(writing, told)}: ${texts.shared.quoted(text)}`];
};

/** Says after how many days of absence a player is not counted, where that can happen. */
const vanished = ({ texts }: Writing, { missingDays }: Told): string =>
  missingDays === null ? '' : texts.votes.vanished(missingDays);

/** Somebody puts something to all others. `data`: `ToldVote` */
export const vote: MessageWriter = writing => {
  const { message, texts, time } = writing;
  const told = message.data as Told;
  const { votes } = told;
  const until = time(new Date(told.expires));
  return {
    subject: votes ? texts.votes.agree : texts.votes.vote,
    heading: votes ? texts.votes.asked : texts.votes.voting,
    paragraphs: [
      asked(writing, told),
      ...quoted(writing, told),
      ...warnings(writing, told),
      votes ? texts.votes.answerUntil(until) + vanished(writing, told) : texts.votes.openUntil(until),
      ...(message.data['replyTo'] === undefined ? [] : [texts.votes.byReply]),
    ],
    button: {
      label: votes ? texts.votes.answer : texts.votes.look,
      page: 'votes',
    },
  };
};

const outcome = (writing: Writing, told: Told): string => {
  const { texts } = writing;
  switch (told.outcome) {
    case 'carried':
      return told.choice === 'replace' ? texts.votes.carriedReplace : texts.votes.carried;
    case 'rejected':
      return told.about === 'absent' ? texts.votes.goesOnWaiting : texts.votes.rejected;
    case 'expired':
      return texts.votes.expired;
    case 'withdrawn':
      return texts.votes.withdrawn;
    default:
      return texts.votes.moot;
  }
};

const uncounted = (writing: Writing, { missing, missingDays, outcome: is }: Told): readonly string[] => {
  if (missing.length === 0 || missingDays === null || is !== 'carried') return [];
  const names = listed(
    writing,
    missing.map(name => named(writing, name)),
  );
  return [writing.texts.votes.notCounted(missingDays, names)];
};

/** What has come of a vote. `data`: `ToldVote` */
export const voteOver: MessageWriter = writing => {
  const { message, texts } = writing;
  const told = message.data as Told;
  const result = outcome(writing, told);
  const topic =
    told.about === 'absent'
      ? texts.votes.wasAbsent(nameAt(writing, told.subject))
      : texts.votes.hadAsked(starterName(writing, told), what(writing, told));
  return {
    subject: result.replace(/\.$/, ''),
    heading: texts.votes.over,
    paragraphs: [topic, result, ...uncounted(writing, told)],
    button: { label: texts.shared.toGame, page: 'turn' },
  };
};

/** The clocks of a game run again, as one player wished. `data`: `{ seat }` */
export const resumed: MessageWriter = writing => {
  const { message, texts } = writing;
  const { seat } = message.data as { seat: number };
  return {
    subject: texts.shared.gameGoesOn,
    heading: texts.votes.pauseOver,
    paragraphs: [texts.votes.resumed(nameAt(writing, seat))],
    button: { label: texts.shared.toGame, page: 'turn' },
  };
};
