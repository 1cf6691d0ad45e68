import { createHmac } from 'node:crypto';
import { direct, personByEmail } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { sameHash } from '../secrets.js';
import { cleanEmail } from '../text.js';
import type { Actor } from '../types.js';

const signature = (deps: Deps, personId: string, id: string): string =>
  createHmac('sha256', deps.secret).update(`device:${personId}:${id}`).digest('base64url').slice(0, 22);

/**
 * What a browser keeps after somebody has signed in with it, so that they are known there when they are not signed
 * in. It opens nothing, and tells nobody whose it is.
 */
export const markDevice = (deps: Deps, personId: string): string => {
  const id = deps.random.bytes(12).toString('base64url');
  return `${id}.${signature(deps, personId, id)}`;
};

/** Is it what `markDevice` gave that person? */
export const marks = (deps: Deps, personId: string, mark: string): boolean => {
  const [id = '', signed = ''] = mark.split('.');
  return sameHash(signed, signature(deps, personId, id));
};

/**
 * By what somebody is known to be the person whom an address reaches: signed in as them, or with a device that has
 * been. Null for everybody else.
 * @param kept what the browser keeps of those who have signed in with it
 */
export const deviceMarkOf = async (
  deps: Deps,
  email: string,
  viewer: Actor | null,
  kept: readonly string[],
): Promise<string | null> => {
  if (viewer?.kind !== 'person' && kept.length === 0) return null;
  const person = await personByEmail(direct(deps.db), cleanEmail(email).canonical);
  if (!person) return null;
  if (viewer?.kind === 'person' && viewer.personId === person.id) return `person ${person.id}`;
  return kept.find(mark => marks(deps, person.id, mark)) ?? null;
};
