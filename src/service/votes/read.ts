import {
  closedVotes,
  direct,
  openVotes,
  personNames,
  readGame,
  readSeats,
  type GameRow,
  type VoteOutcome,
  type VoteRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { tallyOutcome } from '../../pace/index.js';
import { seatsOf } from '../authority.js';
import { pausedNow } from '../clocks/pause.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound } from '../errors.js';
import { missingPlayers } from '../account/sight.js';
import { playerName } from '../../words/index.js';
import type { Actor, Language } from '../types.js';
import { goesOnWithout } from './judge.js';
import type { VoteAbout } from './kinds.js';
import type { TakeBackPlan } from './take-back.js';
import { peopleAt } from '../post/game-messages.js';

/** What one of those who may vote has said. */
export interface BallotInfo {
  readonly name: string;
  /** Null for somebody who no longer plays. */
  readonly seat: Seat | null;
  /** Null while they have said nothing. */
  readonly choice: string | null;
  readonly mine: boolean;
  /** Not seen for long: counts at the end only with a ballot. */
  readonly missing: boolean;
}

/** A vote as every player sees it. */
export interface VoteInfo {
  readonly id: string;
  readonly about: VoteAbout;
  /** Who started it; null for the clock. */
  readonly startedBy: string | null;
  /** The seat it is about. */
  readonly subject: Seat | null;
  readonly reason: string;
  readonly choices: readonly string[];
  readonly rule: 'majority' | 'unanimous';
  readonly ballots: readonly BallotInfo[];
  /** The log's number when it was started. */
  readonly number: number;
  /** Of an undo or redo. */
  readonly takeBack: TakeBackPlan | null;
  /** Of a pause: when it is to end; null for when somebody ends it. */
  readonly pauseUntil: Date | null;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  readonly outcome: VoteOutcome | null;
  /** What was agreed. */
  readonly choice: string | null;
  /** It is agreed, but waits for its end. */
  readonly agreed: boolean;
  /** May the one who looks vote now, or take the vote back? */
  readonly mayVote: boolean;
  readonly mayWithdraw: boolean;
}

export interface Votes {
  /** The oldest first. */
  readonly open: readonly VoteInfo[];
  /** The newest first, 20 at most. */
  readonly closed: readonly VoteInfo[];
  /** The game's clocks stand by consent; `until` is null for an open end. */
  readonly paused: { readonly until: Date | null } | null;
  /** How many undone actions could be played again together. */
  readonly undone: number;
}

const MOST_CLOSED = 20;

/** What a vote is about, apart from the ballots. */
export const contentOf = (vote: VoteRow): Pick<VoteInfo, 'about' | 'subject' | 'takeBack' | 'pauseUntil'> => {
  const { params } = vote;
  const about = vote.about as VoteAbout;
  const until = params['until'];
  return {
    about,
    subject: vote.subject < 0 ? null : vote.subject,
    takeBack: about === 'undo' || about === 'redo' ? (params as unknown as TakeBackPlan) : null,
    pauseUntil: typeof until === 'number' ? new Date(until) : null,
  };
};

interface Reading {
  readonly me: string;
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  readonly names: ReadonlyMap<string, string>;
  /** Who has not been seen for long, by person id. */
  readonly missing: readonly string[];
  readonly now: Date;
}

const infoOf =
  ({ me, game, seats, names, missing, now }: Reading) =>
  (vote: VoteRow): VoteInfo => {
    const { tally } = vote;
    const people = peopleAt(seats);
    const is = vote.closed_at ? null : tallyOutcome(tally, now.getTime()).is;
    const gone = vote.closed_at || !goesOnWithout(vote.about) ? (tally.missing ?? []) : missing;
    const acts = is === 'open' && game.phase === 'running';
    return {
      id: vote.id,
      ...contentOf(vote),
      startedBy: vote.started_by === null ? null : (names.get(vote.started_by) ?? ''),
      reason: vote.reason,
      choices: tally.choices,
      rule: tally.rule,
      ballots: tally.voters.map(voter => ({
        name: names.get(voter) ?? '',
        seat: people.get(voter)?.seat ?? null,
        choice: Object.hasOwn(tally.ballots, voter) ? tally.ballots[voter]! : null,
        mine: voter === me,
        missing: gone.includes(voter),
      })),
      number: vote.number,
      openedAt: vote.opened_at,
      expiresAt: vote.expires_at,
      closedAt: vote.closed_at,
      outcome: vote.outcome ?? (is === 'expired' ? 'expired' : null),
      choice: vote.choice,
      agreed: is === 'carried',
      mayVote: acts && tally.voters.includes(me),
      mayWithdraw: vote.closed_at === null && vote.started_by === me,
    };
  };

/** Everybody some votes name. */
const namesIn = async (
  tx: Tx,
  votes: readonly VoteRow[],
  language: Language,
): Promise<ReadonlyMap<string, string>> => {
  const names = await personNames(tx, [
    ...new Set(
      votes.flatMap(({ started_by: starter, tally }) => [...(starter ? [starter] : []), ...tally.voters]),
    ),
  ]);
  return new Map([...names].map(([id, name]) => [id, playerName(language, name)]));
};

/**
 * What the players of a game decide together. Only they see it.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`
 */
export const listVotes = async (deps: Deps, actor: Actor, gameId: string): Promise<Votes> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (seatsOf(actor, gameId, seats).length === 0) throw new Forbidden('not-your-game', { game: gameId });
  const open = await openVotes(tx, gameId);
  const closed = await closedVotes(tx, gameId, MOST_CLOSED);
  const names = await namesIn(tx, [...open, ...closed], actor.language);
  const now = deps.clock();
  const missing = open.some(({ about }) => goesOnWithout(about)) ? await missingPlayers(deps, tx, seats) : [];
  const info = infoOf({ me: actor.personId, game, seats, names, missing, now });
  return {
    open: open.map(info),
    closed: closed.map(info),
    paused: pausedNow(game, now),
    undone: game.undone.length,
  };
};
