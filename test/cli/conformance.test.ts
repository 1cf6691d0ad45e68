import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { conformance } from '../../src/cli/conformance.js';
import { report1856 } from '../support/rails-report.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahnpost-records-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What the command prints for these files, with its exit status. */
const run = (files: { readonly [name: string]: string }): { status: number; printed: string[] } => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const printed: string[] = [];
  const status = conformance([folder], line => printed.push(line.replaceAll(`${folder}/`, '')));
  return { status, printed };
};

test('a report of Rails that the rules agree with is all right', () => {
  expect(run({ 'a.report': report1856 })).toEqual({
    status: 0,
    printed: ['ok   a.report: 117 of 117 events followed'],
  });
});

test('where Rails is known to play otherwise the rule is named, and all is right', () => {
  const report = report1856.replace('CompanyRevenue,GW,50', 'CompanyRevenue,GW,40').split('Payout,Ben')[0]!;
  expect(run({ 'a.report': report.replace('CompanyPaysOutFull,GW,50\n', '') })).toEqual({
    status: 0,
    printed: [
      'ok   a.report: 99 of 99 events followed; 2 where Rails is known to play otherwise',
      '     line 103: GW runs for 40, the rules ask for 50 (1856 §7.5: Rails accepts any income that its players enter)',
      '     line 103: no runs of GW earn 40; it is taken as it is said (1856 §7.5: Rails accepts any income that its players enter)',
    ],
  });
});

test('any other difference is told with its line, and the status says so', () => {
  const report = report1856.replace('Has,GW,240', 'Has,GW,235');
  expect(run({ 'a.report': report, 'b.report': report1856 })).toEqual({
    status: 1,
    printed: [
      'DIFF a.report: 117 of 117 events followed; 1 difference',
      '     line 125: money of GW: Rails 235, the rules 240',
      'ok   b.report: 117 of 117 events followed',
    ],
  });
});

test('what cannot be followed to its end is not all right', () => {
  expect(run({ 'a.report': `${report1856}CompanyOperates,PRR,Ann\n` })).toEqual({
    status: 1,
    printed: [
      'DIFF a.report: 117 of 118 events followed; stopped at line 126: PRR is no company of this game',
    ],
  });
});

test('a report is known by its first line, too; a bad one is refused with its line', () => {
  const { status, printed } = run({ 'a.json': report1856, 'b.report': 'GameIs,1856\nPASSES\n' });
  expect(status).toBe(1);
  expect(printed).toEqual([
    'ok   a.json: 117 of 117 events followed',
    'DIFF b.report: not a record: line 1: wanted players 3–6 instead of 0',
  ]);
});
