import { setTimeout as pause } from 'node:timers/promises';
import { direct, queueLag } from '../src/db/index.js';
import type { Deps } from '../src/service/index.js';
import { openBare, type Bare } from './bare.js';
import { makeMove, openConnection } from './client.js';
import { besideService, inFolder, type Beside } from './folder.js';
import { longGame, randomGames, type Game } from './games.js';
import { median, quantile, type Row } from './rows.js';
import { startService, type RunningService } from './running-service.js';
import { openTable, signIn, type Player, type Table } from './tables.js';

const CONNECTIONS = [1, 4, 8, 16];
const MOST = Math.max(...CONNECTIONS);
/** How long a rate is measured, in milliseconds. */
const SPAN = 3_000;
/** Before any of it as many moves go uncounted: a process that has just started is slower, and so is its worker's start. */
const WARM_UP = 6_000;
/** The steady load: moves a second, and for how long in seconds. */
const STEADY = 50;
const STEADY_SECONDS = 10;
const LENGTHS = [50, 500, 2_000];
const MOVES_BY_LENGTH = 150;
const SEATS = 6;

interface Scene {
  readonly service: RunningService;
  readonly deps: Deps;
  readonly players: readonly Player[];
  readonly bare: Bare;
}

/** Moves through the service and its own PostgreSQL, both in a folder that is thrown away. */
export const httpRows = (): Promise<readonly Row[]> =>
  inFolder(async dataDir => {
    const options = { dataDir, databaseConnections: MOST + 4, rateFactor: 100_000 };
    const first = await startService(options);
    await first.stop();
    const service = await startService(options);
    try {
      return [
        { name: 'http: start to first page, new database', value: first.started, unit: 's' },
        { name: 'http: start to first page', value: service.started, unit: 's' },
        ...(await besideService(dataDir, beside => underLoad(service, beside))),
      ];
    } finally {
      await service.stop();
    }
  });

const underLoad = async (service: RunningService, { deps, databaseUrl }: Beside): Promise<readonly Row[]> => {
  const bare = await openBare(databaseUrl, MOST);
  try {
    const scene = { service, deps, bare, players: await signIn(deps, SEATS) };
    const games = randomGames(5);
    return [
      { name: 'http: memory after the start', value: await memory(service), unit: 'MiB' },
      ...(await rateRows(scene, games)),
      ...(await steadyRows(scene, games)),
      ...(await lengthRows(scene)),
      { name: 'http: memory after the load', value: await memory(service), unit: 'MiB' },
    ];
  } finally {
    await bare.close();
  }
};

const memory = async (service: RunningService): Promise<number> =>
  (await service.metric('process_resident_memory_bytes')) / 2 ** 20;

const openTables = ({ deps, players }: Scene, games: readonly Game[], count: number): Promise<Table[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => openTable(deps, players, games[i % games.length]!)));

/** How many moves a second, beside what the database could commit at most. */
const rateRows = async (scene: Scene, games: readonly Game[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  await moveRate(scene, games, await openTables(scene, games, 1), WARM_UP);
  for (const connections of CONNECTIONS) {
    const by = `${connections} connection${connections === 1 ? '' : 's'}`;
    const tables = await openTables(scene, games, connections);
    await jobsAreDone(scene);
    const before = await scene.bare.rate(connections, SPAN / 2);
    const moves = await moveRate(scene, games, tables);
    const after = await scene.bare.rate(connections, SPAN / 2);
    const commits = (before + after) / 2;
    rows.push(
      { name: `http: bare commits, ${by}`, value: commits, unit: 'commits/s' },
      { name: `http: moves, ${by}`, value: moves, unit: 'moves/s' },
      { name: `http: moves of bare commits, ${by}`, value: (100 * moves) / commits, unit: '%' },
    );
  }
  return rows;
};

/** Until no job is due: a table that has just been opened writes to all its players. */
const jobsAreDone = async ({ deps }: Scene): Promise<void> => {
  while ((await queueLag(direct(deps.db), new Date())) > 0) await pause(100);
};

const moveRate = async (
  scene: Scene,
  games: readonly Game[],
  tables: Table[],
  span = SPAN,
): Promise<number> => {
  const before = performance.now();
  const one = async (table: Table): Promise<number> => {
    const connection = openConnection();
    let at = table;
    let moves = 0;
    while (performance.now() < before + span)
      if (await makeMove(connection, scene.service.url, at)) moves++;
      else at = (await openTables(scene, games, 1))[0]!;
    connection.destroy();
    return moves;
  };
  const moves = await Promise.all(tables.map(one));
  return moves.reduce((a, b) => a + b) / ((performance.now() - before) / 1000);
};

/** How long a move takes when so many come in each second, whether or not earlier ones are done. */
const steadyRows = async (scene: Scene, games: readonly Game[]): Promise<readonly Row[]> => {
  const tables = await openTables(scene, games, STEADY / 5);
  const lines = tables.map(table => ({ table, connection: openConnection(), last: Promise.resolve(0) }));
  const taken: Promise<number>[] = [];
  const begun = performance.now();
  for (let i = 0; i < STEADY * STEADY_SECONDS; i++) {
    const due = begun + (i * 1000) / STEADY;
    await pause(Math.max(0, due - performance.now()));
    const line = lines[i % lines.length]!;
    // A table's moves follow each other; one that has to wait counts its waiting.
    line.last = line.last.then(async () => {
      await makeMove(line.connection, scene.service.url, line.table);
      return performance.now() - due;
    });
    taken.push(line.last);
  }
  const milliseconds = await Promise.all(taken);
  for (const { connection } of lines) connection.destroy();
  return (
    [
      ['median', 0.5],
      ['p99', 0.99],
      ['worst', 1],
    ] as const
  ).map(([what, part]) => ({
    name: `http: a move at ${STEADY} moves/s, ${what}`,
    value: quantile(milliseconds, part),
    unit: 'ms',
  }));
};

/** The moves of the games alternate, so that whatever else the machine does hits all alike. */
const lengthRows = async (scene: Scene): Promise<readonly Row[]> => {
  const game = longGame(Math.max(...LENGTHS) + MOVES_BY_LENGTH);
  const connection = openConnection();
  const lines = await Promise.all(
    LENGTHS.map(async made => ({
      made,
      table: await openTable(scene.deps, scene.players, game, made),
      taken: [] as number[],
    })),
  );
  for (let i = 0; i < MOVES_BY_LENGTH; i++)
    for (const { table, taken } of lines) {
      const before = performance.now();
      await makeMove(connection, scene.service.url, table);
      taken.push(performance.now() - before);
    }
  connection.destroy();
  const medians = lines.map(line => median(line.taken));
  return [
    ...lines.map(({ made }, i) => ({
      name: `http: a move after ${made}, median`,
      value: medians[i]!,
      unit: 'ms',
    })),
    {
      name: `http: a move after ${LENGTHS.at(-1)!} of one after ${LENGTHS[0]!}`,
      value: medians.at(-1)! / medians[0]!,
      unit: 'times',
    },
  ];
};
