import type { Actor, GameDetail } from '../../service/types.js';
import { listVotes, type Votes } from '../../service/votes/read.js';
import { MOST_A_DAY, WAITED_DAYS } from '../../service/votes/kinds.js';
import { MOST_REASON } from '../../service/votes/start.js';
import type { PageCall } from './page.js';
import { readerTime } from './reader-time.js';
import { endOfVote, type FreeSeat, freeSeats, type VoteModel, voteModel } from './votes-model.js';

export interface PausedModel {
  readonly text: string;
  readonly label: string;
}

/** That the clocks stand by consent, with the way on; undefined where they do not. */
export const pausedModel = (
  call: PageCall,
  paused: { readonly until: Date | null } | null,
): PausedModel | undefined => {
  const { t } = call;
  if (!paused) return undefined;
  return paused.until
    ? { text: t('pausedUntil', { until: readerTime(call)(paused.until) }), label: t('resumeAsk') }
    : { text: t('pausedOpen'), label: t('resumeNow') };
};

const newsKeys = ['started', 'answered', 'withdrawn', 'resumed', 'seat'] as const;

/** What the form that led here did: `?done=started`. A vote is over at once where nobody else has to agree. */
export const newsOf = ({ query, t }: PageCall, isOpen: boolean): string | undefined => {
  const done = newsKeys.find(key => key === query['done']);
  if (done === 'started' && !isOpen) return t('done-carried');
  return done && t(`done-${done}`);
};

/** The same on the game's page; of a vote that the reader's answer has ended, how it ended. */
const newsAtTable = (call: PageCall, game: GameDetail, { open, closed }: Votes): string | undefined => {
  const ended = closed.find(({ id }) => id === call.query['vote']);
  return ended ? endOfVote(call, game, ended) : newsOf(call, open.length > 0);
};

export interface TogetherModel {
  readonly free: readonly FreeSeat[];
  readonly news?: string | undefined;
  readonly paused?: PausedModel | undefined;
  readonly open?: readonly VoteModel[];
  readonly waits?: boolean;
  readonly start?: VotesStart;
  readonly moveEnds?: boolean;
}

interface TypedVote {
  readonly about: string;
  readonly to: string;
  readonly until: string;
  readonly reason: string;
}

/** The forms as they were filled in, or as the address wishes: `?to=12`. */
const typedIn = ({ form, query }: PageCall): TypedVote => {
  const to = typeof query['to'] === 'string' && /^\d{1,9}$/.test(query['to']) ? query['to'] : '';
  return {
    about: form['about'] ?? (to === '' ? '' : 'undo'),
    to: form['to'] ?? to,
    until: form['until'] ?? '',
    reason: form['reason'] ?? '',
  };
};

/** The forms that begin a vote. */
export interface VotesStart {
  readonly typed: TypedVote;
  readonly most: number;
  readonly letters: number;
  readonly days: number;
  readonly redo: number;
  readonly pause: boolean;
  readonly clockStarts: boolean;
  readonly others: readonly { readonly seat: number; readonly name: string }[];
}

/** What may be put to the others now. */
export const startModel = (
  call: PageCall,
  game: GameDetail,
  { undone, paused }: Pick<Votes, 'undone' | 'paused'>,
): VotesStart => ({
  typed: typedIn(call),
  most: MOST_A_DAY,
  letters: MOST_REASON,
  days: WAITED_DAYS,
  redo: undone,
  pause: paused === null,
  // Then the service would refuse the vote.
  clockStarts: game.time !== null && game.time.atZero.vote !== 'none',
  others: game.seats.filter(seat => seat.personId !== null && !game.mine.includes(seat.seat)),
});

/** What the game's page shows of it: open votes with their buttons, a pause, free seats. */
export const togetherModel = async (
  call: PageCall,
  game: GameDetail,
  actor: Actor | null,
): Promise<TogetherModel | undefined> => {
  if (game.status !== 'running') return undefined;
  const free = freeSeats(call, game);
  if (!actor || game.mine.length === 0) return free.length > 0 ? { free } : undefined;
  const votes = await listVotes(call.deps.service, actor, game.id);
  const { open, paused } = votes;
  return {
    free,
    news: newsAtTable(call, game, votes),
    paused: pausedModel(call, paused),
    open: open.map(voteModel(call, game)),
    // An answer that is missing stands before anything else.
    waits: open.some(({ ballots }) => ballots.some(({ mine, choice }) => mine && choice === null)),
    start: startModel(call, game, votes),
    // Whoever moves goes on from here: what was asked to be taken back stays.
    moveEnds: open.some(({ about }) => about === 'undo' || about === 'redo'),
  };
};
