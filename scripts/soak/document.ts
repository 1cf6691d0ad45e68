import { availableParallelism, cpus } from 'node:os';
import { commandOf, type Job } from './job.js';
import type { Result } from './run-job.js';
import type { Run } from './store.js';

/* The figures of the last whole run stand in docs/soak.md between two marks; what is around them is written by people. */

const BEGIN = '<!-- figures: written by npm run soak -->';
const END = '<!-- end of figures -->';

const row = (cells: readonly string[]): string =>
  `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const outcome = ({ passed, counts }: Result): string =>
  [
    passed ? 'passed' : '**failed**',
    ...Object.entries(counts).map(([what, n]) => `${what} ${String(n)}`),
  ].join('; ');

const failure = (job: Job, { failed }: Result): string =>
  [`- \`${commandOf(job)}\``, ...failed.map(name => `  - ${name}`)].join('\n');

/** @param results one of each job */
export const figuresOf = (run: Run, jobs: readonly Job[], results: readonly Result[]): string => {
  const resultOf = (job: Job): Result => results.find(({ name }) => name === job.name)!;
  const failed = jobs.filter(job => !resultOf(job).passed);
  return [
    `- ${run.begun.slice(0, 10)}, commit ${run.commit}, seed ${String(run.seed)}${run.long ? ', the long sizes' : ''}`,
    `- ${String(availableParallelism())} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`,
    `- ${String(Math.ceil(run.seconds / 60))} minutes; ${String(failed.length)} of ${String(jobs.length)} stages failed`,
    '',
    row(['stage', 'what it tries', 'size', 'seed', 'seconds', 'result']),
    row(['---', '---', '---', '--:', '--:', '---']),
    ...jobs.map(job => {
      const result = resultOf(job);
      const numbers = [result.seed, result.seconds].map(String);
      return row([`\`${job.name}\``, job.what, job.size, ...numbers, outcome(result)]);
    }),
    ...(failed.length > 0 ? ['', 'Failed:', '', ...failed.map(job => failure(job, resultOf(job)))] : []),
  ].join('\n');
};

/** @throws Error when the document has no place for the figures */
export const withFigures = (document: string, figures: string): string => {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the document lacks ${BEGIN} or ${END}`);
  return `${document.slice(0, from)}${BEGIN}\n\n${figures}\n\n${document.slice(to)}`;
};
