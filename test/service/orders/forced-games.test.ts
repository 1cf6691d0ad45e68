import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { begin, forcedMove, play } from '../../../src/engine/core/index.js';
import { changePerson } from '../../../src/service/account/people.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import type { PersonActor } from '../../../src/service/types.js';
import { titles } from '../../../src/titles/registry.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { placeGames } from '../../support/placed-games.js';
import { shuffled } from '../../support/random.js';
import { chance } from '../../support/seed.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { namesOfStoredGames, readStoredGame, type StoredRow } from '../../support/stored-games.js';

/*
 * Games of every title: the service makes the moves with one possibility that were typed when the game was stored, and nothing else
 * comes of it.
 */

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

/** So many moves before a forced one the game goes on, and so many after it. */
const BEFORE = 2;
const AFTER = 8;

interface Stretch {
  readonly game: string;
  readonly step: number;
  readonly seats: number;
  readonly rows: readonly StoredRow[];
}

/** A stretch of the game around a move that is forced, in which nothing is drawn and nobody acts out of turn; null for none. */
const stretchOf = (game: string): Stretch | null => {
  const { start, rows } = readStoredGame(game);
  const title = titles.get(start.title)!;
  const everybody = Array.from({ length: start.seats }, (_, seat) => seat);
  let state = begin(title, start, start.draws);
  let quiet = 0;
  for (const [at, { action, draws }] of rows.entries()) {
    const { asked } = title.turn(state);
    quiet = draws || !asked.includes(action.seat) ? 0 : quiet + 1;
    const isForced = quiet > BEFORE && at > rows.length / 4 && forcedMove(title, state, everybody) !== null;
    const step = at - BEFORE;
    const stretch = rows.slice(step, at + AFTER);
    if (isForced && stretch.every(row => !row.draws))
      return { game, step, seats: start.seats, rows: stretch };
    ({ state } = play(title, state, action, draws));
  }
  return null;
};

let tables = 0;

const peopleAt = async (seats: number, forcedMoves: boolean): Promise<readonly PersonActor[]> => {
  const table = String((tables += 1));
  const people: PersonActor[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const one = await person(deps, `Player${table}x${String(seat)}`);
    await changePerson(deps, one, { forcedMoves });
    people.push(one);
  }
  return people;
};

/** What came of it: each row, and the position. */
interface Came {
  readonly log: readonly {
    readonly seat: number;
    readonly notation: string | null;
    readonly forced: boolean;
  }[];
  readonly stateHash: string | null;
}

/** Types those of the moves that nobody has made for their player. */
const typed = async ({ game, step, seats, rows }: Stretch, forcedMoves: boolean): Promise<Came> => {
  const people = await peopleAt(seats, forcedMoves);
  const [gameId] = await placeGames(
    deps,
    [{ game, step }],
    people.map(({ personId }) => personId),
  );
  let made = 0;
  while (made < rows.length) {
    const { action } = rows[made]!;
    // The log begins with the row that led there.
    const expected = made + 1;
    const { number } = await submit(deps, people[action.seat]!, { gameId: gameId!, expected, action });
    made = number - 1;
  }
  const { entries } = await readLog(deps, people[0]!, { gameId: gameId!, after: 1, limit: 100 });
  const { stateHash } = await position(deps, people[0]!, { gameId: gameId!, seat: 0 });
  const log = entries.map(({ seat, notation, cause }) => ({ seat, notation, forced: cause === 'forced' }));
  return { log, stateHash };
};

const unmarked = ({ log }: Came): readonly object[] => log.map(({ seat, notation }) => ({ seat, notation }));

test.each([...titles.keys()])(
  '%s goes the same way whether what is forced is typed or made by the service',
  async id => {
    const games = shuffled(
      chance(`forced moves of ${id}`),
      namesOfStoredGames().filter(name => readStoredGame(name).start.title === id),
    );
    let stretch: Stretch | null = null;
    for (const game of games) stretch ??= stretchOf(game);
    const made = await typed(stretch!, true);
    expect(made.log.some(({ forced }) => forced)).toBe(true);
    const { notation } = titles.get(id)!;
    const stored = readStoredGame(stretch!.game).rows.slice(stretch!.step, stretch!.step + made.log.length);
    expect(unmarked(made)).toEqual(
      stored.map(({ action }) => ({ seat: action.seat, notation: notation.print(action) })),
    );
    const byHand = await typed({ ...stretch!, rows: stored }, false);
    expect(byHand.log.some(({ forced }) => forced)).toBe(false);
    expect(unmarked(byHand)).toEqual(unmarked(made));
    expect(byHand.stateHash).toBe(made.stateHash);
  },
);
