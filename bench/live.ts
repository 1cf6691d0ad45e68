import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeMove, openConnection } from './client.js';
import { figure, timesOf, type Figure } from './figures.js';
import { randomGames } from './games.js';
import { openPage, type OpenPage, type Seen } from './open-page.js';
import type { Part, Sizes } from './part.js';
import type { RunningService } from './running-service.js';
import type { Staged } from './stage.js';
import { openTable, signIn, type Player, type Table } from './tables.js';

interface Amounts {
  /** Pages that are open, four at each game. */
  readonly pages: number;
  readonly rounds: number;
  /** How long a round is, in seconds: longer than the time from one sign of life to the next. */
  readonly span: number;
  /** Moves a second. */
  readonly rate: number;
  /** Before any of them so many go uncounted: a process that has just started is slower. */
  readonly warmUp: number;
  /** Games of random moves, of which those of four players are taken. */
  readonly games: number;
}

const sizes: Sizes<Amounts> = {
  normal: { pages: 500, rounds: 2, span: 30, rate: 1, warmUp: 30, games: 10 },
  small: { pages: 4, rounds: 1, span: 0.1, rate: 10, warmUp: 1, games: 3 },
};

const PAGES_OF_GAME = 4;
/** A goal for all of them, in milliseconds. */
const SOON = { atMost: 1000 };
/** Of a core, in per cent. */
const LITTLE = { atMost: 30 };

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

type Pages = ReadonlyMap<Table, readonly OpenPage[]>;

interface Sent {
  readonly table: Table;
  readonly number: number;
  readonly at: number;
}

/** How long pages may take to show the last move that was sent, in milliseconds: longer than any machine needs. */
const PATIENCE = 60_000;

/** Waits for whatever is on its way: all pages of a game show the last move that was sent to it, or a later one. */
const shownTo = async (pages: Pages, sent: readonly Sent[]): Promise<void> => {
  const last = new Map(sent.map(({ table, number }) => [table, number]));
  const isThere = (): boolean =>
    [...last].every(([table, number]) =>
      pages.get(table)!.every(({ seen }) => seen.some(one => one.number >= number)),
    );
  for (const until = performance.now() + PATIENCE; !isThere() && performance.now() < until;) {
    await pause(20);
    for (const page of [...pages.values()].flat()) page.check();
  }
};

/** Moves through that process. @returns how long after each was sent the pages of its game heard and showed it */
const moves = async (server: string, pages: Pages, count: number, rate: number): Promise<Told> => {
  const tables = [...pages.keys()];
  const connection = openConnection();
  const sent: Sent[] = [];
  const begun = performance.now();
  for (let made = 0; made < count; made++) {
    await pause(Math.max(0, begun + (made * 1000) / rate - performance.now()));
    const table = tables[made % tables.length]!;
    const at = performance.now();
    if (await makeMove(connection, server, table)) sent.push({ table, number: table.number, at });
  }
  connection.destroy();
  await shownTo(pages, sent);
  for (const page of [...pages.values()].flat()) page.check();
  const after = (of: (seen: Seen) => number): readonly number[] =>
    sent.flatMap(({ table, number, at }) =>
      pages
        .get(table)!
        .flatMap(({ seen }) => seen.filter(one => one.number === number).map(one => of(one) - at)),
    );
  return { heard: after(({ heard }) => heard), shown: after(({ shown }) => shown) };
};

const openPages = async (
  { service, deps }: Staged,
  players: readonly Player[],
  { pages: count, games: played }: Amounts,
  agent: Agent,
): Promise<Pages> => {
  const games = randomGames(played).filter(({ start }) => start.seats === PAGES_OF_GAME);
  const pages = new Map<Table, readonly OpenPage[]>();
  while (pages.size < count / PAGES_OF_GAME) {
    const table = await openTable(deps, players, games[pages.size % games.length]!, 40);
    const opened = players.map(({ token }) => openPage(agent, service.url, table, token));
    pages.set(table, await Promise.all(opened));
  }
  return pages;
};

interface Turn {
  readonly by: string;
  readonly server: string;
  readonly busy: number[];
  readonly told: Told[];
}

/** The processes move in turns, so that whatever else the machine does hits both alike. */
const inTurns = async (
  service: RunningService,
  other: RunningService,
  pages: Pages,
  { rounds, span, rate }: Amounts,
): Promise<readonly Turn[]> => {
  const turns: readonly Turn[] = [
    { by: 'one process', server: service.url, busy: [], told: [] },
    { by: 'another process moves', server: other.url, busy: [], told: [] },
  ];
  for (let round = 0; round < rounds; round++)
    for (const { server, busy, told } of turns)
      busy.push(
        await share(service, async () => {
          told.push(await moves(server, pages, span * rate, rate));
        }),
      );
  return turns;
};

const figuresOf = ({ by, busy, told }: Turn, { pages, rate }: Amounts): readonly Figure[] => {
  const wanted = { median: SOON, p99: SOON, worst: SOON };
  const [heard, shown] = [told.map(one => one.heard), told.map(one => one.shown)];
  return [
    figure(`${by}: ${pages} pages, moves a second: ${rate}`, '% of a core', busy, LITTLE),
    figure(
      `${by}: pages that showed a move`,
      'pages',
      shown.map(times => times.length),
    ),
    ...timesOf(`${by}: sent until an event is there`, heard, wanted),
    ...timesOf(`${by}: sent until the new page is there`, shown, wanted),
  ];
};

/** What pages that are open in front of players cost, and how soon they show a move. */
export const live: Part = {
  name: 'live',
  needs: 'service',
  measure: (size, stage) =>
    stage.withService(async staged => {
      const amounts = sizes[size];
      const { service } = staged;
      const other = await staged.another();
      const agent = new Agent({ keepAlive: true, maxSockets: 8 });
      try {
        const players = await signIn(staged.deps, PAGES_OF_GAME);
        const pages = await openPages(staged, players, amounts, agent);
        await moves(service.url, pages, amounts.warmUp, amounts.rate);
        const idle: number[] = [];
        while (idle.length < amounts.rounds)
          idle.push(await share(service, () => pause(amounts.span * 1000)));
        const turns = await inTurns(service, other, pages, amounts);
        for (const one of [...pages.values()].flat()) one.close();
        return [
          figure(`${amounts.pages} pages, nothing happens`, '% of a core', idle, LITTLE),
          ...turns.flatMap(turn => figuresOf(turn, amounts)),
        ];
      } finally {
        agent.destroy();
        await other.stop();
      }
    }),
};
