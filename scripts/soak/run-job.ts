import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './job.js';

/** What became of a job. */
export interface Result {
  readonly name: string;
  readonly passed: boolean;
  readonly seed: number;
  readonly seconds: number;
  /** Of tests, or of what a program counted. */
  readonly counts: Readonly<Record<string, number>>;
  /** Names of tests. */
  readonly failed: readonly string[];
  readonly log: string;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

type Told = Pick<Result, 'counts' | 'failed'>;

const toldByJest = (file: string): Told => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { numPassedTests: passed, numPendingTests: skipped, testResults } = report;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    counts: { passed, ...(failed && { failed }), ...(skipped && { skipped }) },
    failed: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  };
};

/** Programs tell how games end: `ends: bank      12`. */
const toldByProgram = (log: string): Told => {
  const lines = readFileSync(log, 'utf8').matchAll(/^ends: (.*\S) +(\d+)$/gm);
  return { counts: Object.fromEntries([...lines].map(([, end, n]) => [end!, Number(n)])), failed: [] };
};

const told = (read: () => Told): Told => {
  try {
    return read();
  } catch {
    // It broke off before it could say anything; its log says why.
    return { counts: {}, failed: [] };
  }
};

/**
 * Runs a job to its end, with whatever it starts in a group of processes of its own.
 * @param folder where its log is written
 * @returns nothing when it was stopped by the signal
 */
export const runJob = async (job: Job, folder: string, signal: AbortSignal): Promise<Result | null> => {
  const { name, seed, isTests, env } = job;
  const [program, ...args] = job.command;
  const log = join(folder, `${name}.log`);
  const report = join(folder, `${name}.tests.json`);
  const reporting = isTests ? ['--ci', '--maxWorkers=1', '--json', `--outputFile=${report}`] : [];
  const out = openSync(log, 'w');
  const begun = performance.now();
  const child = spawn(program, [...args, ...reporting], {
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
    detached: true,
  });
  closeSync(out);
  const stop = (): void => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGTERM');
  };
  signal.addEventListener('abort', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  signal.removeEventListener('abort', stop);
  if (signal.aborted) return null;
  return {
    ...{ name, passed: code === 0, seed, log },
    seconds: Math.round((performance.now() - begun) / 1000),
    ...told(() => (isTests ? toldByJest(report) : toldByProgram(log))),
  };
};
