import {
  Illegal,
  inListedOrder,
  play,
  type Action,
  type GameState,
  type Json,
  type Title,
  type Turn,
} from '../../engine/core/index.js';
import type { GameRow, LogRow, SeatRow } from '../../db/index.js';
import { clocksAsJson, clocksAfter } from '../clocks/turns.js';
import type { Deps } from '../deps.js';
import { withDraws } from './draws.js';
import { hashState, rowHash } from './hashes.js';
import type { Chained, NextRow } from '../written.js';

/** What somebody means whose lists are in another order than the rules list them; else the action as it is. */
const meant = (title: Title, state: GameState, action: Action, error: unknown): Action => {
  if (!(error instanceof Illegal) || error.params['case'] !== 'order') throw error;
  return inListedOrder(title.menu(state, action.seat), action);
};

/** Plays an action in the newest position, with draws by chance where the rules ask for them. @throws Illegal */
export const actionStep = (
  deps: Deps,
  title: Title,
  { game, state }: { readonly game: GameRow; readonly state: GameState },
  sent: Action,
  by: Pick<NextRow, 'personId' | 'cause' | 'seatOnly' | 'thought'>,
): NextRow => {
  const played = (action: Action) => ({
    action,
    ...withDraws(deps.random, drawn => play(title, state, action, drawn)),
  });
  const tried = (): ReturnType<typeof played> => {
    try {
      return played(sent);
    } catch (error) {
      return played(meant(title, state, sent, error));
    }
  };
  const { action, result, draws } = tried();
  return {
    kind: 'action',
    seat: action.seat,
    action,
    count: 0,
    draws,
    facts: result.facts,
    reveals: result.reveals === true,
    top: game.number + 1,
    depth: game.depth + 1,
    undone: [],
    state: result.state,
    ...by,
  };
};

/** The game's next row after `game`. */
export const chain = (
  deps: Deps,
  title: Title,
  { game, seats }: { readonly game: GameRow; readonly seats: readonly SeatRow[] },
  step: NextRow,
): Chained => {
  const { state } = step;
  const { text, hash: stateHash } = hashState(state);
  const turn = title.turn(state);
  const open = title.isOpen?.(state) ?? false;
  const row = {
    ...rowOf(deps, game, step, stateHash),
    open,
    clocks: clocksOf(deps, game, seats, step, turn),
  };
  const standing = title.status(state);
  return {
    step,
    row,
    stateText: text,
    game: {
      ...game,
      number: row.number,
      hash: row.hash,
      state_hash: stateHash,
      top: step.top,
      depth: step.depth,
      undone: step.undone,
      turn,
      standing,
      clocks: row.clocks,
      phase: standing.ended ? 'ended' : 'running',
      waiting_since: row.at,
      ended_at: standing.ended ? row.at : null,
    },
  };
};

const clocksOf = (
  deps: Deps,
  game: GameRow,
  seats: readonly SeatRow[],
  { kind, seat, then, cause }: NextRow,
  turn: Turn,
): Json =>
  clocksAsJson(
    clocksAfter(
      game,
      seats,
      { kind, seat, then: then ?? null, giveBack: cause === 'consent' },
      turn,
      deps.clock().getTime(),
    ),
  );

const rowOf = (
  deps: Deps,
  game: GameRow,
  step: NextRow,
  stateHash: string,
): Omit<LogRow, 'clocks' | 'open'> => {
  const row = {
    number: game.number + 1,
    kind: step.kind,
    seat: step.seat,
    action: step.action,
    count: step.count,
    draws: step.draws,
    facts: step.facts,
    reveals: step.reveals,
    sealed: (game.turn?.asked.length ?? 0) > 1,
    under: step.kind === 'action' ? game.top : step.top,
    depth: step.depth,
    by_person: step.personId,
    cause: step.cause,
    thought: step.thought ?? null,
    at: deps.clock(),
    previous_hash: game.hash,
    state_hash: stateHash,
  };
  return { ...row, hash: rowHash(game, row) };
};
