import type { Actor, GameDetail } from '../../service/types.js';
import { listVotes, type Votes } from '../../service/votes/read.js';
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
  readonly moveEnds?: boolean;
}

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
    // Whoever moves goes on from here: what was asked to be taken back stays.
    moveEnds: open.some(({ about }) => about === 'undo' || about === 'redo'),
  };
};
