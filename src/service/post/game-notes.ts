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

export interface GameNote {
  readonly kind: MessageKind;
  readonly gameId: string;
  readonly number: number;
  /** What it is about: makes it one of its kind, so that it is told once. */
  readonly subject: string;
  readonly data: JsonObject;
}

/** Writes a note about a game to some people. */
export const tellPeople = async (
  deps: Deps,
  tx: Tx,
  people: Iterable<readonly [string, { readonly seat: number }]>,
  note: GameNote,
): Promise<void> => {
  const at = deps.clock();
  const mails: NewDelivery[] = [];
  for (const [personId, { seat }] of people)
    mails.push({
      id: newId(deps, 16),
      kind: note.kind,
      personId,
      gameId: note.gameId,
      seat,
      number: note.number,
      subjectId: null,
      data: note.data,
      dedupe: `g${note.gameId}.${note.subject}.u${personId}.${note.kind}`,
      at,
      sendAt: at,
    });
  await enqueue(tx, mails);
};
