import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What became of a broken condition: some test failed, none did, or none came past it. */
export type Outcome = 'noticed' | 'survived' | 'unseen';

export interface Runner {
  judge(id: number): Promise<Outcome>;
  end(): Promise<unknown>;
}

const COPIED = [
  'src',
  'test',
  'bench',
  'scripts',
  'prisma',
  'templates',
  'assets',
  'docs',
  'package.json',
  'jest.config.mjs',
];

/** Wakes one mutant, and notes which ones a test file came past. */
const SETUP = `
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from '@jest/globals';
const awake = Number(process.env.MUTANT ?? -1);
const seen = new Set();
globalThis.mutant = id => {
  seen.add(id);
  return id === awake;
};
afterAll(() => {
  const file = process.env.MUTANTS_SEEN;
  if (file) appendFileSync(file, JSON.stringify({ file: expect.getState().testPath, seen: [...seen] }) + '\\n');
});
`;

const CONFIG = `
import { isolated } from './jest.config.mjs';
const projects = isolated.projects.map(project => ({ ...project, setupFilesAfterEnv: ['<rootDir>/mutants.mjs'] }));
export default { ...isolated, projects };
`;

/** A copy of the project that may be broken; the packages are the same ones. */
export const copyProject = (root: string): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'bahnpost-mutate-'));
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'mutants.mjs'), SETUP);
  writeFileSync(join(folder, 'mutants.config.mjs'), CONFIG);
  const shared = resolve(root, process.env['BAHNPOST_SHARED'] ?? '../shared');
  if (existsSync(shared)) process.env['BAHNPOST_SHARED'] = shared;
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

interface Run {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Ends tests that run in circles, after so many milliseconds. */
  readonly most?: number;
}

const jest = (folder: string, { args, env, most }: Run): Promise<{ ok: boolean; said: string }> =>
  new Promise((done, failed) => {
    const program = [join('node_modules', 'jest', 'bin', 'jest.js'), '-c', 'mutants.config.mjs', ...args];
    const child = spawn(process.execPath, program, {
      cwd: folder,
      env: { ...process.env, ...env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(most !== undefined && { timeout: most, killSignal: 'SIGKILL' as const }),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', failed);
    child.once('close', code => done({ ok: code === 0, said }));
  });

interface TestFile {
  readonly file: string;
  readonly took: number;
  readonly seen: ReadonlySet<number>;
}

/** Runs all tests on the whole code once: which file comes past which mutant, and how long it takes. */
const survey = async (
  folder: string,
  tests: readonly string[],
  without: string,
): Promise<readonly TestFile[]> => {
  const [seenFile, resultFile] = [join(folder, 'seen.jsonl'), join(folder, 'results.json')];
  const args = [...tests, `--testPathIgnorePatterns=${without}`, '--json', `--outputFile=${resultFile}`];
  const { ok, said } = await jest(folder, { args, env: { MUTANTS_SEEN: seenFile } });
  if (!ok) throw new Error(`the tests fail before anything is broken:\n${said.slice(-4000)}`);
  const { testResults } = JSON.parse(readFileSync(resultFile, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  const took = new Map(testResults.map(one => [one.name, one.endTime - one.startTime]));
  return readFileSync(seenFile, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { file: string; seen: number[] })
    .map(({ file, seen }) => ({ file, took: took.get(file) ?? 0, seen: new Set(seen) }))
    .sort((a, b) => a.took - b.took);
};

/**
 * Runs whole test files by Jest, for those that need a database.
 * @throws Error when the tests fail before anything is broken
 */
export const createJestRunner = async (
  folder: string,
  tests: readonly string[],
  without: string,
): Promise<Runner> => {
  const files = await survey(folder, tests, without);
  return {
    judge: async id => {
      const past = files.filter(({ seen }) => seen.has(id));
      if (past.length === 0) return 'unseen';
      const most = 60_000 + 10 * past.reduce((sum, { took }) => sum + took, 0);
      const args = ['--runInBand', '--bail', '--runTestsByPath', ...past.map(({ file }) => file)];
      const { ok } = await jest(folder, { args, env: { MUTANT: String(id) }, most });
      return ok ? 'survived' : 'noticed';
    },
    end: () => Promise.resolve(),
  };
};
