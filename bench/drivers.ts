import { direct, type Database } from '../src/db/index.js';
import { submit, type Deps } from '../src/service/index.js';
import { figure, timesOf, type Figure } from './figures.js';
import { randomGames, type Game } from './games.js';
import type { Part, Sizes } from './part.js';
import { byBegin, byReserve, openPostgresJs } from './postgres-js.js';
import type { Staged } from './stage.js';
import { depsOn, openTable, signIn, type Player, type Table } from './tables.js';

interface Amounts {
  readonly games: number;
  readonly rounds: number;
  /** By one driver in a round. */
  readonly moves: number;
  /** How many tables are played at the same time. */
  readonly tables: readonly number[];
}

const sizes: Sizes<Amounts> = {
  normal: { games: 5, rounds: 12, moves: 200, tables: [1, 8] },
  small: { games: 1, rounds: 1, moves: 4, tables: [1, 2] },
};

const SEATS = 6;
const SECRET = 'a secret of the bench alone, thrown away';

type Store = Staged['store'];
type Transact = Database['transaction'];

/** Moves through the use case by one driver of the database after the other, in turns, and what becomes of a broken transaction. */
export const drivers: Part = {
  name: 'drivers',
  needs: 'service',
  measure: (size, stage) =>
    stage.withStore(async store => [
      ...(await moveFigures(store, sizes[size])),
      ...(await brokenFigures(store)),
    ]),
};

const moveFigures = async ({ db, url }: Store, amounts: Amounts): Promise<readonly Figure[]> => {
  const sql = openPostgresJs(url, Math.max(...amounts.tables));
  try {
    const transacts = new Map<string, Transact>([
      ['pg', work => db.transaction(work)],
      // BEGIN and COMMIT are not waited for.
      ['postgres, sql.reserve', byReserve(sql)],
      ['postgres, sql.begin', byBegin(sql)],
    ]);
    const deps = depsOn(db, SECRET);
    const scene = { deps, players: await signIn(deps, SEATS), games: randomGames(amounts.games), amounts };
    const figures: Figure[] = [];
    for (const tables of amounts.tables) figures.push(...(await inTurns(transacts, tables, scene)));
    return figures;
  } finally {
    await sql.end();
  }
};

interface Scene {
  readonly deps: Deps;
  readonly players: readonly Player[];
  readonly games: readonly Game[];
  readonly amounts: Amounts;
}

/** What moves took by a driver, in milliseconds, by round. */
interface Taken {
  readonly name: string;
  readonly deps: Deps;
  readonly moves: (readonly number[])[];
  /** Of this process's processor for a move. */
  readonly processor: number[];
}

const inTurns = async (
  transacts: ReadonlyMap<string, Transact>,
  tables: number,
  { deps, players, games, amounts }: Scene,
): Promise<readonly Figure[]> => {
  const all = [...transacts].map(([name, transaction]): Taken => {
    return { name, deps: { ...deps, db: { ...deps.db, transaction } }, moves: [], processor: [] };
  });
  const lines = Array.from({ length: tables }, (_, i) => playing(deps, players, games, i));
  // The first round makes machine code, connections and prepared statements, and is not counted.
  for (let round = 0; round <= amounts.rounds; round++)
    for (let turn = 0; turn < all.length; turn++) {
      const taken = all[(round + turn) % all.length]!;
      const before = process.cpuUsage();
      const moves = (await Promise.all(lines.map(go => go(taken.deps, amounts.moves / tables)))).flat();
      const { user, system } = process.cpuUsage(before);
      if (round === 0) continue;
      taken.moves.push(moves);
      taken.processor.push((user + system) / 1000 / moves.length);
    }
  const where = `${tables} table${tables === 1 ? '' : 's'}`;
  return all.flatMap(({ name, moves, processor }) => [
    ...timesOf(`${where}, a move by ${name}`, moves, { median: null, p99: null }),
    figure(`${where}, a move by ${name}, processor time of the service`, 'ms', processor),
  ]);
};

/** @returns plays so many moves of one game after the other, and says how long each took */
const playing = (deps: Deps, players: readonly Player[], games: readonly Game[], first: number) => {
  let next = first;
  let table: Table | undefined;
  return async (by: Deps, moves: number): Promise<readonly number[]> => {
    const took: number[] = [];
    while (took.length < moves) {
      table ??= await openTable(deps, players, games[next++ % games.length]!);
      const move = table.moves.next();
      if (move.done === true) {
        table = undefined;
        continue;
      }
      const action = move.value;
      const before = performance.now();
      const seen = { gameId: table.gameId, expected: table.number };
      table.number = (await submit(by, players[action.seat]!.actor, { ...seen, action })).number;
      took.push(performance.now() - before);
    }
    return took;
  };
};

/** How much is written by a transaction whose connection breaks before its last statement, while others use the pool. */
const brokenFigures = async ({ db, url }: Store): Promise<readonly Figure[]> => {
  const sql = openPostgresJs(url, 1);
  const ask = { pg: () => direct(db).rows('SELECT'), postgres: () => sql`SELECT` };
  const name = (driver: string): string => `written after the connection broke, ${driver}`;
  try {
    const byPg = await writtenAfter(db, 'pg', work => db.transaction(work), ask.pg);
    return [
      figure(name('pg'), 'rows', byPg, { atMost: 0 }),
      figure(
        name('postgres, sql.begin'),
        'rows',
        await writtenAfter(db, 'begin', byBegin(sql), ask.postgres),
      ),
      figure(
        name('postgres, sql.reserve'),
        'rows',
        await writtenAfter(db, 'reserve', byReserve(sql), ask.postgres),
      ),
    ];
  } finally {
    await sql.end();
  }
};

const writtenAfter = async (
  db: Database,
  name: string,
  transact: Transact,
  askMeanwhile: () => PromiseLike<unknown>,
): Promise<number> => {
  const beside = direct(db);
  const id = `broken, ${name}`;
  let ended: () => void;
  const end = new Promise<void>(resolve => (ended = resolve));
  const whole = transact(async tx => {
    const [backend] = await tx.rows<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await beside.rows('SELECT pg_terminate_backend($1, 5000)', [backend!.pid]);
    await askMeanwhile();
    await tx.rows('INSERT INTO worker (id, seen_at) VALUES ($1, now())', [id]).finally(ended);
  });
  await whole.catch(() => undefined);
  // One of the drivers rejects the whole before its part.
  await end;
  return (await beside.rows('SELECT FROM worker WHERE id = $1', [id])).length;
};
