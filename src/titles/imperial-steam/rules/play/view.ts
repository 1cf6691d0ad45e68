import type { JsonObject, Seat } from '../../../../engine/core/index.js';
import type { SteamState } from '../position/state.js';

const hasSealed = ({ bids }: SteamState): boolean => bids?.some(bid => bid !== null) ?? false;

const hidesMoney = ({ settings, phase }: SteamState): boolean =>
  settings['hidden-money'] === true && phase !== 'over';

/** Nothing is hidden but bids until all are in, and money where the players have chosen so. */
export const isOpen = (s: SteamState): boolean => !hasSealed(s) && !hidesMoney(s);

/** What a seat may see: of the others neither a sealed bid nor, in such games, the money. */
export const view = (s: SteamState, seat: Seat | null): JsonObject => {
  return {
    ...s,
    ...(s.bids && { bids: s.bids.map((bid, at) => (bid !== null && at !== seat ? 'sealed' : bid)) }),
    ...(hidesMoney(s) && {
      players: s.players.map((player, at) => (at === seat ? player : { ...player, money: null })),
    }),
  } as unknown as JsonObject;
};
