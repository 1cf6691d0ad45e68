import type { GameDetail } from '../../service/types.js';
import { MISSING_DAYS } from '../../service/votes/kinds.js';
import type { BallotInfo, VoteInfo } from '../../service/votes/read.js';
import type { SeatableBot } from '../../service/tables/bot-results.js';
import type { TenureInfo } from '../../service/tables/seats.js';
import { playerName } from '../../words/index.js';
import { signInFor } from './frame.js';
import type { PageCall } from './page.js';
import { readerTime } from './reader-time.js';
import { textByKey } from '../../words/pages.js';

const listed = ({ context }: PageCall, names: readonly string[]): string =>
  new Intl.ListFormat(context.language, { type: 'conjunction' }).format(names);

const shownName = ({ t, context }: PageCall, name: string): string =>
  name === '' ? t('formerPlayer') : playerName(context.language, name);

const nameAt = (call: PageCall, game: GameDetail, seat: number | null): string =>
  shownName(call, game.seats.find(one => one.seat === seat)?.name ?? '');

/** What is voted on, as a sentence. */
const sentence = (call: PageCall, game: GameDetail, vote: VoteInfo): string => {
  const { t } = call;
  const { about, takeBack, pauseUntil, subject } = vote;
  const params = {
    who: vote.startedBy === null ? t('somebody') : shownName(call, vote.startedBy),
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

const warnings = ({ t }: PageCall, { about, takeBack }: VoteInfo): readonly string[] => [
  ...(takeBack?.drawn ? [t('drawnStays')] : []),
  ...(takeBack?.reveals ? [t('seenStays')] : []),
  ...(about === 'undo' ? [t('logStays')] : []),
];

const deadline = (call: PageCall, game: GameDetail, vote: VoteInfo): string | undefined => {
  const until = readerTime(call)(vote.expiresAt);
  if (vote.closedAt !== null) return undefined;
  return vote.agreed
    ? call.t('agreedWaits', { until, subject: nameAt(call, game, vote.subject) })
    : call.t('answerUntil', { until });
};

const outcomeText = ({ t, context }: PageCall, { about, outcome, choice }: VoteInfo): string | undefined => {
  if (!outcome) return undefined;
  if (about === 'absent' && outcome === 'rejected') return t('outcome-waits');
  const chosen =
    choice !== null && choice !== 'yes' ? `: ${textByKey(context.language, `choice-${choice}`)}` : '';
  return `${t(`outcome-${outcome}`)}${chosen}`;
};

const ballotText = ({ t, context }: PageCall, { choice, missing }: BallotInfo): string => {
  if (choice !== null) return textByKey(context.language, `choice-${choice}`);
  return missing ? t('answerMissing', { days: MISSING_DAYS }) : t('answerNone');
};

interface VoteCast {
  readonly action: string;
  readonly choices: readonly VoteCastChoice[];
}

interface VoteCastChoice {
  readonly value: string;
  readonly label: string;
  readonly current: boolean;
}

export interface VoteModel {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
  readonly back: string | undefined;
  readonly warnings: readonly string[];
  readonly rule: string;
  readonly deadline: string | undefined;
  /** The reader's answer. */
  readonly own: string | undefined;
  readonly answers: string;
  readonly outcome: string | undefined;
  readonly at: string | undefined;
  readonly ballots: readonly { readonly name: string; readonly text: string }[];
  readonly cast: false | VoteCast;
  readonly withdraw: string | false;
}

/** What was voted on and how it ended, in a line. */
export const endOfVote = (call: PageCall, game: GameDetail, vote: VoteInfo): string | undefined => {
  const outcome = outcomeText(call, vote);
  return outcome && `${sentence(call, game, vote)} – ${outcome}`;
};

/** A vote with everybody's ballot, and the forms to cast one. */
export const voteModel =
  (call: PageCall, game: GameDetail) =>
  (vote: VoteInfo): VoteModel => {
    const { t } = call;
    const path = `/g/${game.id}/votes/${vote.id}`;
    const own = vote.ballots.find(({ mine }) => mine)?.choice ?? null;
    return {
      id: vote.id,
      text: sentence(call, game, vote),
      reason: vote.reason,
      back:
        vote.closedAt === null && vote.about === 'undo'
          ? `/g/${game.id}/history?step=${String(vote.takeBack?.to ?? 0)}`
          : undefined,
      warnings: vote.closedAt === null ? warnings(call, vote) : [],
      rule: t(vote.rule === 'unanimous' ? 'byAll' : 'byMost'),
      deadline: deadline(call, game, vote),
      own: own === null ? undefined : textByKey(call.context.language, `choice-${own}`),
      answers: t('votesAnswered', {
        count: vote.ballots.filter(({ choice }) => choice !== null).length,
        of: vote.ballots.length,
      }),
      outcome: outcomeText(call, vote),
      at: vote.closedAt ? readerTime(call)(vote.closedAt) : undefined,
      ballots: vote.ballots.map(one => ({
        name: shownName(call, one.name),
        text: ballotText(call, one),
      })),
      cast: vote.mayVote && {
        action: `${path}/ballot`,
        choices: vote.choices.map(value => ({
          value,
          label: textByKey(call.context.language, `give-${value}`),
          current: value === own,
        })),
      },
      withdraw: vote.mayWithdraw && `${path}/withdraw`,
    };
  };

const tenureText = ({ t }: PageCall, name: string, { from, to }: TenureInfo): string => {
  if (to === null) return t('tenureNow', { name, from });
  return from === 0 ? t('tenureOnce', { name, to }) : t('tenureBetween', { name, from, to });
};

export interface VoterRow {
  readonly seat: number;
  readonly number: number;
  readonly name: string;
  readonly history: readonly string[];
  readonly offered: string | false;
  readonly service: boolean;
  readonly bots: readonly SeatableBot[];
  readonly invited: boolean;
  readonly undelivered: boolean;
  readonly callBack: string | false;
  readonly invite: false | { readonly address: string; readonly language: string };
  readonly signIn: string | undefined;
}

/** Who plays each seat, who played it before, and whether it is free. */
export const seatRows = (
  call: PageCall,
  game: GameDetail,
  { tenures, bots }: { readonly tenures: readonly TenureInfo[]; readonly bots: readonly SeatableBot[] },
): readonly VoterRow[] => {
  const { t, context } = call;
  const running = game.status === 'running';
  const signedIn = context.viewer?.kind === 'person';
  const plays = game.mine.length > 0;
  return game.seats.map(seat => {
    const empty = seat.personId === null && !seat.byService;
    const free = running && (seat.personId === null || seat.offered);
    const own = tenures.filter(one => one.seat === seat.seat);
    return {
      seat: seat.seat,
      number: seat.seat + 1,
      name: empty ? t('seatEmpty') : shownName(call, seat.name),
      history: own.map(one => tenureText(call, shownName(call, one.name), one)),
      offered: running && (seat.offered ? t('seatOffered') : seat.byService && t('serviceSeatText')),
      service: running && empty && !seat.invited && signedIn && plays,
      bots: free && signedIn && plays && !seat.invited ? bots : [],
      invited: running && seat.invited,
      undelivered: running && game.undelivered.includes(seat.seat),
      callBack: free && signedIn && plays && seat.invited && (seat.byLink ? 'free' : 'call-back'),
      invite: free && signedIn && plays && !seat.invited && { address: '', language: context.language },
      // Who came by the link of a mail may look, but not let others in.
      signIn: free && !signedIn && plays ? signInFor(`/g/${game.id}/votes#seat-${seat.seat + 1}`) : undefined,
    };
  });
};

export interface FreeSeat {
  readonly seat: number;
  readonly text: string;
  readonly invite: boolean;
  readonly join: boolean;
  readonly signIn: string | undefined;
}

/** Seats of a running game that somebody could take, for everybody who looks at it. */
export const freeSeats = (call: PageCall, game: GameDetail): readonly FreeSeat[] => {
  const { t, context } = call;
  if (game.status !== 'running') return [];
  return (
    game.seats
      .filter(seat => (seat.personId === null && !seat.byService) || seat.offered)
      // Where nobody sits, as in a demo, nobody can let anybody in.
      .filter(seat => seat.joinable || game.seats.some(({ personId }) => personId !== null))
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
      })
  );
};
