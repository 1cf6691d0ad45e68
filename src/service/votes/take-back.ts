import {
  actionsAbove,
  readRow,
  seatsOfActions,
  type GameRow,
  type VoteRow,
  type Transaction,
  type Tx,
} from '../../db/index.js';
import { Illegal, type JsonObject, type Seat } from '../../engine/core/index.js';
import type { Locked } from '../authority.js';
import { clocksAt } from '../clocks/turns.js';
import type { Deps } from '../deps.js';
import { Conflict, Invalid } from '../errors.js';
import { loadState, titleOf } from '../log/load.js';
import { record } from '../log/record.js';
import { recordedHash } from '../log/undo.js';

/** What is to be taken back or played again, as it is voted on: plain data, kept with the vote. */
export interface TakeBackPlan extends JsonObject {
  /** The position it leads to is the one after this row. */
  readonly to: number;
  /** How many actions. */
  readonly count: number;
  /** Whose actions they are. */
  readonly seats: readonly Seat[];
  /** Something was drawn in one of them; what came out stays known. */
  readonly drawn: boolean;
  /** Something hidden came to light in one of them, and stays known. */
  readonly reveals: boolean;
}

type Above = Awaited<ReturnType<typeof actionsAbove>>;

const topAfter = async (tx: Tx, game: GameRow, to: number): Promise<number> => {
  if (!Number.isInteger(to) || to < 0 || to >= game.number)
    throw new Invalid('no-such-target', { number: to, of: game.number });
  const row = to === 0 ? undefined : await readRow(tx, game.id, to);
  return row?.kind === 'action' || !row ? to : row.under;
};

/** The actions above a position, newest first. @throws Conflict `not-in-force` when it does not stand */
const pathTo = async (tx: Tx, game: GameRow, to: number): Promise<Above> => {
  const top = await topAfter(tx, game, to);
  const above = await actionsAbove(tx, game.id, game.top, top);
  if ((above.at(-1)?.under ?? game.top) !== top) throw new Conflict('not-in-force', { number: to });
  return above;
};

/** Before the newest action of one of these seats. */
const beforeOwn = async (tx: Tx, game: GameRow, mine: readonly Seat[]): Promise<number> => {
  const all = await actionsAbove(tx, game.id, game.top, 0);
  const own = all.find(({ seat }) => mine.includes(seat));
  if (!own) throw new Illegal('nothing-to-undo', { count: 1, possible: 0 });
  return own.under;
};

/**
 * What an undo back to the position after row `to` would take back; before one's own newest action where
 * no row is named.
 * @throws Invalid `no-such-target`, Conflict `not-in-force`, Illegal `nothing-to-undo`
 */
export const planUndo = async (
  tx: Tx,
  game: GameRow,
  mine: readonly Seat[],
  wanted: number | undefined,
): Promise<TakeBackPlan> => {
  const to = wanted ?? (await beforeOwn(tx, game, mine));
  const above = await pathTo(tx, game, to);
  if (above.length === 0) throw new Illegal('nothing-to-undo', { count: 1, possible: 0 });
  return {
    to,
    count: above.length,
    seats: [...new Set(above.map(({ seat }) => seat))].sort((a, b) => a - b),
    drawn: above.some(({ drawn }) => drawn),
    reveals: above.some(({ reveals }) => reveals),
  };
};

/** What a redo of everything that was undone would bring back. @throws Illegal `nothing-to-redo` */
export const planRedo = async (tx: Tx, game: GameRow): Promise<TakeBackPlan> => {
  if (game.undone.length === 0) throw new Illegal('nothing-to-redo', { count: 1, possible: 0 });
  const seats = await seatsOfActions(tx, game.id, game.undone);
  return {
    to: game.undone[0]!,
    count: game.undone.length,
    seats: [...new Set(seats.values())].sort((a, b) => a - b),
    drawn: false,
    reveals: false,
  };
};

const landing = async (tx: Tx, game: GameRow, { about, params }: VoteRow): Promise<Landing> => {
  if (about === 'redo') return { top: game.undone[0]!, depth: game.depth + game.undone.length, undone: [] };
  const above = await pathTo(tx, game, params['to'] as number);
  return {
    top: above.at(-1)!.under,
    depth: game.depth - above.length,
    undone: [...game.undone, ...above.map(({ number }) => number)],
  };
};

interface Landing {
  readonly top: number;
  readonly depth: number;
  readonly undone: readonly number[];
}

/**
 * Writes the row all have agreed to: an undo of several people's actions, or a redo with what was drawn then.
 * Nothing has happened since it was started: a new row closes such a vote.
 */
export const takeBackTogether = async (
  deps: Deps,
  tx: Transaction,
  locked: Locked,
  vote: VoteRow,
): Promise<void> => {
  const { game } = locked;
  const kind = vote.about === 'redo' ? 'redo' : 'undo';
  const target = await landing(tx, game, vote);
  const hash = await recordedHash(deps, tx, game, target.top);
  const state = await loadState(deps, tx, game, target.top, hash);
  const title = titleOf(deps, game);
  await record(
    deps,
    tx,
    title,
    locked,
    {
      kind,
      seat: vote.seat!,
      action: null,
      count: vote.params['count'] as number,
      draws: [],
      facts: [],
      reveals: false,
      ...target,
      state,
      then: await clocksAt(tx, locked, target.top, title.turn(state)),
      personId: vote.started_by,
      cause: 'consent',
    },
    null,
  );
};
