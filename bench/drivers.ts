import { direct, type Database } from '../src/db/index.js';
import { submit, type Deps } from '../src/service/index.js';
import { openStore, type Store } from '../src/store.js';
import { inFolder } from './folder.js';
import { randomGames, type Game } from './games.js';
import { byBegin, byReserve, openPostgresJs } from './postgres-js.js';
import { median, quantile, type Row } from './rows.js';
import { depsOn, openTable, signIn, type Player, type Table } from './tables.js';

const ROUNDS = 12;
/** Moves by one driver in a round. */
const MOVES = 200;
/** How many tables are played at the same time. */
const TABLES = [1, 8];
const CONNECTIONS = Math.max(...TABLES);
const SEATS = 6;
const SECRET = 'a secret of the bench alone, thrown away';

type Transact = Database['transaction'];

/** Moves through the use case by one driver of the database after the other, in turns, and what becomes of a broken transaction. */
export const driverRows = (): Promise<readonly Row[]> =>
  inFolder(async dataDir => {
    const warn = (): void => undefined;
    const options = {
      databaseUrl: null,
      databaseConnections: CONNECTIONS + 1,
      dataDir,
      secret: SECRET,
      warn,
    };
    const store = await openStore(options);
    try {
      return [...(await moveRows(store)), ...(await brokenRows(store))];
    } finally {
      await store.close();
    }
  });

const moveRows = async ({ db, url }: Store): Promise<readonly Row[]> => {
  const sql = openPostgresJs(url, CONNECTIONS);
  try {
    const drivers = new Map<string, Transact>([
      ['pg', work => db.transaction(work)],
      ['postgres, BEGIN and COMMIT not waited for', byReserve(sql)],
      ['postgres, sql.begin', byBegin(sql)],
    ]);
    const deps = depsOn(db, SECRET);
    const players = await signIn(deps, SEATS);
    const rows: Row[] = [];
    for (const tables of TABLES) rows.push(...(await inTurns(drivers, { deps, players, tables })));
    return rows;
  } finally {
    await sql.end();
  }
};

interface Scene {
  readonly deps: Deps;
  readonly players: readonly Player[];
  readonly tables: number;
}

/** What moves took by a driver, in milliseconds. */
interface Taken {
  readonly name: string;
  readonly deps: Deps;
  readonly moves: number[];
  /** Of this process's processor for a move, by round. */
  readonly processor: number[];
}

const inTurns = async (drivers: ReadonlyMap<string, Transact>, scene: Scene): Promise<readonly Row[]> => {
  const { deps, players, tables } = scene;
  const games = randomGames(5);
  const all = [...drivers].map(([name, transaction]): Taken => {
    return { name, deps: { ...deps, db: { ...deps.db, transaction } }, moves: [], processor: [] };
  });
  const lines = Array.from({ length: tables }, (_, i) => playing(deps, players, games, i));
  // The first round makes machine code, connections and prepared statements, and is not counted.
  for (let round = 0; round <= ROUNDS; round++)
    for (let turn = 0; turn < all.length; turn++) {
      const taken = all[(round + turn) % all.length]!;
      const before = process.cpuUsage();
      const moves = (await Promise.all(lines.map(play => play(taken.deps, MOVES / tables)))).flat();
      const { user, system } = process.cpuUsage(before);
      if (round === 0) continue;
      taken.moves.push(...moves);
      taken.processor.push((user + system) / 1000 / moves.length);
    }
  const where = `drivers: ${String(tables)} table${tables === 1 ? '' : 's'}`;
  return all.flatMap(({ name, moves, processor }) => [
    { name: `${where}, a move by ${name}, median`, value: median(moves), unit: 'ms' },
    { name: `${where}, the same, p99`, value: quantile(moves, 0.99), unit: 'ms' },
    { name: `${where}, the same, processor time of the service`, value: median(processor), unit: 'ms' },
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
const brokenRows = async ({ db, url }: Store): Promise<readonly Row[]> => {
  const sql = openPostgresJs(url, 1);
  const ask = { pg: () => direct(db).rows('SELECT'), postgres: () => sql`SELECT` };
  try {
    return [
      await brokenRow(db, 'pg', work => db.transaction(work), ask.pg),
      await brokenRow(db, 'postgres, sql.begin', byBegin(sql), ask.postgres),
      await brokenRow(db, 'postgres, sql.reserve', byReserve(sql), ask.postgres),
    ];
  } finally {
    await sql.end();
  }
};

const brokenRow = async (
  db: Database,
  name: string,
  transact: Transact,
  askMeanwhile: () => PromiseLike<unknown>,
): Promise<Row> => {
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
  const written = await beside.rows('SELECT FROM worker WHERE id = $1', [id]);
  return {
    name: `drivers: written after the connection broke, ${name}`,
    value: written.length,
    unit: 'rows',
  };
};
