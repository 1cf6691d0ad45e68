import {
  callOffGame,
  direct,
  giveBackSeat,
  enqueue,
  lockGame,
  openTables,
  readSeats,
  setTable,
  type GameRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Settings } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import { newId } from '../secrets.js';
import { cleanName } from '../text.js';
import type { PersonActor } from '../types.js';

/** A game that looks for players. */
export interface OpenTable {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The creator's words. */
  readonly about: string;
  readonly creator: string;
  readonly settings: Settings;
  readonly time: GameRow['time'];
  readonly seats: number;
  /** Seats anybody may take. */
  readonly free: number;
  readonly createdAt: Date;
}

const MOST_TABLES = 100;

/** Games that look for players, the fullest first. Anybody may see them. */
export const listTables = async (deps: Deps, title: string | null): Promise<readonly OpenTable[]> =>
  (await openTables(direct(deps.db), { title, most: MOST_TABLES })).map(game => ({
    id: game.id,
    title: game.title,
    name: game.name,
    about: game.about,
    creator: game.creator,
    settings: game.settings,
    time: game.time,
    seats: game.seats,
    free: game.free,
    createdAt: game.created_at,
  }));

export interface TableWish {
  /** In the list of open tables, for everybody. */
  readonly listed: boolean;
  /** At most 300 characters, for those who look for a game. */
  readonly about: string;
  /** `drawn`: the places are drawn when the game starts. */
  readonly seating: 'fixed' | 'drawn';
}

/** @throws Invalid `bad-about` */
export const cleanTable = ({ listed, about, seating }: TableWish): TableWish => ({
  listed,
  about: about.trim() === '' ? '' : cleanName(about, 'bad-about', 300),
  seating,
});

/** @throws NotFound `no-such-game`, Conflict `game-has-begun`, `game-over` */
const lockOpen = async (tx: Tx, gameId: string): Promise<GameRow> => {
  const game = await lockGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (game.phase === 'running') throw new Conflict('game-has-begun', { game: gameId });
  if (game.phase === 'ended') throw new Conflict('game-over', { game: gameId });
  return game;
};

const lockOwnOpen = async (tx: Tx, actor: PersonActor, gameId: string): Promise<GameRow> => {
  const game = await lockOpen(tx, gameId);
  if (game.created_by !== actor.personId) throw new Forbidden('not-your-game', { game: gameId });
  return game;
};

/**
 * Changes how an open game looks for players. Only its creator may.
 * @throws Invalid `bad-about`, NotFound, Forbidden `not-your-game`, Conflict `game-has-begun`, `game-over`
 */
export const changeTable = (
  deps: Deps,
  actor: PersonActor,
  { gameId, ...wish }: TableWish & { readonly gameId: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockOwnOpen(tx, actor, gameId);
    await setTable(tx, gameId, cleanTable(wish));
  });

/**
 * Gives back one's seats in a game that has not begun.
 * @throws NotFound, Conflict `game-has-begun`, `game-over`; Invalid `not-seated`
 */
export const leaveGame = (deps: Deps, actor: PersonActor, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockOpen(tx, gameId);
    const mine = (await readSeats(tx, [gameId])).filter(seat => seat.person_id === actor.personId);
    if (mine.length === 0) throw new Invalid('not-seated', { game: gameId });
    for (const { seat } of mine) await giveBackSeat(tx, gameId, seat, deps.clock());
  });

/**
 * Calls a game off before it begins, and tells those who have taken a seat. Only its creator may.
 * @throws NotFound, Forbidden `not-your-game`, Conflict `game-has-begun`, `game-over`
 */
export const callOff = (deps: Deps, actor: PersonActor, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockOwnOpen(tx, actor, gameId);
    const seats = await readSeats(tx, [gameId]);
    await callOffGame(tx, gameId, deps.clock());
    await enqueue(tx, told(deps, actor, game, seats));
  });

const told = (
  deps: Deps,
  actor: PersonActor,
  game: GameRow,
  seats: readonly SeatRow[],
): Parameters<typeof enqueue>[1] => {
  const others = seats.flatMap(seat =>
    seat.person_id === null || seat.person_id === actor.personId ? [] : [seat.person_id],
  );
  const at = deps.clock();
  return [...new Set(others)].map(personId => ({
    id: newId(deps, 16),
    kind: 'game-called-off',
    personId,
    gameId: game.id,
    seat: null,
    number: null,
    subjectId: null,
    data: { by: actor.name },
    dedupe: `g${game.id}.u${personId}.called-off`,
    at,
    sendAt: at,
  }));
};
