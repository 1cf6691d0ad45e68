import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import type { Measured } from './measure.js';
import { markdown } from './table.js';

const FILE = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

const BEGIN = '<!-- figures of one run: `npm run bench -- --write` -->';
const END = '<!-- end of the figures -->';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const commit = (): string => {
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes';
    return `commit ${git('rev-parse', '--short=10', 'HEAD')}${changed}`;
  } catch {
    // It may have come without its history.
    return 'no commit';
  }
};

/** When, of what and where something was measured. Asked before the run: the load is that of others. */
export const describeRun = (): string => {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const machine = `${cpus().length} cores (${cpus()[0]!.model.trim()}), ${memory}, Node ${process.versions.node}`;
  const load = loadavg()[0]!.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${commit()}, ${machine}, load at the start: ${load}.`;
};

/** The text with the table of that run between its marks. @throws Error when they are missing */
export const withFigures = (text: string, run: string, measured: readonly Measured[]): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`no place for the figures: "${BEGIN}", "${END}"`);
  return `${text.slice(0, begin)}${BEGIN}\n\n${run}\n\n${markdown(measured)}\n\n${text.slice(end)}`;
};

/** Puts the figures of a run into docs/performance.md. */
export const writeDocument = async (run: string, measured: readonly Measured[]): Promise<void> => {
  const text = withFigures(readFileSync(FILE, 'utf8'), run, measured);
  writeFileSync(FILE, (await format(FILE, text)).code);
};
