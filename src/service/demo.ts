import { insertGame, lockGame, readSeats, setOptions, type GameRow, type Transaction } from '../db/index.js';
import {
  firstValue,
  Illegal,
  mostSeats,
  sensibleMove,
  settingsFor,
  type Action,
  type Field,
  type GameState,
  type Json,
  type Option,
  type Seat,
  type Title,
} from '../engine/core/index.js';
import type { Deps } from './deps.js';
import { personAt } from './account/people.js';
import { actionStep } from './log/chain.js';
import { loadState, titleOf } from './log/load.js';
import { record } from './log/record.js';
import { newId } from './secrets.js';
import { listGames } from './tables/games.js';
import { firstOptions } from './tables/options.js';
import { startGame } from './tables/start.js';
import type { PersonActor } from './types.js';
import type { NextRow } from './written.js';

const NAMES = ['Ada', 'Bela', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'];

/** Where a title does not say after how many moves the board is full enough to be worth a look. */
const LATE = 340;

/** No game needs longer to come to the place where it stops. */
const MOST = 500;

/** Choices of which most fit together; after so many the move stays as it was. */
const TRIES = 12;

/**
 * A game of a title to look at and to try moves in: made once, and played by the service's own sense of the game into
 * the middle. Nobody sits there, so nobody is told of anything and it stays as it is.
 * @param least how many moves to play at least; as many as the title says where it is left out
 * @returns its id
 */
export const ensureDemo = async (deps: Deps, titleId: string, least?: number): Promise<string> => {
  const title = titleOf(deps, { title: titleId });
  const late = least ?? title.demo?.moves ?? LATE;
  const owner = await personAt(deps, `${NAMES[0]!}@demo.invalid`);
  const made = (await listGames(deps, owner)).items.find(
    game => game.title === titleId && game.number >= late && game.seats.every(seat => seat.personId === null),
  );
  return made?.id ?? deps.db.transaction(tx => insert(deps, tx, title, owner, late));
};

/** In one go: half of it would stay for ever. */
const insert = async (
  deps: Deps,
  tx: Transaction,
  title: Title,
  owner: PersonActor,
  late: number,
): Promise<string> => {
  const id = newId(deps, 8);
  // With as many players as there can be, few companies are left to be founded later.
  const count = Math.max(title.minSeats, Math.min(mostSeats(title) - 1, NAMES.length));
  await insertGame(tx, {
    id,
    title: title.id,
    rules: title.rules,
    name: 'Demo',
    settings: settingsFor(title, count),
    seats: NAMES.slice(0, count).map(name => ({ name, personId: null, joinable: false })),
    createdBy: owner.personId,
    at: deps.clock(),
  });
  await setOptions(tx, id, firstOptions({ spectators: 'everyone' }));
  await startGame(deps, tx, (await lockGame(tx, id))!);
  await playOn(deps, tx, title, { id, late });
  return id;
};

const playOn = async (
  deps: Deps,
  tx: Transaction,
  title: Title,
  { id, late }: { readonly id: string; readonly late: number },
): Promise<void> => {
  const seats = await readSeats(tx, [id]);
  let game = (await lockGame(tx, id))!;
  let state = await loadState(deps, tx, game, game.top, game.state_hash!);
  while (!isThere(title, state, game.number, late)) {
    const step = nextStep(deps, title, { game, state });
    if (!step) return;
    await record(deps, tx, title, { game, seats }, step, null);
    game = (await lockGame(tx, id))!;
    ({ state } = step);
  }
};

const isThere = (title: Title, state: GameState, moves: number, late: number): boolean =>
  moves >= MOST ||
  (moves >= late && (title.demo?.at === undefined || (isAt(title, state) && isOffering(title, state))));

/** Is the kind of move on the menu for the sake of which it stops there? */
const isOffering = (title: Title, state: GameState): boolean => {
  const wanted = title.demo?.at?.offers;
  return (
    wanted === undefined || title.menu(state, title.turn(state).asked[0]!).some(({ type }) => type === wanted)
  );
};

/** Is this the question at which it stops? */
const isAt = (title: Title, state: GameState): boolean => title.turn(state).ask.kind === title.demo?.at?.ask;

interface Place {
  readonly game: GameRow;
  readonly state: GameState;
}

/** What is sensible; but who might build and would not builds something, if that is what the title's demo is for. */
const nextStep = (deps: Deps, title: Title, { game, state }: Place): NextRow | null => {
  const seat = title.turn(state).asked[0];
  if (seat === undefined) return null;
  const move = sensibleMove(title, state, seat);
  const building = isAt(title, state) ? title.demo?.at?.does : undefined;
  const options = title.menu(state, seat).filter(({ type }) => type === building);
  const wished = move?.type === building ? [] : options.flatMap(option => somehow(deps, seat, option));
  for (const action of [...wished, move])
    try {
      return action && actionStep(deps, title, { game, state }, action, { personId: null, cause: 'import' });
    } catch (error) {
      // Not all fields fit together.
      if (!(error instanceof Illegal)) throw error;
    }
  return null;
};

/** Some ways of doing it, by chance. */
const somehow = (deps: Deps, seat: Seat, { type, fields }: Option): readonly Action[] =>
  Array.from({ length: TRIES }, () => ({
    seat,
    type,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, choose(deps, field)])),
  }));

const choose = (deps: Deps, field: Field): Json =>
  'oneOf' in field ? field.oneOf[deps.random.int(field.oneOf.length)]! : firstValue(field);
