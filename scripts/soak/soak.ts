import { commandOf, type Job } from './job.js';
import { runJob, type Result } from './run-job.js';
import type { Run, Store } from './store.js';

/** What is asked for. */
export interface Wanted {
  readonly commit: string;
  readonly long: boolean;
  /** Drawn where there is none. */
  readonly seed?: number;
  /** Begins anew, also where a run could be gone on with. */
  readonly fresh: boolean;
  /** Runs these stages alone, again where they are done already. */
  readonly only: readonly string[];
  /** Runs the stages of one of several machines; they share a seed. */
  readonly part?: { readonly number: number; readonly of: number };
}

interface Surroundings {
  readonly store: Store;
  /** How many stages are run at once. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

interface Soaked {
  readonly run: Run;
  readonly jobs: readonly Job[];
  /** Of the stages that are done. */
  readonly results: readonly Result[];
}

const drawn = (): number => 1 + Math.floor(Math.random() * 1_000_000);

const canGoOn = (run: Run, { commit, long, seed, fresh, only }: Wanted): boolean =>
  !fresh &&
  run.commit === commit &&
  run.long === long &&
  (seed ?? run.seed) === run.seed &&
  (!run.isWhole || only.length > 0);

/** The run that is gone on with, or a new one. */
const opened = (store: Store, wanted: Wanted): Run => {
  const last = store.run();
  if (last && canGoOn(last, wanted)) return last;
  store.clear();
  const { commit, long, seed = drawn() } = wanted;
  return { commit, seed, long, begun: new Date().toISOString(), seconds: 0, isWhole: false };
};

const chosen = (jobs: readonly Job[], { only, part }: Wanted): readonly Job[] => {
  const unknown = only.filter(name => !jobs.some(job => job.name === name));
  if (unknown.length > 0) throw new Error(`there is no stage ${unknown.join(', ')}`);
  return jobs
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .filter((_, at) => !part || at % part.of === part.number - 1);
};

const told = ({ name, passed, seconds, counts }: Result): string =>
  `${passed ? 'passed' : 'FAILED'} ${name}, ${String(seconds)} s: ${Object.entries(counts)
    .map(([what, n]) => `${what} ${String(n)}`)
    .join(', ')}`;

/** Runs jobs side by side; what failed keeps no other from its turn. */
const runAll = async (jobs: readonly Job[], { store, atOnce, signal, say }: Surroundings): Promise<void> => {
  const waiting = [...jobs];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job && !signal.aborted; job = waiting.shift()) {
      say(`begins ${job.name}: ${job.size}`);
      const result = await runJob(job, store.folder, signal);
      if (!result) continue;
      store.add(result);
      say(told(result));
      if (!result.passed) say(`  ${result.log}\n  again: ${commandOf(job)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

/** Goes on with the last run, or begins one, and runs what is not yet done of it. */
export const soak = async (
  plan: (run: Run) => readonly Job[],
  wanted: Wanted,
  surroundings: Surroundings,
): Promise<Soaked> => {
  const { store, say } = surroundings;
  const run = opened(store, wanted);
  const jobs = plan(run);
  const mine = chosen(jobs, wanted);
  for (const name of wanted.only) store.drop(name);
  store.write({ ...run, isWhole: false });
  const left = mine.filter(({ name }) => !store.result(name));
  say(`seed ${String(run.seed)}, ${String(left.length)} of ${String(jobs.length)} stages to run`);
  const begun = performance.now();
  await runAll(left, surroundings);
  const results = jobs.flatMap(({ name }) => store.result(name) ?? []);
  const ended = {
    ...run,
    seconds: run.seconds + Math.round((performance.now() - begun) / 1000),
    isWhole: results.length === jobs.length,
  };
  store.write(ended);
  return { run: ended, jobs, results };
};
