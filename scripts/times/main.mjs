/**
 * Runs the tests and tells how long each file takes: `npm run test:times [-- --write] [JEST ARGUMENTS]`. With `--write`
 * the table goes into `docs/architecture.md`; do that after a whole run on a machine that has nothing else to do. With
 * `--from FILE` it tells of a run that has been: any, if `BAHNPOST_TIMES=FILE` was set for it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENT = join(root, 'docs/architecture.md');
const [BEGIN, END] = ['<!-- times of all test files: begin -->', '<!-- times of all test files: end -->'];
const LONGEST = 30;

/** What each file took, the longest first. */
const read = file => {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const rows = lines.map(line => JSON.parse(line)).sort((a, b) => b.wall - a.wall);
  const began = Math.min(...rows.map(row => row.ended - row.wall));
  return { status: 0, wall: Math.max(...rows.map(row => row.ended)) - began, rows };
};

/** The same of a run; the tests' own output goes to the terminal. */
const measure = args => {
  const folder = mkdtempSync(join(tmpdir(), 'bahnpost-times-'));
  const file = join(folder, 'times');
  const env = { ...process.env, BAHNPOST_TIMES: file };
  const { status } = spawnSync('npm', ['test', '--', ...args], { cwd: root, stdio: 'inherit', env });
  const measured = read(file);
  rmSync(folder, { recursive: true });
  return { ...measured, status };
};

const sum = (rows, of) => Math.round(rows.reduce((all, row) => all + row[of], 0));

const cells = ({ path, wall, tests, programs }) =>
  `| ${path.slice(path.lastIndexOf('/test/') + 1)} | ${wall.toFixed(1)} | ${tests.toFixed(1)} | ${programs.toFixed(1)} |`;

const table = rows => [
  '| test file | wall | its process | its programs |',
  '| --- | --: | --: | --: |',
  ...rows.map(cells),
];

const summary = ({ wall, rows }) => {
  const machine = `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  const processors = `${sum(rows, 'tests')} s of processor time in the tests' own processes, ${sum(rows, 'programs')} s in programs that single files start`;
  return `${rows.length} files in ${Math.round(wall)} s of wall (${machine}): ${processors}.`;
};

const write = async measured => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${DOCUMENT} has no place for the table: ${BEGIN} … ${END}`);
  const body = [
    summary(measured),
    '<details><summary>All test files, in seconds</summary>',
    table(measured.rows).join('\n'),
    '</details>',
  ];
  const whole = `${before}${BEGIN}\n\n${body.join('\n\n')}\n\n${END}${after}`;
  writeFileSync(DOCUMENT, (await format(DOCUMENT, whole)).code);
};

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, from: { type: 'string' } },
  allowPositionals: true,
});
const measured = values.from === undefined ? measure(positionals) : read(values.from);
console.log([...table(measured.rows.slice(0, LONGEST)), '', summary(measured)].join('\n'));
if (values.write) await write(measured);
process.exit(measured.status);
