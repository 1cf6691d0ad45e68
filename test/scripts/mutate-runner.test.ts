import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createQuickRunner } from '../../scripts/mutate/in-thread.js';
import type { Runner } from '../../scripts/mutate/with-jest.js';

const root = resolve(import.meta.dirname, '..', '..');

const rules = `
declare const mutant: (id: number) => boolean;
export const isCheap = (price: number): boolean => (mutant(0) ? price <= 3 : price < 3);
export const limit = mutant(1) ? 4 : 5;
export const untested = (): boolean => mutant(2);
export const same = (price: number): number => (mutant(3) ? price + 0 : price);
const known: string[] = [];
export const kept = (): string => (known[0] ??= mutant(4) ? 'broken' : 'whole');
export const rows = (): number => {
  let count = 0;
  while (count < 3 || mutant(5)) count = mutant(5) ? 0 : count + 1;
  return count;
};
`;

const first = `
import { describe, expect, test } from '@jest/globals';
import { isCheap, rows, same } from '../src/rules.js';
test('what costs less than three', () => expect([isCheap(2), isCheap(3)]).toEqual([true, false]));
describe('numbers', () => {
  test.each([1, 2])('%i stays as it is', async price => {
    await Promise.resolve();
    expect(same(price)).toBe(price);
  });
  test('three rows', () => expect(rows()).toBe(3));
});
`;

const second = `
import { expect, test } from '@jest/globals';
import { kept, limit } from '../src/rules.js';
test('no more than five', () => expect(limit).toBe(5));
test('what is kept', () => expect(kept()).toBe('whole'));
`;

let folder: string;
let runner: Runner;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bahnpost-runner-'));
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['src', 'test']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'src', 'rules.ts'), rules);
  writeFileSync(join(folder, 'test', 'first.test.ts'), first);
  writeFileSync(join(folder, 'test', 'second.test.ts'), second);
  runner = await createQuickRunner(folder, ['test'], { without: 'nothing', least: 10_000 });
});

afterAll(async () => {
  await runner.end();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [0, 'noticed', 'a test fails'],
  [1, 'noticed', 'a test of another file than the one that loaded it first fails'],
  [2, 'unseen', 'no test comes past'],
  [3, 'survived', 'nothing changes'],
  [4, 'noticed', 'what is worked out once is worked out anew'],
  [5, 'noticed', 'a test runs in circles'],
  // Again, after workers were ended and began anew.
  [0, 'noticed', 'a test fails'],
  [3, 'survived', 'nothing changes'],
] as const)('mutant %i is %s: %s', async (id, outcome, _why) => {
  expect(await runner.judge(id)).toBe(outcome);
});

test('tests that fail before anything is broken are named', async () => {
  writeFileSync(join(folder, 'test', 'third.test.ts'), second.replace('toBe(5)', 'toBe(6)'));
  await expect(createQuickRunner(folder, ['test/third.test.ts'], { without: 'nothing' })).rejects.toThrow(
    'no more than five',
  );
});
