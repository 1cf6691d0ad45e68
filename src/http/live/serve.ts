import type { Request, Response } from 'express';
import { readMarks } from '../../service/live/marks.js';
import { noteLook } from '../../service/prefs/presence.js';
import { listGoingGames } from '../../service/tables/games.js';
import { waitedOf } from '../../service/waiting.js';
import { mayLook } from '../../service/tables/watching.js';
import { actorIn, type Context, contextOf, whoAsks } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { ipKey, tooMany } from '../limits.js';
import { HttpProblem } from '../problem.js';
import { mustBePerson, mustBeSomeone } from '../viewer.js';
import { watchKeyIn } from '../watching.js';
import { openStream } from './stream.js';

/** Whoever has too many streams open may try again after this many seconds. */
const LATER = 60;

/** Is what lets somebody read a stream still good? A refusal is no; that it cannot be found out is not. */
const isStill = async (
  deps: HttpDeps,
  req: Request,
  may: (asks: Pick<Context, 'viewer' | 'seatViewer'>) => boolean | Promise<boolean>,
): Promise<boolean> => {
  try {
    return await may(await whoAsks(deps)(req));
  } catch (error) {
    if (error instanceof HttpProblem) return false;
    throw error;
  }
};

/** The same of the stream of a game. */
const stays = (deps: HttpDeps, req: Request, gameId: string, before: string | null): Promise<boolean> =>
  isStill(deps, req, async asks => {
    const actor = actorIn(asks, gameId);
    if ((actor?.personId ?? null) !== before) return false;
    if (deps.showcase.includes(gameId)) return true;
    return mayLook(deps.service, actor, gameId, watchKeyIn(req, gameId));
  });

export interface Streaming {
  readonly gameId: string;
  /** The page is in front of its reader. */
  readonly looking: boolean;
}

/**
 * Answers with what is new in a game, for as long as somebody reads it. Whether they may has been asked before.
 * @throws HttpProblem 404 `no-such-game`, 429 `too-many-requests`
 */
export const serveLive = async (
  deps: HttpDeps,
  req: Request,
  res: Response,
  { gameId, looking }: Streaming,
): Promise<void> => {
  const context = contextOf(res);
  const actor = actorIn(context, gameId);
  const personId = actor?.personId ?? null;
  const reader = { gameId, personId, who: context.who, network: ipKey(req.ip) };
  if (!(await readMarks(deps.service, gameId, [personId])))
    throw new HttpProblem(404, 'no-such-game', { game: gameId });
  if (!deps.live.hasRoom(reader)) throw tooMany({ allowed: false, limit: 0, remaining: 0, reset: LATER });
  const stream = openStream(res);
  // Whoever asks for the head alone has it; somebody else may be gone by now.
  if (req.method === 'HEAD' || req.socket.destroyed) return stream.end();
  const close = deps.live.open(
    {
      ...reader,
      mayStay: () => stays(deps, req, gameId, personId),
      ...(looking && { look: () => noteLook(deps.service, actor, gameId) }),
    },
    stream,
  );
  res.once('close', close);
};

/**
 * Answers with how many games wait for the reader, for as long as somebody reads it.
 * @throws HttpProblem 401 `not-signed-in`, 429 `too-many-requests`
 */
export const serveTurns = (deps: HttpDeps, req: Request, res: Response): void => {
  const context = contextOf(res);
  const actor = mustBeSomeone(context.viewer ?? context.seatViewer);
  const waited = waitedOf(actor);
  const reader = { who: context.who, network: ipKey(req.ip), waited };
  if (!deps.live.hasRoom(reader)) throw tooMany({ allowed: false, limit: 0, remaining: 0, reset: LATER });
  const stream = openStream(res);
  if (req.method === 'HEAD' || req.socket.destroyed) return stream.end();
  const mayStay = (): Promise<boolean> =>
    isStill(deps, req, ({ viewer, seatViewer }) => {
      const now = viewer ?? seatViewer;
      return now?.kind === actor.kind && now.personId === actor.personId;
    });
  res.once('close', deps.live.openTurns({ ...reader, mayStay }, stream));
};

/**
 * Answers with what is new in any of the reader's games, for as long as somebody reads it.
 * @throws HttpProblem 401 `not-signed-in`, 429 `too-many-requests`
 */
export const serveAccount = async (deps: HttpDeps, req: Request, res: Response): Promise<void> => {
  const context = contextOf(res);
  const actor = mustBePerson(context.viewer);
  const reader = { who: context.who, network: ipKey(req.ip), personId: actor.personId };
  if (!deps.live.hasRoom(reader)) throw tooMany({ allowed: false, limit: 0, remaining: 0, reset: LATER });
  const games = (await listGoingGames(deps.service, actor)).map(({ id }) => id);
  const stream = openStream(res);
  if (req.method === 'HEAD' || req.socket.destroyed) return stream.end();
  const mayStay = (): Promise<boolean> =>
    isStill(deps, req, ({ viewer }) => viewer?.personId === actor.personId);
  res.once('close', deps.live.openAccount({ ...reader, games, mayStay }, stream));
};
