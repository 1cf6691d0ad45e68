import { readLog } from '../../service/log/history.js';
import type { Position } from '../../service/types.js';
import type { PresentRequest } from '../../present/presenter.js';
import { actorIn } from '../context.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';
import type { Here } from '../../present/shown.js';

/** How many rows back to look for what a layer shows: more than a set of operating rounds has. */
const BACK = 500;

/** What a drawing shall show more, as the address says (`show`), with what happened before if that is told of. */
export const layerWanted = async (
  { query, deps, context }: PageCall,
  { game, presenter }: Scene,
  at: Position,
): Promise<Pick<PresentRequest, 'show' | 'facts'>> => {
  const { show } = query;
  if (typeof show !== 'string' || show === '' || show.length > 64) return {};
  if (!presenter.looksBack?.(show) || at.number === 0) return { show };
  const after = Math.max(0, at.number - BACK);
  const request = { gameId: game.id, after, limit: at.number - after };
  const { entries } = await readLog(deps.service, actorIn(context, game.id), request);
  return { show, facts: entries.filter(entry => entry.inForce).flatMap(entry => entry.facts) };
};

/** The page's own address, for forms that change those parts of its query and nothing else of it. */
export const hereOf = ({ path, query }: PageCall, changed: readonly string[] = ['show']): Here => ({
  path,
  kept: Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !changed.includes(name) && name !== 'from' ? [{ name, value }] : [],
  ),
});

/** Links that keep the layer. */
export const keeping = (
  show: string | undefined,
  links: { readonly [place: string]: string },
): { readonly [place: string]: string } =>
  show === undefined
    ? links
    : Object.fromEntries(
        Object.entries(links).map(([place, href]) => {
          const [address = '', anchor] = href.split('#');
          const kept = `${address}&show=${encodeURIComponent(show)}`;
          return [place, anchor === undefined ? kept : `${kept}#${anchor}`];
        }),
      );
