import {
  direct,
  insertGame,
  lockGame,
  readPerson,
  readSeats,
  rematchOf,
  setOptions,
  setRematch,
  setTable,
  type GameRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { mustBeHere, mustBeShared } from '../authority.js';
import { Conflict, Forbidden, NotFound } from '../errors.js';
import { postInvitation } from './invitations.js';
import { titleOf } from '../log/load.js';
import { newId } from '../secrets.js';
import { startWhenFull } from './start.js';
import type { PersonActor } from '../types.js';

/** Who sits where again: drawn at the start, everybody one place on, or all as before. */
export const seatOrders = ['drawn', 'rotated', 'same'] as const;
export type SeatOrder = (typeof seatOrders)[number];

/** The last one begins: everybody has moved on by one place. */
const inOrder = (seats: readonly SeatRow[], order: SeatOrder): readonly SeatRow[] =>
  order === 'rotated' ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats;

/**
 * Another game with the same people, title, settings and pace. The one
 * who asks sits down at once, the others are invited without anybody learning their addresses. Asked for
 * again, by whomever, it is the same game.
 * @returns its id
 * @throws NotFound `no-such-game`; Forbidden `not-your-game`; Conflict `game-not-over`, `in-sandbox`
 */
export const rematch = (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
  order: SeatOrder = 'drawn',
): Promise<string> =>
  deps.db.transaction(async tx => {
    const game = await lockGame(tx, gameId);
    if (!game) throw new NotFound('no-such-game', { game: gameId });
    const seats = await readSeats(tx, [gameId]);
    if (!seats.some(seat => seat.person_id === actor.personId))
      throw new Forbidden('not-your-game', { game: gameId });
    if (game.phase !== 'ended' || game.started_at === null)
      throw new Conflict('game-not-over', { game: gameId });
    mustBeShared(game);
    await mustBeHere(tx, actor.personId);
    return (
      (await rematchOf(tx, gameId)) ?? make(deps, tx, actor, game, { seats: inOrder(seats, order), order })
    );
  });

/** Longer names are refused elsewhere, too. */
const MOST_NAME = 40;

/** So that lists and mails tell the two games apart: `Fridays`, `Fridays 2`, `Fridays 3`. */
const nextName = (name: string): string => {
  const [, stem = name, count = '1'] = /^(.*\S) (\d{1,2})$/.exec(name) ?? [];
  const next = `${stem} ${String(Number(count) + 1)}`;
  return next.length <= MOST_NAME ? next : name;
};

const make = async (
  deps: Deps,
  tx: Tx,
  actor: PersonActor,
  game: GameRow,
  { seats, order }: { readonly seats: readonly SeatRow[]; readonly order: SeatOrder },
): Promise<string> => {
  const title = titleOf(deps, game);
  const id = newId(deps, 8);
  const mine = (seat: SeatRow): boolean => seat.person_id === actor.personId;
  await insertGame(tx, {
    id,
    title: title.id,
    rules: title.rules,
    name: nextName(game.name),
    settings: game.settings,
    time: game.time,
    advice: game.advice,
    seats: seats.map(seat => ({
      name: mine(seat) || seat.by_service ? seat.name : '',
      personId: mine(seat) ? actor.personId : null,
      byService: seat.by_service,
      level: seat.level,
    })),
    createdBy: actor.personId,
    at: deps.clock(),
  });
  await setOptions(tx, id, game);
  await setTable(tx, id, { listed: false, about: '', seating: order === 'drawn' ? 'drawn' : 'fixed' });
  await setRematch(tx, id, game.id);
  for (const [at, seat] of seats.entries())
    if (!mine(seat)) await inviteAgain(deps, tx, actor, id, { ...seat, seat: at });
  await startWhenFull(deps, tx, id);
  return id;
};

/** A seat whose player is gone stays open. */
const inviteAgain = async (
  deps: Deps,
  tx: Tx,
  actor: PersonActor,
  gameId: string,
  { seat, person_id: personId }: SeatRow,
): Promise<void> => {
  const person = personId === null ? undefined : await readPerson(tx, personId);
  if (!person) return;
  await postInvitation(deps, tx, actor, {
    gameId,
    seat,
    email: person.email,
    name: person.name,
    hidden: true,
  });
};

/** The game that was made to follow this one; null when nobody has asked for one. */
export const findRematch = (deps: Deps, gameId: string): Promise<string | null> =>
  rematchOf(direct(deps.db), gameId);
