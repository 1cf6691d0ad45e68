import { advise } from '../../service/computer/advice.js';
import { showGame } from '../../service/tables/games.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { seatInForm } from './own-seats.js';
import { backToGame, gameIdOf, goTo, page, type PageCall } from './page.js';
import { withRefusalPage } from './refused.js';

/** Computes what the computer would do; the game's page shows it then. */
const ask = async (call: PageCall): Promise<void> => {
  const { deps, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const { seat } = await advise(deps.service, actor, { gameId, ...seatInForm(call) });
  const { mine } = await showGame(deps.service, actor, gameId);
  goTo(res, `/g/${gameId}?advised${mine.length > 1 ? `&seat=${String(seat)}` : ''}#advice`);
};

export const advicePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'post', path: '/g/:id/advice', allowance: 'advice', run: withRefusalPage(ask) }),
  page(deps)({ method: 'get', path: '/g/:id/advice', run: backToGame }),
];
