import { direct, liveToken, touchToken, type LiveToken } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { sha256 } from '../secrets.js';
import { inPassing, seen } from './sight.js';
import type { PersonActor, Scope } from '../types.js';

/** So that people, and programs that look for secrets in public places, know one when they see it. */
export const TOKEN_MARK = 'bp_';

/** Does it look like a token of ours? Whether it is one, and whose, only the database knows. */
export const isToken = (text: string): boolean => text.startsWith(TOKEN_MARK);

/** How a token is kept and found; of 256 random bits, so that a plain hash is enough. */
export const tokenHash = (token: string): string => sha256(`token:${token}`);

/** When a token was last used is known to the hour, which costs one write an hour. */
const COARSE = 3_600_000;

/** Whose token it is; null when forged, expired or revoked. */
export const authenticateToken = async (deps: Deps, token: string): Promise<PersonActor | null> => {
  const now = deps.clock();
  const row = await liveToken(direct(deps.db), tokenHash(token), now);
  if (!row) return null;
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= COARSE)
    await inPassing([touchToken(direct(deps.db), row.id, now), seen(deps, row.person_id)]);
  return asActor(row);
};

const asActor = (row: LiveToken): PersonActor => ({
  kind: 'person',
  personId: row.person_id,
  name: row.person_name,
  language: row.language,
  timeZone: row.time_zone,
  sessionId: '',
  grant: { tokenId: row.id, scopes: row.scopes as readonly Scope[], gameId: row.game_id },
});
