import type { Json } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** A record that is made a game of in the background. */
export type ImportRow = Columns<
  'import_run',
  'id' | 'person_id' | 'record' | 'began_at' | 'done' | 'total' | 'ended_at' | 'game_id',
  { readonly problem: { readonly code: string; readonly params: { readonly [name: string]: Json } } | null }
>;

/** @returns false where one of theirs is under way */
export const insertImport = async (
  tx: Tx,
  run: Pick<ImportRow, 'id' | 'person_id' | 'record' | 'began_at' | 'total' | 'problem'>,
): Promise<boolean> =>
  (
    await tx.rows(
      `INSERT INTO import_run (id, person_id, record, began_at, total, problem) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (person_id) WHERE ended_at IS NULL DO NOTHING RETURNING id`,
      [
        ...[run.id, run.person_id, run.record, run.began_at, run.total],
        run.problem && JSON.stringify(run.problem),
      ],
    )
  ).length > 0;

export const readImport = async (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  (await tx.rows<ImportRow>('SELECT * FROM import_run WHERE id = $1', [id]))[0];

/** The newest of somebody's. */
export const newestImport = async (tx: Tx, personId: string): Promise<ImportRow | undefined> =>
  (
    await tx.rows<ImportRow>(
      'SELECT * FROM import_run WHERE person_id = $1 ORDER BY began_at DESC, id LIMIT 1',
      [personId],
    )
  )[0];

export const noteImport = async (tx: Tx, id: string, done: number): Promise<void> => {
  await tx.rows('UPDATE import_run SET done = $2 WHERE id = $1', [id, done]);
};

/** It is over: with a game, or with a reason why there is none. What was sent is forgotten. */
export const endImport = async (
  tx: Tx,
  id: string,
  end: Pick<ImportRow, 'game_id' | 'problem'> & { readonly at: Date },
): Promise<void> => {
  await tx.rows(
    `UPDATE import_run SET ended_at = $2, game_id = $3, problem = $4, record = ''
     WHERE id = $1 AND ended_at IS NULL`,
    [id, end.at, end.game_id, end.problem && JSON.stringify(end.problem)],
  );
};

/** Ends those that nobody works on any more: whoever did died each time, or could not say how it ended. */
export const endLostImports = async (tx: Tx, begunBefore: Date, at: Date): Promise<void> => {
  await tx.rows(
    `UPDATE import_run SET ended_at = $2, problem = '{"code": "internal", "params": {}}', record = ''
     WHERE ended_at IS NULL AND began_at < $1`,
    [begunBefore, at],
  );
};
