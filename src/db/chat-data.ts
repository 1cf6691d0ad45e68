import type { JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';

type Read = (tx: Tx, personId: string) => Promise<readonly JsonObject[]>;

const read =
  (text: string): Read =>
  (tx, personId) =>
    tx.rows<JsonObject>(text, [personId]);

/** What somebody said, and what was said to them alone. */
export const chatDataOf = read(
  `SELECT id, game_id AS "gameId", by_person = $1 AS "mine", to_person IS NOT NULL AS "private", number, text, at,
     deleted_at AS "deletedAt"
   FROM chat WHERE by_person = $1 OR to_person = $1 ORDER BY game_id, n`,
);

export const notepadDataOf = read(
  `SELECT game_id AS "gameId", text, version, at FROM notepad WHERE person_id = $1 ORDER BY game_id`,
);

export const pinnedDataOf = read(
  `SELECT game_id AS "gameId", number, hash, text, at FROM pinned_note WHERE person_id = $1 ORDER BY game_id, number`,
);

export const planDataOf = read(
  `SELECT game_id AS "gameId", name, number, moves, at FROM plan WHERE person_id = $1 ORDER BY at, id`,
);

export const followDataOf = read(
  `SELECT game_id AS "gameId", mail, at FROM follow WHERE person_id = $1 ORDER BY at, game_id`,
);

/** Empties what somebody said; that something was said stays, so that answers to it make sense. */
export const eraseChatOf = async (tx: Tx, personId: string, at: Date): Promise<void> => {
  await tx.rows(
    `UPDATE chat SET text = '', mentions = '{}', deleted_at = COALESCE(deleted_at, $2) WHERE by_person = $1`,
    [personId, at],
  );
  await tx.rows('UPDATE chat SET mentions = array_remove(mentions, $1) WHERE $1 = ANY (mentions)', [
    personId,
  ]);
};

/** Removes what nobody but its owner ever saw. */
export const erasePrivateNotesOf = async (tx: Tx, personId: string): Promise<void> => {
  for (const table of ['chat_mark', 'chat_told', 'notepad', 'pinned_note', 'plan', 'follow'])
    await tx.rows(`DELETE FROM ${table} WHERE person_id = $1`, [personId]);
};
