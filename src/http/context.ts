import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { isToken } from '../service/account/token-actor.js';
import { authenticate } from '../service/account/signin.js';
import type { Actor, SeatActor } from '../service/types.js';
import { bearerReader } from './bearer.js';
import { devicesIn, mainCookie, readCookies, seatCookie } from './cookies.js';
import type { HttpDeps } from './deps.js';
import { isInterface } from './interface.js';
import { type Language, languageOf } from './language.js';
import { ipKey } from './limits.js';
import { HttpProblem } from './problem.js';

/** Who asks, in which language, under which number. */
export interface Context {
  /** Named in answers and logs. */
  readonly requestId: string;
  readonly language: Language;
  /** The session of the bearer header or the main cookie. */
  readonly viewer: Actor | null;
  /** The session opened from a turn mail, kept beside the main one. */
  readonly seatViewer: SeatActor | null;
  /** Whose requests are counted together. */
  readonly who: string;
  /** What the browser keeps of those who have signed in with it. */
  readonly devices: readonly string[];
}

/** What is known of the request that this answers. */
export const contextOf = (res: object): Context => (res as Response).locals['context'] as Context;

/**
 * The session that counts in one game: the one opened from its turn mail, else the main one; whoever has both has all
 * their seats.
 */
export const actorIn = (
  { viewer, seatViewer }: Pick<Context, 'viewer' | 'seatViewer'>,
  gameId: string,
): Actor | null => {
  const both = viewer?.kind === 'person' && viewer.personId === seatViewer?.personId;
  if (seatViewer?.gameId === gameId && !both) return seatViewer;
  return viewer?.kind === 'seat' && viewer.gameId !== gameId ? null : viewer;
};

/** Gives each request its number before anything can go wrong. */
export const numberRequests: RequestHandler = (_req, res, next) => {
  const requestId = randomUUID();
  res.setHeader('X-Request-Id', requestId);
  const context: Context = {
    requestId,
    language: 'en',
    viewer: null,
    seatViewer: null,
    who: 'unknown',
    devices: [],
  };
  res.locals['context'] = context;
  next();
};

/** Tokens are for programs, and programs use the interface. */
const mustBeInterface = (req: Request, viewer: Actor): void => {
  if (viewer.kind === 'person' && viewer.grant && !isInterface(req))
    throw new HttpProblem(403, 'token-not-here', {});
};

/** A bearer token that is no good is refused; a cookie that is no good counts as none. */
const sessions = async (
  deps: HttpDeps,
  req: Request,
  bearer: Actor | null,
): Promise<Pick<Context, 'viewer' | 'seatViewer'>> => {
  if (bearer) {
    mustBeInterface(req, bearer);
    return { viewer: bearer, seatViewer: null };
  }
  const cookies = readCookies(req.headers.cookie);
  const whose = async (token: string | undefined): Promise<Actor | null> =>
    token === undefined || isToken(token) ? null : authenticate(deps.service, token);
  const [viewer, seat] = await Promise.all([whose(cookies[mainCookie]), whose(cookies[seatCookie])]);
  return { viewer, seatViewer: seat?.kind === 'seat' ? seat : null };
};

/** Finds out whose session or token a request brings, as it stands now. @throws HttpProblem for a token that is no good */
export const whoAsks = (
  deps: HttpDeps,
): ((req: Request) => Promise<Pick<Context, 'viewer' | 'seatViewer'>>) => {
  const readBearer = bearerReader(deps);
  return async req => sessions(deps, req, await readBearer(req));
};

/** Finds out who asks and in which language. */
export const knowWho = (
  deps: HttpDeps,
): ((req: Request, res: Response, next: NextFunction) => Promise<void>) => {
  const asks = whoAsks(deps);
  return async (req, res, next) => {
    const before = contextOf(res);
    const cookies = readCookies(req.headers.cookie);
    // Words for a refusal of the session itself.
    res.locals['context'] = { ...before, language: languageOf(req, cookies['language']) };
    const { viewer, seatViewer } = await asks(req);
    const known = viewer ?? seatViewer;
    const language = languageOf(req, known?.language ?? cookies['language']);
    res.locals['context'] = {
      requestId: before.requestId,
      language,
      // Whatever names they read, such as those of computers, are in the language of the page.
      viewer: viewer && { ...viewer, language },
      seatViewer: seatViewer && { ...seatViewer, language },
      who: known ? `person ${known.personId}` : `ip ${ipKey(req.ip)}`,
      devices: devicesIn(req.headers.cookie),
    } satisfies Context;
    next();
  };
};
