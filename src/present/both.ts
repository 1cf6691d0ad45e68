import { DrawNeeded, exampleAction, HiddenNeeded, type Action } from '../engine/core/index.js';
import { bothDone } from '../words/both.js';
import { done, type PreviewScene } from './preview.js';

/** A move and what mostly follows it. */
export interface Both {
  /** What follows, in notation. */
  readonly line: string;
  /** What the button for both says. */
  readonly button: string;
  /** What makes it worth while or not; empty where there is nothing to say. */
  readonly gist: string;
}

/** What mostly follows a move of that kind, in the position to which it leads; undefined where that is not possible. */
const followUp = ({ title, presenter, state }: PreviewScene, { type, seat }: Action): Action | undefined => {
  const next = presenter.andThen?.[type];
  const option = next === undefined ? undefined : title.menu(state, seat).find(one => one.type === next);
  return option && exampleAction(option, seat);
};

/**
 * What a button for the move and what mostly follows it says.
 * @returns undefined where nothing is known to follow
 * @throws the engine's Illegal where the move is not possible
 */
export const bothOf = (scene: PreviewScene, action: Action): Both | undefined => {
  const { title, presenter, language } = scene;
  if (!presenter.andThen?.[action.type]) return undefined;
  try {
    const first = done(scene, action);
    const after = { ...scene, state: first.applied.state };
    const next = followUp(after, action);
    if (!next) return undefined;
    const { deed, gist } = done(after, next);
    return { line: title.notation.print(next), button: bothDone[language](first.deed, deed), gist };
  } catch (error) {
    if (error instanceof DrawNeeded || error instanceof HiddenNeeded) return undefined;
    throw error;
  }
};
