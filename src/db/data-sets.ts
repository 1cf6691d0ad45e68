import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** A set of values that games are played by. */
export type DataSetRow = Columns<
  'data_set',
  'title' | 'name' | 'version' | 'hash' | 'file' | 'offered' | 'added_at'
>;

/** Those that are not among these titles, with their files. */
export const readOtherSets = (tx: Tx, known: readonly string[]): Promise<readonly DataSetRow[]> =>
  tx.rows<DataSetRow>('SELECT * FROM data_set WHERE title <> ALL ($1) ORDER BY added_at, title', [known]);

/** All of them, the newest first, without their files. */
export const listSetRows = (tx: Tx): Promise<readonly Omit<DataSetRow, 'file'>[]> =>
  tx.rows('SELECT title, name, version, hash, offered, added_at FROM data_set ORDER BY added_at DESC, title');

/** Titles with sets that new games may choose, the newest set first. */
export const offeredTitles = async (tx: Tx): Promise<readonly string[]> =>
  (
    await tx.rows<Pick<DataSetRow, 'title'>>(
      'SELECT title FROM data_set WHERE offered ORDER BY added_at DESC, title',
    )
  ).map(({ title }) => title);

/** @returns false where there is one with its content already, or with its name and version */
export const insertSet = async (tx: Tx, row: DataSetRow): Promise<boolean> =>
  (
    await tx.rows(
      `INSERT INTO data_set (title, name, version, hash, file, offered, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING title`,
      [row.title, row.name, row.version, row.hash, row.file, row.offered, row.added_at],
    )
  ).length > 0;

/** Whether new games may choose it. @returns false where there is none such */
export const offerSet = async (tx: Tx, title: string, offered: boolean): Promise<boolean> =>
  (await tx.rows('UPDATE data_set SET offered = $2 WHERE title = $1 RETURNING title', [title, offered]))
    .length > 0;

/** How many games are played by each set. */
export const gamesBySet = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.rows<{ readonly title: string; readonly games: string }>(
    `SELECT s.title, count(g.id) AS games FROM data_set s LEFT JOIN game g ON g.title = s.title GROUP BY s.title`,
  );
  return new Map(rows.map(({ title, games }) => [title, Number(games)]));
};
