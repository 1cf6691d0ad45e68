import { readMarks, type Marks } from '../../service/live/marks.js';
import type { Actor } from '../../service/types.js';
import { readLog } from '../../service/log/history.js';
import type { HttpDeps } from '../deps.js';
import { serveLive, serveTurns } from '../live/serve.js';
import type { Served } from '../routes.js';
import { logRow, type Scene } from './game-model.js';
import { gameIdOf, page, type PageCall } from './page.js';
import { recapLine } from './recap.js';

/** Parts of a game that a page shows. */
export type LivePart = keyof Marks;

export interface LiveModel {
  /** Where to ask. */
  readonly events: string;
  /** Where the parts of the game stood that the page shows, as the script reads it. */
  readonly marks: string;
  /** In a line what is new, where the script asks. */
  readonly said?: string | undefined;
}

/** The same, and whether the reader is one of the game's players. */
export interface LiveGame extends LiveModel {
  readonly plays: boolean;
}

/**
 * What the script of a page needs to hear at once what is new: where to ask, and where the parts of the game stood that the page
 * shows. To be read before the parts themselves, so that what changes in between is not missed.
 */
export const liveModel = async (
  { service }: HttpDeps,
  actor: Actor | null,
  gameId: string,
  parts: readonly LivePart[],
): Promise<LiveGame | undefined> => {
  const reader = actor?.personId ?? null;
  const marks = (await readMarks(service, gameId, [reader]))?.get(reader);
  if (!marks) return undefined;
  return {
    events: `/g/${gameId}/events`,
    marks: JSON.stringify(Object.fromEntries(parts.map(part => [part, marks[part]]))),
    plays: marks.votes !== null,
  };
};

/** Does the page's own script ask, because something is new? It names the row that the page shows. */
export const isFromScript = ({ req }: PageCall): boolean => req.headers['x-shown'] !== undefined;

/** Rows that are looked at for the newest of which there is something to say. */
const FEW = 10;

/**
 * In one line what has happened last since the row that the reader's page shows, which its script names when it asks for what
 * is new.
 */
export const newsSince = async (
  { deps, req }: PageCall,
  scene: Scene,
  reader: Actor | null,
): Promise<string | undefined> => {
  const shown = req.headers['x-shown'];
  if (typeof shown !== 'string' || !/^\d{1,9}$/.test(shown)) return undefined;
  const after = Math.max(Number(shown), scene.game.number - FEW);
  const { entries } = await readLog(deps.service, reader, { gameId: scene.game.id, after, limit: FEW });
  return entries.map(logRow(scene)).map(recapLine).at(-1);
};

export const livePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/events', run: ({ req, res }) => serveTurns(deps, req, res) }),
  page(deps)({
    method: 'get',
    path: '/g/:id/events',
    run: call => {
      const looking = call.query['looking'] !== undefined;
      return serveLive(deps, call.req, call.res, { gameId: gameIdOf(call), looking });
    },
  }),
];
