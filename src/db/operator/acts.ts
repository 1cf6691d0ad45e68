import type { JsonObject } from '../../engine/core/index.js';
import type { Tx } from '../client.js';
import type { ColumnType, Columns } from '../columns.js';

/** Something an operator has done. */
export type ActRow = Columns<
  'operator_act',
  'id' | 'at' | 'act',
  {
    /** Null where it was done on the command line. */
    readonly by_person: string | null;
    readonly params: JsonObject;
  }
> & {
  /** Their name now. */
  readonly by_name: ColumnType<'person', 'name'> | null;
};

/** Adds to what operators have done; nothing of it is ever changed. */
export const insertAct = async (
  tx: Tx,
  act: Pick<ActRow, 'at' | 'by_person' | 'act' | 'params'>,
): Promise<void> => {
  await tx.rows('INSERT INTO operator_act (at, by_person, act, params) VALUES ($1, $2, $3, $4)', [
    act.at,
    act.by_person,
    act.act,
    JSON.stringify(act.params),
  ]);
};

/** The newest acts, before that one; of one game or person where one is named. */
export const readActs = (
  tx: Tx,
  most: number,
  about: { readonly game?: string; readonly person?: string } = {},
  before: string | null = null,
): Promise<readonly ActRow[]> =>
  tx.rows<ActRow>(
    `SELECT a.id, a.at, a.by_person, p.name AS by_name, a.act, a.params
     FROM operator_act a LEFT JOIN person p ON p.id = a.by_person
     WHERE a.params @> $2::jsonb AND ($3::bigint IS NULL OR a.id < $3) ORDER BY a.id DESC LIMIT $1`,
    [most, JSON.stringify(about), before],
  );
