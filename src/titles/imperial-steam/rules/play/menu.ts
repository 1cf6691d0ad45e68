import { offered, type Option, type Seat } from '../../../../engine/core/index.js';
import type { SteamState } from '../position/state.js';
import { mainMoves } from './marker.js';
import { goesOn, momentOf } from './moment.js';
import { moves } from './moves.js';

const mainOptions = (s: SteamState, seat: Seat): readonly Option[] => {
  const options = mainMoves(s, seat).flatMap(({ move, marked }) => offered(move, seat, marked));
  // Whoever can do nothing at all may pass (ruling R21).
  return options.length === 0 ? [{ type: 'pass', fields: {} }] : options;
};

/** What the seat may do now; nothing where it is not asked. */
export const menu = (s: SteamState, seat: Seat): readonly Option[] => {
  const { asked, ask, now } = momentOf(s);
  if (!asked.includes(seat)) return [];
  const more = ask.kind === 'end-turn' ? moves.filter(move => goesOn(s, move)) : [];
  const options = now.includes('main') ? mainOptions(s, seat) : more.flatMap(move => offered(move, seat, s));
  const others = moves.filter(({ when }) => when !== 'main' && now.includes(when));
  return [...options, ...others.flatMap(move => offered(move, seat, s))];
};
