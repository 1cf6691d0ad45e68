import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadRecord, checkRecord, type Report } from '../records/eighteenxx/index.js';

/** JSON files at a path: itself, or all below a folder, in order of their names. */
const filesAt = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(entry => {
      const below = join(path, entry.name);
      return entry.isDirectory() || entry.name.endsWith('.json') ? filesAt(below) : [];
    });
};

const describe = ({ matched, steps, difference }: Report): string => {
  const count = `${String(matched)} of ${String(steps)} steps match`;
  if (!difference) return count;
  const { step, key, expected, got } = difference;
  return `${count}; step ${String(step)}, ${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
};

const check = (file: string): { readonly line: string; readonly right: boolean } => {
  try {
    const report = checkRecord(JSON.parse(readFileSync(file, 'utf8')));
    return { line: describe(report), right: report.difference === null };
  } catch (error) {
    if (error instanceof BadRecord || error instanceof SyntaxError)
      return { line: `not a record: ${error.message}`, right: false };
    throw error;
  }
};

/**
 * Replays record files, working out everything anew, and prints for each how many steps match and the
 * first difference.
 * @returns the exit status: 0 when everything matches, 1 on any difference or when there was no file
 */
export const conformance = (paths: readonly string[], print: (line: string) => void): number => {
  const files = paths.flatMap(filesAt);
  if (files.length === 0) print('no record files there');
  let wrong = 0;
  for (const file of files) {
    const { line, right } = check(file);
    if (!right) wrong += 1;
    print(`${right ? 'ok  ' : 'DIFF'} ${file}: ${line}`);
  }
  return files.length > 0 && wrong === 0 ? 0 : 1;
};
