import { reportPresence } from '../../service/prefs/presence.js';
import { check } from '../input/check.js';
import { wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import type { Scene } from './game-model.js';
import { gameIdOf, page, type PageCall } from './page.js';

export interface PresenceModel {
  readonly number: number;
  readonly path: string;
}

/** What the script of a game's page needs to ask whether the game has moved on; undefined for spectators. */
export const presenceModel = ({ game }: Scene, number: number, path: string): PresenceModel | undefined =>
  game.mine.length > 0 && game.status === 'running' ? { number, path } : undefined;

/** A page in front of a player says which row it shows, and is told what the newest is. */
const here = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const shown = check(wholeNumber, form['number'], 'number', context.language);
  const { number, asked, waiting } = await reportPresence(deps.service, actor, gameId);
  res.setHeader('Cache-Control', 'no-store');
  res.json({ number, newer: number > shown, asked, waiting });
};

export const herePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'post', path: '/g/:id/here', allowance: 'read', run: here }),
];
