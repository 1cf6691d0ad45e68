import { must, type Option, type Seat } from '../../core/index.js';
import { turnOf } from '../company/track.js';
import type { RailGame } from '../game.js';
import { mayPassInAuction, passInAuction } from '../round/auction.js';
import { passStep } from '../round/operating.js';
import { passStockTurn } from '../round/stock.js';
import type { RailState } from '../state.js';
import { mustSell } from '../stock/selling.js';
import { onlyFields } from './fields.js';
import type { Move } from './move.js';

const mayPass = (g: RailGame, s: RailState, seat: Seat): boolean => {
  if (s.round.kind === 'auction') return mayPassInAuction(g, s, seat);
  if (s.round.kind === 'stock') return s.round.current === seat && !mustSell(g, s, seat);
  const turn = turnOf(s, seat);
  return turn !== null && g.step[turn.step]!.mayPass(g, s, turn);
};

/** Doing nothing, or nothing more. */
export const pass: Move = {
  type: 'pass',
  options: (g, s, seat): Option[] => (mayPass(g, s, seat) ? [{ type: 'pass', fields: {} }] : []),
  play: (g, d, action, facts) => {
    onlyFields(action, []);
    if (d.round.kind === 'auction') return passInAuction(g, d, facts, action.seat);
    must(mayPass(g, d, action.seat), 'cannot-pass');
    if (d.round.kind === 'stock') passStockTurn(d, facts, d.round);
    else passStep(g, d, facts, d.round, action.seat);
  },
};
