import { createGame } from '../../../src/service/games.js';
import { joinGame } from '../../../src/service/invitations.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { timePresets, type GameTime } from '../../../src/service/clocks/game-time.js';
import type { Database } from '../../../src/db/client.js';
import type { Deps } from '../../../src/service/deps.js';
import { titles as realTitles } from '../../../src/titles/registry.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { nextJobAt, runDueJobs, type DoneJob } from '../due-jobs.js';
import { random, pick, type Rng } from '../random.js';
import { testDeps, type TestDeps } from '../service.js';
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

const setUp = async (deps: Deps, people: readonly Someone[], plan: MonthPlan, rng: Rng): Promise<void> => {
  const real = [...realTitles.keys()];
  for (let n = 0; n < plan.games; n++) {
    const step = 1 + (n % 7);
    const players = [0, 1, 2, 3].map(seat => people[(n * 4 + seat * step) % people.length]!);
    const title = n < plan.real ? real[n % real.length]! : 'toy';
    const time = pick(rng, paces);
    const game = await createGame(deps, players[0]!.actor, {
      title,
      name: `Month ${n}`,
      settings: title === 'toy' ? { length: 'long', 'second-price': n % 2 === 0 } : {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      ...(time && { time }),
    });
    for (const [seat, player] of players.entries())
      if (seat > 0) await joinGame(deps, player.actor, { gameId: game.id, seat });
  }
};

const stillRunning = async (db: Database): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM game WHERE phase <> 'ended'`,
  );
  return rows[0]!.n;
};

/** Plays a month: people wake up when they are used to, and the service does its jobs at their times. */
export const playMonth = async (db: Database, plan: MonthPlan): Promise<Month> => {
  const rng = random(plan.seed);
  const deps = testDeps(db, {
    titles: new Map([...realTitles, ['toy', toyTitle]]),
    mailIn: { replyAddress: `r@in.${domain}`, bounceAddress: `b@${domain}`, authservId: null },
    settleSeconds: 120,
    reminderHours: 48,
  });
  // Three of the six zones change their clocks in the weeks that follow.
  deps.pass((new Date('2030-03-05T12:00:00Z').getTime() - deps.clock().getTime()) / 1000);
  const begin = deps.clock();
  const office = openPostOffice(deps, rng, plan.fails);
  const all = tasks(deps, office.post);
  const broken: DoneJob[] = [];
  const work = async (): Promise<void> => {
    broken.push(...(await runDueJobs(deps, all)).filter(job => job.error !== null));
  };
  const people = await gather(deps, plan.people, rng);
  await setUp(deps, people, plan, rng);
  const done = new Map<string, number>();
  const playing: Playing = { deps, office, rng, people, enough: begin.getTime() + ENOUGH * DAY, done, work };

  const moveTo = (at: number): void => {
    const ahead = at - deps.clock().getTime();
    if (ahead > 0) deps.pass(ahead / 1000);
  };
  /** The service gave its signs of life until then; each one would cost more than the whole month. */
  const lived = async (at: number): Promise<void> => {
    await db.pool.query('UPDATE heartbeat SET seen_at = $1 WHERE seen_at < $1', [new Date(at)]);
  };
  await all['pulse']!({}, { number: 1, most: 1 });
  const wakes = people.map(who => begin.getTime() + rng() * who.pause * HOUR);
  const down = (at: number): boolean => at >= begin.getTime() + DOWN.from && at < begin.getTime() + DOWN.to;
  let looked = begin.getTime();
  for (;;) {
    const next = wakes.indexOf(Math.min(...wakes));
    const job = (await nextJobAt(db))?.getTime() ?? Infinity;
    const at = Math.min(wakes[next]!, job);
    if (down(at)) {
      const up = begin.getTime() + DOWN.to;
      moveTo(up);
      wakes.forEach((wake, n) => (wakes[n] = wake < up ? up + rng() * HOUR : wake));
      await all['pulse']!({}, { number: 1, most: 1 });
      continue;
    }
    await lived(at);
    moveTo(at);
    if (at === job) await work();
    else {
      if (isThere(people[next]!, deps.clock())) await wakeUp(playing, people[next]!);
      wakes[next] = deps.clock().getTime() + (0.3 + rng() * 1.4) * people[next]!.pause * HOUR;
    }
    if (deps.clock().getTime() - looked > DAY) {
      looked = deps.clock().getTime();
      if ((await stillRunning(db)) === 0 || looked - begin.getTime() > PATIENCE * DAY) break;
    }
  }
  // What is on its way still arrives.
  for (let n = 0; n < 1000; n++) {
    const job = await nextJobAt(db);
    if (!job || job.getTime() > deps.clock().getTime() + 3 * DAY) break;
    await lived(job.getTime());
    moveTo(job.getTime());
    await work();
  }
  return { deps, people, office, done, broken, begin, end: deps.clock() };
};
