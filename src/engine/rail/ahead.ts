import { DrawNeeded, known, type Action, type Settings, type Title } from '../core/index.js';
import type { RailGame } from './contract.js';
import { trial } from './out.js';
import type { RailState } from './state.js';

/** An 18xx as far as it is played on in thought. */
export interface PlayableRail extends Pick<Title<RailState>, 'apply'> {
  /** The title with the features these settings choose. Always the same object for equal settings. */
  game(settings: Settings): RailGame;
  /** How many moves a strong seat tries for a decision, where they take longer than in most titles. */
  readonly strongSteps?: number;
}

/**
 * The position after an action that is only tried; null where it hangs on chance, or on what is hidden.
 * @throws Illegal
 */
export const aheadIn = ({ apply }: PlayableRail, s: RailState, action: Action): RailState | null => {
  try {
    return known(() => apply(s, action, request => trial.draw(request)).state);
  } catch (error) {
    if (error instanceof DrawNeeded) return null;
    throw error;
  }
};
