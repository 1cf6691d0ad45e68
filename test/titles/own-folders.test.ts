import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { defineRailTitle, type RailTitle } from '../../src/engine/rail/index.js';
import { titles } from '../../src/titles/registry.js';

/*
 * A title is found in its own folders and in lists alone: no other file names its companies, privates, moves,
 * steps, facts, questions or powers.
 */

const root = join(import.meta.dirname, '..', '..', 'src');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(file => !file.startsWith('db/generated/'));

/** Each has one line or two for every title. */
const lists = [
  'titles/registry.ts',
  'present/registry.ts',
  'words/index.ts',
  'words/rules.ts',
  'web/turn/titles.ts',
  'records/eighteenxx/dialects/index.ts',
];

const isOwn = (file: string, id: string): boolean =>
  new RegExp(`(^|/)(titles|dialects)/${id}(/|\\.)`).test(file) || lists.includes(file);

/** The texts in a file's code; what stands in comments may cite a rulebook. */
const textsIn = (file: string): readonly string[] => {
  const texts: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) texts.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
};

const all = filesIn(root).map(file => ({ file, texts: textsIn(file) }));

/** The kinds of facts, questions and powers that a title's types name. */
const kindsIn = (id: string): readonly string[] =>
  all
    .filter(({ file }) => file.startsWith(`titles/${id}/`))
    .flatMap(({ file }) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/readonly kind: '([\w/-]+)'/g),
    ])
    .map(match => match[1]!);

/** What every 18xx has, without any feature. */
const bare = (title: RailTitle): RailTitle =>
  defineRailTitle({
    id: 'bare',
    rules: 1,
    minSeats: 2,
    maxSeats: 6,
    data: title.game({}).data,
    settings: [],
    features: [],
  });

/** Names that a title has and the kit has not. */
const ownNames = (title: RailTitle): ReadonlySet<string> => {
  const base = bare(title).game({});
  const settings = Object.fromEntries(title.settings.map(({ id, values }) => [id, values.at(-1)!]));
  const game = title.game(settings);
  const shared = new Set([
    ...Object.keys(base.moves),
    ...base.steps.map(({ name }) => name),
    ...all.filter(({ file }) => file.startsWith('engine/')).flatMap(({ texts }) => texts),
  ]);
  const names = [
    title.id,
    ...game.data.companies.map(({ id }) => id),
    ...game.data.privates.map(({ id }) => id),
    ...Object.keys(game.moves),
    ...game.steps.map(({ name }) => name),
    ...kindsIn(title.id),
  ];
  return new Set(names.filter(name => !shared.has(name)));
};

describe('what is a title’s own lies in its own folders', () => {
  test.each([...titles.keys()])('nothing of %s is named elsewhere', id => {
    const own = ownNames(titles.get(id) as unknown as RailTitle);
    expect(own.size).toBeGreaterThan(10);
    const found = all
      .filter(({ file }) => !isOwn(file, id))
      .flatMap(({ file, texts }) => texts.filter(text => own.has(text)).map(text => `${file}: ${text}`));
    expect([...new Set(found)]).toEqual([]);
  });

  test('the engine names no title', () => {
    const ids = new Set(titles.keys());
    const engine = all.filter(({ file }) => file.startsWith('engine/'));
    expect(engine.flatMap(({ texts }) => texts).filter(text => ids.has(text))).toEqual([]);
  });
});
