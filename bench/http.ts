import { setTimeout as pause } from 'node:timers/promises';
import { direct, queueLag } from '../src/db/index.js';
import type { Deps } from '../src/service/index.js';
import { openBare, type Bare } from './bare.js';
import { makeMove, openConnection } from './client.js';
import { figure, inRounds, timesOf, type Figure } from './figures.js';
import { longGame, randomGames, type Game } from './games.js';
import type { Part, Sizes } from './part.js';
import { median } from './quantiles.js';
import { startService, type RunningService } from './running-service.js';
import { inFolder, withServiceIn, type Staged } from './stage.js';
import { openTable, signIn, type Player, type Table } from './tables.js';

interface Amounts {
  readonly games: number;
  /** Of the service, on a database that is there. */
  readonly starts: number;
  readonly connections: readonly number[];
  /** How often rates are measured in turns, and for how long, in milliseconds. */
  readonly rounds: number;
  readonly span: number;
  /** Before any of it so long moves go uncounted: a process that has just started is slower, and so is its worker's start. */
  readonly warmUp: number;
  /** The steady load, in seconds. */
  readonly steady: number;
  /** Games of so many moves are compared, by so many moves each. */
  readonly lengths: readonly number[];
  readonly movesByLength: number;
}

const sizes: Sizes<Amounts> = {
  normal: {
    games: 5,
    starts: 3,
    connections: [1, 4, 8, 16],
    rounds: 4,
    span: 2_000,
    warmUp: 8_000,
    steady: 12,
    lengths: [50, 500, 2_000],
    movesByLength: 150,
  },
  small: {
    games: 1,
    starts: 1,
    connections: [1, 2],
    rounds: 1,
    span: 20,
    warmUp: 20,
    steady: 0.1,
    lengths: [10, 20],
    movesByLength: 3,
  },
};

/** Moves a second of the steady load. */
const STEADY = 50;
const SEATS = 6;

interface Scene {
  readonly amounts: Amounts;
  readonly service: RunningService;
  readonly deps: Deps;
  readonly players: readonly Player[];
  readonly bare: Bare;
  readonly games: readonly Game[];
}

/** Moves through the service and its own PostgreSQL, both in a folder that is thrown away. */
export const http: Part = {
  name: 'http',
  needs: 'service',
  measure: size =>
    inFolder(async dataDir => {
      const amounts = sizes[size];
      const first = await startService(dataDir);
      await first.stop();
      const starts: number[] = [];
      while (starts.length < amounts.starts - 1) {
        const again = await startService(dataDir);
        starts.push(again.started);
        await again.stop();
      }
      return withServiceIn(dataDir, async staged => [
        figure('start to first page, new database', 's', first.started, { atMost: 5 }),
        figure('start to first page', 's', [...starts, staged.service.started]),
        ...(await underLoad(staged, amounts)),
      ]);
    }),
};

const underLoad = async (
  { service, deps, databaseUrl }: Staged,
  amounts: Amounts,
): Promise<readonly Figure[]> => {
  const bare = await openBare(databaseUrl, Math.max(...amounts.connections));
  try {
    const [players, games] = [await signIn(deps, SEATS), randomGames(amounts.games)];
    const scene = { amounts, service, deps, bare, players, games };
    return [
      figure('memory after the start', 'MiB', await memory(service)),
      ...(await rateFigures(scene)),
      ...(await steadyFigures(scene)),
      ...(await lengthFigures(scene)),
      figure('memory after the load', 'MiB', await memory(service)),
    ];
  } finally {
    await bare.close();
  }
};

const memory = async (service: RunningService): Promise<number> =>
  (await service.metric('process_resident_memory_bytes')) / 2 ** 20;

const openTables = ({ deps, players, games }: Scene, count: number): Promise<Table[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => openTable(deps, players, games[i % games.length]!)));

/** How many moves a second, beside what the database could commit at most just before and just after. */
const rateFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { connections, rounds, span, warmUp } = scene.amounts;
  await moveRate(scene, await openTables(scene, 1), warmUp);
  const figures: Figure[] = [];
  for (const count of connections) {
    const by = `${count} connection${count === 1 ? '' : 's'}`;
    const tables = await openTables(scene, count);
    await jobsAreDone(scene);
    const bare = (): Promise<number> => scene.bare.rate(count, span / 2);
    await bare();
    const commits = [await bare()];
    const moves: number[] = [];
    for (let round = 0; round < rounds; round++) {
      moves.push(await moveRate(scene, tables, span));
      commits.push(await bare());
    }
    const shares = moves.map((rate, i) => (200 * rate) / (commits[i]! + commits[i + 1]!));
    figures.push(
      figure(`bare commits, ${by}`, 'commits/s', commits),
      figure(`moves, ${by}`, 'moves/s', moves),
      // More connections share the two cores with the one process; what is asked for is what one of them gets.
      figure(`moves of bare commits, ${by}`, '%', shares, count === 1 ? { atLeast: 20 } : null),
    );
  }
  return figures;
};

/** Until no job is due: a table that has just been opened writes to all its players. */
const jobsAreDone = async ({ deps }: Scene): Promise<void> => {
  while ((await queueLag(direct(deps.db), new Date())) > 0) await pause(100);
};

/** A table whose game has ended is replaced by another one, in its place. */
const moveRate = async (scene: Scene, tables: Table[], span: number): Promise<number> => {
  const before = performance.now();
  const one = async (_: Table, place: number): Promise<number> => {
    const connection = openConnection();
    let moves = 0;
    while (performance.now() < before + span)
      if (await makeMove(connection, scene.service.url, tables[place]!)) moves++;
      else tables.splice(place, 1, ...(await openTables(scene, 1)));
    connection.destroy();
    return moves;
  };
  const moves = await Promise.all(tables.map(one));
  return moves.reduce((a, b) => a + b) / ((performance.now() - before) / 1000);
};

/** How long a move takes when so many come in each second, whether or not earlier ones are done. */
const steadyFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const tables = await openTables(scene, STEADY / 5);
  const lines = tables.map(table => ({ table, connection: openConnection(), last: Promise.resolve(0) }));
  const taken: Promise<number>[] = [];
  const begun = performance.now();
  for (let i = 0; i < STEADY * scene.amounts.steady; i++) {
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
  return timesOf(`a move at ${STEADY} moves/s`, inRounds(milliseconds), {
    median: null,
    p99: { atMost: 25 },
    worst: null,
  });
};

/** The moves of the games alternate, so that whatever else the machine does hits all alike. */
const lengthFigures = async (scene: Scene): Promise<readonly Figure[]> => {
  const { lengths, movesByLength } = scene.amounts;
  const game = longGame(Math.max(...lengths) + movesByLength);
  const connection = openConnection();
  const lines = await Promise.all(
    lengths.map(async made => ({
      made,
      table: await openTable(scene.deps, scene.players, game, made),
      taken: [] as number[],
    })),
  );
  for (let i = 0; i < movesByLength; i++)
    for (const { table, taken } of lines) {
      const before = performance.now();
      await makeMove(connection, scene.service.url, table);
      taken.push(performance.now() - before);
    }
  connection.destroy();
  const short = inRounds(lines[0]!.taken).map(median);
  const ratios = inRounds(lines.at(-1)!.taken).map((taken, round) => median(taken) / short[round]!);
  return [
    ...lines.flatMap(({ made, taken }) => timesOf(`a move after ${made}`, inRounds(taken), { median: null })),
    figure(`a move after ${lengths.at(-1)!} of one after ${lengths[0]!}`, 'times', ratios, { atMost: 1.2 }),
  ];
};
