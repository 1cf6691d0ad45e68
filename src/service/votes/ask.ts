import { askedSince, lockGame, readSeats, type SeatRow, type Tx } from '../../db/index.js';
import type { JsonObject, Seat } from '../../engine/core/index.js';
import { mustBeSeat, mustRun, seatsOf, type Locked } from '../authority.js';
import { timeOf } from '../clocks/calendars.js';
import { pausedNow, resumeGame } from '../clocks/pause.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound, TooMany } from '../errors.js';
import { peopleAt, tellPeople } from '../post/game-notes.js';
import { cleanNotes } from '../free-text.js';
import type { Actor } from '../types.js';
import { MOST_A_DAY, voteOf, WAITED_DAYS, type Asked } from './kinds.js';
import { openQuestion } from './open.js';
import { settleQuestion } from './settle.js';
import { planRedo, planUndo } from './take-back.js';

/** What a player asks all others. */
export interface Ask {
  readonly gameId: string;
  readonly about: Asked;
  /** Of an undo: back to the position after this row; before the asker's own newest action by default. */
  readonly to?: number;
  /** Of a pause; null until somebody ends it. */
  readonly until?: Date | null;
  /** Whose player is to be replaced. */
  readonly subject?: Seat;
  /** Why, in the asker's words; at most 300 letters. */
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

/** @throws TooMany `too-many-questions` */
const mustNotFlood = async (deps: Deps, tx: Tx, { game, personId }: Player): Promise<void> => {
  const since = new Date(deps.clock().getTime() - DAY);
  if ((await askedSince(tx, game.id, personId, since)) >= MOST_A_DAY)
    throw new TooMany('too-many-questions', { most: MOST_A_DAY });
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
 * Who is waited for long enough may be replaced; where the clock asks about it, it does so itself.
 * @throws Invalid `no-such-seat`; Conflict `nobody-to-replace`, `not-waited-for`, `clock-asks`
 */
const mustBeReplaceable = (deps: Deps, { game, seats, mine }: Player, subject: Seat): void => {
  mustBeSeat(game, subject);
  if (mine.includes(subject) || seats.find(({ seat }) => seat === subject)?.person_id === null)
    throw new Conflict('nobody-to-replace', { seat: subject });
  const time = timeOf(game);
  if (time && time.atZero.vote !== 'none') throw new Conflict('clock-asks', { seat: subject });
  const since = game.turn?.asked.includes(subject) ? game.waiting_since : null;
  if (!since || deps.clock().getTime() - since.getTime() < WAITED_DAYS * DAY)
    throw new Conflict('not-waited-for', { seat: subject, days: WAITED_DAYS });
};

const paramsOf = async (deps: Deps, tx: Tx, player: Player, ask: Ask): Promise<JsonObject> => {
  switch (ask.about) {
    case 'undo':
      return planUndo(tx, player.game, player.mine, ask.to);
    case 'redo':
      return planRedo(tx, player.game);
    case 'pause':
      return pauseParams(deps, player, ask.until ?? null);
    case 'resume':
      if (!pausedNow(player.game, deps.clock())) throw new Conflict('not-paused', { game: ask.gameId });
      return {};
    case 'replace':
      mustBeReplaceable(deps, player, ask.subject ?? -1);
      return {};
    case 'end':
      return {};
  }
};

const votersFor = (seats: readonly SeatRow[], ask: Ask): readonly string[] => {
  const about = ask.about === 'replace' ? seats.find(({ seat }) => seat === ask.subject) : undefined;
  return [...peopleAt(seats).keys()].filter(person => person !== about?.person_id);
};

/** A pause without an end was agreed for as long as everybody is content with it: one player's wish ends it. */
const endsAtOnce = (deps: Deps, { game }: Player, ask: Ask): boolean =>
  ask.about === 'resume' && pausedNow(game, deps.clock())?.until === null;

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
 * Asks all other players; each gets a mail. The asker agrees by asking.
 * @returns the question's id; null where nobody had to be asked
 * @throws like `lockForPlayer`; TooMany `too-many-questions`; Conflict `already-asked`, `already-paused`,
 *   `not-paused`, `not-in-force`, `nobody-to-replace`, `not-waited-for`, `clock-asks`; Invalid `bad-pause`,
 *   `no-such-target`, `no-such-seat`, `text-too-long`; Illegal `nothing-to-undo`, `nothing-to-redo`
 */
export const askQuestion = (deps: Deps, actor: Actor, ask: Ask): Promise<string | null> =>
  deps.db.transaction(async tx => {
    const player = await lockForPlayer(tx, actor, ask.gameId);
    const { seats, personId, mine } = player;
    const reason = cleanNotes(ask.reason ?? '', MOST_REASON);
    const params = await paramsOf(deps, tx, player, ask);
    if (endsAtOnce(deps, player, ask)) {
      await resumeNow(deps, tx, player);
      return null;
    }
    await mustNotFlood(deps, tx, player);
    const question = await openQuestion(deps, tx, player, {
      about: ask.about,
      asker: { personId, seat: mine[0]! },
      ...(ask.about === 'replace' && { subject: ask.subject! }),
      params,
      reason,
      vote: voteOf(ask.about, personId, votersFor(seats, ask), deps.clock()),
    });
    if (!question) throw new Conflict('already-asked', { about: ask.about });
    await settleQuestion(deps, tx, player, question);
    return question.id;
  });
