import { expect, test } from '@jest/globals';
import ts from 'typescript';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { gamesOf, railTitles } from './games.js';
import {
  codesIn,
  collect,
  declared,
  fieldsIn,
  lastArguments,
  notesIn,
  sourcesOf,
  moveTypes,
  valuesOf,
  type Source,
} from './sources.js';

/*
 * What is a title's own has its words in the folder of the title. A word of it in a shared file would be the
 * beginning of a file that every title edits.
 */

/** Every text and every name of a property in a file. */
const saidIn = (source: Source): readonly string[] =>
  collect([source], node => {
    if (ts.isStringLiteralLike(node)) return node.text;
    return ts.isPropertyAssignment(node) || ts.isPropertySignature(node) ? node.name.getText() : undefined;
  });

/** What the code of a title calls things that are worded. */
const calledIn = (sources: readonly Source[]): readonly string[] => [
  ...declared(sources, /(Fact|Ask|Round|Stop)$/).map(({ kind }) => kind),
  ...declared(sources, /Order$/, 'type').map(({ type }) => String(type)),
  ...moveTypes(sources),
  ...valuesOf(sources, 'reason'),
  ...codesIn(sources),
  ...fieldsIn(sources),
  ...notesIn(sources),
  ...lastArguments(sources, 'moveMarker', 'closeCompany'),
];

/** The same as far as it is found in the title's games. */
const calledBy = (title: RailTitle): readonly string[] =>
  gamesOf(title).flatMap(g => [
    ...Object.keys(g.moves),
    ...Object.keys(g.pending),
    ...g.steps.map(({ name }) => name),
    ...g.trades.map(({ what }) => what),
    ...g.features.flatMap(f => [...(f.columns ?? []), ...(f.playerColumns ?? [])].map(({ name }) => name)),
  ]);

/** What the core leaves it to titles to say, with words of its own. */
const ofContract = ['setting-needs-other-seats'];

const ofEngine: ReadonlySet<string> = new Set([
  ...sourcesOf('engine/core', 'engine/rail').flatMap(saidIn),
  ...ofContract,
]);

/** The title's own: a word that the engine has not. */
const ownOf = (title: RailTitle): ReadonlySet<string> =>
  new Set(
    [
      ...calledIn(sourcesOf(`titles/${title.id}/rules`, `titles/${title.id}/readings`)),
      ...calledBy(title),
    ].filter(word => !ofEngine.has(word)),
  );

const shared = sourcesOf('words');

test('1849 has words of its own', () => {
  const own = ownOf(railTitles.find(({ id }) => id === '1849')!);
  const some = ['bond-issued', 'bond', 'bonds', 'loans', 'buy-right', 'electrify', 'station', 'debt'];
  expect([...own]).toEqual(expect.arrayContaining([...some, 'hex-resting', 'resting', 'last-player']));
});

test.each(railTitles.map(title => [title.id, title] as const))(
  'no shared file has a word of %s’s own',
  (_id, title) => {
    const own = ownOf(title);
    const found = shared.flatMap(source =>
      saidIn(source).flatMap(word => (own.has(word.replaceAll("'", '')) ? [`${source.path}: ${word}`] : [])),
    );
    expect(found).toEqual([]);
  },
);

test('no shared file names a title', () => {
  const naming = shared.filter(({ tree }) => railTitles.some(({ id }) => tree.text.includes(id)));
  expect(naming.map(({ path }) => path)).toEqual([]);
});
