import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A program's own folder, in which the packed engine was installed. */
let home: string;

const run = (program: string, args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(program, args, { cwd: home, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'bahnpost-engine-'));
  await writeFile(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  const packed = run(process.execPath, [resolve('scripts/engine.mjs'), home]);
  expect([packed.status, packed.stderr]).toEqual([0, '']);
  const tarball = (await readdir(home)).find(name => name.endsWith('.tgz'))!;
  const installed = run('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', tarball]);
  expect([installed.status, installed.stderr]).toEqual([0, '']);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('the packed engine', () => {
  test('has the version of the service, its licence, and no package that it needs', async () => {
    const folder = join(home, 'node_modules/bahnpost-engine');
    const ours = JSON.parse(await readFile('package.json', 'utf8')) as { version: string; license: string };
    const told = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
    expect(told).toMatchObject({ version: ours.version, license: ours.license });
    expect(told).not.toHaveProperty('dependencies');
    expect(await readdir(join(home, 'node_modules'))).toEqual(['.package-lock.json', 'bahnpost-engine']);
  });

  test('has rules, and nothing of the service, its words or its pages', async () => {
    const folder = join(home, 'node_modules/bahnpost-engine');
    const files = await readdir(folder, { recursive: true });
    const strange = files.filter(file => {
      const isOurs = /^(library|engine\/(core|rail)|titles\/[^/]+\/(rules|readings))\//.test(file);
      return /\.(js|d\.ts)$/.test(file) && !isOurs;
    });
    expect(strange).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  });

  test('plays the game of its own description to the end, by plain Node', async () => {
    const readme = await readFile('src/library/README.md', 'utf8');
    const [, program] = /```js\n([^`]+)```/.exec(readme)!;
    // The title whose games are over soonest.
    const shorter = program!.replaceAll("'1830'", "'imperial-steam'");
    expect(shorter).not.toBe(program);
    await writeFile(join(home, 'play.js'), shorter);
    const played = run(process.execPath, ['play.js']);
    expect([played.status, played.stderr]).toEqual([0, '']);
    expect(played.stdout.split('\n').length).toBeGreaterThan(100);
    expect(played.stdout).toMatch(/seat: 2/);
  });

  test('tells TypeScript its types, those of 18xx positions among them', async () => {
    await writeFile(
      join(home, 'program.ts'),
      `import { chooseMove, sightIn, titles, type Action, type SeatView } from 'bahnpost-engine';
import { netWorth, POOL, railTitles, searchOf, type RailState } from 'bahnpost-engine/rail';
export const move = (told: SeatView): Action | null => chooseMove(titles.get('1830')!, sightIn(titles.get('1830')!, told));
export const inPool = (s: RailState): number => Object.values(s.companies).filter(({ certs }) => certs.includes(POOL)).length;
export const search = { ...searchOf(railTitles.get('1830')!, netWorth), standing: (s: RailState): number => s.set };
// @ts-expect-error -- a seat is a number
export const wrong = (told: SeatView): string => told.seat;
`,
    );
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
    const tsc = resolve('node_modules/typescript-native/bin/tsc');
    const checked = run(process.execPath, [
      ...[tsc, ...strict, '--module', 'nodenext', '--target', 'es2023', '--types', ''],
      'program.ts',
    ]);
    expect([checked.stdout, checked.status]).toEqual(['', 0]);
  });
});
