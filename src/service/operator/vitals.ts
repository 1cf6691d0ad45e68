import { aheadOfDatabase, commitNothing, direct } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { clockAgrees } from './clock.js';

/** What can fail while a process runs, although each statement is answered. */
export interface Vitals {
  /** A commit may wait for ever for a standby that is away. */
  readonly commits: boolean;
  /** The computer's clock goes as the database's does. */
  readonly clock: boolean;
}

export interface VitalSigns {
  readonly commit: () => Promise<void>;
  /** By how many milliseconds the clock is ahead of the database's. */
  readonly ahead: () => Promise<number>;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
  readonly warn: (fields: object, message: string) => void;
}

/** A commit that takes longer, in milliseconds, hangs. */
const PATIENCE = 10_000;

/** How often it is looked, in milliseconds. */
const OFTEN = 10_000;

/** Looks anew at each call of `look`; `state` says what was found, and whether the last look still waits. */
export const createVitals = ({
  commit,
  ahead,
  now,
  warn,
}: VitalSigns): { readonly look: () => Promise<void>; readonly state: () => Vitals } => {
  let since: number | null = null;
  let clock = true;
  const compare = async (): Promise<void> => {
    const off = await ahead();
    clock = clockAgrees(off);
    if (!clock)
      warn(
        { ahead: off },
        'the clock of this computer does not go as the database’s: moves and deadlines get wrong times',
      );
  };
  const look = async (): Promise<void> => {
    if (since !== null) {
      if (now() - since > PATIENCE)
        warn({ since: now() - since }, 'a commit hangs: does PostgreSQL wait for a standby?');
      return;
    }
    since = now();
    try {
      await commit();
    } finally {
      since = null;
    }
    await compare();
  };
  return { look, state: () => ({ commits: since === null || now() - since <= PATIENCE, clock }) };
};

/** Looks every ten seconds. What cannot be asked at all is found by whoever asks for something. */
export const watchVitals = (
  { db, log }: Pick<Deps, 'db' | 'log'>,
  clock = (): Date => new Date(),
): { readonly state: () => Vitals; readonly stop: () => Promise<void> } => {
  const { look, state } = createVitals({
    commit: () => commitNothing(db),
    ahead: () => aheadOfDatabase(direct(db), clock),
    now: () => performance.now(),
    warn: (fields, message) => log.warn(fields, message),
  });
  const timer = setInterval(() => void look().catch(() => undefined), OFTEN);
  timer.unref();
  return {
    state,
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
};
