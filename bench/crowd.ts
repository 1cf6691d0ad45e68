import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setOptions } from '../src/db/index.js';
import { firstOptions } from '../src/service/tables/options.js';
import { title1830 } from '../src/titles/1830/title.js';
import { makeMove, openConnection } from './client.js';
import { besideService, inFolder } from './folder.js';
import { lateGame } from './games.js';
import { openPage, type OpenPage } from './open-page.js';
import { quantile, type Row } from './rows.js';
import { startService } from './running-service.js';
import { openTable, signIn } from './tables.js';

/** Pages that are open at one game, in front of so many people who do not play. */
const PAGES = 500;
const PEOPLE = 50;
const MOVES = 8;
/** The first ones go uncounted: a process that has just started is slower. */
const WARM_UP = 3;

/** What a move costs that everybody looks at: in a late game of four, each open page asks for itself once more. */
export const crowdRows = (): Promise<readonly Row[]> =>
  inFolder(async dataDir => {
    const service = await startService({ dataDir, databaseConnections: 10, rateFactor: 100_000 });
    try {
      return await besideService(dataDir, async ({ deps }) => {
        const people = await signIn(deps, PEOPLE);
        const game = lateGame(title1830);
        const table = await openTable(deps, people, game, game.actions.length - 40);
        const onlookers = people.slice(game.start.seats);
        await deps.db.transaction(tx =>
          setOptions(tx, table.gameId, firstOptions({ spectators: 'everyone' })),
        );
        const agent = new Agent({ keepAlive: true, maxSockets: 32 });
        const pages: OpenPage[] = [];
        for (let n = 0; n < PAGES; n++)
          pages.push(await openPage(agent, service.url, table, onlookers[n % onlookers.length]!.token));
        const connection = openConnection();
        const used = (): Promise<number> => service.metric('process_cpu_seconds_total');
        const shown: number[] = [];
        let cost = 0;
        for (let made = 0; made < MOVES; made++) {
          const [before, at] = [await used(), performance.now()];
          await makeMove(connection, service.url, table);
          const last = (): readonly number[] =>
            pages.flatMap(({ seen }) =>
              seen.filter(one => one.number === table.number).map(one => one.shown),
            );
          while (last().length < PAGES) await pause(20);
          if (made < WARM_UP) continue;
          shown.push(...last().map(time => time - at));
          cost += (await used()) - before;
        }
        connection.destroy();
        for (const one of pages) one.close();
        agent.destroy();
        const name = `live: ${String(PAGES)} pages at one game`;
        return [
          { name: `${name}, processor time a move`, value: (1000 * cost) / (MOVES - WARM_UP), unit: 'ms' },
          ...([0.5, 0.99, 1] as const).map(part => ({
            name: `${name}, sent until the new page is there, ${part === 1 ? 'worst' : `p${String(part * 100)}`}`,
            value: quantile(shown, part),
            unit: 'ms',
          })),
        ];
      });
    } finally {
      await service.stop();
    }
  });
