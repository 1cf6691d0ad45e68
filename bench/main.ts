import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeRun, writeDocument } from './document.js';
import { verdictOf } from './figures.js';
import { measure, type Measured } from './measure.js';
import type { Part, Size } from './part.js';
import { parts } from './parts.js';
import { printed } from './table.js';

interface Wanted {
  readonly parts: readonly Part[];
  readonly size: Size;
  /** Writes all figures there as JSON. */
  readonly json: string | undefined;
  /** Writes the table into docs/performance.md. */
  readonly write: boolean;
}

/** @throws Error for what it does not know, and for a document that would not come from one whole run */
const read = (args: readonly string[]): Wanted => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { small: { type: 'boolean' }, json: { type: 'string' }, write: { type: 'boolean' } },
  });
  const { small = process.env['BENCH_SIZE'] === 'small', json, write = false } = values;
  const unknown = positionals.filter(name => !parts.some(part => part.name === name));
  const known = parts.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}. There are ${known}`);
  if (write && (small || positionals.length > 0))
    throw new Error('--write takes the figures of one whole run: all parts at their normal size');
  const wanted = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { parts: wanted, size: small ? 'small' : 'normal', json, write };
};

const report = (measured: Measured): void => {
  console.log(printed([measured]));
  console.log(`(${measured.part.name} took ${measured.seconds.toFixed(0)} s)\n`);
  if (measured.broke !== undefined) console.error(measured.broke);
};

const summary = (all: readonly Measured[]): string => {
  const results = all.flatMap(({ results }) => results);
  const verdicts = results.map(result => ('skipped' in result ? 'SKIPPED' : verdictOf(result)));
  const count = (verdict: string): number => verdicts.filter(one => one === verdict).length;
  const broke = all.filter(one => one.broke !== undefined).length;
  const goals = `${count('reached')} reached, ${count('missed')} missed, ${count('no goal')} without a goal`;
  return `${goals}, ${count('SKIPPED')} skipped; ${broke} of ${all.length} parts broke`;
};

/** `npm run bench [-- PART ...] [--small] [--json FILE] [--write]`: prints one table; fails only when a part breaks. */
const main = async (args: readonly string[]): Promise<void> => {
  const wanted = read(args);
  const run = describeRun();
  const all = await measure(wanted.parts, wanted.size, report);
  console.log(`${run}\n`);
  console.log(printed(all));
  console.log(`\n${summary(all)}`);
  const flat = all.flatMap(({ part, results }) => results.map(result => ({ part: part.name, ...result })));
  if (wanted.json !== undefined)
    writeFileSync(wanted.json, `${JSON.stringify({ run, results: flat }, null, 2)}\n`);
  const broken = all.some(({ broke }) => broke !== undefined);
  if (wanted.write && broken) console.error('NOT WRITTEN: a part broke');
  else if (wanted.write) await writeDocument(run, all);
  if (broken) process.exitCode = 1;
};

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
