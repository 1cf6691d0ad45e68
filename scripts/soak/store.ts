import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './run-job.js';

/** A run, which may be gone on with until all of its stages are done. */
export interface Run {
  readonly commit: string;
  readonly seed: number;
  readonly long: boolean;
  readonly begun: string;
  /** How long it was at work, over all the times it was gone on with. */
  readonly seconds: number;
  readonly isWhole: boolean;
}

/** Where a run keeps what it has found out: who kills it loses no more than the stages that were under way. */
export interface Store {
  readonly folder: string;
  run(): Run | null;
  write(run: Run): void;
  result(name: string): Result | null;
  add(result: Result): void;
  /** Forgets what became of a stage. */
  drop(name: string): void;
  /** Forgets everything. */
  clear(): void;
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Nobody finds half a file. */
const write = (file: string, content: object): void => {
  writeFileSync(`${file}.new`, JSON.stringify(content, null, 2));
  renameSync(`${file}.new`, file);
};

export const openStore = (folder: string): Store => {
  const fileOf = (name: string): string => join(folder, `${name}.result.json`);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    run: () => read(join(folder, 'run.json')) as Run | null,
    write: run => write(join(folder, 'run.json'), run),
    result: name => read(fileOf(name)) as Result | null,
    add: result => write(fileOf(result.name), result),
    drop: name => rmSync(fileOf(name), { force: true }),
    clear: () => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
    },
  };
};
