import { append, insertGame, lockGame, readSeats, type Tx } from '../../src/db/index.js';
import { begin, play, type GameState, type Title } from '../../src/engine/core/index.js';
import type { Deps } from '../../src/service/deps.js';
import { chain } from '../../src/service/log/chain.js';
import { newId } from '../../src/service/secrets.js';
import { startGame } from '../../src/service/tables/start.js';
import type { NextRow } from '../../src/service/written.js';
import { titles } from '../../src/titles/registry.js';
import { titleOf } from '../../src/service/log/load.js';
import { readStoredGame, type StoredRow } from './stored-games.js';

/*
 * Positions of stored games as games of the service, without the way that led there: a log of one row, the last before it. An
 * import would write a thousand rows for each.
 */

/** A stored game and how many moves have been made in it, at least one. */
export interface Place {
  readonly game: string;
  readonly step: number;
}

/** A position with the row that led to it. */
interface Reached extends Place {
  readonly last: NextRow;
}

const stepOf = (title: Title, before: GameState, { action, draws }: StoredRow): NextRow => {
  const { state, facts, reveals } = play(title, before, action, draws);
  return {
    ...{ kind: 'action', seat: action.seat, action, count: 0, draws: draws ?? [], facts },
    ...{ reveals: reveals === true, top: 1, depth: 1, undone: [], state, personId: null, cause: 'import' },
  };
};

/** Plays a stored game once, for all that is wanted of it. */
const reach = (game: string, steps: readonly number[]): readonly Reached[] => {
  const { start, rows } = readStoredGame(game);
  const title = titles.get(start.title)!;
  const wanted = new Set(steps);
  const reached: Reached[] = [];
  let state = begin(title, start, start.draws);
  for (const [at, row] of rows.slice(0, Math.max(...steps)).entries()) {
    const last = stepOf(title, state, row);
    if (wanted.has(at + 1)) reached.push({ game, step: at + 1, last });
    ({ state } = last);
  }
  return reached;
};

/** Writes the row as an import does, with its position kept. */
const write = async (deps: Deps, tx: Tx, id: string, last: NextRow): Promise<void> => {
  const game = (await lockGame(tx, id))!;
  const title = titleOf(deps, game);
  const written = chain(deps, title, { game, seats: await readSeats(tx, [id]) }, last);
  await append(tx, {
    ...{ gameId: id, row: written.row, top: last.top, undone: last.undone },
    turn: written.game.turn!,
    standing: written.game.standing!,
    snapshot: { rules: title.rules, state: written.stateText },
    answer: null,
  });
};

/** Who sits at a game: one person where somebody is asked first and nobody else, or everybody by seat. */
type Sitting = string | readonly string[];

const place = (deps: Deps, { game: stored, step, last }: Reached, people: Sitting): Promise<string> =>
  deps.db.transaction(async tx => {
    const { start: begun } = readStoredGame(stored);
    const id = newId(deps, 8);
    const [first] = titles.get(begun.title)!.turn(last.state).asked;
    const personAt = (seat: number): string | null =>
      typeof people !== 'string' ? people[seat]! : first === seat ? people : null;
    await insertGame(tx, {
      id,
      title: begun.title,
      rules: begun.rules,
      name: `${stored.replace('.jsonl', '')} ${String(step)}`,
      settings: begun.settings,
      seats: Array.from({ length: begun.seats }, (_, seat) => ({
        name: `Player ${String(seat + 1)}`,
        personId: personAt(seat),
      })),
      createdBy: typeof people === 'string' ? people : people[0]!,
      at: deps.clock(),
    });
    await startGame(deps, tx, (await lockGame(tx, id))!, begun.draws);
    await write(deps, tx, id, last);
    return id;
  });

/**
 * Makes a game of each place.
 * @returns their ids, in the order of the places
 */
export const placeGames = async (
  deps: Deps,
  places: readonly Place[],
  people: Sitting,
): Promise<readonly string[]> => {
  const ids = new Map<string, string>();
  const keyOf = ({ game, step }: Place): string => `${game} ${String(step)}`;
  for (const game of new Set(places.map(one => one.game))) {
    const steps = places.flatMap(one => (one.game === game ? [one.step] : []));
    for (const reached of reach(game, steps)) ids.set(keyOf(reached), await place(deps, reached, people));
  }
  return places.map(one => ids.get(keyOf(one))!);
};
