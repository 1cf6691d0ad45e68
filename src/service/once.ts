import type { Json } from '../engine/core/index.js';
import { answerKey, readKey, reserveKey, type Tx } from '../db/index.js';
import type { Deps } from './deps.js';
import { Invalid } from './errors.js';
import { hashOf } from './secrets.js';
import type { Actor } from './types.js';

/** A request's key and what it asked, to tell a repetition from another request. */
export interface Once {
  readonly personId: string;
  readonly key: string;
  readonly requestHash: string;
}

const MAX_KEY = 255;

/** @throws Invalid `bad-idempotency-key` */
export const once = (personId: string, key: string | undefined, request: Json): Once | null => {
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY)
    throw new Invalid('bad-idempotency-key', { most: MAX_KEY });
  return { personId, key, requestHash: hashOf(request) };
};

/**
 * The answer an earlier request with this key got.
 * @throws Invalid `idempotency-key-reused` when that request was another one
 */
export const earlierAnswer = async (tx: Tx, o: Once | null): Promise<Json | undefined> => {
  const row = o && (await readKey(tx, o.personId, o.key));
  if (!row) return undefined;
  if (row.request_hash !== o.requestHash) throw new Invalid('idempotency-key-reused', { key: o.key });
  return row.answer;
};

/** What a request made, or had made when it came with the same key before. */
export type Made<T> = T & { readonly replayed: boolean };

/** Makes a game at most once for a key, and tells its id again to whoever repeats the request. */
export const onlyOnce = async (
  deps: Deps,
  tx: Tx,
  actor: Pick<Actor, 'personId'>,
  idempotencyKey: string | undefined,
  request: readonly string[],
  make: () => Promise<string>,
): Promise<Made<{ readonly id: string }>> => {
  const key = once(actor.personId, idempotencyKey, request);
  if (!key) return { id: await make(), replayed: false };
  if (!(await reserveKey(tx, key.personId, key.key, key.requestHash, deps.clock())))
    return { id: (await earlierAnswer(tx, key)) as string, replayed: true };
  const id = await make();
  await answerKey(tx, key.personId, key.key, id);
  return { id, replayed: false };
};
