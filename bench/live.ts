import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeMove, openConnection } from './client.js';
import { besideService, inFolder } from './folder.js';
import { randomGames } from './games.js';
import { openPage, type OpenPage, type Seen } from './open-page.js';
import { quantile, type Row } from './rows.js';
import { startService, type RunningService } from './running-service.js';
import { openTable, signIn, type Table } from './tables.js';

/** Pages that are open, so many at each game. */
const PAGES = 500;
const PAGES_OF_GAME = 4;
/** How long each share of a core is measured, in seconds; longer than the time from one sign of life to the next. */
const SPAN = 60;
/** Moves a second. */
const RATE = 1;
/** Before any of them so many go uncounted: a process that has just started is slower. */
const WARM_UP = 30;

/** The part of a core that the process needs meanwhile, in per cent. */
const share = async (service: RunningService, work: () => Promise<void>): Promise<number> => {
  const used = (): Promise<number> => service.metric('process_cpu_seconds_total');
  const [before, begun] = [await used(), performance.now()];
  await work();
  return (100_000 * ((await used()) - before)) / (performance.now() - begun);
};

interface Told {
  readonly heard: readonly number[];
  readonly shown: readonly number[];
}

/** Moves through that process, a second apart. @returns how long after each was sent the pages of its game heard and showed it */
const moves = async (
  server: string,
  tables: readonly Table[],
  pages: ReadonlyMap<Table, readonly OpenPage[]>,
  count = SPAN * RATE,
): Promise<Told> => {
  const connection = openConnection();
  const sent: { readonly table: Table; readonly number: number; readonly at: number }[] = [];
  const begun = performance.now();
  for (let made = 0; made < count; made++) {
    await pause(Math.max(0, begun + (made * 1000) / RATE - performance.now()));
    const table = tables[made % tables.length]!;
    const at = performance.now();
    if (await makeMove(connection, server, table)) sent.push({ table, number: table.number, at });
  }
  connection.destroy();
  // Whatever is on its way.
  await pause(1000);
  const after = (of: (seen: Seen) => number): readonly number[] =>
    sent.flatMap(({ table, number, at }) =>
      pages
        .get(table)!
        .flatMap(({ seen }) => seen.filter(one => one.number === number).map(one => of(one) - at)),
    );
  return { heard: after(({ heard }) => heard), shown: after(({ shown }) => shown) };
};

const rowsOf = (by: string, told: Told): readonly Row[] =>
  (['heard', 'shown'] as const).flatMap(what =>
    ([0.5, 0.99, 1] as const).map(part => ({
      name: `live: ${by}: sent until ${what === 'heard' ? 'an event' : 'the new page'} is there, ${part === 1 ? 'worst' : `p${String(part * 100)}`}`,
      value: quantile(told[what], part),
      unit: 'ms',
    })),
  );

/** What pages that are open in front of players cost, and how soon they show a move. */
export const liveRows = (): Promise<readonly Row[]> =>
  inFolder(async dataDir => {
    const options = { dataDir, databaseConnections: 10, rateFactor: 100_000 };
    const service = await startService(options);
    const other = await startService(options);
    try {
      return await besideService(dataDir, async ({ deps }) => {
        const players = await signIn(deps, PAGES_OF_GAME);
        const games = randomGames(10).filter(({ start }) => start.seats === PAGES_OF_GAME);
        const tables: Table[] = [];
        while (tables.length < PAGES / PAGES_OF_GAME)
          tables.push(await openTable(deps, players, games[tables.length % games.length]!, 40));
        const agent = new Agent({ keepAlive: true, maxSockets: 8 });
        const pages = new Map<Table, readonly OpenPage[]>();
        for (const table of tables) {
          const tokens = players.map(({ token }) => token);
          pages.set(
            table,
            await Promise.all(tokens.map(token => openPage(agent, service.url, table, token))),
          );
        }
        await moves(service.url, tables, pages, WARM_UP);
        const rows: Row[] = [];
        const idle = await share(service, () => pause(SPAN * 1000).then(() => undefined));
        rows.push({
          name: `live: ${String(PAGES)} pages, nothing happens`,
          value: idle,
          unit: '% of a core',
        });
        for (const [by, server] of [
          ['one process', service.url],
          ['another process moves', other.url],
        ] as const) {
          let told: Told = { heard: [], shown: [] };
          const busy = await share(service, async () => {
            told = await moves(server, tables, pages);
          });
          rows.push(
            {
              name: `live: ${by}: ${String(PAGES)} pages, a move a second`,
              value: busy,
              unit: '% of a core',
            },
            { name: `live: ${by}: pages that showed a move`, value: told.shown.length, unit: 'pages' },
            ...rowsOf(by, told),
          );
        }
        for (const one of [...pages.values()].flat()) one.close();
        agent.destroy();
        return rows;
      });
    } finally {
      await other.stop();
      await service.stop();
    }
  });
