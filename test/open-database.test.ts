import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from '../src/open-database.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bahnpost-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (): string => join(folder, 'secret');
const four = (): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: 4 }, () => keptSecret(folder)));

test('the secret is made once by whoever comes first, for the owner alone, and stays', async () => {
  const [secret, ...others] = await four();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(others)).toEqual(new Set([secret]));
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await keptSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('an empty one, which a crash left, is made anew', async () => {
  await writeFile(file(), '');
  const [secret, ...others] = await four();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(others)).toEqual(new Set([secret]));
  expect(await readFile(file(), 'utf8')).toBe(secret);
});

test('an empty one beside a database that was made with what it held is named, and left as it is', async () => {
  await writeFile(file(), '');
  await mkdir(join(folder, 'pg'));
  await writeFile(join(folder, 'pg', 'PG_VERSION'), '18\n');
  await expect(keptSecret(folder)).rejects.toThrow(/secret is empty.*put the file back from a copy/);
  expect(await readFile(file(), 'utf8')).toBe('');
});
