import { parentPort, workerData } from 'node:worker_threads';
import { takeNoted, type Noted } from './test-api.js';

/** What a worker is told to do: tests go by file and number. */
export type Order =
  | { readonly do: 'load' | 'survey' }
  | { readonly do: 'judge'; readonly id: number; readonly tests: readonly Place[] };

export interface Place {
  readonly file: string;
  readonly at: number;
}

export interface Surveyed extends Place {
  /** In milliseconds. */
  readonly took: number;
  readonly seen: ReadonlySet<number>;
}

export interface Survey {
  readonly tests: readonly Surveyed[];
  /** What is come past while the files are loaded, before any test. */
  readonly atLoad: ReadonlySet<number>;
}

export type Answer =
  | ({ readonly is: 'surveyed' } & Survey)
  | { readonly is: 'failed'; readonly said: string }
  | { readonly is: 'loaded' | 'noticed' | 'survived' | 'spoiled' }
  /** One test has passed, more are to come. */
  | { readonly is: 'passed' };

export interface Given {
  /** The bundled test files, by the names of their sources. */
  readonly files: { readonly [file: string]: string };
  /** Awake from the beginning, while the files are loaded, too. */
  readonly awake: number | null;
}

const { files, awake: first } = workerData as Given;
let awake = first ?? -1;
let seen: Set<number> | null = null;
Object.assign(globalThis, {
  mutant: (id: number): boolean => {
    seen?.add(id);
    return id === awake;
  },
});

const loaded = new Map<string, readonly Noted[]>();

const load = async (file: string): Promise<readonly Noted[]> => {
  const known = loaded.get(file);
  if (known) return known;
  await import(files[file]!);
  const tests = takeNoted();
  loaded.set(file, tests);
  return tests;
};

/** All that is seen while something is done. */
const watched = async (work: () => unknown): Promise<ReadonlySet<number>> => {
  const all = (seen = new Set());
  await work();
  seen = null;
  return all;
};

const survey = async (): Promise<Answer> => {
  const atLoad = new Set<number>();
  const tests: Surveyed[] = [];
  for (const file of Object.keys(files)) {
    for (const id of await watched(() => load(file))) atLoad.add(id);
    for (const [at, { run, name }] of loaded.get(file)!.entries()) {
      const from = performance.now();
      try {
        const all = await watched(run);
        tests.push({ file, at, took: performance.now() - from, seen: all });
      } catch (error) {
        return { is: 'failed', said: `${file}: ${name}\n${String(error)}` };
      }
    }
  }
  return { is: 'surveyed', tests: tests.sort((a, b) => a.took - b.took), atLoad };
};

const passes = async ({ file, at }: Place): Promise<boolean> => {
  try {
    await loaded.get(file)![at]!.run();
    return true;
  } catch {
    return false;
  }
};

/** A test that fails with the condition broken has to pass again with it whole: a broken answer may have been kept. */
const judge = async (id: number, tests: readonly Place[]): Promise<Answer> => {
  awake = id;
  for (const place of tests) {
    if (await passes(place)) {
      parentPort!.postMessage({ is: 'passed' } satisfies Answer);
      continue;
    }
    if (first !== null) return { is: 'noticed' };
    awake = -1;
    return { is: (await passes(place)) ? 'noticed' : 'spoiled' };
  }
  awake = -1;
  return { is: 'survived' };
};

const loadAll = async (): Promise<Answer> => {
  for (const file of Object.keys(files)) await load(file);
  return { is: 'loaded' };
};

const answerTo = (order: Order): Promise<Answer> => {
  if (order.do === 'judge') return judge(order.id, order.tests);
  return order.do === 'load' ? loadAll() : survey();
};

parentPort!.on('message', (order: Order) => {
  void answerTo(order)
    .catch((error: unknown): Answer => ({ is: 'failed', said: String(error) }))
    .then(answer => {
      parentPort!.postMessage(answer);
    });
});
