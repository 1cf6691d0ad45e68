import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { gamesOf, railTitles } from './games.js';
import {
  codesIn,
  collect,
  declared,
  fieldsIn,
  lastArguments,
  notesIn,
  sourcesOf,
  valuesOf,
  type Source,
} from './sources.js';

/*
 * What is a title's own has its words in the folder of the title. A word of it in a shared file would be the
 * beginning of a file that every title edits.
 */

/** All that code calls things by which are worded. */
const wordsOf = (sources: readonly Source[]): readonly string[] => [
  ...declared(sources, /(Fact|Ask|Round|Stop)$/).map(({ kind }) => kind),
  ...declared(sources, /Order$/, 'type').map(({ type }) => String(type)),
  ...valuesOf(sources, 'type'),
  ...valuesOf(sources, 'what'),
  ...valuesOf(sources, 'reason'),
  ...codesIn(sources),
  ...fieldsIn(sources),
  ...notesIn(sources),
  ...lastArguments(sources, 'moveMarker', 'closeCompany'),
];

const kit = sourcesOf('engine/core', 'engine/rail');

/** What the core leaves it to titles to say, with words of its own. */
const ofContract = ['setting-needs-other-seats'];

const ofKit: ReadonlySet<string> = new Set([...wordsOf(kit), ...ofContract]);

/** The title's own: what its files call by a word that the kit has not. */
const ownOf = (id: string): ReadonlySet<string> =>
  new Set(wordsOf(sourcesOf(`titles/${id}`)).filter(word => !ofKit.has(word)));

const shared = sourcesOf('words').filter(({ path }) => !path.startsWith('words/titles/'));

/** Every text and every name of a property in a file. */
const saidIn = (source: Source): readonly string[] =>
  collect([source], node => {
    if (ts.isStringLiteralLike(node)) return node.text;
    return ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) ? node.name.getText() : undefined;
  });

test('1849 has words of its own', () => {
  expect([...ownOf('1849')]).toEqual(
    expect.arrayContaining(['bond-issued', 'buy-right', 'electrify', 'station', 'hex-resting', 'resting']),
  );
});

test.each(railTitles.map(({ id }) => [id]))('no shared file has a word of %s’s own', id => {
  const own = ownOf(id);
  const found = shared.flatMap(source =>
    saidIn(source).flatMap(word => (own.has(word) ? [`${source.path}: ${word}`] : [])),
  );
  expect(found).toEqual([]);
});

test('no shared file but the list of titles names one', () => {
  const ids = new Set(railTitles.map(({ id }) => id));
  const naming = shared.filter(source => saidIn(source).some(word => ids.has(word.replaceAll("'", ''))));
  expect(naming.map(({ path }) => path)).toEqual(['words/index.ts']);
});

test.each(railTitles.map(title => [title.id, title] as const))(
  'no column, step or trade of %s’s own is in a shared file',
  (id, title) => {
    const games = gamesOf(title);
    const told = games.flatMap(g => [
      ...Object.keys(g.moves),
      ...Object.keys(g.pending),
      ...g.trades.map(({ what }) => what),
      ...g.features.flatMap(feature => (feature.columns ?? []).map(({ name }) => name)),
    ]);
    const inKit = new Set(kit.flatMap(saidIn));
    const own = new Set(told.filter(word => !inKit.has(word)));
    expect(shared.flatMap(saidIn).filter(word => own.has(word))).toEqual([]);
    if (id === '1849') expect(own).toContain('bonds');
  },
);
