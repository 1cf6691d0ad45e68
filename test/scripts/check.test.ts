import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahnpost-check-'));
  const said = (text: string, code: number): string =>
    `node -e "console.log('${text}'); process.exit(${String(code)})"`;
  const scripts = { fine: said('all is well', 0), wrong: said('line 7 is wrong', 1), last: said('well', 0) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (...names: readonly string[]) =>
  spawnSync(process.execPath, [resolve('scripts/check.mjs'), ...names], { cwd: folder, encoding: 'utf8' });

test('one check that fails fails all, and only what it said is printed', () => {
  const { status, stdout, stderr } = check('fine', 'wrong', 'last');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^ok {3}fine/m);
  expect(stdout).toMatch(/^FAIL wrong/m);
  expect(stdout).toMatch(/^ok {3}last/m);
  expect(stdout).toContain('line 7 is wrong');
  expect(stdout).not.toContain('all is well');
  expect(stderr).toContain('Failed: wrong');
});

test('it passes where all pass', () => {
  expect(check('fine', 'last').status).toBe(0);
});
