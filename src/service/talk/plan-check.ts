import {
  canonical,
  DrawNeeded,
  Illegal,
  play,
  type Action,
  type GameState,
  type Json,
  type Title,
} from '../../engine/core/index.js';
import {
  readKinds,
  readRows,
  type GameRow,
  type PlannedMove,
  type PlanRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { inForce } from '../log/entries.js';
import { loadState } from '../log/load.js';

/**
 * How a planned move fits: it has been made meanwhile, it could be made, it no longer works (and why), chance
 * would decide before, or it comes after one that does not work.
 */
export type MoveCheck =
  | { readonly state: 'made' | 'fits' | 'chance' | 'after' }
  | {
      readonly state: 'broken';
      readonly code: string;
      readonly params: { readonly [name: string]: Json };
    };

/** How many of a plan's first moves are what has been played since it begins. */
const madeOf = async (tx: Tx, game: GameRow, title: Title, plan: PlanRow): Promise<number> => {
  if (plan.number >= game.number) return 0;
  const stand = inForce(await readKinds(tx, game.id));
  const rows = await readRows(tx, game.id, plan.number, game.number);
  let made = 0;
  for (const { number, action } of rows) {
    if (!stand.has(number) || !action) continue;
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
    throw error;
  }
};

const isState = (result: GameState | MoveCheck): result is GameState => 'title' in result;

/** Plays the moves of a plan that have not been made yet from the newest position, for the planner alone. */
export const checkMoves = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  title: Title,
  plan: PlanRow,
): Promise<readonly MoveCheck[]> => {
  const made = await madeOf(tx, game, title, plan);
  let state: GameState | null = await loadState(deps, tx, game, game.top, game.state_hash!);
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
