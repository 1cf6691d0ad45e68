import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { faultsOf } from '../../scripts/templates/check.js';
import { templatesIn } from '../../scripts/templates/sources.js';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bahnpost-templates-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const models = (card: string, page = ''): string => `
  interface Card { readonly id: string; readonly about?: string; ${card} }
  interface Lists { readonly heading: string; readonly cards: readonly Card[]; readonly kind: 'one' | 'two'; ${page} }
  export interface Frame { readonly title: string }
  export interface PageModels { readonly lists: Lists }
`;

/** A page that fits its model. */
const page = [
  "{{#> layout}}<h1>{{heading}}: {{t 'count' count=cards.length}}</h1>",
  '{{#each cards}}{{> card lead=@root.heading}}{{else}}{{t "none"}}{{/each}}',
  "{{#if (eq kind 'one')}}1{{/if}}",
  '{{/layout}}',
];

const card = "<p>{{lead}} {{id}} {{../../kind}}{{#if about}}{{t 'said' text=about}}{{/if}}</p>";

const texts: { readonly [key: string]: string } = {
  count: '{count} cards',
  none: 'None',
  said: 'Said: {text}',
};

interface Planted {
  readonly page?: readonly string[];
  readonly card?: string;
  readonly layout?: string;
  readonly models?: string;
  readonly more?: { readonly [partial: string]: string };
}

/** What is wrong with the project above, with something changed. */
const faultsWith = (planted: Planted = {}): readonly string[] => {
  const files = {
    'page/lists.hbs': (planted.page ?? page).join('\n'),
    'partial/card.hbs': planted.card ?? card,
    'partial/layout.hbs': planted.layout ?? '<title>{{frame.title}}</title>{{> @partial-block}}',
    ...planted.more,
    'models.ts': planted.models ?? models(''),
  };
  for (const folder of ['page', 'partial']) {
    rmSync(join(root, folder), { recursive: true, force: true });
    mkdirSync(join(root, folder));
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const file = join(root, 'models.ts');
  const program = ts.createProgram([file], { strict: true, noLib: false, lib: ['lib.es5.d.ts'], types: [] });
  return faultsOf({
    root,
    program,
    sets: [
      {
        templates: templatesIn(root, 'page', '.hbs'),
        kit: { partials: templatesIn(root, 'partial', '.hbs'), helpers: {}, text: key => texts[key] },
      },
    ],
    file,
    models: 'PageModels',
    beside: { frame: 'Frame' },
    isModel: path => path === file,
  }).map(fault => `${fault.file}:${String(fault.line)}: ${fault.what}`);
};

/** The page with something else in the place of a line. */
const pageWith = (line: number, text: string): readonly string[] => page.with(line - 1, text);

test('templates that ask for what their models have, all of it, have no faults', () => {
  expect(faultsWith()).toEqual([]);
});

test.each<[string, Planted, string]>([
  [
    'a field that the model has not',
    { page: pageWith(3, "{{lead}}{{#if (eq kind 'one')}}1{{/if}}") },
    'page/lists.hbs:3: lead: there is no lead in Lists',
  ],
  ['one in a partial', { card: `${card}{{name}}` }, 'partial/card.hbs:1: name: there is no name in Card'],
  ['one around it', { card: `${card}{{../name}}` }, 'partial/card.hbs:1: ../name: there is no name in Card'],
  [
    'one of the whole page',
    { card: `\n${card}{{@root.name}}` },
    'partial/card.hbs:2: @root.name: there is no name in Lists',
  ],
  [
    'one of what stands beside each model',
    { layout: '{{frame.title}}{{frame.name}}{{> @partial-block}}' },
    'partial/layout.hbs:1: frame.name: there is no name in Frame',
  ],
  [
    'a field that no template asks for',
    { models: models('readonly size: number;') },
    'models.ts:2: no template asks for Card.size',
  ],
  [
    'a page whose fields nobody asks for',
    { models: models('', 'readonly more: { readonly deep: string };') },
    'models.ts:3: no template asks for Lists.more',
  ],
  [
    'a text that there is not',
    { card: card.replace("'said'", "'sad'") },
    "partial/card.hbs:1: there is no text 'sad'",
  ],
  [
    'a name that the text asks for and does not get',
    { page: pageWith(1, "{{#> layout}}{{heading}}{{cards.length}}{{t 'count'}}") },
    "page/lists.hbs:1: the text 'count' asks for count",
  ],
  [
    'a name that the text does not ask for',
    { page: pageWith(3, "{{t 'none' count=2}}{{#if (eq kind 'one')}}1{{/if}}") },
    "page/lists.hbs:3: the text 'none' asks for no count",
  ],
  [
    'a name that there may not be',
    { card: "{{lead}} {{id}} {{t 'said' text=about}}{{../../kind}}" },
    "partial/card.hbs:1: there may be no text for the text 'said'",
  ],
  [
    'something that is no text',
    { page: pageWith(3, "{{cards}}{{#if (eq kind 'one')}}1{{/if}}") },
    'page/lists.hbs:3: {{cards}} is readonly Card[], which is no text',
  ],
  [
    'a list that is none',
    { page: pageWith(3, '{{#each kind}}{{/each}}') },
    'page/lists.hbs:3: kind is "one" | "two", which is no list',
  ],
  [
    'a value that there never is',
    { page: pageWith(3, "{{#if (eq kind 'three')}}3{{/if}}") },
    'page/lists.hbs:3: kind is never \'three\', but "one" | "two"',
  ],
  [
    'what a partial is called with and does not ask for',
    { card: card.replace('{{lead}}', '') },
    'page/lists.hbs:2: the partial card asks for no lead',
  ],
  [
    'a partial that there is not',
    { page: pageWith(3, '{{kind}}{{> crad}}') },
    'page/lists.hbs:3: there is no partial crad',
  ],
  [
    'a partial that nobody uses',
    { more: { 'partial/old.hbs': '' } },
    'partial/old.hbs:1: no template uses it',
  ],
  ['a page without a model', { more: { 'page/new.hbs': '' } }, "page/new.hbs:1: PageModels has no 'new'"],
  [
    'a model without a page',
    { models: models('').replace('readonly lists: Lists', 'readonly lists: Lists; readonly old: Card') },
    "models.ts:5: there is no template 'old'",
  ],
  [
    'a type that says nothing',
    {
      models: models('').replace(
        'readonly cards: readonly Card[]',
        'readonly cards: readonly Card[]; readonly one: object',
      ),
      page: pageWith(3, '{{kind}}{{one.id}}'),
    },
    'page/lists.hbs:3: one.id: its type does not say what it is',
  ],
  [
    'a helper that there is not',
    { page: pageWith(3, '{{kind}}{{#if (ne kind "one")}}{{/if}}') },
    'page/lists.hbs:3: there is no helper ne',
  ],
])('it finds %s', (_, planted, fault) => {
  expect(faultsWith(planted)).toEqual([fault]);
});

test('a partial may say what there may not be', () => {
  const name = '{{! may lack: name }}';
  expect(faultsWith({ card: `${name}${card}{{name}}` })).toEqual([]);
  expect(faultsWith({ card: `${name}${card}{{name}}{{nick}}` })).toHaveLength(1);
});
