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

const timesOf = (name: string, times: readonly number[]): readonly Row[] =>
  ([0.5, 0.99, 1] as const).map(part => ({
    name: `${name}, ${part === 1 ? 'worst' : `p${String(part * 100)}`}`,
    value: quantile(times, part),
    unit: 'ms',
  }));

/** What a move costs that everybody looks at, players besides: in a late game, each open page asks for itself once more. */
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
        const players: OpenPage[] = [];
        // Each with connections of their own, as browsers have; those of the crowd are shared for the sake of this machine.
        const agents = table.tokens.map(() => new Agent({ keepAlive: true }));
        for (const [seat, token] of table.tokens.entries())
          players.push(await openPage(agents[seat]!, service.url, table, token));
        const connection = openConnection();
        const used = (): Promise<number> => service.metric('process_cpu_seconds_total');
        const shown: number[] = [];
        const byPlayers: number[] = [];
        let cost = 0;
        for (let made = 0; made < MOVES; made++) {
          const [before, at] = [await used(), performance.now()];
          await makeMove(connection, service.url, table);
          const after = (of: readonly OpenPage[]): readonly number[] =>
            of.flatMap(({ seen }) =>
              seen.filter(one => one.number === table.number).map(one => one.shown - at),
            );
          while (after(pages).length + after(players).length < PAGES + players.length) await pause(20);
          if (made < WARM_UP) continue;
          shown.push(...after(pages));
          byPlayers.push(...after(players));
          cost += (await used()) - before;
        }
        connection.destroy();
        for (const one of [...pages, ...players]) one.close();
        for (const each of [agent, ...agents]) each.destroy();
        const name = `live: ${String(PAGES)} pages at one game`;
        return [
          { name: `${name}, processor time a move`, value: (1000 * cost) / (MOVES - WARM_UP), unit: 'ms' },
          ...timesOf(`${name}, sent until a new page is there`, shown),
          ...timesOf(`${name}, sent until a player's new page is there`, byPlayers),
        ];
      });
    } finally {
      await service.stop();
    }
  });
