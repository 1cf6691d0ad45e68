import type { Grant, Scope } from '../service/types.js';
import { HttpProblem } from './problem.js';

/** What a route asks of a token; `never` is for what somebody must do themselves. */
export type WantedScope = Scope | 'never';

export interface AccessRequest {
  readonly scope: WantedScope;
  /** The game the request is about; null for none. */
  readonly gameId: string | null;
  /** Would anybody be answered, without any token? */
  readonly open: boolean;
}

/**
 * A token does what it was made for and nothing else.
 * @throws HttpProblem 403 `not-by-token`, `scope-missing`, `token-other-game`
 */
export const mustGrant = (grant: Grant | undefined, { scope, gameId, open }: AccessRequest): void => {
  if (!grant) return;
  if (scope === 'never') throw new HttpProblem(403, 'not-by-token', {});
  if (!grant.scopes.includes(scope))
    throw new HttpProblem(403, 'scope-missing', { needed: scope, has: [...grant.scopes] });
  const elsewhere = gameId === null ? !open : gameId !== grant.gameId;
  if (grant.gameId !== null && elsewhere)
    throw new HttpProblem(403, 'token-other-game', { game: grant.gameId });
};
