import {
  DrawNeeded,
  HiddenNeeded,
  Illegal,
  menuAhead,
  play,
  type Action,
  type Fact,
  type GameState,
  type Seat,
} from '../engine/core/index.js';
import { calledIn, refusalWords, type PreviewScene } from './preview.js';

/*
 * Moves tried out from a position of a game, for whoever tries them alone. Nothing of it is the game's.
 */

/** A move that was tried, and what came of it. */
export interface TriedMove {
  readonly state: GameState;
  readonly seat: Seat;
  readonly who: string;
  readonly line: string;
  readonly facts: readonly Fact[];
  readonly words: readonly string[];
}

export type TryOutcome =
  | { readonly kind: 'tried'; readonly tried: TriedMove }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Chance decides, and nobody draws here. */
  | { readonly kind: 'chance' }
  /** It hangs on something that whoever tries does not see. */
  | { readonly kind: 'hidden' };

/** @param read gives the action; reading it may be refused too */
export const tryMove = (scene: PreviewScene, read: () => Action): TryOutcome => {
  const { title, state, language } = scene;
  try {
    const action = read();
    const { state: after, facts } = play(title, state, action);
    const names = calledIn(scene);
    const said = facts.map(fact => scene.words.sentence(language, fact, names));
    const line = title.notation.print(action);
    return {
      kind: 'tried',
      tried: { state: after, seat: action.seat, who: names.seat(action.seat), line, facts, words: said },
    };
  } catch (error) {
    if (error instanceof Illegal) return { kind: 'refused', reason: refusalWords(scene, error) };
    if (error instanceof DrawNeeded) return { kind: 'chance' };
    if (error instanceof HiddenNeeded) return { kind: 'hidden' };
    throw error;
  }
};

/** Who can do anything now, those who are asked first. */
export const seatsToMove = ({ title, state }: PreviewScene): readonly Seat[] => {
  const { asked } = title.turn(state);
  const others = Array.from({ length: state.seats }, (_, seat) => seat).filter(seat => !asked.includes(seat));
  return [...asked, ...others].filter(seat => menuAhead(title, state, seat).length > 0);
};

/** Where it stands: the round, and what is asked or how it ended. */
export const standsAt = (scene: PreviewScene): readonly string[] => {
  const { title, state, words, language } = scene;
  const names = calledIn(scene);
  const { round, result } = title.status(state);
  const { asked, ask } = title.turn(state);
  const players = asked.map(seat => names.seat(seat)).join(', ');
  const menu = asked[0] === undefined ? [] : menuAhead(title, state, asked[0]);
  return [
    words.round(language, round, names).full,
    ...(result
      ? [
          words.reason(language, result.reason),
          ...result.scores.map(({ seat, points }) => `${names.seat(seat)}: ${words.worth(language, points)}`),
        ]
      : [`${players}: ${words.ask(language, ask, names, menu).full}`]),
  ];
};
