import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { timePresets, type GameTime } from '../../../src/service/clocks/game-time.js';
import type { Database } from '../../../src/db/client.js';
import type { Deps } from '../../../src/service/deps.js';
import { titles as realTitles } from '../../../src/titles/registry.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { nextJobAt, runDueJobs, type DoneJob } from '../due-jobs.js';
import { random, shuffled, type Rng } from '../random.js';
import { seeded, testDeps, type TestDeps } from '../service.js';
import { gather, isThere, type Someone } from './people.js';
import { wakeUp, type Playing } from './player.js';
import { domain, openPostOffice, type PostOffice } from './post-office.js';

export interface MonthPlan {
  readonly games: number;
  /** So many of them are of a real title, the others of the toy. */
  readonly real: number;
  readonly people: number;
  /** How often the mail server does not take a mail, from 0 to 1. */
  readonly fails: number;
  readonly seed: number;
}

export interface Month {
  readonly deps: TestDeps;
  readonly people: readonly Someone[];
  readonly office: PostOffice;
  readonly done: ReadonlyMap<string, number>;
  /** Jobs that threw. */
  readonly broken: readonly DoneJob[];
  readonly begin: Date;
  /** When the last game ended, or patience did. */
  readonly end: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** After so many days whoever finds a game still going asks to end it. */
const ENOUGH = 27;
const PATIENCE = 60;

/** The last game begins before. */
const LAST_START = 18 * DAY;

/** Nobody does anything, and no job is done: the service is down for six hours on the tenth day. */
const DOWN = { from: 9.5 * DAY, to: 9.5 * DAY + 6 * HOUR };

const paces: readonly (GameTime | null)[] = [
  timePresets.relaxed,
  timePresets.brisk,
  { ...timePresets.brisk, atZero: { ...timePresets.brisk.atZero, pass: true } },
  { ...timePresets.relaxed, pace: { kind: 'bank', bank: 36 * 60, increment: 6 * 60, cap: 48 * 60 } },
  { ...timePresets.brisk, stops: { holidays: true, quietHours: false, weekends: true } },
  null,
];

/** When each game begins: the long ones at once, the others within the first weeks. */
const startsOf = (plan: MonthPlan, begin: number, rng: Rng): readonly number[] =>
  Array.from({ length: plan.games }, (_, n) => begin + (n < plan.real ? 0 : rng() * LAST_START)).sort(
    (a, b) => a - b,
  );

const startGame = async (
  deps: Deps,
  people: readonly Someone[],
  plan: MonthPlan,
  n: number,
  rng: Rng,
): Promise<void> => {
  const there = people.filter(who => deps.clock().getTime() < who.goneFrom);
  const players = shuffled(rng, there).slice(0, 4);
  const real = [...realTitles.keys()];
  const title = n < plan.real ? real[n % real.length]! : 'toy';
  const time = paces[n % paces.length]!;
  const game = await createGame(deps, players[0]!.actor, {
    title,
    name: `Month ${n}`,
    settings: title === 'toy' ? { length: 'long', 'second-price': n % 2 === 0 } : {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    ...(time && { time }),
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player.actor, { gameId: game.id, seat });
};

const stillRunning = async (db: Database): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM game WHERE phase <> 'ended'`,
  );
  return rows[0]!.n;
};

const serviceOf = (db: Database, seed: number): TestDeps => {
  const deps = testDeps(db, {
    random: seeded(random(seed + 1)),
    titles: new Map([...realTitles, ['toy', toyTitle]]),
    mailIn: { replyAddress: `r@in.${domain}`, bounceAddress: `b@${domain}`, authservId: null },
    settleSeconds: 120,
    reminderHours: 48,
  });
  // Three of the six zones change their clocks in the weeks that follow.
  deps.pass((new Date('2030-03-05T12:00:00Z').getTime() - deps.clock().getTime()) / 1000);
  return deps;
};

/** The clock, the jobs that are due by it, and the service's signs of life. */
interface Running {
  readonly broken: DoneJob[];
  work(): Promise<void>;
  /** Lets time pass; the service is up all the while. */
  moveTo(at: number): Promise<void>;
  /** Lets time pass; the service is down until then. */
  sleepTo(at: number): Promise<void>;
}

const running = (deps: TestDeps, office: PostOffice): Running => {
  const all = tasks(deps, office.post);
  const broken: DoneJob[] = [];
  const pass = (at: number): void => {
    const ahead = at - deps.clock().getTime();
    if (ahead > 0) deps.pass(ahead / 1000);
  };
  return {
    broken,
    work: async () => {
      broken.push(...(await runDueJobs(deps, all)).filter(job => job.error !== null));
    },
    moveTo: async at => {
      // Each sign of life by itself would cost more than the whole month.
      await deps.db.pool.query('UPDATE heartbeat SET seen_at = $1 WHERE seen_at < $1', [new Date(at)]);
      pass(at);
    },
    sleepTo: async at => {
      pass(at);
      await all['pulse']!({}, { number: 1, most: 1 });
    },
  };
};

/** From event to event, whichever comes first: somebody wakes up, a job is due, a game begins. */
const playOn = async (plan: MonthPlan, playing: Playing, service: Running, begin: number): Promise<void> => {
  const { deps, rng, people } = playing;
  const wakes = people.map(who => begin + rng() * who.pause * HOUR);
  const starts = [...startsOf(plan, begin, rng)];
  let looked = begin;
  for (let started = 0; ;) {
    const next = wakes.indexOf(Math.min(...wakes));
    const job = (await nextJobAt(deps.db))?.getTime() ?? Infinity;
    const due = Math.min(wakes[next]!, job, starts[started] ?? Infinity);
    // What fell due while the service was down comes when it is up again.
    const at = Math.max(due, deps.clock().getTime());
    if (at >= begin + DOWN.from && at < begin + DOWN.to) {
      await service.sleepTo(begin + DOWN.to);
      wakes.forEach((wake, n) => (wakes[n] = Math.max(wake, begin + DOWN.to + rng() * HOUR)));
      continue;
    }
    await service.moveTo(at);
    if (due === job) await service.work();
    else if (due === starts[started]) await startGame(deps, people, plan, started++, rng);
    else {
      if (isThere(people[next]!, deps.clock())) await wakeUp(playing, people[next]!);
      wakes[next] = at + (0.3 + rng() * 1.4) * people[next]!.pause * HOUR;
    }
    if (at - looked < DAY) continue;
    looked = at;
    if (started === starts.length && (await stillRunning(deps.db)) === 0) return;
    if (at - begin > PATIENCE * DAY) return;
  }
};

/** What is on its way still arrives. */
const waitForTheRest = async (deps: TestDeps, service: Running): Promise<void> => {
  const until = deps.clock().getTime() + 3 * DAY;
  for (let job = await nextJobAt(deps.db); job && job.getTime() < until; job = await nextJobAt(deps.db)) {
    await service.moveTo(job.getTime());
    await service.work();
  }
};

/** Plays a month: people wake up when they are used to, and the service does its jobs at their times. */
export const playMonth = async (db: Database, plan: MonthPlan): Promise<Month> => {
  const rng = random(plan.seed);
  const deps = serviceOf(db, plan.seed);
  const begin = deps.clock();
  const office = openPostOffice(deps, rng, plan.fails);
  const service = running(deps, office);
  const people = await gather(deps, plan.people, rng);
  const done = new Map<string, number>();
  const enough = begin.getTime() + ENOUGH * DAY;
  await service.sleepTo(begin.getTime());
  await playOn(
    plan,
    { deps, office, rng, people, enough, done, work: service.work },
    service,
    begin.getTime(),
  );
  await waitForTheRest(deps, service);
  return { deps, people, office, done, broken: service.broken, begin, end: deps.clock() };
};
