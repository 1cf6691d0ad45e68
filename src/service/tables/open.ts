import {
  callOffGame,
  direct,
  giveBackSeat,
  openTables,
  readSeats,
  setTable,
  type GameRow,
  type OpenTableRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Settings } from '../../engine/core/index.js';
import { timedGameOf } from '../clocks/calendars.js';
import type { GameTime } from '../clocks/game-time.js';
import type { Deps } from '../deps.js';
import { Invalid } from '../errors.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import { cleanLanguage, cleanName } from '../text.js';
import type { Language, PersonActor, TableWish } from '../types.js';
import { lockOpen, lockOwnOpen } from './change.js';
import { passOwnershipOn } from './creator.js';
import { renewListing } from './fresh.js';
import { tellTable } from './tell.js';

/** A game that looks for players. */
export interface OpenTable {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The creator's words. */
  readonly about: string;
  readonly creator: string;
  /** The creator's. */
  readonly language: Language;
  readonly settings: Settings;
  readonly time: GameTime | null;
  /** May players ask what the computer would do? */
  readonly advice: boolean;
  readonly seats: number;
  /** Seats anybody may take. */
  readonly free: number;
  readonly createdAt: Date;
}

/** Which tables are wanted: of a title, and with how many free seats at least. */
export interface TableFilter extends Page {
  readonly title?: string | null;
  readonly free?: number;
}

const asTable = (game: OpenTableRow): OpenTable => ({
  id: game.id,
  title: game.title,
  name: game.name,
  about: game.about,
  creator: game.creator,
  language: cleanLanguage(game.language),
  settings: game.settings,
  time: timedGameOf(game),
  advice: game.advice,
  seats: game.seats,
  free: game.free,
  createdAt: game.created_at,
});

/**
 * Games that look for players, the fullest first. Anybody may see them. One that fills up while somebody pages moves
 * forward, and is not given again.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listTables = async (
  deps: Deps,
  { title = null, free = 0, ...page }: TableFilter = {},
): Promise<Paged<OpenTable>> => {
  const list = `tables:${title ?? ''}:${String(free)}`;
  const size = sizeOf(page);
  const place = placeAfter(deps, list, page);
  const after = place && { empty: Number(place[0]), at: new Date(place[1]!), id: place[2]! };
  const rows = await openTables(direct(deps.db), { title, free, most: size + 1, after });
  const placeOf = (row: OpenTableRow): readonly string[] => [
    String(row.empty),
    row.created_at.toISOString(),
    row.id,
  ];
  const { items, next } = cut(deps, list, rows, { size, placeOf });
  return { items: items.map(asTable), next };
};

/** Those of these games at which the actor sits. */
export const seatedAt = async (
  deps: Deps,
  { personId }: PersonActor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const seats = await readSeats(direct(deps.db), ids);
  return new Set(seats.flatMap(seat => (seat.person_id === personId ? [seat.game_id] : [])));
};

/** @throws Invalid `bad-about` */
export const cleanTable = ({ listed, about, seating }: TableWish): TableWish => ({
  listed,
  about: about.trim() === '' ? '' : cleanName(about, 'bad-about', 300),
  seating,
});

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
    await renewListing(deps, tx, gameId);
  });

/**
 * Gives back one's seats in a game that has not begun. Where its creator goes, the first who is left leads on.
 * @throws NotFound, Conflict `game-has-begun`, `game-over`; Invalid `not-seated`
 */
export const leaveGame = (deps: Deps, actor: PersonActor, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockOpen(tx, gameId);
    const mine = (await readSeats(tx, [gameId])).filter(seat => seat.person_id === actor.personId);
    if (mine.length === 0) throw new Invalid('not-seated', { game: gameId });
    for (const { seat } of mine) await giveBackSeat(tx, gameId, seat, deps.clock());
    if (game.created_by === actor.personId)
      await passOwnershipOn(deps, tx, game, await readSeats(tx, [gameId]));
    await renewListing(deps, tx, gameId);
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
    await tellCalledOff(deps, tx, game, seats, actor);
  });

/** Those who had a seat, but for the one who did it. */
const tellCalledOff = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seats: readonly SeatRow[],
  { personId, name }: { readonly personId: string; readonly name: string },
): Promise<void> =>
  tellTable(
    deps,
    tx,
    game.id,
    seats.flatMap(seat => (seat.person_id === null || seat.person_id === personId ? [] : [seat.person_id])),
    { kind: 'game-called-off', data: { by: name } },
  );
