import { play, sensibleMove, type Action, type Seat } from '../../src/engine/core/index.js';
import type { SteamState } from '../../src/titles/imperial-steam/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/title.js';
import { fillIn } from './menu.js';
import { byKind } from './rail-player.js';
import type { Rng } from './random.js';

const anyMove = byKind(titleImperialSteam, {});

/**
 * A random player. One that is sensible more often than not comes farther: to the hubs, and now and then to Trieste.
 * @param sense how often
 */
export const steamPlayer =
  (sense: number) =>
  (state: SteamState, seat: Seat, rng: Rng): Action | undefined =>
    (rng() < sense ? sensibleMove(titleImperialSteam, state, seat) : null) ?? anyMove(state, seat, rng);

const builds = byKind(titleImperialSteam, { track: 30, hire: 6, charity: 3, donate: 0.2, pass: 0.2 });

/** A random player who builds until nothing is left to build with: factories of one good, and track wherever there is none. */
export const steamBuilder = (state: SteamState, seat: Seat, rng: Rng): Action | undefined => {
  const factory = titleImperialSteam
    .menu(state, seat)
    .find(
      ({ type, fields: { good } }) =>
        type === 'factory' && good && 'oneOf' in good && good.oneOf.includes('wood'),
    );
  if (factory) return { ...fillIn(factory, seat, rng), good: 'wood' };
  return (rng() < 0.5 ? sensibleMove(titleImperialSteam, state, seat) : null) ?? builds(state, seat, rng);
};

const mostlySensible = steamPlayer(0.8);

/** All that the seat does until somebody else is asked, from what it sees; what a bid leads to nobody knows. */
export const steamTurn = (view: object, seat: Seat, rng: Rng): readonly Action[] => {
  const actions: Action[] = [];
  let state = view as SteamState;
  while (titleImperialSteam.turn(state).asked.includes(seat)) {
    const action = mostlySensible(state, seat, rng)!;
    actions.push(action);
    if (action.type === 'bid') break;
    ({ state } = play(titleImperialSteam, state, action));
  }
  return actions;
};
