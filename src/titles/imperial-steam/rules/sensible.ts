import type { Action, Sight } from '../../../engine/core/index.js';
import { amounts } from './data/index.js';
import { simply, type Habit, type Look } from './habits/look.js';
import {
  bidForInfluence,
  raiseShare,
  reachEngineer,
  secureContract,
  sellShare,
  spendToken,
} from './habits/money.js';
import {
  buildFactory,
  buildStation,
  getLocomotive,
  getGoods,
  hireEngineer,
  hireWorkers,
  produceGoods,
} from './habits/supplies.js';
import { buyAccess, layTracks } from './habits/tracks.js';
import { workAheadOf } from './habits/way.js';
import type { SteamState } from './position/state.js';

/** What is of use only while there are rounds enough for the way: else money is worth more. */
const ahead =
  (habit: Habit): Habit =>
  look => {
    const actions = amounts.rounds - look.s.round + 1;
    return look.way.links.length <= actions * amounts.tracksPerAction ? habit(look) : null;
  };

/*
 * What somebody who knows the rules but no tricks would do: go the way to Trieste while there is work that can be paid,
 * and otherwise get what the next track needs. The first habit that has something to do decides.
 */
const habits: readonly Habit[] = [
  bidForInfluence,
  spendToken,
  simply('discard'),
  simply('second'),
  simply('give-up'),
  simply('deliver'),
  sellShare,
  buyAccess,
  ahead(secureContract),
  layTracks,
  ahead(getGoods),
  buildFactory,
  ahead(hireEngineer),
  ahead(reachEngineer),
  ahead(hireWorkers),
  ahead(getLocomotive),
  raiseShare,
  ahead(buildStation),
  produceGoods,
  simply('end-turn'),
  simply('donate'),
  ahead(simply('charity')),
  simply('pass'),
];

/** A move for a seat that the service plays. */
export const sensible = ({ seat, menu, position }: Sight<SteamState>): Action | null => {
  if (!position) return null;
  // A main action that could go on is done as it is.
  const begun = position.turn?.begun?.type;
  const look: Look = {
    ...{ s: position, seat, me: position.players[seat]!, way: workAheadOf(position, seat) },
    menu: begun === undefined ? menu : menu.filter(({ type }) => type !== begun),
  };
  for (const habit of habits) {
    const action = habit(look);
    if (action) return action;
  }
  return null;
};
