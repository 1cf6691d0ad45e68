import { setImmediate as breathe } from 'node:timers/promises';
import { aheadFrom, Illegal, type Action, type Notation } from '../../engine/core/index.js';
import {
  direct,
  dropPlan,
  insertPlan,
  readGame,
  readPlans,
  readSeats,
  type GameRow,
  type PlannedMove,
  type PlanRow,
  type Tx,
} from '../../db/index.js';
import { keepRecent } from '../../recent.js';
import { seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import { loadState, titleOf } from '../log/load.js';
import { newId } from '../secrets.js';
import { cleanName } from '../text.js';
import type { Actor } from '../types.js';
import { checkMoves, type MoveCheck, type Planned } from './plan-check.js';
import { notationFor } from '../../words/typed-moves.js';

/** Moves somebody thinks of; nobody else sees them, and none is ever made by itself. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** It begins with the position after this row. */
  readonly number: number;
  readonly moves: readonly PlannedMove[];
  readonly at: Date;
}

/** A plan, and how it fits the newest position. */
export interface CheckedPlan extends Plan {
  /** For each move. */
  readonly check: readonly MoveCheck[];
  /** The actor's own move that could be made next: which one it is, and as data. */
  readonly next: { readonly move: number; readonly action: Action } | null;
}

const MOST_PLANS = 10;
const MOST_MOVES = 100;
const MOST_LINE = 2000;
const MOST_BYTES = 16_384;

/** Only players plan, and only from what they see: whether a move would be possible may give away what is hidden. */
const plannerOf = async (deps: Deps, tx: Tx, actor: Actor, gameId: string): Promise<Planned> => {
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const mine = seatsOf(actor, gameId, seats);
  if (mine.length === 0) throw new Forbidden('not-your-game', { game: gameId });
  const title = titleOf(deps, game);
  if (game.phase === 'open') throw new Conflict('game-not-started', { game: gameId });
  const state = await loadState(deps, tx, game, game.top, game.state_hash!);
  const seen = { view: title.view(state, mine[0]!), open: title.isOpen?.(state) ?? false };
  const from = aheadFrom(title, seen);
  if (!from) throw new Conflict('something-hidden', { game: gameId });
  return { game, title, mine, from };
};

export interface NewPlan {
  readonly gameId: string;
  readonly name: string;
  readonly number: number;
  readonly moves: readonly PlannedMove[];
}

/**
 * Saves moves as a plan, whether or not they fit the newest position.
 * @throws NotFound `no-such-game`, `no-such-position`; Forbidden `not-your-game`; Conflict `something-hidden`,
 *   `game-not-started`, `too-many-plans`; Invalid `bad-plan-name`, `bad-plan`, `no-such-seat`; Illegal for a
 *   line that is no move in the title's notation
 */
export const savePlan = async (deps: Deps, actor: Actor, plan: NewPlan): Promise<Plan> => {
  const name = cleanName(plan.name, 'bad-plan-name', 60);
  return deps.db.transaction(async tx => {
    const { game, title } = await plannerOf(deps, tx, actor, plan.gameId);
    if (!Number.isInteger(plan.number) || plan.number < 0 || plan.number > game.number)
      throw new NotFound('no-such-position', { number: plan.number, of: game.number });
    const notation = notationFor(actor.language, title.notation);
    const moves = readMoves(notation, game, plan.moves);
    const row: PlanRow = { id: newId(deps, 12), name, number: plan.number, moves, at: deps.clock() };
    if (!(await insertPlan(tx, actor.personId, plan.gameId, row, MOST_PLANS)))
      throw new Conflict('too-many-plans', { most: MOST_PLANS });
    return row;
  });
};

/** The moves as the notation writes them. */
const readMoves = (
  notation: Notation,
  { seats }: GameRow,
  moves: readonly PlannedMove[],
): readonly PlannedMove[] => {
  const bytes = Buffer.byteLength(JSON.stringify(moves));
  if (moves.length === 0 || moves.length > MOST_MOVES || bytes > MOST_BYTES)
    throw new Invalid('bad-plan', { moves: moves.length, most: MOST_MOVES, mostBytes: MOST_BYTES });
  return moves.map(({ seat, line }) => {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new Invalid('no-such-seat', { seat, seats });
    const text = line.trim();
    if (text === '' || text.length > MOST_LINE)
      throw new Illegal('notation-unknown', { text: text.slice(0, 200) });
    return { seat, line: notation.print(notation.parse(text, seat)) };
  });
};

/**
 * The actor's plans for a game, each tried on the newest position.
 * @throws NotFound `no-such-game`; Forbidden `not-your-game`; Conflict `something-hidden`, `game-not-started`
 */
export const listPlans = async (
  deps: Deps,
  actor: Actor,
  gameId: string,
): Promise<readonly CheckedPlan[]> => {
  const tx = direct(deps.db);
  const planner = await plannerOf(deps, tx, actor, gameId);
  const plans = await readPlans(tx, actor.personId, gameId);
  const checked: CheckedPlan[] = [];
  for (const plan of plans) checked.push(await checkPlan(tx, planner, plan));
  return checked;
};

/** One of them. Throws like `listPlans`, and NotFound `no-such-plan`. */
export const showPlan = async (
  deps: Deps,
  actor: Actor,
  { gameId, plan: id }: { readonly gameId: string; readonly plan: string },
): Promise<CheckedPlan> => {
  const tx = direct(deps.db);
  const planner = await plannerOf(deps, tx, actor, gameId);
  const plan = (await readPlans(tx, actor.personId, gameId)).find(one => one.id === id);
  if (!plan) throw new NotFound('no-such-plan', { plan: id });
  return checkPlan(tx, planner, plan);
};

/** What came of trying plans; neither a plan nor a position ever becomes another. */
const tried = keepRecent<readonly MoveCheck[]>(500);

/** Tried once for each position: a page that is asked for again and again costs nothing, and others are answered between two plans. */
const triedOn = async (tx: Tx, planned: Planned, plan: PlanRow): Promise<readonly MoveCheck[]> => {
  const key = [plan.id, planned.game.number, ...planned.mine].join(' ');
  const before = tried.get(key);
  if (before) return before;
  await breathe();
  return tried.set(key, await checkMoves(tx, planned, plan));
};

const checkPlan = async (tx: Tx, planned: Planned, plan: PlanRow): Promise<CheckedPlan> => {
  const { title, mine } = planned;
  const check = await triedOn(tx, planned, plan);
  const at = check.findIndex(({ state }) => state !== 'made');
  const move = plan.moves[at];
  const fits = move !== undefined && check[at]?.state === 'fits' && mine.includes(move.seat);
  return {
    ...plan,
    check,
    next: fits ? { move: at, action: title.notation.parse(move.line, move.seat) } : null,
  };
};

/** @throws NotFound `no-such-plan` */
export const deletePlan = async (
  deps: Deps,
  actor: Actor,
  { gameId, plan }: { readonly gameId: string; readonly plan: string },
): Promise<void> => {
  if (!(await dropPlan(direct(deps.db), actor.personId, gameId, plan)))
    throw new NotFound('no-such-plan', { plan });
};
