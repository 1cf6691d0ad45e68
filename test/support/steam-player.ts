import { sensibleMove, type Action, type Seat } from '../../src/engine/core/index.js';
import type { SteamState } from '../../src/titles/imperial-steam/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/title.js';
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
