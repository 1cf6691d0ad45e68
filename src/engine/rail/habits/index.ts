import { DrawNeeded, play, type Action, type Settings, type Title } from '../../core/index.js';
import type { RailGame } from '../contract.js';
import type { RailState } from '../state.js';
import { sensibleBy } from './habits.js';

interface Playable extends Title<RailState> {
  game(settings: Settings): RailGame;
}

const tried = (title: Playable, s: RailState, action: Action): RailState | null => {
  try {
    return play(title, s, action).state;
  } catch (error) {
    if (error instanceof DrawNeeded) return null;
    throw error;
  }
};

/** The title with the habits of its players, for whoever loaded it without them. */
export const withHabits = <T extends Playable>(title: T): T => ({
  ...title,
  sensible: sensibleBy(
    s => title.game(s),
    (s, action) => tried(title, s, action),
  ),
});
