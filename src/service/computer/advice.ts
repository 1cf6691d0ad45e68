import {
  direct,
  keepAdvice,
  readAdvice,
  readGame,
  readSeats,
  type AdviceRow,
  type GameRow,
  type SeatRow,
} from '../../db/index.js';
import {
  sensibleIn,
  sightIn,
  type Action,
  type Level,
  type Seat,
  type Title,
} from '../../engine/core/index.js';
import { mustRun } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, NotFound } from '../errors.js';
import { shownThought } from '../log/entries.js';
import { position, type Where } from '../log/history.js';
import { titleOf } from '../log/load.js';
import type { Actor, EntryThought, Position } from '../types.js';
import { inTurn } from './in-turn.js';
import { thinkBeside } from './thinking.js';

/*
 * What the computer would do in a player's place, and why. It is computed from what the player is shown and from nothing else, as
 * a seat of the service thinks, and only where all at the table have agreed to it.
 */

/** What the computer would do. */
export interface Advice {
  readonly number: number;
  readonly hash: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly action: Action;
  readonly notation: string;
  /** Null where nothing was compared. */
  readonly thought: EntryThought | null;
}

/** May players ask? All agreed to it when they sat down, or one plays against computers alone. */
export const allowsAdvice = ({ advice }: Pick<GameRow, 'advice'>, seats: readonly SeatRow[]): boolean => {
  const people = seats.filter(seat => !seat.by_service);
  return advice || (people.length === 1 && seats.length > 1);
};

const shown = (title: Title, { number, hash }: Position, row: AdviceRow): Advice => ({
  number,
  hash,
  seat: row.seat,
  level: row.level,
  action: row.action,
  notation: title.notation.print(row.action),
  thought: row.thought && shownThought(title, row.thought),
});

/** @throws NotFound `no-such-game`; Conflict as `mustRun`; Forbidden `advice-not-allowed` */
const mustAllow = async (deps: Deps, gameId: string): Promise<void> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  mustRun(game);
  if (!allowsAdvice(game, seats)) throw new Forbidden('advice-not-allowed', { game: gameId });
};

/** @throws Forbidden `not-your-seat` for whoever plays no seat; Conflict `advice-not-asked` where another seat is waited for */
const seatAsked = ({ seat, turn }: Position): Seat => {
  if (seat === null) throw new Forbidden('not-your-seat', { yours: [] });
  if (!turn.asked.includes(seat)) throw new Conflict('advice-not-asked', { seat, asked: turn.asked });
  return seat;
};

const computed = async (
  deps: Deps,
  title: Title,
  at: Position,
  seat: Seat,
  level: Level,
): Promise<AdviceRow> => {
  const sight = sightIn(title, { ...at, seat });
  const { gameId, number } = at;
  const thought = await inTurn(() => thinkBeside(title, { gameId, number, sight, level }));
  const action = thought?.action ?? sensibleIn(title, sight);
  if (!action) throw new Error(`game ${gameId}: seat ${String(seat)} is asked and offered nothing`);
  const row = { game_id: gameId, seat, number, level, action, thought };
  await keepAdvice(direct(deps.db), row);
  return row;
};

/**
 * What the computer would do for the actor's seat that is waited for, and why. The same seat is told the same of a position,
 * and what was computed once is not computed again.
 * @throws as `position`; Forbidden `advice-not-allowed`; Conflict `advice-not-asked`, `game-over`, `game-frozen`;
 *   TooMany `advice-busy`
 */
export const advise = async (
  deps: Deps,
  actor: Actor,
  { level = 'strong', ...where }: Omit<Where, 'number'> & { readonly level?: Level },
): Promise<Advice> => {
  const at = await position(deps, actor, where);
  await mustAllow(deps, where.gameId);
  const seat = seatAsked(at);
  const title = titleOf(deps, at);
  const known = await readAdvice(direct(deps.db), at.gameId, seat);
  const isSame = known?.number === at.number && known.level === level;
  return shown(title, at, isSame ? known : await computed(deps, title, at, seat, level));
};

/** What the seat of a position has been told of it; null where nothing was. */
export const adviceGiven = async (deps: Deps, at: Position): Promise<Advice | null> => {
  if (at.seat === null || !at.newest) return null;
  const known = await readAdvice(direct(deps.db), at.gameId, at.seat);
  return known?.number === at.number ? shown(titleOf(deps, at), at, known) : null;
};
