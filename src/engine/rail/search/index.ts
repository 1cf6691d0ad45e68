import { attempt, DrawNeeded, type Action, type Draw, type Settings, type Title } from '../../core/index.js';
import type { RailGame } from '../contract.js';
import type { RailState } from '../state.js';
import type { NetWorth } from './prospects.js';
import { thinkOf } from './search.js';

interface Playable extends Title<RailState> {
  game(settings: Settings): RailGame;
}

/** What is only tried has no luck. */
const undrawn: Draw = request => {
  throw new DrawNeeded(request);
};

/** The title as it thinks ahead, for whoever loaded it without that. @param netWorth all that a seat owns */
export const withThinking = <T extends Playable>(title: T, netWorth: NetWorth): T => {
  const after = (s: RailState, action: Action, draw: Draw): RailState => title.apply(s, action, draw).state;
  const ahead = (s: RailState, action: Action): RailState | null => attempt(() => after(s, action, undrawn));
  return { ...title, think: thinkOf(settings => title.game(settings), after, ahead, netWorth) };
};
