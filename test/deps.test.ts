import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

/**
 * A layer rule with a wrong path lets everything through. So bad imports are planted in a copy of
 * the sources, and each must be found by the rule that is there for it.
 */

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

interface Plant {
  readonly rule: string;
  /** The file the import is planted in; the extension comes by itself. */
  readonly in: string;
  readonly line: string;
  readonly what: string;
}

const plant = (rule: string, what: string, file: string, line: string): Plant => ({
  rule,
  what,
  in: file,
  line,
});

const types = (from: string): string =>
  `import type * as planted from '${from}'; export type P = typeof planted;`;
const values = (from: string): string => `import * as planted from '${from}'; export const p = planted;`;

const plants: readonly Plant[] = [
  plant('input-in-one-place', 'a page has checks of its own', 'http/pages/p1', values('zod')),
  plant(
    'input-in-one-place',
    "a page takes the interface's checks",
    'http/pages/admin/p2',
    values('../../api/schemas.js'),
  ),
  plant('input-is-the-bottom', 'a check knows a page', 'http/input/p1', types('../pages/page.js')),
  plant('core-stands-alone', 'the core imports a Node module', 'engine/core/p1', values('node:fs')),
  plant('core-stands-alone', 'the core imports a package', 'engine/core/p2', values('zod')),
  plant('core-stands-alone', 'the core imports the kit', 'engine/core/p3', types('../rail/index.js')),
  plant(
    'rail-sees-core',
    'the kit imports an inside of the core',
    'engine/rail/p1',
    types('../core/option.js'),
  ),
  plant(
    'rail-sees-core',
    'the kit imports a title',
    'engine/rail/map/p2',
    values('../../../titles/planted/rules/title.js'),
  ),
  plant('rail-sees-core', 'the kit imports Node crypto', 'engine/rail/p3', values('node:crypto')),
  plant(
    'rules-see-engine-and-themselves',
    'a title imports another title',
    'titles/planted/rules/p1',
    values('../../planted-too/rules/title.js'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'a title imports an inside of the variants',
    'titles/planted/rules/p0',
    types('../../../engine/rail/variants/stock.js'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'the rules of a title import its words',
    'titles/planted/rules/p4',
    types('../words/p.js'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'the rules of a title import its drawings',
    'titles/planted/rules/p5',
    values('../present/p.js'),
  ),
  plant(
    'floor-of-engine/rail/variants',
    'a variant imports a habit',
    'engine/rail/variants/p1',
    types('../habits/habit.js'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'a title imports an inside of the kit',
    'titles/planted/rules/p2',
    types('../../../engine/rail/map/best-routes.js'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'a title imports a package',
    'titles/planted/rules/p3',
    values('zod'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'the rules of a title import how another site reads them',
    'titles/planted/rules/p6',
    values('../readings/p.js'),
  ),
  plant(
    'readings-change-rules',
    'how another site reads the rules imports records of it',
    'titles/planted/readings/p1',
    values('../records/p.js'),
  ),
  plant(
    'readings-for-imported-games',
    'drawings import how another site reads the rules',
    'titles/planted/present/p3',
    values('../readings/p.js'),
  ),
  plant(
    'every-folder-of-a-title-has-its-rule',
    'a new folder of a title imports what it likes',
    'titles/planted/more/p1',
    values('node:fs'),
  ),
  plant(
    'titles-are-listed-once',
    'the list of titles imports the service',
    'titles/p1',
    types('../service/p.js'),
  ),
  plant(
    'titles-are-listed-once',
    'the list of titles imports the rules of one',
    'titles/p2',
    values('./planted/rules/title.js'),
  ),
  plant(
    'titles-are-learned-once',
    'what makes titles known imports the service',
    'titles/registry',
    types('../service/p.js'),
  ),
  plant(
    'title-is-put-together',
    'a title is put together with a page',
    'titles/planted/p1',
    types('../../http/p.js'),
  ),
  plant(
    'browsers-read-no-records',
    'a browser reads records',
    'titles/planted/browser',
    values('./records/p.js'),
  ),
  plant(
    'imperial-steam-is-not-18xx',
    'Imperial Steam imports the 18xx kit',
    'titles/imperial-steam/present/p1',
    types('../../../engine/rail/index.js'),
  ),
  plant('board-draws', 'the board imports a Node module', 'board/p1', values('node:fs')),
  plant('board-draws', 'the board imports the words', 'board/p2', values('../words/p.js')),
  plant(
    'words-word-facts',
    'the words import a title',
    'words/p1',
    values('../titles/planted/rules/title.js'),
  ),
  plant('words-word-facts', 'the words import the database', 'words/p2', types('../db/p.js')),
  plant(
    'title-words-see-its-facts',
    'the words of a title import its rules',
    'titles/planted/words/p1',
    values('../rules/title.js'),
  ),
  plant(
    'title-words-see-its-facts',
    'the words of a title import facts of another',
    'titles/planted/words/p2',
    types('../../planted-too/rules/facts.js'),
  ),
  plant(
    'title-shows-itself',
    'the drawings of a title import those of another',
    'titles/planted/present/p1',
    values('../../planted-too/present/p.js'),
  ),
  plant(
    'title-shows-itself',
    'the drawings of a title import the pages',
    'titles/planted/present/p2',
    types('../../../http/p.js'),
  ),
  plant(
    'title-reads-its-records',
    'a reader of records imports the words of its title',
    'titles/planted/records/p1',
    values('../words/p.js'),
  ),
  plant(
    'title-reads-its-records',
    'a reader of records reads a file itself',
    'titles/planted/records/p2',
    values('node:fs'),
  ),
  plant('present-shows-games', 'the presenters import the service', 'present/p1', types('../service/p.js')),
  plant('records-import-records', 'an importer reads a file itself', 'records/p1', values('node:fs')),
  plant('records-import-records', 'an importer imports the database', 'records/p2', types('../db/p.js')),
  plant('sets-make-titles-known', 'a set asks the service', 'sets/p1', types('../service/p.js')),
  plant('sets-make-titles-known', 'a set reads a file itself', 'sets/p2', values('node:fs')),
  plant('release-stands-alone', 'a version reads a file itself', 'release/p1', values('node:fs')),
  plant('release-stands-alone', 'a version asks the service', 'release/p2', types('../service/p.js')),
  plant(
    'library-has-rules-alone',
    'a program installs the service',
    'library/p1',
    types('../service/index.js'),
  ),
  plant('library-has-rules-alone', 'a program installs words', 'library/p2', values('../words/index.js')),
  plant('library-has-rules-alone', 'a program installs a Node module', 'library/p3', values('node:fs')),
  plant('pace-stands-alone', 'time imports a Node module', 'pace/p1', values('node:timers')),
  plant('pace-stands-alone', 'time imports the core', 'pace/p2', types('../engine/core/index.js')),
  plant('pace-by-service-and-jobs', 'a page imports time', 'http/p5', types('../pace/p.js')),
  plant('pace-by-service-and-jobs', 'the database imports time', 'db/p3', types('../pace/p.js')),
  plant('web-runs-in-a-browser', 'the browser imports Node', 'web/p1', values('node:path')),
  plant('web-runs-in-a-browser', 'the browser imports the service', 'web/p2', types('../service/p.js')),
  plant('web-runs-in-a-browser', 'acting imports a page', 'web/turn/p1', types('../../http/p.js')),
  plant('web-runs-in-a-browser', 'acting imports a package', 'web/turn/p2', values('zod')),
  plant(
    'titles-load-one-by-one',
    'a script of all pages imports a title',
    'web/p3',
    values('../titles/planted/rules/title.js'),
  ),
  plant(
    'rules-see-engine-and-themselves',
    'a title imports the whole kit',
    'titles/planted/rules/p7',
    types('../../../engine/rail/index.js'),
  ),
  plant(
    'engine-by-its-doors',
    'a page imports an inside of the kit',
    'http/p9',
    types('../engine/rail/setup.js'),
  ),
  plant(
    'engine-by-its-doors',
    'the service goes past the front door',
    'service/p1',
    types('../engine/core/play.js'),
  ),
  plant('db-is-the-bottom', 'the database imports the service', 'db/p1', types('../service/p.js')),
  plant('db-is-the-bottom', 'the database imports the 18xx kit', 'db/p2', types('../engine/rail/index.js')),
  plant('mail-knows-no-game', 'the mail imports the engine', 'mail/p1', types('../engine/core/index.js')),
  plant('service-is-not-http', 'the service imports express', 'service/p2', values('express')),
  plant('service-is-not-http', 'the service names types of express', 'service/p3', types('express')),
  plant('service-is-not-http', 'the service sends a mail', 'service/p4', values('nodemailer')),
  plant('service-is-not-http', 'the service imports a page', 'service/p5', types('../http/p.js')),
  plant(
    'service-knows-no-18xx',
    'the service imports the 18xx kit',
    'service/p6',
    types('../engine/rail/index.js'),
  ),
  plant(
    'service-knows-no-18xx',
    'the service imports a title',
    'service/p7',
    values('../titles/planted/rules/title.js'),
  ),
  plant(
    'floor-of-engine/rail-itself',
    'what all parts of the kit share imports a part',
    'engine/rail/p4',
    types('./company/p.js'),
  ),
  plant(
    'floor-of-engine/rail/map',
    'the map imports the companies',
    'engine/rail/map/p1',
    types('../company/p.js'),
  ),
  plant(
    'floor-of-engine/rail/action',
    'reading an action imports the shares beside it',
    'engine/rail/action/p1',
    values('../shares/p.js'),
  ),
  plant(
    'floor-of-engine/rail/shares',
    'the shares import the companies',
    'engine/rail/shares/p1',
    values('../company/p.js'),
  ),
  plant(
    'floor-of-engine/rail/company',
    'the companies import the stock',
    'engine/rail/company/p1',
    types('../stock/p.js'),
  ),
  plant(
    'floor-of-engine/rail/stock',
    'the stock imports the trains',
    'engine/rail/stock/p1',
    values('../train/p.js'),
  ),
  plant(
    'floor-of-engine/rail/train',
    'the trains import the moves',
    'engine/rail/train/p1',
    values('../move/p.js'),
  ),
  plant(
    'floor-of-engine/rail/move',
    'the moves import the rounds',
    'engine/rail/move/p1',
    types('../round/p.js'),
  ),
  plant(
    'floor-of-engine/rail/auction',
    'an auction imports the standing orders',
    'engine/rail/auction/p1',
    types('../orders/p.js'),
  ),
  plant(
    'floor-of-engine/rail/round',
    'the rounds import the standing orders',
    'engine/rail/round/p1',
    types('../orders/p.js'),
  ),
  plant(
    'floor-of-engine/rail/habits',
    'the habits import the standing orders beside them',
    'engine/rail/habits/p1',
    types('../orders/p.js'),
  ),
  plant(
    'floor-of-engine/rail/mechanisms',
    'a mechanism imports the standing orders beside it',
    'engine/rail/mechanisms/p1',
    types('../orders/p.js'),
  ),
  plant(
    'floor-of-engine/rail/search',
    'thinking ahead imports what a score is made of',
    'engine/rail/search/p1',
    values('../score.js'),
  ),
  plant(
    'mcp-knows-the-interface-alone',
    'what language models can do imports the service',
    'mcp/p1',
    values('../service/p.js'),
  ),
  plant(
    'floor-of-engine/rail/orders',
    'the standing orders import the front door',
    'engine/rail/orders/p1',
    types('../index.js'),
  ),
  plant(
    'questions-come-from-above',
    'a company asks what is to be decided next',
    'engine/rail/company/p2',
    types('../demands.js'),
  ),
  plant(
    'every-folder-of-engine/rail-has-its-floor',
    'a new folder of the kit imports the map',
    'engine/rail/planted/p1',
    types('../map/p.js'),
  ),
  plant(
    'floor-of-service-itself',
    'what all use cases share imports one',
    'service/p12',
    types('./clocks/p.js'),
  ),
  plant(
    'floor-of-service-itself',
    'what all use cases share imports the list of listeners',
    'service/p13',
    values('./listeners.js'),
  ),
  plant('floor-of-service/clocks', 'the clocks import the log', 'service/clocks/p1', types('../log/p.js')),
  plant(
    'floor-of-service/log',
    'the log imports the standing orders',
    'service/log/p1',
    values('../orders/p.js'),
  ),
  plant(
    'floor-of-service/log',
    'the log imports the post beside it',
    'service/log/p2',
    types('../post/p.js'),
  ),
  plant(
    'floor-of-service/post',
    'the outbox imports what goes out',
    'service/post/p1',
    values('../delivery/p.js'),
  ),
  plant(
    'floor-of-service/prefs',
    'the choices import the accounts',
    'service/prefs/p1',
    types('../account/p.js'),
  ),
  plant(
    'floor-of-service/account',
    'the accounts import the tables',
    'service/account/p1',
    values('../tables/p.js'),
  ),
  plant(
    'floor-of-service/computer',
    'the moves of the service import the tables',
    'service/computer/p1',
    types('../tables/p.js'),
  ),
  plant(
    'floor-of-service/orders',
    'the standing orders import the votes',
    'service/orders/p1',
    types('../votes/p.js'),
  ),
  plant(
    'floor-of-service/throttle',
    'the pace imports what goes out',
    'service/throttle/p1',
    types('../delivery/p.js'),
  ),
  plant('floor-of-service/chat', 'the chat imports the tables', 'service/chat/p1', values('../tables/p.js')),
  plant(
    'floor-of-service/tables',
    'the tables import the votes',
    'service/tables/p1',
    values('../votes/p.js'),
  ),
  plant(
    'floor-of-service/channels',
    'the channels import what goes out',
    'service/channels/p1',
    types('../delivery/p.js'),
  ),
  plant(
    'floor-of-service/inbound',
    'the replies import what the operator does',
    'service/inbound/p1',
    values('../operator/p.js'),
  ),
  plant('floor-of-service/live', 'what is new imports the votes', 'service/live/p1', values('../votes/p.js')),
  plant(
    'floor-of-service/personal-data',
    'leaving imports what an operator does',
    'service/personal-data/erase/p1',
    values('../../operator/p.js'),
  ),
  plant(
    'floor-of-service/votes',
    'the votes import the end of times',
    'service/votes/p1',
    values('../timeouts/p.js'),
  ),
  plant(
    'floor-of-service/operator',
    'the operator imports what goes out',
    'service/operator/p1',
    types('../delivery/p.js'),
  ),
  plant(
    'floor-of-service/timeouts',
    'the end of times imports the operator',
    'service/timeouts/p1',
    values('../operator/p.js'),
  ),
  plant(
    'floor-of-service/delivery',
    'what goes out imports the front door',
    'service/delivery/p1',
    types('../index.js'),
  ),
  plant(
    'every-folder-of-service-has-its-floor',
    'a new folder imports the log',
    'service/planted/p1',
    values('../log/p.js'),
  ),
  plant('http-goes-through-service', 'a page imports the database', 'http/p1', values('../db/p.js')),
  plant('http-goes-through-service', 'a page sends a mail', 'http/p2', values('nodemailer')),
  plant('jobs-are-not-http', 'a job imports express', 'jobs/p1', values('express')),
  plant('nobody-imports-the-commands', 'a page imports a command', 'http/p3', types('../cli/p.js')),
  plant('prisma-only-in-db', 'the service imports Prisma', 'service/p8', types('@prisma/client')),
  plant(
    'prisma-only-in-db',
    'a job imports the generated client',
    'jobs/p2',
    types('../db/generated/client.js'),
  ),
  plant('config-is-read-once', 'the service reads the environment', 'service/p9', types('../config.js')),
  plant('main-alone-runs', 'the service starts a process', 'service/p11', values('../run/p.js')),
  plant('running-is-not-a-command', 'the start imports a command', 'run/p1', values('../cli/p.js')),
  plant('every-folder-has-its-rule', 'a new folder imports what it likes', 'planted/p1', values('node:fs')),
  plant('tests-stay-outside', 'a source imports a test', 'mail/p2', values('../../test/planted.js')),
  plant('no-cycles', 'two files need each other', 'jobs/p3', values('./p4.js')),
  plant('found', 'an import leads nowhere', 'http/p4', values('./nowhere.js')),
  plant(
    'declared',
    'the service needs a package that is not installed with it',
    'service/p10',
    values('supertest'),
  ),
];

/** What the planted imports lead to, where it need not be in the sources. */
const targets: { readonly [file: string]: string } = {
  ...Object.fromEntries(
    ['service', 'words', 'db', 'http', 'cli', 'pace', 'run'].map(layer => [
      `src/${layer}/p.ts`,
      'export const p = 1;',
    ]),
  ),
  ...Object.fromEntries(
    ['map', 'shares', 'company', 'stock', 'train', 'move', 'round', 'orders'].map(folder => [
      `src/engine/rail/${folder}/p.ts`,
      'export const p = 1;',
    ]),
  ),
  ...Object.fromEntries(
    ['clocks', 'log', 'post', 'orders', 'account', 'tables', 'votes', 'timeouts', 'operator', 'delivery'].map(
      folder => [`src/service/${folder}/p.ts`, 'export const p = 1;'],
    ),
  ),
  'src/titles/planted/rules/title.ts': 'export const p = 1;',
  'src/titles/planted/words/p.ts': 'export const p = 1;',
  'src/titles/planted/present/p.ts': 'export const p = 1;',
  'src/titles/planted/records/p.ts': 'export const p = 1;',
  'src/titles/planted/readings/p.ts': 'export const p = 1;',
  'src/titles/planted-too/rules/title.ts': 'export const p = 1;',
  'src/titles/planted-too/rules/facts.ts': 'export type P = 1;',
  'src/titles/planted-too/present/p.ts': 'export const p = 1;',
  'src/jobs/p4.ts': values('./p3.js'),
  'src/db/generated/client.ts': 'export const p = 1;',
  'src/config.ts': 'export const p = 1;',
  'test/planted.ts': 'export const p = 1;',
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const copy = mkdtempSync(join(tmpdir(), 'bahnpost-deps-'));

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), `${text}\n`);
};

const cruise = (): readonly Violation[] => {
  const bin = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [bin, 'src', '--output-type', 'json', '--preserve-symlinks'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${stderr}${stdout}`);
  return (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary.violations;
};

let violations: readonly Violation[] = [];

beforeAll(() => {
  for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'src'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, text] of Object.entries(targets)) put(file, text);
  for (const { in: file, line } of plants) put(`src/${file}.ts`, line);
  violations = cruise();
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe('a planted import is caught', () => {
  test.each(plants)('$rule: $what', ({ rule, in: file }) => {
    const caught = violations.filter(v => v.from === `src/${file}.ts`).map(v => v.rule.name);
    expect(caught).toContain(rule);
  });
});

test('every rule has a planted import that it catches', () => {
  const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { name: string }[];
  };
  expect([...new Set(plants.map(p => p.rule))].sort()).toEqual(config.forbidden.map(r => r.name).sort());
});
