import { enqueue, type NewDelivery, type MessageKind, type SeatRow, type Tx } from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Everybody who plays, by the first of their seats. */
export const peopleAt = (seats: readonly SeatRow[]): ReadonlyMap<string, SeatRow> => {
  const people = new Map<string, SeatRow>();
  for (const seat of seats)
    if (seat.person_id !== null && !people.has(seat.person_id)) people.set(seat.person_id, seat);
  return people;
};

export interface GameMessage {
  readonly kind: MessageKind;
  readonly gameId: string;
  readonly number: number;
  /** What it is about: makes it one of its kind, so that it is told once. */
  readonly subject: string;
  readonly data: JsonObject;
}

/** Writes a message about a game to some people. */
export const tellPeople = async (
  deps: Deps,
  tx: Tx,
  people: Iterable<readonly [string, { readonly seat: number }]>,
  message: GameMessage,
): Promise<void> => {
  const at = deps.clock();
  const mails: NewDelivery[] = [];
  for (const [personId, { seat }] of people)
    mails.push({
      id: newId(deps, 16),
      kind: message.kind,
      personId,
      gameId: message.gameId,
      seat,
      number: message.number,
      subjectId: null,
      data: message.data,
      dedupe: `g${message.gameId}.${message.subject}.u${personId}.${message.kind}`,
      at,
      sendAt: at,
    });
  await enqueue(tx, mails);
};
