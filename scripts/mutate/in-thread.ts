import { build, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { filesIn } from './files.js';
import type { Outcome, Runner } from './with-jest.js';
import type { Answer, Given, Order, Survey, Surveyed } from './worker.js';

/** Modules find their resources beside their sources; what Jest offers comes from a module of ours. */
const asInTheSources = (api: string): Plugin => ({
  name: 'as-in-the-sources',
  setup: build => {
    build.onResolve({ filter: /^@jest\/globals$/ }, () => ({ path: api }));
    build.onLoad({ filter: /\/(src|bench|test)\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }));
  },
});

const bundled = async (folder: string, files: readonly string[]): Promise<Given['files']> => {
  const out = join(folder, 'mutants');
  const here = join(folder, 'scripts', 'mutate');
  await build({
    entryPoints: [...files.map(file => join(folder, file)), join(here, 'worker.ts')],
    outdir: out,
    outbase: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    plugins: [asInTheSources(join(here, 'test-api.ts'))],
  });
  return Object.fromEntries(
    files.map(file => [file, pathToFileURL(join(out, file.replace(/\.ts$/, '.mjs'))).href]),
  );
};

/** A worker that is asked one thing at a time. */
class Asked {
  readonly #worker: Worker;

  constructor(folder: string, given: Given) {
    this.#worker = new Worker(join(folder, 'mutants', 'scripts', 'mutate', 'worker.mjs'), {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: 3000 },
      stdout: true,
      stderr: true,
    });
    // Who waits for an answer hears of it; one that breaks down later is ended already.
    this.#worker.on('error', () => undefined);
  }

  /**
   * @param most how long one test may take, in milliseconds
   * @returns null when one takes longer, or the worker died
   */
  ask(order: Order, most: number): Promise<Answer | null> {
    return new Promise(done => {
      const finish = (one: Answer | null): void => {
        clearTimeout(timer);
        this.#worker.off('message', hear).off('error', died).off('exit', died);
        done(one);
      };
      const died = (): void => {
        finish(null);
      };
      const hear = (one: Answer): void => {
        if (one.is === 'passed') timer.refresh();
        else finish(one);
      };
      const timer = setTimeout(died, most);
      this.#worker.on('message', hear).on('error', died).on('exit', died);
      this.#worker.postMessage(order);
    });
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }
}

/** How long it may take at most to load all test files, in milliseconds. */
const LOADING = 300_000;

/** Which tests come past which mutants, the quickest first. */
const surveyBy = async (worker: Asked): Promise<Survey> => {
  const answer = await worker.ask({ do: 'survey' }, 1_800_000);
  if (answer?.is === 'surveyed') return answer;
  await worker.end();
  const said = answer?.is === 'failed' ? answer.said : 'no answer';
  throw new Error(`the tests fail before anything is broken: ${said}`);
};

interface Limits {
  /** Leaves out test files whose path matches. */
  readonly without: string;
  /** How long a test may take at least before it counts as running in circles, in milliseconds. */
  readonly least?: number;
}

/**
 * Runs tests again and again in one thread, and wakes one mutant each time: many times as quick as Jest, which
 * loads all anew for each. Only what none of these tests notices is tried in a thread that has it awake from
 * the beginning: what is worked out once is worked out broken there.
 * @throws Error when the tests fail before anything is broken
 */
export const createQuickRunner = async (
  folder: string,
  paths: readonly string[],
  { without, least = 30_000 }: Limits,
): Promise<Runner> => {
  const names = paths.flatMap(path => filesIn(folder, path, '.test.ts'));
  const files = await bundled(
    folder,
    names.filter(file => !new RegExp(without).test(file)),
  );
  let warm = new Asked(folder, { files, awake: null });
  const timeFor = (some: readonly Surveyed[]): number =>
    least + 20 * Math.max(0, ...some.map(({ took }) => took));
  const { tests, atLoad } = await surveyBy(warm);

  const judgeWarm = async (id: number, past: readonly Surveyed[]): Promise<Outcome | 'spoiled'> => {
    const answer = await warm.ask({ do: 'judge', id, tests: past }, timeFor(past));
    if (answer?.is === 'noticed' || answer?.is === 'survived') return answer.is;
    await warm.end();
    warm = new Asked(folder, { files, awake: null });
    await warm.ask({ do: 'load' }, LOADING);
    return 'spoiled';
  };

  const judgeFresh = async (id: number, some: readonly Surveyed[]): Promise<Outcome> => {
    const own = new Set(some.map(({ file }) => file));
    const worker = new Asked(folder, {
      files: Object.fromEntries([...own].map(file => [file, files[file]!])),
      awake: id,
    });
    const load = await worker.ask({ do: 'load' }, LOADING);
    const answer =
      load?.is === 'loaded' && (await worker.ask({ do: 'judge', id, tests: some }, timeFor(some)));
    await worker.end();
    return answer && answer.is === 'survived' ? 'survived' : 'noticed';
  };

  return {
    judge: async id => {
      const past = tests.filter(({ seen }) => seen.has(id));
      if (past.length === 0 && !atLoad.has(id)) return 'unseen';
      if ((await judgeWarm(id, past)) === 'noticed') return 'noticed';
      // What one file has loaded, the others find there.
      return judgeFresh(id, atLoad.has(id) ? tests : past);
    },
    end: () => warm.end(),
  };
};
