import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSets, knowFolder } from '../../src/cli/data-sets.js';
import { builtInSet, readSet } from '../../src/sets/index.js';
import { titles } from '../../src/titles/registry.js';

const folder = mkdtempSync(join(tmpdir(), 'sets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, more: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...builtInSet.file, name: 'By command', ...more }));
  return file;
};

test('a check tells of each file what it is, or what is wrong with it, and fails where one is wrong', () => {
  const lines: string[] = [];
  const good = written('good.json', { version: '1' });
  const bad = written('bad.json', { version: 2 });
  expect(checkSets([good], line => lines.push(line))).toBe(0);
  expect(checkSets([bad, good], line => lines.push(line))).toBe(1);
  expect(lines[0]).toMatch(
    /good\.json: imperial-steam@[0-9a-f]{16}\tBy command\t1\t1160 of 1238 values reconstructed$/,
  );
  expect(lines[1]).toMatch(/bad\.json: version: 2 is not possible; it may be a text such as "2"\.$/);
  expect(lines).toHaveLength(3);
});

test('games from files are played by the sets of a folder', () => {
  knowFolder(folder);
  const read = readSet(JSON.stringify({ ...builtInSet.file, name: 'By command', version: '1' }));
  expect('set' in read && titles.get(read.set.title)?.id).toBe('set' in read && read.set.title);
});
