import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptFiles, sourcesKey } from '../../src/http/kept-files.js';

let root: string;
let bundled: number;

beforeEach(async () => {
  bundled = 0;
  root = await mkdtemp(join(tmpdir(), 'bahnpost-kept-'));
  for (const folder of ['src/web', 'src/db/generated', 'templates/page', 'assets'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'src/web/main.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What a start of the service is given, as text. */
const start = async (): Promise<readonly string[]> => {
  const files = await keptFiles(root, () => {
    bundled += 1;
    return Promise.resolve([{ name: 'main-en.js', content: Buffer.from(`bundle ${String(bundled)}`) }]);
  });
  return files.map(({ name, content }) => `${name}: ${content.toString()}`);
};

const kept = (): Promise<readonly string[]> => readdir(join(root, 'dist/public'));

test('what was bundled from the same sources is not bundled again', async () => {
  expect(await start()).toEqual(['main-en.js: bundle 1']);
  expect(await start()).toEqual(['main-en.js: bundle 1']);
});

test.each([
  ['src/web/main.ts', 'two'],
  ['src/web/more.ts', ''],
  ['templates/page/game.hbs', 'one'],
  ['assets/site.css', 'one'],
  ['package.json', '{}'],
  ['package-lock.json', '{}'],
  ['tsconfig.json', '{}'],
])('where %s has changed they are bundled anew, and the former ones are gone', async (path, text) => {
  await start();
  await writeFile(join(root, path), text);
  expect(await start()).toEqual(['main-en.js: bundle 2']);
  expect(await kept()).toEqual([sourcesKey(root)]);
});

test('what is made from the database’s model is no part of them', async () => {
  await start();
  await writeFile(join(root, 'src/db/generated/client.ts'), 'one');
  expect(await start()).toEqual(['main-en.js: bundle 1']);
});

test('what is kept and cannot be read is bundled anew', async () => {
  await start();
  await writeFile(join(root, 'dist/public', sourcesKey(root)), 'half');
  expect(await start()).toEqual(['main-en.js: bundle 2']);
  expect(await start()).toEqual(['main-en.js: bundle 2']);
});

test('where nothing can be kept they are bundled for each start', async () => {
  // A file stands where the folder would be, which is in nobody's power to write to.
  await writeFile(join(root, 'dist'), '');
  expect(await start()).toEqual(['main-en.js: bundle 1']);
  expect(await start()).toEqual(['main-en.js: bundle 2']);
});
