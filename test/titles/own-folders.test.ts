import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { completeSettings, Illegal, type Settings, type Title } from '../../src/engine/core/index.js';
import { defineRailTitle, type RailTitle } from '../../src/engine/rail/define.js';
import { titles } from '../../src/titles/registry.js';

/*
 * A title is found in its own folder alone: no other file names its companies, privates, moves,
 * steps, facts, questions or powers.
 */

const root = join(import.meta.dirname, '..', '..', 'src');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(file => !file.startsWith('db/generated/'));

const folders = readdirSync(join(root, 'titles'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

/** In a title's own folder. Two games may have a company or a step of the same name; no title imports another. */
const isOfTitles = (file: string): boolean => new RegExp(`^titles/(${folders.join('|')})/`).test(file);

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
    .filter(({ file }) => file.startsWith(`titles/${id}/rules/`))
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

const engineTexts = new Set(
  all.filter(({ file }) => file.startsWith('engine/')).flatMap(({ texts }) => texts),
);

/** Names that a title without the kit has and the core has not: those of two words, because others are anybody's. */
const namesBesideTheKit = ({ id, settings }: Title): ReadonlySet<string> => {
  const names = [
    ...kindsIn(id),
    ...all.filter(({ file }) => file.startsWith(`titles/${id}/rules/`)).flatMap(({ texts }) => texts),
    ...settings.map(setting => setting.id),
  ];
  return new Set([id, ...names.filter(name => /^[a-z]+(?:-[a-z]+)+$/.test(name) && !engineTexts.has(name))]);
};

/** Its games: with each preset, and with the last values of all settings that go together. */
const gamesOf = (title: RailTitle): readonly ReturnType<RailTitle['game']>[] => {
  const fits = (chosen: Settings): boolean => {
    try {
      completeSettings(title.settings, chosen);
      return true;
    } catch (error) {
      if (error instanceof Illegal) return false;
      throw error;
    }
  };
  const last = title.settings.reduce<Settings>((row, { id, values }) => {
    const next = { ...row, [id]: values.at(-1)! };
    return fits(next) ? next : row;
  }, {});
  return [last, ...(title.presets ?? []).map(({ settings }) => settings)]
    .filter(fits)
    .map(chosen => title.game(completeSettings(title.settings, chosen)));
};

/** Names that a title has and the kit has not. */
const namesInTheKit = (title: RailTitle): ReadonlySet<string> => {
  const base = bare(title).game({});
  const shared = new Set([...Object.keys(base.moves), ...base.steps.map(({ name }) => name), ...engineTexts]);
  const names = gamesOf(title).flatMap(game => [
    ...game.data.companies.map(({ id }) => id),
    ...game.data.privates.map(({ id }) => id),
    ...Object.keys(game.moves),
    ...game.steps.map(({ name }) => name),
  ]);
  names.push(title.id, ...kindsIn(title.id));
  // Companies of some titles have numbers, which say a hundred other things as well.
  return new Set(names.filter(name => !shared.has(name) && !/^\d+$/.test(name)));
};

const ownNames = (title: Title): ReadonlySet<string> =>
  'game' in title ? namesInTheKit(title as unknown as RailTitle) : namesBesideTheKit(title);

describe('what is a title’s own lies in its own folders', () => {
  test.each([...titles.keys()])('nothing of %s is named elsewhere', id => {
    const own = ownNames(titles.get(id)!);
    expect(own.size).toBeGreaterThan(10);
    const found = all
      .filter(({ file }) => !isOfTitles(file))
      .flatMap(({ file, texts }) => texts.filter(text => own.has(text)).map(text => `${file}: ${text}`));
    expect([...new Set(found)]).toEqual([]);
  });

  test('the engine names no title', () => {
    const ids = new Set(titles.keys());
    const engine = all.filter(({ file }) => file.startsWith('engine/'));
    expect(engine.flatMap(({ texts }) => texts).filter(text => ids.has(text))).toEqual([]);
  });
});
