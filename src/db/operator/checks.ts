import type { Json } from '../../engine/core/index.js';
import type { Tx } from '../client.js';
import type { Columns } from '../columns.js';

/** A run over all logs. */
export type LogCheckRow = Columns<
  'log_check',
  'id' | 'began_at' | 'done' | 'ended_at',
  {
    /** All there were when it began, and how many of them have been looked at. */
    readonly games: number;
    /** The last game that was looked at; it goes on with the next id. */
    readonly after_game: string;
    readonly faults: readonly Json[];
  }
>;

/** Begins a run over all logs. @returns false when one is under way */
export const insertLogCheck = async (tx: Tx, id: string, at: Date): Promise<boolean> =>
  (
    await tx.rows(
      `INSERT INTO log_check (id, began_at, games) SELECT $1, $2, (SELECT count(*) FROM game)
       WHERE NOT EXISTS (SELECT FROM log_check WHERE ended_at IS NULL) RETURNING id`,
      [id, at],
    )
  ).length > 0;

export const readLogCheck = async (tx: Tx, id: string): Promise<LogCheckRow | undefined> =>
  (await tx.rows<LogCheckRow>('SELECT * FROM log_check WHERE id = $1', [id]))[0];

export const newestLogChecks = (tx: Tx, most: number): Promise<readonly LogCheckRow[]> =>
  tx.rows<LogCheckRow>('SELECT * FROM log_check ORDER BY began_at DESC, id LIMIT $1', [most]);

export const gamesAfter = async (tx: Tx, after: string, most: number): Promise<readonly string[]> =>
  (
    await tx.rows<Columns<'game', 'id'>>('SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2', [
      after,
      most,
    ])
  ).map(({ id }) => id);

export const noteLogCheck = async (
  tx: Tx,
  id: string,
  step: {
    readonly done: number;
    readonly after: string;
    readonly faults: readonly Json[];
    readonly endedAt: Date | null;
  },
): Promise<void> => {
  await tx.rows(
    `UPDATE log_check SET done = done + $2, after_game = $3, faults = faults || $4::jsonb, ended_at = $5
     WHERE id = $1 AND ended_at IS NULL`,
    [id, step.done, step.after, JSON.stringify(step.faults), step.endedAt],
  );
};

/** A backup that was restored and looked at. */
export type BackupCheckRow = Columns<
  'backup_check',
  'id' | 'at' | 'file' | 'games' | 'faults' | 'replays' | 'seconds'
>;

export const insertBackupCheck = async (tx: Tx, b: BackupCheckRow): Promise<void> => {
  await tx.rows(
    `INSERT INTO backup_check (id, at, file, games, faults, replays, seconds) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [b.id, b.at, b.file, b.games, b.faults, b.replays, b.seconds],
  );
};

export const lastBackupCheck = async (tx: Tx): Promise<BackupCheckRow | undefined> =>
  (await tx.rows<BackupCheckRow>('SELECT * FROM backup_check ORDER BY at DESC, id LIMIT 1'))[0];
