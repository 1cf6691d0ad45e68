import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Deps } from '../deps.js';
import { withEachSecret } from '../secrets.js';

/** Bytes of the number used once, and of the proof that nothing was changed. */
const IV = 12;
const TAG = 16;

const keyOf = (deps: Deps): Buffer => createHmac('sha256', deps.secret).update('channel-address').digest();

/** A text that only the service can read again: the database alone does not give away where people are told. */
export const seal = (deps: Deps, text: string): string => {
  const iv = deps.random.bytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(deps), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** A text that was sealed, and what with: the present secret, or the former one. */
export interface Unsealed {
  readonly text: string;
  readonly by: Deps;
}

/** @returns null when it was sealed with a secret that does not count, or changed */
export const unseal = (deps: Deps, sealed: string): Unsealed | null => {
  for (const by of withEachSecret(deps)) {
    const text = unsealWith(by, sealed);
    if (text !== null) return { text, by };
  }
  return null;
};

const unsealWith = (deps: Deps, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV + TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(deps), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  try {
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};
