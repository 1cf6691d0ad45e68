import {
  begin,
  completeSettings,
  readMove,
  sensibleMove,
  type Action,
  type Fact,
  type GameState,
  type Seat,
  type Settings,
  type Title,
} from '../engine/core/index.js';
import type { PreviewScene } from './preview.js';
import { tryMove, type TriedMove } from './what-if.js';

/*
 * A game for one person alone, at a table where the title itself makes sensible moves for all others. Nothing in it is
 * drawn, so that its moves are all there is to keep.
 */

/** The person's seat. */
export const OWN: Seat = 0;

/** A move as it is kept. */
export type KeptMove = readonly [seat: Seat, line: string];

/** A game with these settings before the first move. */
export const firstPosition = (title: Title, seats: number, chosen: Settings): GameState =>
  begin(title, { rules: title.rules, seats, settings: completeSettings(title.settings, chosen) }, []);

const after = (scene: PreviewScene, read: () => Action): TriedMove | null => {
  const outcome = tryMove(scene, read);
  return outcome.kind === 'tried' ? outcome.tried : null;
};

/** The moves once more from the first position; null where the rules of today do not allow one of them. */
export const replayFirstGame = (
  first: PreviewScene,
  moves: readonly KeptMove[],
): readonly TriedMove[] | null => {
  const { title } = first;
  const all: TriedMove[] = [];
  for (const [seat, line] of moves) {
    const scene = { ...first, state: all.at(-1)?.state ?? first.state };
    const tried = after(scene, () => readMove(title.notation, title.menu(scene.state, seat), line, seat));
    if (!tried) return null;
    all.push(tried);
  }
  return all;
};

/** A sensible move of the seat that is asked, if that is not the person; null when the game waits for the person or is over. */
export const moveOfOthers = (scene: PreviewScene): TriedMove | null => {
  const { title, state } = scene;
  const seat = title.turn(state).asked.find(one => one !== OWN);
  const action = seat === undefined ? null : sensibleMove(title, state, seat);
  return action && after(scene, () => action);
};

/** A sensible move for the person; null while the game does not wait for one. */
export const suggestion = ({ title, state }: PreviewScene): Action | null =>
  title.turn(state).asked.includes(OWN) ? sensibleMove(title, state, OWN) : null;

/** The names of the lessons that fit what is asked, where this is suggested: the most particular one first. */
export const lessonNames = (ask: Fact, { type }: Action): readonly string[] => [
  `${ask.kind}/${type}`,
  ask.kind,
];

/** Did the person's own company pay the person something? */
export const isDividend = ({ seat, facts }: TriedMove): boolean =>
  seat === OWN && facts.some(fact => fact.kind === 'received' && fact['holder'] === OWN);
