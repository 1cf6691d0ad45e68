import { must } from './illegal.js';
import type { Entry } from './log.js';
import { play } from './play.js';
import type { Fact, GameState } from './state.js';
import type { Title } from './title.js';

/** What a row makes of a game. */
export interface Folded {
  readonly number: number;
  /** The action on top after the row; 0 for the set-up. */
  readonly top: number;
  /** How many actions are in force. */
  readonly depth: number;
  /** What a redo would bring back, the newest undone last. */
  readonly undone: readonly number[];
  readonly state: GameState;
  readonly facts: readonly Fact[];
  readonly reveals: boolean;
}

interface Reached {
  readonly number: number;
  readonly state: GameState;
}

/**
 * Plays a log row by row, keeping every position that an undo or redo may bring back.
 * @throws Illegal, DrawNeeded or BadDraw at the row that cannot be played
 */
export function* foldLog(title: Title, opening: GameState, log: Iterable<Entry>): Generator<Folded> {
  const inForce: Reached[] = [{ number: 0, state: opening }];
  const undone: Reached[] = [];
  let number = 0;
  for (const entry of log) {
    number++;
    let facts: readonly Fact[] = [];
    let reveals = false;
    if (entry.kind === 'action') {
      const applied = play(title, inForce.at(-1)!.state, entry.action, entry.draws);
      inForce.push({ number, state: applied.state });
      undone.length = 0;
      facts = applied.facts;
      reveals = applied.reveals === true;
    } else if (entry.kind === 'undo')
      shift(inForce, undone, entry.count, inForce.length - 1, 'nothing-to-undo');
    else shift(undone, inForce, entry.count, undone.length, 'nothing-to-redo');
    const top = inForce.at(-1)!;
    yield {
      number,
      top: top.number,
      depth: inForce.length - 1,
      undone: undone.map(s => s.number),
      state: top.state,
      facts,
      reveals,
    };
  }
}

/** Moves the newest `count` from one pile to the other. */
const shift = (from: Reached[], to: Reached[], count: number, possible: number, code: string): void => {
  must(Number.isInteger(count) && count >= 1 && count <= possible, code, { count, possible });
  for (let i = 0; i < count; i++) to.push(from.pop()!);
};
