import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresOf, withFigures } from '../../scripts/soak/document.js';
import { commandOf, jobOf, seedOf, type Job } from '../../scripts/soak/job.js';
import { soak, type Wanted } from '../../scripts/soak/soak.js';
import { stages } from '../../scripts/soak/stages.js';
import { openStore } from '../../scripts/soak/store.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahnpost-soak-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that notes that it was run. */
const job = (name: string, program: string, seed: number): Job => ({
  ...{ name, what: `Tries ${name}`, seed, size: '1 game', env: {}, isTests: false },
  command: [
    process.execPath,
    '-e',
    `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'ran'))}, '${name} '); ${program}`,
  ],
});

const good = `console.log('ends: well      3')`;
const bad = `console.error('it is broken'); process.exit(1)`;
const endless = `setInterval(() => {}, 1000)`;

const ran = (): string =>
  existsSync(join(folder, 'ran')) ? readFileSync(join(folder, 'ran'), 'utf8').trim() : '';

const usual: Wanted = { commit: 'abc', long: false, fresh: false, only: [] };

/** Runs stages one after another, as they are described: name and program. */
const run = (
  programs: Readonly<Record<string, string>>,
  wanted: Partial<Wanted> = {},
  { signal = new AbortController().signal, say = (_line: string): void => {} } = {},
) =>
  soak(
    ({ seed }) => Object.entries(programs).map(([name, program]) => job(name, program, seedOf(name, seed))),
    { ...usual, ...wanted },
    { store: openStore(join(folder, 'soak')), atOnce: 1, signal, say },
  );

test('a run that was stopped goes on with the stage that was under way, and with the same seed', async () => {
  const stopping = new AbortController();
  const say = (line: string): void => {
    if (line.startsWith('begins second')) setImmediate(() => stopping.abort());
  };
  const stopped = await run(
    { first: good, second: endless, third: good },
    {},
    { signal: stopping.signal, say },
  );
  expect(stopped.results.map(({ name }) => name)).toEqual(['first']);
  expect(stopped.run.isWhole).toBe(false);
  const gone = await run({ first: bad, second: good, third: good });
  expect(gone.run).toMatchObject({ seed: stopped.run.seed, begun: stopped.run.begun, isWhole: true });
  expect(gone.results.map(({ name, passed, seed }) => [name, passed, seed])).toEqual(
    ['first', 'second', 'third'].map(name => [name, true, seedOf(name, stopped.run.seed)]),
  );
  expect(
    ran()
      .split(' ')
      .filter(name => name !== 'second'),
  ).toEqual(['first', 'third']);
});

test('a stage that fails keeps no other from its turn; it is said how to run it again, and what it printed is kept', async () => {
  const said: string[] = [];
  const { results, jobs } = await run({ first: bad, second: good }, {}, { say: line => said.push(line) });
  expect(results.map(({ passed, counts }) => [passed, counts])).toEqual([
    [false, {}],
    [true, { well: 3 }],
  ]);
  expect(readFileSync(results[0]!.log, 'utf8')).toBe('it is broken\n');
  expect(said.join('\n')).toContain(`again: ${commandOf(jobs[0]!)}`);
});

test.each<[string, Partial<Wanted>, string]>([
  ['the same again', {}, 'a b a b'],
  ['one stage alone', { only: ['b'] }, 'a b b'],
  ['one stage alone with another seed', { only: ['b'], seed: 4 }, 'a b b'],
])('after a whole run: %s', async (_name, wanted, expected) => {
  await run({ a: good, b: good }, { seed: 3 });
  const { run: next, results } = await run({ a: good, b: good }, wanted);
  expect(ran()).toBe(expected);
  // With the same seed the figures of both belong together.
  expect(next.isWhole).toBe(wanted.seed === undefined);
  expect(results.find(({ name }) => name === 'b')!.seed).toBe(seedOf('b', next.seed));
});

test.each<[string, Partial<Wanted>, string]>([
  ['goes on', {}, 'a b'],
  ['begins anew where that is wished', { fresh: true }, 'a a b'],
  ['begins anew for another commit', { commit: 'def' }, 'a a b'],
  ['begins anew for other sizes', { long: true }, 'a a b'],
  ['begins anew for another seed', { seed: 4 }, 'a a b'],
])('after a part: %s', async (_name, wanted, expected) => {
  await run({ a: good, b: good }, { seed: 3, part: { number: 1, of: 2 } });
  expect(ran()).toBe('a');
  expect((await run({ a: good, b: good }, wanted)).run.isWhole).toBe(true);
  expect(ran()).toBe(expected);
});

test('a stage that does not exist is named', async () => {
  await expect(run({ a: good }, { only: ['b'] })).rejects.toThrow('there is no stage b');
});

test('the figures of a run take the place of the last ones; what is written around them stays', async () => {
  const { run: done, jobs, results } = await run({ first: bad, second: good }, { seed: 7 });
  const file = new URL('../../docs/soak.md', import.meta.url);
  const before = readFileSync(file, 'utf8');
  const after = withFigures(before, figuresOf(done, jobs, results));
  expect(withFigures(after, figuresOf(done, jobs, results))).toBe(after);
  expect(after).toContain(before.slice(0, before.indexOf('<!-- figures')));
  expect(after).toContain('commit abc, seed 7');
  expect(after).toMatch(/1 of 2 stages failed/);
  expect(after).toMatch(/\| `second` +\| Tries second +\| 1 game +\| \d+ \| \d+ \| passed; well 3 \|/);
  expect(after.split('Failed:')[1]).toContain(commandOf(jobs[0]!));
  expect(() => withFigures('# Empty', '')).toThrow('lacks');
});

test('stages have names of their own, files that exist, and programs that are scripts', () => {
  expect(new Set(stages.map(({ name }) => name)).size).toBe(stages.length);
  const root = new URL('../../', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { scripts: object };
  for (const stage of stages)
    if ('tests' in stage)
      for (const path of stage.tests) expect([path, existsSync(new URL(path, root))]).toEqual([path, true]);
    else expect(scripts).toHaveProperty(stage.program);
});

test('a stage is run as a person would run it', () => {
  const seeds = { a: seedOf('a', 5), b: seedOf('b', 5) };
  const tests = jobOf(
    { name: 'a', what: '', tests: ['test/a.test.ts'], sizes: { moveRaces: [20, 200], games: [1, 2] } },
    { seed: 5, long: false },
  );
  expect(tests.size).toBe('20 move races, 1 games');
  expect(commandOf(tests)).toBe(
    `BAHNPOST_SEED=${seeds.a} BAHNPOST_MOVE_RACES=20 BAHNPOST_GAMES=1 npm test -- --runTestsByPath test/a.test.ts`,
  );
  const games = jobOf(
    { name: 'b', what: '', program: 'simulate', words: ['1830', 'random'], games: [30, 300] },
    { seed: 5, long: true },
  );
  expect(commandOf(games)).toBe(`npm run simulate -- 1830 random 300 ${seeds.b}`);
  expect(seeds.a).not.toBe(seeds.b);
});
