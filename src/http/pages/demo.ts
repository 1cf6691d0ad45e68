import { aheadFrom, menuAhead } from '../../engine/core/index.js';
import type { Position } from '../../service/types.js';
import { firstGameLink } from './first-game.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';
import { namesOf } from './summary.js';

/** What a demo game is, and what a visitor can do in it. */
export interface DemoLead {
  readonly text: string;
  /** What stands to be decided. */
  readonly asks: string | undefined;
  readonly firstGame: { readonly href: string; readonly text: string } | undefined;
}

/** Who is in turn and what they may do, as far as everybody sees it. */
const asksAt = ({ deps, t }: PageCall, { game, words }: Scene, at: Position): string | undefined => {
  const title = deps.service.titles.get(game.title);
  const [seat] = at.turn.asked;
  const state = title && aheadFrom(title, at);
  if (!title || !state || seat === undefined) return undefined;
  const { full } = words.ask(at.turn.ask, menuAhead(title, state, seat));
  return t('demoAsks', { name: namesOf(game, [seat]), ask: full });
};

/** Undefined for a game in which people play. */
export const demoLead = (call: PageCall, scene: Scene, at: Position): DemoLead | undefined => {
  const { deps, t } = call;
  if (!deps.showcase.includes(scene.game.id)) return undefined;
  return {
    text: t('demoLead', { title: scene.words.titleName, moves: at.of }),
    asks: asksAt(call, scene, at),
    firstGame: firstGameLink(call),
  };
};
