import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setOptions } from '../src/db/index.js';
import { firstOptions } from '../src/service/tables/options.js';
import { importedTitle1830 as title1830 } from '../src/titles/1830/readings/title.js';
import { makeMove, openConnection } from './client.js';
import { figure, timesOf, type Result } from './figures.js';
import { lateGameFor, withoutRecords, type Game } from './games.js';
import { openPage, type OpenPage } from './open-page.js';
import type { Part, Size, Sizes } from './part.js';
import type { RunningService } from './running-service.js';
import type { Staged } from './stage.js';
import { openTable, signIn, type Table } from './tables.js';

interface Amounts {
  /** Pages that are open at one game, in front of so many people, some of whom play. */
  readonly pages: number;
  readonly people: number;
  readonly moves: number;
  /** The first ones go uncounted: a process that has just started is slower. */
  readonly warmUp: number;
}

const sizes: Sizes<Amounts> = {
  normal: { pages: 500, people: 50, moves: 9, warmUp: 3 },
  small: { pages: 2, people: 8, moves: 1, warmUp: 0 },
};

interface Crowd {
  readonly onlookers: readonly OpenPage[];
  readonly players: readonly OpenPage[];
  readonly close: () => void;
}

const gather = async (
  { url }: RunningService,
  table: Table,
  tokens: readonly string[],
  count: number,
): Promise<Crowd> => {
  const shared = new Agent({ keepAlive: true, maxSockets: 32 });
  const onlookers: OpenPage[] = [];
  for (let n = 0; n < count; n++)
    onlookers.push(await openPage(shared, url, table, tokens[n % tokens.length]!));
  // Each with connections of their own, as browsers have; those of the crowd are shared for the sake of this machine.
  const agents = table.tokens.map(() => new Agent({ keepAlive: true }));
  const players: OpenPage[] = [];
  for (const [seat, token] of table.tokens.entries())
    players.push(await openPage(agents[seat]!, url, table, token));
  return {
    onlookers,
    players,
    close: () => {
      for (const page of [...onlookers, ...players]) page.close();
      for (const agent of [shared, ...agents]) agent.destroy();
    },
  };
};

/** Each move when everybody has seen the one before. */
const watched = async (
  service: RunningService,
  table: Table,
  { onlookers, players }: Crowd,
  { pages, moves, warmUp }: Amounts,
): Promise<readonly Result[]> => {
  const connection = openConnection();
  const used = (): Promise<number> => service.metric('process_cpu_seconds_total');
  const costs: number[] = [];
  const shown: (readonly number[])[] = [];
  const byPlayers: (readonly number[])[] = [];
  for (let made = 0; made < moves; made++) {
    const [before, at] = [await used(), performance.now()];
    await makeMove(connection, service.url, table);
    const after = (of: readonly OpenPage[]): readonly number[] =>
      of.flatMap(({ seen }) => seen.filter(one => one.number === table.number).map(one => one.shown - at));
    while (after(onlookers).length + after(players).length < pages + players.length) {
      for (const page of [...onlookers, ...players]) page.check();
      await pause(20);
    }
    if (made < warmUp) continue;
    shown.push(after(onlookers));
    byPlayers.push(after(players));
    costs.push(1000 * ((await used()) - before));
  }
  connection.destroy();
  const soon = { atMost: 1000 };
  const wanted = { median: soon, p99: soon, worst: soon };
  return [
    figure(`${pages} pages at one game: processor time a move`, 'ms', costs),
    ...timesOf('sent until a new page is there', shown, wanted),
    ...timesOf("sent until a player's new page is there", byPlayers, wanted),
  ];
};

const crowdAt = async (
  { service, deps }: Staged,
  game: Game,
  amounts: Amounts,
): Promise<readonly Result[]> => {
  const people = await signIn(deps, amounts.people);
  const table = await openTable(deps, people, game, game.actions.length - 40);
  const options = firstOptions({ spectators: 'everyone' });
  await deps.db.transaction(tx => setOptions(tx, table.gameId, options));
  const tokens = people.slice(game.start.seats).map(({ token }) => token);
  const crowd = await gather(service, table, tokens, amounts.pages);
  try {
    return await watched(service, table, crowd, amounts);
  } finally {
    crowd.close();
  }
};

/** What a move costs that everybody looks at, players besides: in a late game, each open page asks for itself once more. */
export const crowd: Part = {
  name: 'crowd',
  needs: 'service',
  measure: async (size: Size, stage) => [
    ...(size === 'normal' ? withoutRecords('1830', 'a late game that was recorded') : []),
    ...(await stage.withService(staged => crowdAt(staged, lateGameFor(size, title1830), sizes[size]))),
  ],
};
