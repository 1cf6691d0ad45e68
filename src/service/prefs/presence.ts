import { direct, notePresence, readGame, readSeats, type DeliveryKind } from '../../db/index.js';
import { mailTime, type Instant } from '../../pace/index.js';
import { seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound } from '../errors.js';
import { countWaiting } from '../waiting.js';
import type { Actor } from '../types.js';
import type { Prefs } from './kept.js';

/** That somebody looks at a game is known to the minute, which costs one write a minute at most. In milliseconds. */
const COARSE = 60_000;

/** An open page says it so often. */
const EVERY = 30_000;

/** Whoever was seen so short a time ago is looking now: the last time may be one that was not noted. */
const NOW = COARSE + EVERY;

/** How long after the last look the mail of a turn waits. */
const PATIENCE = 10 * 60_000;

/**
 * Notes that somebody looks at a game they play. Nobody is ever shown it: it delays the mail of their own turn, and is
 * forgotten within two hours. A program with a token does not look.
 */
export const noteLook = async (deps: Deps, actor: Actor | null, gameId: string): Promise<void> => {
  if (!actor || (actor.kind === 'person' && actor.grant)) return;
  const at = deps.clock();
  const fresh = new Date(at.getTime() - COARSE);
  try {
    await notePresence(direct(deps.db), { personId: actor.personId, gameId, at, fresh });
  } catch (error) {
    // Nobody is kept from being told because of it.
    deps.log.warn({ err: error, game: gameId }, 'look not noted');
  }
};

export interface Newest {
  /** Of the newest row. */
  readonly number: number;
  /** Does the game wait for one of the actor's seats? */
  readonly asked: boolean;
  /** How many games wait for the actor, this one or others. */
  readonly waiting: number;
}

/**
 * What a player's open page is told, which says by asking that somebody looks at it.
 * @throws NotFound `no-such-game`; Forbidden `not-your-game`
 */
export const reportPresence = async (deps: Deps, actor: Actor, gameId: string): Promise<Newest> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const mine = seatsOf(actor, gameId, seats);
  if (mine.length === 0) throw new Forbidden('not-your-game', { game: gameId });
  const [waiting] = await Promise.all([countWaiting(deps, actor), noteLook(deps, actor, gameId)]);
  const waitedFor = game.phase === 'running' && !game.frozen_at ? (game.turn?.asked ?? []) : [];
  return { number: game.number, asked: mine.some(seat => waitedFor.includes(seat)), waiting };
};

/** Kinds that tell somebody it is their turn. */
export const isTurn = (kind: DeliveryKind): boolean => kind === 'turn' || kind === 'offer';

export interface Looked {
  readonly kind: DeliveryKind;
  /** When the receiver was last seen looking at the game; null for not of late. */
  readonly at: Instant | null;
  /** It has waited for this already: looking never keeps a mail back for good. */
  readonly waited: boolean;
  readonly deadline: Instant | null;
  readonly now: Instant;
}

/**
 * Until when a turn's mail that could go waits because its receiver is looking at the game; null where it goes. It
 * does not wait past the deadline, nor into quiet hours, of which it would make a night.
 */
export const waitsForPresent = (
  { kind, at, waited, deadline, now }: Looked,
  prefs: Prefs,
): Instant | null => {
  if (!isTurn(kind) || waited || at === null || now - at > NOW) return null;
  const until = Math.min(at, now) + PATIENCE;
  const late = deadline !== null && deadline <= until;
  return late || mailTime(prefs, until, deadline).at > until ? null : until;
};
