import type { JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';

/** What the tables hold about one person, as it goes into their file. */
type Read = (tx: Tx, personId: string) => Promise<readonly JsonObject[]>;

const read =
  (text: string): Read =>
  (tx, personId) =>
    tx.rows<JsonObject>(text, [personId]);

export const profileOf = read(
  `SELECT id, name, email, language, time_zone AS "timeZone", created_at AS "createdAt", seen_at AS "seenAt", time, notify,
     show_results AS "showResults", is_program AS "isProgram", forced_moves AS "forcedMoves"
   FROM person WHERE id = $1`,
);

export const addressDataOf = read(
  `SELECT email, created_at AS "createdAt", verified_at AS "verifiedAt" FROM address WHERE person_id = $1
   ORDER BY created_at, id`,
);

export const sessionDataOf = read(
  `SELECT kind, game_id AS "gameId", seat, device, created_at AS "createdAt", last_used_at AS "lastUsedAt",
     expires_at AS "expiresAt", revoked_at AS "endedAt"
   FROM session WHERE person_id = $1 ORDER BY created_at, id`,
);

export const tokenDataOf = read(
  `SELECT name, scopes, game_id AS "gameId", created_at AS "createdAt", expires_at AS "expiresAt",
     last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"
   FROM api_token WHERE person_id = $1 ORDER BY created_at, id`,
);

export const botDataOf = read(
  `SELECT name, for_all AS "forAll", created_at AS "createdAt", seen_at AS "seenAt" FROM person
   WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY created_at, id`,
);

export const passkeyDataOf = read(
  `SELECT name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkey WHERE person_id = $1
   ORDER BY created_at, id`,
);

export const importDataOf = read(
  `SELECT began_at AS "beganAt", ended_at AS "endedAt", game_id AS "gameId", record FROM import_run WHERE person_id = $1
   ORDER BY began_at, id`,
);

export const seatDataOf = read(
  `SELECT g.id AS "gameId", g.title, g.name, g.phase, s.seat, s.name AS "seatName",
     g.created_by = $1 AS "created", g.created_at AS "createdAt", g.ended_at AS "endedAt"
   FROM game g LEFT JOIN seat s ON s.game_id = g.id AND s.person_id = $1
   WHERE g.created_by = $1 OR s.person_id IS NOT NULL ORDER BY g.created_at, g.id, s.seat`,
);

/** What their finished games contribute to statistics; `waits` are milliseconds before their own moves. */
export const finishedDataOf = read(
  `SELECT f.game_id AS "gameId", f.seated, f.turns, f.in_time AS "inTime", to_jsonb(f.waits) AS waits, s.seat, s.points,
     s.place
   FROM finished_person f LEFT JOIN finished_seat s ON s.game_id = f.game_id AND s.person_id = $1
   WHERE f.person_id = $1 ORDER BY f.game_id, s.seat`,
);

export const rowDataOf = read(
  `SELECT game_id AS "gameId", number, kind, seat, action, count, cause, at FROM log WHERE by_person = $1
   ORDER BY game_id, number`,
);

export const deliveryDataOf = read(
  `SELECT kind, channel, game_id AS "gameId", number, status, data, tries, created_at AS "createdAt", sent_at AS "sentAt"
   FROM delivery WHERE person_id = $1 ORDER BY created_at, id`,
);

export const mailStopDataOf = read(
  `SELECT game_id AS "gameId", at FROM mail_stop WHERE person_id = $1 ORDER BY at, game_id`,
);

/** Those they sent, and those to their addresses. */
export const invitationDataOf = read(
  `SELECT i.game_id AS "gameId", i.seat, i.by_person = $1 AS "sent", i.email, i.name, i.status,
     i.created_at AS "createdAt"
   FROM invitation i
   WHERE i.by_person = $1 OR i.email_canonical IN
     (SELECT email_canonical FROM address WHERE person_id = $1 AND verified_at IS NOT NULL)
   ORDER BY i.created_at, i.id`,
);

export const orderDataOf = read(
  `SELECT game_id AS "gameId", seat, about, "order", given_at AS "givenAt", ended_at AS "endedAt", done, made
   FROM standing_order WHERE person_id = $1 ORDER BY given_at, id`,
);

export const voteDataOf = read(
  `SELECT game_id AS "gameId", about, reason, started_by = $1 AS "mine", tally -> 'ballots' -> $1 AS "ballot",
     opened_at AS "openedAt", closed_at AS "closedAt", outcome
   FROM vote WHERE started_by = $1 OR tally -> 'ballots' ? $1 ORDER BY opened_at, id`,
);

export const tenureDataOf = read(
  `SELECT game_id AS "gameId", seat, from_at AS "from", to_at AS "to", why FROM tenure WHERE person_id = $1
   ORDER BY from_at, game_id, seat`,
);

export const channelDataOf = read(
  `SELECT kind, game_id AS "gameId", name, shape, wants, host, created_at AS "createdAt", off_at AS "offAt"
   FROM channel WHERE person_id = $1 ORDER BY created_at, id`,
);

export const feedDataOf = read(
  `SELECT kind, game_id AS "gameId", created_at AS "createdAt" FROM feed WHERE person_id = $1
   ORDER BY created_at, id`,
);

export const mailChoiceDataOf = read(
  `SELECT game_id AS "gameId", choices FROM mail_choice WHERE person_id = $1 ORDER BY game_id`,
);

/** When they last looked at a game, to the minute, within the last hour or two. */
export const lookingDataOf = read(
  `SELECT game_id AS "gameId", at FROM looking WHERE person_id = $1 ORDER BY at, game_id`,
);

/** Mails they sent in reply. */
export const replyDataOf = read(
  `SELECT game_id AS "gameId", seat, number, sender, status, outcome, received_at AS "receivedAt"
   FROM inbound WHERE person_id = $1 ORDER BY received_at, id`,
);

/** What they did as an operator; about whom is not theirs to take away. */
export const operatorActDataOf = read(
  'SELECT act, at FROM operator_act WHERE by_person = $1 ORDER BY at, id',
);
