import { direct, insertAct, readActs, type Tx } from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import type { Operator } from './authority.js';

/** What operators do. Looking at something is not written down, changing it is. */
export const actNames = [
  'freeze',
  'unfreeze',
  'replace',
  'end',
  'end-sessions',
  'block',
  'unblock',
  'resend',
  'resend-all',
  'lift',
  'retry-job',
  'drop-job',
  'switch',
  'announce',
  'stop-announcement',
  'check-logs',
] as const;

export type ActName = (typeof actNames)[number];

/** Writes down what an operator does, in the transaction that does it. Addresses do not belong here: it is kept for ever. */
export const noteAct = (
  deps: Deps,
  tx: Tx,
  by: Operator,
  act: ActName,
  params: JsonObject = {},
): Promise<void> => insertAct(tx, { at: deps.clock(), by_person: by.personId, act, params });

export interface Act {
  readonly id: string;
  readonly at: Date;
  /** Null for the command line, and for somebody whose account is gone. */
  readonly by: string | null;
  readonly act: ActName;
  readonly params: JsonObject;
}

export const MOST_ACTS = 100;

/** The newest acts; about one game or person where one is named. */
export const listActs = async (
  deps: Deps,
  about: { readonly game?: string; readonly person?: string } = {},
): Promise<readonly Act[]> =>
  (await readActs(direct(deps.db), MOST_ACTS, about)).map(row => ({
    id: row.id,
    at: row.at,
    by: row.by_name,
    act: row.act as ActName,
    params: row.params,
  }));
