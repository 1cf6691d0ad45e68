import {
  direct,
  insertToken,
  lockPerson,
  readGame,
  readSeats,
  revokeToken as revokeTokenRow,
  tokensOf,
  type TokenRow,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Invalid, NotFound } from '../errors.js';
import { newId } from '../secrets.js';
import { cleanName } from '../text.js';
import type { PersonActor, Scope } from '../types.js';
import { mustBeFresh } from './fresh.js';
import { limitAccountChanges, tellOwner } from './security-message.js';
import { TOKEN_MARK, tokenHash } from './token-actor.js';

/** In the order a page shows them. */
export const SCOPES: readonly Scope[] = ['read', 'play', 'manage'];

const MOST_DAYS = 366;
const MOST_TOKENS = 20;

export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The one game it is for; null for all. */
  readonly gameId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** To the hour. */
  readonly lastUsedAt: Date | null;
}

export interface NewToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly gameId?: string;
  /** How many days it works. */
  readonly days: number;
}

/** What its owner is shown of a token. */
export const asTokenInfo = (row: TokenRow): TokenInfo => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes as readonly Scope[],
  gameId: row.game_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

/** The actor's tokens that work, the newest first; never the tokens themselves. */
export const listTokens = async (deps: Deps, actor: PersonActor): Promise<readonly TokenInfo[]> =>
  (await tokensOf(direct(deps.db), actor.personId, deps.clock())).map(asTokenInfo);

/**
 * Makes a token for a program. It is shown only this once; no more than its hash is kept.
 * @throws Invalid `bad-token-name`, `bad-scopes`, `bad-days`; NotFound `no-such-game`; Conflict `too-many-tokens`;
 *   Forbidden `confirm-first`; TooMany `too-many-account-changes`
 */
export const makeToken = (
  deps: Deps,
  actor: PersonActor,
  request: NewToken,
): Promise<TokenInfo & { readonly token: string }> => makeTokenFor(deps, actor, actor.personId, request);

/** Makes a token for the actor or for a bot of theirs. Throws like `makeToken`. */
export const makeTokenFor = async (
  deps: Deps,
  actor: PersonActor,
  holder: string,
  request: NewToken,
): Promise<TokenInfo & { readonly token: string }> => {
  const name = cleanName(request.name, 'bad-token-name');
  const scopes = SCOPES.filter(scope => request.scopes.includes(scope));
  if (scopes.length === 0) throw new Invalid('bad-scopes', { allowed: [...SCOPES] });
  if (!Number.isInteger(request.days) || request.days < 1 || request.days > MOST_DAYS)
    throw new Invalid('bad-days', { most: MOST_DAYS });
  const token = `${TOKEN_MARK}${deps.random.bytes(32).toString('base64url')}`;
  const until = new Date(deps.clock().getTime() + request.days * 86_400_000);
  const { gameId } = request;
  const kept = { holder, name, scopes, token, until, ...(gameId !== undefined && { gameId }) };
  return { ...(await keepToken(deps, actor, kept)), token };
};

/** A token as it is to be kept. */
interface Kept extends Pick<NewToken, 'name' | 'scopes' | 'gameId'> {
  /** Who signs in with it; the actor by default. */
  readonly holder?: string;
  readonly token: string;
  readonly until: Date;
}

/** Keeps a token's hash, and tells its owner. Throws like `makeToken`. */
export const keepToken = async (
  deps: Deps,
  actor: PersonActor,
  { holder = actor.personId, name, scopes, gameId, token, until }: Kept,
): Promise<TokenInfo> => {
  await mustBeFresh(deps, actor);
  const at = deps.clock();
  const row: TokenRow = {
    id: newId(deps, 16),
    person_id: holder,
    name,
    scopes,
    game_id: gameId ?? null,
    created_at: at,
    expires_at: until,
    last_used_at: null,
  };
  if (gameId !== undefined) await mustKnowGame(deps, actor, gameId);
  await deps.db.transaction(async tx => {
    if (!(await lockPerson(tx, actor.personId)))
      throw new NotFound('no-such-person', { person: actor.personId });
    if ((await tokensOf(tx, holder, at)).length >= MOST_TOKENS)
      throw new Conflict('too-many-tokens', { most: MOST_TOKENS });
    await limitAccountChanges(deps, tx, actor.personId);
    await insertToken(tx, { ...row, hash: tokenHash(token) });
    await tellOwner(deps, tx, actor.personId, { what: 'token-made', name });
  });
  return asTokenInfo(row);
};

/** Only games that the actor plays in or created: a mistyped id would make a useless token. */
const mustKnowGame = async (deps: Deps, actor: PersonActor, gameId: string): Promise<void> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  const own = game?.created_by === actor.personId || seats.some(seat => seat.person_id === actor.personId);
  if (!own) throw new NotFound('no-such-game', { game: gameId });
};

/** Revokes a token at once, without asking anything: it may have fallen into the wrong hands. @throws NotFound `no-such-token` */
export const revokeToken = async (deps: Deps, actor: PersonActor, id: string): Promise<void> => {
  if (!(await revokeTokenRow(direct(deps.db), actor.personId, id, deps.clock())))
    throw new NotFound('no-such-token', {});
};
