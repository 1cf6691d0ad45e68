import { known, type Action, type Refusal, type Seat } from '../core/index.js';
import type { RailGame } from './contract.js';
import { moneyCase, untimelyCase } from './refusal-cases.js';
import type { RailState } from './state.js';

/**
 * Everything the seat would try with the thing of that name, or with nothing in particular; of a kind of move nothing
 * where what there is to try hangs on something hidden.
 */
export const triesOfGame = (g: RailGame, s: RailState, seat: Seat, of: string | null): readonly Action[] =>
  Object.values(g.moves).flatMap(move =>
    (known(() => move.candidates?.(g, s, seat, of)) ?? []).map((fields): Action => ({
      seat,
      type: move.type,
      ...fields,
    })),
  );

/** Refusals that only say that it is not the moment. */
const untimely: readonly string[] = ['game-over', 'not-your-turn', 'something-else-first', 'not-now'];

/** Refusals, some with their `case`, where there is nothing to do it with, or where it was held the wrong way. */
const beside: readonly string[] = [
  'cannot-acquire/owner',
  'cannot-exchange/owner',
  'no-share-there',
  'no-such-power-now',
  'not-next-in-order/none',
  'private-sold',
  'started-already',
  'tile-drops-track',
  'tile-turned-wrong',
  'track-leads-nowhere',
  'track-over-water',
  'train-not-for-sale',
];

/** How far a move came through the rules that is refused so, see `Tries`. */
export const progressOf = ({ code, params }: Refusal): 0 | 1 | 2 => {
  const special = typeof params['case'] === 'string' ? params['case'] : '';
  if (untimely.includes(code) || special === untimelyCase) return 0;
  const isBeside = beside.includes(code) || beside.includes(`${code}/${special}`);
  return isBeside && special !== moneyCase ? 1 : 2;
};
