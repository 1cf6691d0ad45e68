import { begin, play, type GameState, type Title } from '../../engine/core/index.js';
import { keptPositions, readActionsTo, type Database, type GameRow, type Tx } from '../../db/index.js';
import { keepRecent, type Recent } from '../../recent.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound } from '../errors.js';
import { unknownTitle } from '../sets.js';
import { hashState } from './hashes.js';

/** @throws NotFound for a game of a title this installation does not have */
export const titleOf = (deps: Pick<Deps, 'titles'>, game: Pick<GameRow, 'title'>): Title => {
  const title = deps.titles.get(game.title);
  if (!title) throw new NotFound('unknown-title', unknownTitle(deps, game.title));
  return title;
};

/** Positions kept in memory, per database. A key names its content. */
const KEPT = 100;
const kept = new WeakMap<Database, Recent<GameState>>();

const keptOf = (deps: Deps): Recent<GameState> => {
  let positions = kept.get(deps.db);
  if (!positions) kept.set(deps.db, (positions = keepRecent(KEPT)));
  return positions;
};

/** Keeps a position whose hash is known to be right. */
export const keepPosition = (deps: Deps, game: GameRow, stateHash: string, state: GameState): void => {
  keptOf(deps).set(`${game.id}:${stateHash}`, state);
};

/** Matches no snapshot: everything is played from the start. */
export const NO_SNAPSHOT = -1;

/**
 * The state after the action that stands on top: from memory, or by playing the few rows after the
 * newest snapshot. Its hash is compared with the one recorded, so neither can hand out a wrong state.
 * @param top 0 for the set-up
 * @param reading what was kept may be looked at even if these rules do not lead there; nobody plays on from it
 * @throws Conflict `game-does-not-replay` when the log does not give the recorded state: the rules of this version
 *   are not those it was played by
 */
export const loadState = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  top: number,
  stateHash: string,
  reading = false,
): Promise<GameState> => {
  const known = keptOf(deps).get(`${game.id}:${stateHash}`);
  if (known) return known;
  const title = titleOf(deps, game);
  for (const rules of [title.rules, NO_SNAPSHOT]) {
    const state = await playPath(tx, title, game, top, rules);
    if (state && hashState(state).hash === stateHash) {
      keepPosition(deps, game, stateHash, state);
      return state;
    }
    deps.log.warn({ game: game.id, top, rules }, 'the log does not give the recorded state');
  }
  const last = await newestKept(tx, game, top);
  if (reading && last?.number === top) return last.state;
  deps.log.error({ game: game.id, top }, 'a game does not replay: nobody can move; see docs/operating.md');
  throw new Conflict('game-does-not-replay', { game: game.id, number: top, kept: last?.number ?? null });
};

/** The newest position at or before an action that was kept as it was: to be looked at without the rules. */
const newestKept = async (
  tx: Tx,
  game: GameRow,
  top: number,
): Promise<{ readonly number: number; readonly state: GameState } | null> => {
  for (const { number, state: text, state_hash: hash } of await keptPositions(tx, game.id, top)) {
    const state = readState(text);
    if (state && hashState(state).hash === hash) return { number, state };
  }
  return null;
};

const readState = (text: string): GameState | null => {
  try {
    return JSON.parse(text) as GameState;
  } catch {
    return null;
  }
};

/** Null where the rules refuse a row that they once took, or cannot read what was kept. */
const playPath = async (
  tx: Tx,
  title: Title,
  game: GameRow,
  top: number,
  rules: number,
): Promise<GameState | null> => {
  const path = top === 0 ? [] : await readActionsTo(tx, game.id, top, rules);
  const from = path[0]?.state;
  const rows = from ? path.slice(1) : path;
  const opening = from ? readState(from) : setUp(title, game);
  if (!opening) return null;
  try {
    return rows.reduce((state, { action, draws }) => play(title, state, action, draws).state, opening);
  } catch {
    return null;
  }
};

/** The position before the first row. @throws Conflict `game-not-started` */
export const setUp = (title: Title, game: GameRow): GameState => {
  if (!game.setup_draws) throw new Conflict('game-not-started', { game: game.id });
  return begin(title, game, game.setup_draws);
};
