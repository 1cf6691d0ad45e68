import { insertGame, lockGame, readSeats, setOptions, type GameRow, type Transaction } from '../db/index.js';
import {
  completeSettings,
  firstValue,
  Illegal,
  sensibleMove,
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
import { start } from './tables/start.js';
import type { PersonActor } from './types.js';
import type { Step } from './written.js';

const NAMES = ['Ada', 'Bela', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'];

/** After so many moves the board is full enough to be worth a look. */
const LATE = 340;

/** Then it stops where somebody is to build: that is what visitors like to try. */
const BUILDING = 'lay-track';

/** No game needs longer to come to such a place. */
const MOST = 500;

/** Choices of which most fit together; after so many the move stays as it was. */
const TRIES = 12;

/**
 * A game of a title to look at and to try moves in: made once, and played by the service's own sense of the game into
 * the middle of an operating round. Nobody sits there, so nobody is told of anything and it stays as it is.
 * @param late how many moves to play at least
 * @returns its id
 */
export const ensureDemo = async (deps: Deps, titleId: string, late = LATE): Promise<string> => {
  const title = titleOf(deps, { title: titleId });
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
  const count = Math.max(title.minSeats, Math.min(title.maxSeats - 1, NAMES.length));
  await insertGame(tx, {
    id,
    title: title.id,
    rules: title.rules,
    name: 'Demo',
    settings: completeSettings(title.settings, {}),
    seats: NAMES.slice(0, count).map(name => ({ name, personId: null, joinable: false })),
    createdBy: owner.personId,
    at: deps.clock(),
  });
  await setOptions(tx, id, firstOptions({ spectators: 'everyone' }));
  await start(deps, tx, (await lockGame(tx, id))!);
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
  moves >= MOST || (moves >= late && title.turn(state).ask.kind === BUILDING);

interface Place {
  readonly game: GameRow;
  readonly state: GameState;
}

/** What is sensible; but who might build and would not builds something, for the sake of the picture. */
const nextStep = (deps: Deps, title: Title, { game, state }: Place): Step | null => {
  const seat = title.turn(state).asked[0];
  if (seat === undefined) return null;
  const move = sensibleMove(title, state, seat);
  const building = title.turn(state).ask.kind === BUILDING;
  const options = building ? title.menu(state, seat).filter(({ type }) => type === 'lay') : [];
  const wished = move?.type === 'lay' ? [] : options.flatMap(option => somehow(deps, seat, option));
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
