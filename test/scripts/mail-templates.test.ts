import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { faultsOf } from '../../scripts/templates/check.js';
import { mailSets } from '../../scripts/templates/kits.js';

/* Templates of mails are checked as those of pages are; here is what they have besides. */

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bahnpost-mail-templates-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const fitting: { readonly [file: string]: string } = {
  'turn.subject.hbs': "{{t 'yourTurn'}}: {{short}}",
  'turn.txt.hbs': "{{wrap (t 'hello' name=to.name)}}\n{{> tables}}{{section (join names)}}",
  'turn.html.hbs':
    '{{rules}}<p style="{{style \'p\'}}" lang="{{language}}">{{parts.[0].heading}}</p>\n{{#each tables}}{{#with this as |shown|}}{{#each lines}}{{text}} {{shown.columns.length}}{{/each}}{{/with}}{{/each}}',
  'partial/tables.txt.hbs': '{{#each tables}}{{table plain}}{{/each}}',
  'views.ts': `
    interface Plain { readonly columns: readonly { readonly heading: string; readonly number?: true }[]; readonly rows: readonly (readonly string[])[]; readonly details?: readonly string[] }
    interface Shown { readonly plain: Plain; readonly columns: Plain['columns']; readonly lines: readonly { readonly text: string }[] }
    interface Turn {
      readonly short: string; readonly to: { readonly name: string }; readonly names: readonly string[];
      readonly parts: readonly { readonly heading: string }[]; readonly tables: readonly Shown[];
    }
    export interface MailModels { readonly turn: Turn }
  `,
};

/** What is wrong with the mail above, with something changed; a file that is empty is not there. */
const faultsWith = (planted: { readonly [file: string]: string }, keys: readonly string[] = []) => {
  const folder = join(root, 'templates/mail');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'partial'), { recursive: true });
  for (const [name, text] of Object.entries({ ...fitting, ...planted }))
    if (text !== '') writeFileSync(join(folder, name), text);
  const file = join(folder, 'views.ts');
  const program = ts.createProgram([file], { strict: true, noLib: false, lib: ['lib.es5.d.ts'], types: [] });
  return faultsOf({
    root,
    program,
    sets: mailSets(root),
    file,
    models: 'MailModels',
    beside: {},
    texts: { file: 'words.ts', keys },
    isModel: path => path === file,
  }).map(fault => `${fault.file.replace('templates/mail/', '')}:${String(fault.line)}: ${fault.what}`);
};

const replaced = (file: string, from: string, to: string): { readonly [file: string]: string } => ({
  [file]: fitting[file]!.replace(from, to),
});

test('a mail whose subject, text and HTML ask together for all that its model has has no faults', () => {
  expect(faultsWith({}, ['hello', 'yourTurn'])).toEqual([]);
});

test.each<[string, { readonly [file: string]: string }, string]>([
  [
    'what the subject asks for and the model has not',
    replaced('turn.subject.hbs', 'short', 'brief'),
    'turn.subject.hbs:1: brief: there is no brief in Turn',
  ],
  [
    'the same in a partial of the text',
    { 'partial/tables.txt.hbs': `${fitting['partial/tables.txt.hbs']!}{{wrap note}}` },
    'partial/tables.txt.hbs:1: note: there is no note in Turn',
  ],
  [
    'the same in one of a list',
    replaced('turn.html.hbs', 'parts.[0].heading', 'parts.[0].title'),
    'turn.html.hbs:1: parts.0.title: there is no title in { readonly heading: string; }',
  ],
  [
    'the same in what has a name',
    replaced('turn.html.hbs', 'shown.columns.length', 'shown.rows.length'),
    'turn.html.hbs:2: shown.rows.length: there is no rows in Shown',
  ],
  [
    'what the model has and neither subject, text nor HTML asks for',
    replaced('views.ts', 'readonly short: string;', 'readonly short: string; readonly long: string;'),
    'views.ts:5: no template asks for Turn.long',
  ],
  [
    'a helper that texts alone have',
    replaced('turn.html.hbs', '{{rules}}', '{{wrap names.[0]}}'),
    'turn.html.hbs:1: there is no helper wrap',
  ],
  [
    'a list that is joined and is none',
    replaced('turn.txt.hbs', 'join names', 'join to.name'),
    'turn.txt.hbs:2: join: it takes a list of texts',
  ],
  [
    'a text that mails have not',
    replaced('turn.subject.hbs', "'yourTurn'", "'myTurn'"),
    "turn.subject.hbs:1: there is no text 'myTurn'",
  ],
  [
    'a name that a text asks for',
    replaced('turn.txt.hbs', ' name=to.name', ' nick=to.name'),
    "turn.txt.hbs:1: the text 'hello' asks for no nick",
  ],
  ['a mail without a subject', { 'turn.subject.hbs': '' }, "views.ts:8: there is no template 'turn'"],
  ['a mail without a model', { 'late.txt.hbs': 'Late' }, "late.txt.hbs:1: MailModels has no 'late'"],
])('it finds %s', (_, planted, fault) => {
  expect(faultsWith(planted)).toContain(fault);
});

test('it finds a text that no mail says', () => {
  expect(faultsWith({}, ['hello', 'yourTurn', 'urgent'])).toEqual(["words.ts:1: no template says 'urgent'"]);
});
