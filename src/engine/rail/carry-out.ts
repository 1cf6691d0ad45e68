import { Illegal, judge, type Action } from '../core/index.js';
import type { Out, RailGame } from './contract.js';
import type { Draft } from './state.js';

/**
 * Makes a move that the rules make for somebody, as if it were theirs.
 * @throws Illegal where it is not allowed
 */
export const carryOut = (g: RailGame, d: Draft, action: Action, out: Out): void => {
  const move = g.moves[action.type]!;
  const { fields, refusal } = judge(move, action, g, d);
  if (!fields) throw new Illegal(refusal.code, refusal.params);
  move.play(g, d, action.seat, fields, out);
};
