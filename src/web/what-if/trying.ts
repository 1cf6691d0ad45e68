import { seatName } from '../../engine/core/index.js';
import type { PageScene } from '../../present/preview.js';
import type { TriedMove } from '../../present/what-if.js';
import { fill as trying } from '../../../templates/partial/trying.hbs';
import { elementsOf } from '../turn/make.js';
import type { ShownPosition } from '../turn/load.js';
import { rootOf, turnModel, type MenuOf } from './menu.js';
import { planOf } from './plan.js';

/*
 * What stands beside the board while moves are tried: the moves so far with the ways back, and what can be done now.
 */

/** What is asked in the branch, and how it came to that. */
interface Trying {
  readonly from: ShownPosition;
  readonly tried: readonly TriedMove[];
  readonly scene: PageScene;
  /** Who can do anything, and whose moves are shown. */
  readonly seats: readonly number[];
  readonly of: MenuOf | null;
  /** What is asked, or how it ended. */
  readonly asked: readonly string[];
}

const turnOf = ({ scene, seats, asked }: Trying, of: MenuOf): object => ({
  ...turnModel(of),
  seats: seats.map(seat => ({
    seat: String(seat),
    name: scene.names[seat] ?? seatName(seat),
    chosen: seat === of.seat,
  })),
  ask: asked.join(' · '),
});

export const tryingOf = (now: Trying): readonly HTMLElement[] => {
  const { from, tried, of, asked } = now;
  const it = {
    moves: tried,
    turn: of ? turnOf(now, of) : undefined,
    result: of ? [] : asked,
    plan: planOf(from, tried),
  };
  return elementsOf(trying({ it, root: rootOf(from.game, of?.seat ?? 0) }));
};
