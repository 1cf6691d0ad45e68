import type { Fact, JsonObject, Option } from '../../engine/core/index.js';
import { direct, readInbound, readPerson, type DeliveryRow, type InboundStatus } from '../../db/index.js';
import { typedForms, type TypedForms } from '../choices.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import { Refusal } from '../errors.js';
import { position } from '../log/history.js';
import { titleOf } from '../log/load.js';
import type { PersonActor, Position } from '../types.js';
import { replyAddressFor } from './addresses.js';
import { mailedMoveToken } from './mailed-move.js';
import { replyOutcomeOf, type ReplyOutcome } from './outcome.js';

/** What the answer to a reply says. */
export interface AnswerData {
  readonly status: InboundStatus;
  readonly outcome: ReplyOutcome;
  /** What the author is asked now; null when somebody else is, or nobody. */
  readonly ask: Fact | null;
  /** What the author can do now, and how it is written. */
  readonly menu: readonly Option[];
  readonly choices: readonly TypedForms[];
  /** Opens the page on which a move that waits is played. */
  readonly token: string | null;
  /** Where an answer to the answer goes, and the mail it answers. */
  readonly replyTo: string | null;
  readonly answers: string | null;
}

/** Looked up when the answer goes out: it tells what is asked then. */
export const answerData = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const tx = direct(deps.db);
  const mail = await readInbound(tx, row.subject_id ?? '');
  const person = row.person_id === null ? undefined : await readPerson(tx, row.person_id);
  if (!mail || !person || row.game_id === null || row.seat === null) return null;
  const reader = withoutSession(person);
  const now = await seen(deps, reader, row.game_id, row.seat);
  const place = { gameId: row.game_id, personId: person.id, seat: row.seat, number: now?.number ?? 0 };
  const data: AnswerData = {
    status: mail.status,
    outcome: replyOutcomeOf(mail.outcome),
    ask: now?.turn.asked.includes(row.seat) ? now.turn.ask : null,
    menu: now?.menu ?? [],
    choices: now ? typedForms(reader.language, titleOf(deps, now), now.menu, row.seat) : [],
    token: mail.status === 'waiting' ? mailedMoveToken(deps, mail.id) : null,
    replyTo: now ? ((await replyAddressFor(deps, place)).replyTo ?? null) : null,
    answers: mail.message_id,
  };
  return JSON.parse(JSON.stringify(data)) as JsonObject;
};

/** Null for somebody who has lost the seat, or while the game is not played. */
const seen = async (
  deps: Deps,
  reader: PersonActor,
  gameId: string,
  seat: number,
): Promise<Position | null> => {
  try {
    return await position(deps, reader, { gameId, seat });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};
