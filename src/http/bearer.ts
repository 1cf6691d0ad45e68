import type { Request } from 'express';
import { authenticate } from '../service/account/signin.js';
import { isToken, tokenHash } from '../service/account/token-actor.js';
import type { Actor } from '../service/types.js';
import type { HttpDeps } from './deps.js';
import { ipKey, tooMany } from './limits.js';
import { HttpProblem } from './problem.js';

const badToken = (): HttpProblem =>
  new HttpProblem(401, 'bad-token', {}, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Hashes of the newest tokens that were good. */
const MOST_REMEMBERED = 1000;

/**
 * Finds out whose the bearer of a request is; null without one. Refusals are counted by network. Where there
 * were too many, the database is asked only for tokens that were good before: guessing costs it nothing, and others
 * in the same network go on.
 * @throws HttpProblem 401 `bad-token`, 429
 */
export const bearerReader = (deps: HttpDeps): ((req: Request) => Promise<Actor | null>) => {
  const good = new Set<string>();
  const remember = (hash: string): void => {
    good.delete(hash);
    good.add(hash);
    if (good.size > MOST_REMEMBERED) good.delete(good.values().next().value!);
  };
  // Sessions are signed: whether one is forged is seen without the database.
  const mustBeWorthALook = async (token: string, network: string): Promise<void> => {
    if (!isToken(token) || good.has(tokenHash(token))) return;
    const left = await deps.limits.peek('badToken', network);
    if (!left.allowed) throw tooMany(left);
  };
  const refuse = async (network: string): Promise<never> => {
    const taken = await deps.limits.take('badToken', network);
    throw taken.allowed ? badToken() : tooMany(taken);
  };
  return async req => {
    const { authorization } = req.headers;
    if (authorization === undefined) return null;
    const network = ipKey(req.ip);
    const token = /^Bearer ([\w.~+/=-]{1,2000})$/i.exec(authorization)?.[1];
    if (token === undefined) return refuse(network);
    await mustBeWorthALook(token, network);
    const viewer = await authenticate(deps.service, token);
    if (!viewer) return refuse(network);
    if (isToken(token)) remember(tokenHash(token));
    return viewer;
  };
};
