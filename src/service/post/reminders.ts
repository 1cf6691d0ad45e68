import {
  enqueue,
  type DeliveryRow,
  type GameRow,
  type NewDelivery,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Instant } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Whom a reminder reminds of which turn. */
type Turn = Pick<NewDelivery, 'personId' | 'gameId' | 'seat' | 'number'>;

/** @param once there is one of a name */
const reminder = (deps: Deps, turn: Turn, once: string, sendAt: Date): NewDelivery => ({
  ...turn,
  id: newId(deps, 16),
  kind: 'reminder',
  subjectId: null,
  dedupe: once,
  at: deps.clock(),
  sendAt,
});

const later = (deps: Deps): Date => new Date(deps.clock().getTime() + deps.reminderHours * 3_600_000);

/** Mails a reminder of its turn to a seat, once for the instant `due` at which it was to come. */
export const remind = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { seat, person_id: personId }: Pick<SeatRow, 'seat' | 'person_id'>,
  due: Instant,
): Promise<void> => {
  if (personId === null) return;
  const turn = { personId, gameId: game.id, seat, number: game.number };
  await enqueue(tx, [
    reminder(deps, turn, `g${game.id}.u${personId}.s${seat}.reminder.${due}`, deps.clock()),
  ]);
};

/** Has the receiver of a mail about a turn reminded of it later. Only in games without a pace; clocks remind of their own. */
export const remindAfterMail = (deps: Deps, tx: Tx, row: DeliveryRow): Promise<void> => {
  const { person_id: personId, game_id: gameId, seat, number } = row;
  return enqueue(tx, [
    reminder(deps, { personId, gameId, seat, number }, `${row.message_id}.reminder`, later(deps)),
  ]);
};

/** The same for seats that are asked without a mail. */
export const remindLater = (
  deps: Deps,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'number'>,
  seats: readonly SeatRow[],
  asked: readonly Seat[],
): Promise<void> => {
  const turns = seats.flatMap(({ seat, person_id: personId }) =>
    personId !== null && asked.includes(seat)
      ? [{ personId, gameId: game.id, seat, number: game.number }]
      : [],
  );
  return enqueue(
    tx,
    turns.map(turn =>
      reminder(
        deps,
        turn,
        `g${game.id}.a${game.number}.u${turn.personId}.s${turn.seat}.reminder`,
        later(deps),
      ),
    ),
  );
};
