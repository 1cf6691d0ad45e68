import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** Somebody's own notes about a game; `version` counts the changes. */
export type NotepadRow = Columns<'notepad', 'text' | 'version' | 'at'>;

export const readNotepad = async (
  tx: Tx,
  personId: string,
  gameId: string,
): Promise<NotepadRow | undefined> =>
  (
    await tx.rows<NotepadRow>('SELECT text, version, at FROM notepad WHERE person_id = $1 AND game_id = $2', [
      personId,
      gameId,
    ])
  )[0];

export interface NotepadChange {
  readonly personId: string;
  readonly gameId: string;
  readonly text: string;
  /** The version it was written on; 0 for none. */
  readonly version: number;
  readonly at: Date;
}

/** Writes notes over those of one version. @returns undefined where another version is there */
export const writeNotepad = async (tx: Tx, c: NotepadChange): Promise<NotepadRow | undefined> =>
  (
    await tx.rows<NotepadRow>(
      c.version === 0
        ? `INSERT INTO notepad (person_id, game_id, text, version, at) VALUES ($1, $2, $3, $4 + 1, $5)
           ON CONFLICT (person_id, game_id) DO NOTHING RETURNING text, version, at`
        : `UPDATE notepad SET text = $3, version = version + 1, at = $5
           WHERE person_id = $1 AND game_id = $2 AND version = $4 RETURNING text, version, at`,
      [c.personId, c.gameId, c.text, c.version, c.at],
    )
  )[0];

/** A note about the position after row `number`. */
export type PinnedRow = Columns<'pinned_note', 'number' | 'hash' | 'text' | 'at'>;

export const readPinned = (tx: Tx, personId: string, gameId: string): Promise<readonly PinnedRow[]> =>
  tx.rows<PinnedRow>(
    'SELECT number, hash, text, at FROM pinned_note WHERE person_id = $1 AND game_id = $2 ORDER BY number',
    [personId, gameId],
  );

export const writePinned = async (
  tx: Tx,
  personId: string,
  gameId: string,
  { number, hash, text, at }: PinnedRow,
): Promise<void> => {
  await tx.rows(
    `INSERT INTO pinned_note (person_id, game_id, number, hash, text, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (person_id, game_id, number) DO UPDATE SET hash = $4, text = $5, at = $6`,
    [personId, gameId, number, hash, text, at],
  );
};

/** @returns false where there was none */
export const dropPinned = async (
  tx: Tx,
  personId: string,
  gameId: string,
  number: number,
): Promise<boolean> => {
  const rows = await tx.rows(
    'DELETE FROM pinned_note WHERE person_id = $1 AND game_id = $2 AND number = $3 RETURNING number',
    [personId, gameId, number],
  );
  return rows.length > 0;
};

/** One move of a plan, in the title's notation. */
export interface PlannedMove {
  readonly seat: number;
  readonly line: string;
}

/** Moves somebody thinks of, from the position after row `number`. */
export type PlanRow = Columns<
  'plan',
  'id' | 'name' | 'number' | 'at',
  {
    readonly moves: readonly PlannedMove[];
  }
>;

export const readPlans = (tx: Tx, personId: string, gameId: string): Promise<readonly PlanRow[]> =>
  tx.rows<PlanRow>(
    'SELECT id, name, number, moves, at FROM plan WHERE person_id = $1 AND game_id = $2 ORDER BY at, id',
    [personId, gameId],
  );

/** Writes a plan unless there are as many as there may be. @returns false where there are */
export const insertPlan = async (
  tx: Tx,
  personId: string,
  gameId: string,
  plan: PlanRow,
  most: number,
): Promise<boolean> => {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended('plan:' || $1, 0))`, [personId]);
  const rows = await tx.rows(
    `INSERT INTO plan (id, person_id, game_id, name, number, moves, at)
     SELECT $1, $2, $3, $4, $5, $6, $7
     WHERE (SELECT count(*) FROM plan WHERE person_id = $2 AND game_id = $3) < $8 RETURNING id`,
    [plan.id, personId, gameId, plan.name, plan.number, JSON.stringify(plan.moves), plan.at, most],
  );
  return rows.length > 0;
};

/** @returns false where there was none */
export const dropPlan = async (
  tx: Tx,
  personId: string,
  gameId: string,
  planId: string,
): Promise<boolean> => {
  const rows = await tx.rows(
    'DELETE FROM plan WHERE person_id = $1 AND game_id = $2 AND id = $3 RETURNING id',
    [personId, gameId, planId],
  );
  return rows.length > 0;
};
