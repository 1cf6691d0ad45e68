import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahnpost-times-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a run that has been is told of: the longest file first, from the first begun to the last ended', () => {
  const file = join(folder, 'times');
  const rows = [
    { path: '/somewhere/test/a.test.ts', ended: 103, wall: 3, tests: 2.25, programs: 0 },
    { path: '/somewhere/test/web/b.test.ts', ended: 120, wall: 12, tests: 4, programs: 5.5 },
  ];
  writeFileSync(file, rows.map(row => JSON.stringify(row)).join('\n'));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/times/main.mjs', '--from', file], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout.split('\n').filter(line => line.includes('.test.ts'))).toEqual([
    '| test/web/b.test.ts | 12.0 | 4.0 | 5.5 |',
    '| test/a.test.ts | 3.0 | 2.3 | 0.0 |',
  ]);
  expect(stdout).toContain('2 files in 20 s of wall');
  expect(stdout).toContain('6 s of processor time');
});
