import type { Json, JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** What somebody chose about their time and their mails; empty objects stand for the presets of the code. */
export type PrefsRow = Columns<
  'person',
  never,
  { readonly time: JsonObject; readonly notify: JsonObject }
> & {
  readonly timeZone: ColumnType<'person', 'time_zone'>;
};

const COLUMNS = 'time_zone AS "timeZone", time, notify';

/** None of a person who has left. */
export const readPrefs = async (tx: Tx, personId: string): Promise<PrefsRow | undefined> =>
  (
    await tx.rows<PrefsRow>(
      `SELECT ${COLUMNS} FROM person WHERE id = $1 AND deleted_at IS NULL`,
      [personId],
      'read-prefs',
    )
  )[0];

/** The same, for whoever is about to change them. Rows that only name the person do not wait. */
export const lockPrefs = async (tx: Tx, personId: string): Promise<PrefsRow | undefined> =>
  (
    await tx.rows<PrefsRow>(
      `SELECT ${COLUMNS} FROM person WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [personId],
    )
  )[0];

export const savePrefs = async (tx: Tx, personId: string, prefs: PrefsRow): Promise<void> => {
  await tx.rows('UPDATE person SET time_zone = $2, time = $3, notify = $4 WHERE id = $1', [
    personId,
    prefs.timeZone,
    JSON.stringify(prefs.time),
    JSON.stringify(prefs.notify),
  ]);
};

/** No mails at all, or mails again. */
export const setAllOff = async (tx: Tx, personId: string, off: boolean): Promise<void> => {
  await tx.rows(
    `UPDATE person SET notify = CASE WHEN $2 THEN notify || '{"off": true}' ELSE notify - 'off' END WHERE id = $1`,
    [personId, off],
  );
};

/** What somebody chose for single games. */
export const gameChoicesOf = (
  tx: Tx,
  personId: string,
): Promise<
  readonly (Columns<'mail_choice', never, { readonly choices: JsonObject }> & {
    readonly gameId: ColumnType<'mail_choice', 'game_id'>;
  })[]
> => tx.rows('SELECT game_id AS "gameId", choices FROM mail_choice WHERE person_id = $1', [personId]);

/** Replaces what a person chose for one game. */
export const setGameChoices = async (
  tx: Tx,
  of: { readonly personId: string; readonly gameId: string },
  choices: JsonObject,
): Promise<void> => {
  await tx.rows(
    `INSERT INTO mail_choice (person_id, game_id, choices) VALUES ($1, $2, $3)
     ON CONFLICT (person_id, game_id) DO UPDATE SET choices = excluded.choices`,
    [of.personId, of.gameId, JSON.stringify(choices)],
  );
};

/** Games that somebody plays or will play, with what their creators chose about time. */
export const playedGames = (
  tx: Tx,
  personId: string,
): Promise<readonly Columns<'game', 'id' | 'name', { readonly time: Json }>[]> =>
  tx.rows(
    `SELECT g.id, g.name, g.time FROM game g
     WHERE g.phase <> 'ended' AND EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id = $1)
     ORDER BY g.created_at, g.id`,
    [personId],
  );
