import {
  canonical,
  DrawNeeded,
  HiddenNeeded,
  Illegal,
  play,
  type Action,
  type GameState,
  type Json,
  type Seat,
  type Title,
} from '../../engine/core/index.js';
import { readRows, type GameRow, type PlannedMove, type PlanRow, type Tx } from '../../db/index.js';
import { asEntries } from '../log/entries.js';

/**
 * How a planned move fits: it has been made meanwhile, it could be made, it no longer works (and why), chance or
 * something hidden would decide before, or it comes after one that does not work.
 */
export type MoveCheck =
  | { readonly state: 'made' | 'fits' | 'chance' | 'hidden' | 'after' }
  | {
      readonly state: 'broken';
      readonly code: string;
      readonly params: { readonly [name: string]: Json };
    };

/** The game, and whose plan it is. */
export interface Planned {
  readonly game: GameRow;
  readonly title: Title;
  readonly mine: readonly Seat[];
  /** The newest position as far as the planner sees it. */
  readonly from: GameState;
}

/** How many of a plan's first moves are what has been played since it begins. */
const madeOf = async (tx: Tx, { game, title, mine }: Planned, plan: PlanRow): Promise<number> => {
  if (plan.number >= game.number) return 0;
  const rows = await readRows(tx, game.id, plan.number, game.number);
  let made = 0;
  for (const { inForce, kind, action } of await asEntries(tx, title, game, mine, rows)) {
    if (!inForce || kind !== 'action') continue;
    // A choice that is not known yet is not compared with any guess.
    if (!action) break;
    const move = plan.moves[made];
    if (!move || canonical(readMove(title, move)) !== canonical(action)) break;
    made++;
  }
  return made;
};

const readMove = (title: Title, { line, seat }: PlannedMove): Action => title.notation.parse(line, seat);

/** Plays one move of a plan, or says why it cannot be played. */
const tryMove = (title: Title, state: GameState, move: PlannedMove): GameState | MoveCheck => {
  try {
    return play(title, state, readMove(title, move)).state;
  } catch (error) {
    if (error instanceof Illegal) return { state: 'broken', code: error.code, params: error.params };
    if (error instanceof DrawNeeded) return { state: 'chance' };
    if (error instanceof HiddenNeeded) return { state: 'hidden' };
    throw error;
  }
};

const isState = (result: GameState | MoveCheck): result is GameState => 'title' in result;

/** Plays the moves of a plan that have not been made yet from what the planner sees of the newest position. */
export const checkMoves = async (tx: Tx, planned: Planned, plan: PlanRow): Promise<readonly MoveCheck[]> => {
  const { title } = planned;
  const made = await madeOf(tx, planned, plan);
  let state: GameState | null = planned.from;
  const checks: MoveCheck[] = [];
  for (const [at, move] of plan.moves.entries()) {
    if (at < made) checks.push({ state: 'made' });
    else if (state === null) checks.push({ state: 'after' });
    else {
      const result: GameState | MoveCheck = tryMove(title, state, move);
      checks.push(isState(result) ? { state: 'fits' } : result);
      state = isState(result) ? result : null;
    }
  }
  return checks;
};
