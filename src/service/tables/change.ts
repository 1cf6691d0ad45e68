import {
  giveBackSeat,
  lockGame,
  readSeats,
  setTerms,
  type GameRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { mustBeSeat, mustBeShared } from '../authority.js';
import { timedGameOf } from '../clocks/calendars.js';
import { cleanGameTime, timeAsJson, type TimeWish } from '../clocks/game-time.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import { titleOf } from '../log/load.js';
import { publicName } from '../text.js';
import type { PersonActor } from '../types.js';
import { renewListing } from './fresh.js';
import { cleanSettings } from './settings.js';
import { tellTable } from './tell.js';

/** @throws NotFound `no-such-game`, Conflict `game-has-begun`, `game-over` */
export const lockOpen = async (tx: Tx, gameId: string): Promise<GameRow> => {
  const game = await lockGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (game.phase === 'running') throw new Conflict('game-has-begun', { game: gameId });
  if (game.phase === 'ended') throw new Conflict('game-over', { game: gameId });
  return game;
};

/** Throws like `lockOpen`, and Forbidden `not-your-game`. */
export const lockOwnOpen = async (tx: Tx, actor: PersonActor, gameId: string): Promise<GameRow> => {
  const game = await lockOpen(tx, gameId);
  if (game.created_by !== actor.personId) throw new Forbidden('not-your-game', { game: gameId });
  return game;
};

/**
 * Locks a game for something about a seat that can be given away: nobody holds it, or its player has offered it.
 * In a running game every player may look for somebody, since its creator may be the one who left.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`, Invalid `no-such-seat`, Conflict `seat-taken`, `game-over`, `in-sandbox`
 */
export const lockOwnFree = async (
  tx: Tx,
  actor: PersonActor,
  gameId: string,
  seat: Seat,
): Promise<GameRow> => {
  const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const plays = game.phase === 'running' && seats.some(s => s.person_id === actor.personId);
  if (game.created_by !== actor.personId && !plays) throw new Forbidden('not-your-game', { game: gameId });
  mustBeShared(game);
  mustBeSeat(game, seat);
  // From the service somebody takes it over while the game runs; before, it is opened again.
  const empty = (s: SeatRow): boolean => s.person_id === null && (game.phase === 'running' || !s.by_service);
  const free = seats.some(s => s.seat === seat && (empty(s) || s.offered_at !== null));
  if (!free) throw new Conflict('seat-taken', { seat });
  if (game.phase === 'ended') throw new Conflict('game-over', { game: gameId });
  return game;
};

/** What is played and how fast; what is left out stays as it is. */
export interface TermsChange {
  readonly name?: string;
  /** Without `settings` the game is played as the preset says. */
  readonly preset?: string;
  readonly settings?: { readonly [id: string]: unknown };
  /** Null for no clock. */
  readonly time?: TimeWish | null;
  /** May players ask what the computer would do? */
  readonly advice?: boolean;
}

/**
 * Changes what was said of a game while nobody else has sat down on it. Only its creator may.
 * @throws like `lockOwnOpen`; Conflict `others-seated`; Invalid `bad-game-name` and about the time; the engine's
 *   Illegal for settings
 */
export const changeTerms = (
  deps: Deps,
  actor: PersonActor,
  { gameId, name, preset, settings, time, advice }: TermsChange & { readonly gameId: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockOwnOpen(tx, actor, gameId);
    const others = (await readSeats(tx, [gameId])).filter(
      seat => seat.person_id !== null && seat.person_id !== actor.personId,
    );
    if (others.length > 0) throw new Conflict('others-seated', { seats: others.map(({ seat }) => seat) });
    const title = titleOf(deps, game);
    const pace = time === undefined ? timedGameOf(game) : cleanGameTime(time);
    await setTerms(tx, gameId, {
      name: name === undefined ? game.name : publicName(name, 'bad-game-name'),
      settings:
        preset === undefined && settings === undefined
          ? game.settings
          : cleanSettings(title, { preset, settings: settings ?? {} }, game.seats),
      time: pace && timeAsJson(pace),
      advice: advice ?? game.advice,
    });
    await renewListing(deps, tx, gameId);
  });

/**
 * Takes a seat from somebody before the game begins; they are told. Only the creator may.
 * @throws like `lockOwnOpen`; Conflict `seat-empty`; Invalid `no-such-seat`, `already-yours`
 */
export const removePlayer = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat }: { readonly gameId: string; readonly seat: Seat },
): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockOwnOpen(tx, actor, gameId);
    mustBeSeat(game, seat);
    const seats = await readSeats(tx, [gameId]);
    const who = seats.find(one => one.seat === seat)?.person_id ?? null;
    if (who === null) throw new Conflict('seat-empty', { seat });
    if (who === actor.personId) throw new Invalid('already-yours', { game: gameId });
    await giveBackSeat(tx, gameId, seat, deps.clock());
    await tellTable(deps, tx, gameId, [who], { kind: 'table-removed', data: { by: actor.name } });
    await renewListing(deps, tx, gameId);
  });
