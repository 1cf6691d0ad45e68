import type { GameDetail } from '../../service/types.js';
import { MISSING_DAYS } from '../../service/votes/kinds.js';
import type { AnswerInfo, QuestionInfo } from '../../service/votes/read.js';
import type { TenureInfo } from '../../service/tables/seats.js';
import { playerName } from '../../words/index.js';
import { signInFor } from './frame.js';
import type { PageCall } from './page.js';
import { readerTime } from './reader-time.js';

const listed = ({ context }: PageCall, names: readonly string[]): string =>
  new Intl.ListFormat(context.language, { type: 'conjunction' }).format(names);

const shownName = ({ t, context }: PageCall, name: string): string =>
  name === '' ? t('formerPlayer') : playerName(context.language, name);

const nameAt = (call: PageCall, game: GameDetail, seat: number | null): string =>
  shownName(call, game.seats.find(one => one.seat === seat)?.name ?? '');

/** What is asked, as a sentence. */
const sentence = (call: PageCall, game: GameDetail, question: QuestionInfo): string => {
  const { t } = call;
  const { about, takeBack, pauseUntil, subject } = question;
  const params = {
    who: question.asker === null ? t('somebody') : shownName(call, question.asker),
    subject: subject === null ? '' : nameAt(call, game, subject),
    count: takeBack?.count ?? 0,
    to: takeBack?.to ?? 0,
    names: listed(
      call,
      (takeBack?.seats ?? []).map(seat => nameAt(call, game, seat)),
    ),
    until: pauseUntil ? readerTime(call)(pauseUntil) : '',
  };
  if (about === 'undo' && takeBack?.count === 1) return t('asks-undo-one', params);
  return about === 'pause' && !pauseUntil ? t('asks-pause-open', params) : t(`asks-${about}`, params);
};

const warnings = ({ t }: PageCall, { about, takeBack }: QuestionInfo): readonly string[] => [
  ...(takeBack?.drawn ? [t('drawnStays')] : []),
  ...(takeBack?.reveals ? [t('seenStays')] : []),
  ...(about === 'undo' ? [t('logStays')] : []),
];

const deadline = (call: PageCall, game: GameDetail, question: QuestionInfo): string | undefined => {
  const until = readerTime(call)(question.expiresAt);
  if (question.closedAt !== null) return undefined;
  return question.agreed
    ? call.t('agreedWaits', { until, subject: nameAt(call, game, question.subject) })
    : call.t('answerUntil', { until });
};

const outcomeText = ({ t }: PageCall, { about, outcome, choice }: QuestionInfo): string | undefined => {
  if (!outcome) return undefined;
  if (about === 'absent' && outcome === 'rejected') return t('outcome-waits');
  const chosen = choice !== null && choice !== 'yes' ? `: ${t(`choice-${choice}`)}` : '';
  return `${t(`outcome-${outcome}`)}${chosen}`;
};

const answerText = ({ t }: PageCall, { choice, missing }: AnswerInfo): string => {
  if (choice !== null) return t(`choice-${choice}`);
  return missing ? t('answerMissing', { days: MISSING_DAYS }) : t('answerNone');
};

/** A question with who has answered what, and the forms to answer it. */
export const questionModel =
  (call: PageCall, game: GameDetail) =>
  (question: QuestionInfo): object => {
    const { t } = call;
    const path = `/g/${game.id}/questions/${question.id}`;
    const own = question.answers.find(({ mine }) => mine)?.choice ?? null;
    return {
      id: question.id,
      text: sentence(call, game, question),
      reason: question.reason,
      back:
        question.closedAt === null && question.about === 'undo'
          ? `/g/${game.id}/history?step=${String(question.takeBack?.to ?? 0)}`
          : undefined,
      warnings: question.closedAt === null ? warnings(call, question) : [],
      rule: t(question.rule === 'unanimous' ? 'byAll' : 'byMost'),
      deadline: deadline(call, game, question),
      outcome: outcomeText(call, question),
      at: question.closedAt ? readerTime(call)(question.closedAt) : undefined,
      answers: question.answers.map(one => ({
        name: shownName(call, one.name),
        text: answerText(call, one),
      })),
      answer: question.mayAnswer && {
        action: `${path}/answer`,
        choices: question.choices.map(value => ({
          value,
          label: t(`give-${value}`),
          current: value === own,
        })),
      },
      withdraw: question.mayWithdraw && `${path}/withdraw`,
    };
  };

const tenureText = ({ t }: PageCall, name: string, { from, to }: TenureInfo): string => {
  if (to === null) return t('tenureNow', { name, from });
  return from === 0 ? t('tenureOnce', { name, to }) : t('tenureBetween', { name, from, to });
};

/** Who plays each seat, who played it before, and whether it is free. */
export const seatRows = (
  call: PageCall,
  game: GameDetail,
  tenures: readonly TenureInfo[],
): readonly object[] => {
  const { t, context } = call;
  const running = game.status === 'running';
  const signedIn = context.viewer?.kind === 'person';
  const plays = game.mine.length > 0;
  return game.seats.map(seat => {
    const empty = seat.personId === null;
    const free = running && (empty || seat.offered);
    const own = tenures.filter(one => one.seat === seat.seat);
    return {
      seat: seat.seat,
      number: seat.seat + 1,
      name: empty ? t('seatEmpty') : shownName(call, seat.name),
      history: own.map(one => tenureText(call, shownName(call, one.name), one)),
      offered: running && seat.offered && t('seatOffered'),
      invited: running && seat.invited,
      callBack: free && signedIn && plays && seat.invited && (seat.byLink ? 'free' : 'call-back'),
      invite: free && signedIn && plays && !seat.invited && { language: context.language },
      // Who came by the link of a mail may look, but not let others in.
      signIn:
        free && !signedIn && plays ? signInFor(`/g/${game.id}/questions#seat-${seat.seat + 1}`) : undefined,
    };
  });
};

/** Seats of a running game that somebody could take, for everybody who looks at it. */
export const freeSeats = (call: PageCall, game: GameDetail): readonly object[] => {
  const { t, context } = call;
  if (game.status !== 'running') return [];
  return game.seats
    .filter(seat => seat.personId === null || seat.offered)
    .map(seat => {
      const name = shownName(call, seat.name);
      const mayJoin = seat.joinable && !seat.invited && game.mine.length === 0;
      return {
        seat: seat.seat,
        text: t(seat.personId === null ? 'seatFreeAt' : 'seatOfferedAt', { name }),
        invite: game.mine.length > 0,
        join: mayJoin && context.viewer?.kind === 'person',
        signIn: mayJoin && !context.viewer ? signInFor(`/g/${game.id}`) : undefined,
      };
    });
};
