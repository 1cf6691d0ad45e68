import { Gauge, type Registry } from 'prom-client';
import type { Numbers } from '../service/operator/numbers.js';
import { complaintRate } from '../service/prefs/complaints.js';

/** However often somebody asks, the database is asked only once in this many milliseconds. */
const KEPT = 15_000;

interface Source {
  readonly read: () => Promise<Numbers>;
  readonly clock: () => Date;
  /** Told when the numbers could not be read. */
  readonly warn: (error: unknown) => void;
}

/** The newest numbers, null while there are none; whoever asks meanwhile waits for the same answer. */
const kept = ({ read, clock, warn }: Source): (() => Promise<Numbers | null>) => {
  let until = -Infinity;
  let answer: Promise<Numbers | null> = Promise.resolve(null);
  return () => {
    const now = clock().getTime();
    if (now >= until) {
      until = now + KEPT;
      answer = read().catch((error: unknown) => {
        warn(error);
        return null;
      });
    }
    return answer;
  };
};

type Values = { readonly [value: string]: number };

/** Numbers of the whole installation, the same from every process; without those a database that is away cannot tell. */
export const addGauges = (registry: Registry, source: Source): void => {
  const newest = kept(source);
  const single = (name: string, help: string, of: (numbers: Numbers | null) => number | null): void => {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        const value = of(await newest());
        if (value === null) gauge.remove();
        else gauge.set(value);
      },
    });
  };
  const several = (name: string, help: string, label: string, of: (numbers: Numbers) => Values): void => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: async () => {
        const numbers = await newest();
        gauge.reset();
        for (const [value, count] of Object.entries(numbers ? of(numbers) : {}))
          gauge.set({ [label]: value }, count);
      },
    });
  };
  const lag = 'seconds since the oldest was due';
  single('bahnpost_database_up', '1 when the numbers below could be read', n => (n ? 1 : 0));
  several('bahnpost_mails', 'Mails that have not gone out, by status', 'status', n => n.mails);
  several('bahnpost_jobs', 'Jobs in the queue, by state', 'state', n => n.jobs);
  several('bahnpost_games', 'Games, by phase', 'phase', n => ({ open: 0, running: 0, ended: 0, ...n.games }));
  single(
    'bahnpost_mail_off_seconds',
    'For how long an operator has had mails wait; 0 while all go out',
    n => n && n.mailOff,
  );
  const week = 'of the last seven days';
  single('bahnpost_mail_complaints', `Complaints about mails ${week}`, n => n && n.complaints.complaints);
  single(
    'bahnpost_mail_complaint_rate',
    `Share of the mails ${week} that were complained of`,
    n => n && complaintRate(n.complaints),
  );
  single('bahnpost_mail_lag_seconds', `Mails that should go out: ${lag}`, n => n && n.lag.mails);
  single('bahnpost_queue_lag_seconds', `Jobs of all kinds: ${lag}`, n => n && n.lag.jobs);
};
