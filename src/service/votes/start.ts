import { votesStartedSince, lockGame, readSeats, type SeatRow, type Tx } from '../../db/index.js';
import type { JsonObject, Seat } from '../../engine/core/index.js';
import { mustBeSeat, mustRun, seatsOf, type Locked } from '../authority.js';
import { timedGameOf } from '../clocks/calendars.js';
import { pausedNow, resumeGame } from '../clocks/pause.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound, TooMany } from '../errors.js';
import { peopleAt, tellPeople } from '../post/game-messages.js';
import { cleanNotes } from '../free-text.js';
import type { Actor } from '../types.js';
import { MOST_A_DAY, newTally, WAITED_DAYS, type PlayerAbout } from './kinds.js';
import { openVote } from './open.js';
import { settleVote } from './settle.js';
import { planRedo, planUndo } from './take-back.js';
import { votersAt } from './voters.js';

/** What a player puts to all others. */
export interface VoteProposal {
  readonly gameId: string;
  readonly about: PlayerAbout;
  /** Of an undo: back to the position after this row; before their own newest action by default. */
  readonly to?: number;
  /** Of a pause; null until somebody ends it. */
  readonly until?: Date | null;
  /** Whose player is to be replaced. */
  readonly subject?: Seat;
  /** Why, in that player's words; at most 300 letters. */
  readonly reason?: string;
}

export const MOST_REASON = 300;
const DAY = 86_400_000;
const LONGEST_PAUSE = 366;

/** A player of a game that runs, with the game locked. */
interface Player extends Locked {
  readonly personId: string;
  readonly mine: readonly Seat[];
}

/**
 * Locks a running game for one of its players.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`, Conflict `game-not-started`, `game-over`
 */
export const lockForPlayer = async (tx: Tx, actor: Actor, gameId: string): Promise<Player> => {
  const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const mine = seatsOf(actor, gameId, seats);
  if (mine.length === 0) throw new Forbidden('not-your-game', { game: gameId });
  mustRun(game);
  return { game, seats, personId: actor.personId, mine };
};

/** @throws TooMany `too-many-votes` */
const mustNotFlood = async (deps: Deps, tx: Tx, { game, personId }: Player): Promise<void> => {
  const since = new Date(deps.clock().getTime() - DAY);
  if ((await votesStartedSince(tx, game.id, personId, since)) >= MOST_A_DAY)
    throw new TooMany('too-many-votes', { most: MOST_A_DAY });
};

const pauseParams = (deps: Deps, { game }: Player, until: Date | null): JsonObject => {
  const now = deps.clock();
  if (pausedNow(game, now)) throw new Conflict('already-paused', { game: game.id });
  const latest = now.getTime() + LONGEST_PAUSE * DAY;
  if (until && !(until > now && until.getTime() <= latest))
    throw new Invalid('bad-pause', { until: until.toISOString(), days: LONGEST_PAUSE });
  return { until: until?.getTime() ?? null };
};

/**
 * Who is waited for long enough may be replaced; where the clock starts such votes, no player does.
 * @throws Invalid `no-such-seat`; Conflict `nobody-to-replace`, `not-waited-for`, `vote-by-clock`
 */
const mustBeReplaceable = (deps: Deps, { game, seats, mine }: Player, subject: Seat): void => {
  mustBeSeat(game, subject);
  if (mine.includes(subject) || seats.find(({ seat }) => seat === subject)?.person_id === null)
    throw new Conflict('nobody-to-replace', { seat: subject });
  const time = timedGameOf(game);
  if (time && time.atZero.vote !== 'none') throw new Conflict('vote-by-clock', { seat: subject });
  const since = game.turn?.asked.includes(subject) ? game.waiting_since : null;
  if (!since || deps.clock().getTime() - since.getTime() < WAITED_DAYS * DAY)
    throw new Conflict('not-waited-for', { seat: subject, days: WAITED_DAYS });
};

const paramsOf = async (deps: Deps, tx: Tx, player: Player, proposal: VoteProposal): Promise<JsonObject> => {
  switch (proposal.about) {
    case 'undo':
      return planUndo(tx, player.game, player.mine, proposal.to);
    case 'redo':
      return planRedo(tx, player.game);
    case 'pause':
      return pauseParams(deps, player, proposal.until ?? null);
    case 'resume':
      if (!pausedNow(player.game, deps.clock())) throw new Conflict('not-paused', { game: proposal.gameId });
      return {};
    case 'replace':
      mustBeReplaceable(deps, player, proposal.subject ?? -1);
      return {};
    case 'end':
      return {};
  }
};

const votersFor = (seats: readonly SeatRow[], proposal: VoteProposal): readonly string[] => {
  const about =
    proposal.about === 'replace' ? seats.find(({ seat }) => seat === proposal.subject) : undefined;
  return votersAt(seats).filter(person => person !== about?.person_id);
};

/** A pause without an end was agreed for as long as everybody is content with it: one player's wish ends it. */
const endsAtOnce = (deps: Deps, { game }: Player, proposal: VoteProposal): boolean =>
  proposal.about === 'resume' && pausedNow(game, deps.clock())?.until === null;

const resumeNow = async (deps: Deps, tx: Tx, player: Player): Promise<void> => {
  const { game, seats, personId, mine } = player;
  const now = deps.clock();
  await resumeGame(deps, tx, game.id);
  const others = [...peopleAt(seats)].filter(([person]) => person !== personId);
  await tellPeople(deps, tx, others, {
    kind: 'resumed',
    gameId: game.id,
    number: game.number,
    subject: `t${String(now.getTime())}`,
    data: { seat: mine[0]! },
  });
};

/**
 * Starts a vote of all players; the others get a mail. Whoever starts it agrees by that.
 * @returns the vote's id; null where none was needed
 * @throws like `lockForPlayer`; TooMany `too-many-votes`; Conflict `vote-already-open`, `already-paused`,
 *   `not-paused`, `not-in-force`, `nobody-to-replace`, `not-waited-for`, `vote-by-clock`; Invalid `bad-pause`,
 *   `no-such-target`, `no-such-seat`, `text-too-long`; Illegal `nothing-to-undo`, `nothing-to-redo`
 */
export const startVote = (deps: Deps, actor: Actor, proposal: VoteProposal): Promise<string | null> =>
  deps.db.transaction(async tx => {
    const player = await lockForPlayer(tx, actor, proposal.gameId);
    const { seats, personId, mine } = player;
    const reason = cleanNotes(proposal.reason ?? '', MOST_REASON);
    const params = await paramsOf(deps, tx, player, proposal);
    if (endsAtOnce(deps, player, proposal)) {
      await resumeNow(deps, tx, player);
      return null;
    }
    await mustNotFlood(deps, tx, player);
    const vote = await openVote(deps, tx, player, {
      about: proposal.about,
      startedBy: { personId, seat: mine[0]! },
      ...(proposal.about === 'replace' && { subject: proposal.subject! }),
      params,
      reason,
      tally: newTally(proposal.about, personId, votersFor(seats, proposal), deps.clock()),
    });
    if (!vote) throw new Conflict('vote-already-open', { about: proposal.about });
    await settleVote(deps, tx, player, vote);
    return vote.id;
  });
