import { direct, insertAct, readActs, type ActRow, type Tx } from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
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
  'add-data-set',
  'offer-data-set',
  'withdraw-data-set',
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

export interface OperatorAct {
  readonly id: string;
  readonly at: Date;
  /** Null for the command line, and for somebody whose account is gone. */
  readonly by: string | null;
  readonly act: ActName;
  readonly params: JsonObject;
}

const ACTS_A_PAGE = 100;

const asAct = (row: ActRow): OperatorAct => ({
  id: row.id,
  at: row.at,
  by: row.by_name,
  act: row.act as ActName,
  params: row.params,
});

/** The newest acts about one game or person. */
export const listActs = async (
  deps: Deps,
  about: { readonly game?: string; readonly person?: string },
): Promise<readonly OperatorAct[]> => (await readActs(direct(deps.db), ACTS_A_PAGE, about)).map(asAct);

/** All acts, the newest first. @throws Invalid `bad-cursor`, `bad-limit` */
export const listAllActs = async (deps: Deps, page: Page = {}): Promise<Paged<OperatorAct>> => {
  const size = sizeOf(page, ACTS_A_PAGE);
  const [before = null] = placeAfter(deps, 'acts', page) ?? [];
  const rows = await readActs(direct(deps.db), size + 1, {}, before);
  return cut(deps, 'acts', rows.map(asAct), { size, placeOf: ({ id }) => [id] });
};
