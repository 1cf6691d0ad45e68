import { beforeAll, expect, test } from '@jest/globals';
import { presenterImperialSteam as presenter } from '../../../../src/titles/imperial-steam/present/presenter.js';
import type { Section } from '../../../../src/present/section.js';
import type { SteamState } from '../../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam as title } from '../../../../src/titles/imperial-steam/rules/built-in-title.js';
import { learnWords, type Language } from '../../../../src/words/index.js';
import { layerImperialSteam } from '../../../../src/titles/imperial-steam/words/built-in.js';
import { along, table } from '../../../support/steam-table.js';

beforeAll(() => {
  learnWords(title.id, layerImperialSteam);
});

const names = ['Anna', 'Berta'];

const sectionsOf = (s: SteamState, show?: string, language: Language = 'en'): readonly Section[] =>
  presenter.present({
    view: title.view(s, null),
    seat: null,
    names,
    language,
    ...(show !== undefined && { show }),
  }).sections;

const showsOf = ([map]: readonly Section[]): readonly string[] =>
  map!.layers!.flatMap(({ options }) => options.map(({ show }) => show));

/** Connections that are ringed as a way, by the wide pale line around them. */
const ways = ([map]: readonly Section[]): number => [...map!.svg!.matchAll(/stroke-opacity="0?\.\d/g)].length;

/** Berta has come to Trieste; Anna has a contract and stands at Lilienfeld, six connections from it. */
const reached = (contracts: readonly string[] = []): SteamState => {
  const way = along(
    [1],
    'lilienfeld--mariazell',
    'mariazell--bruck',
    'bruck--graz',
    'graz--st_veit',
    'st_veit--ljubljana',
    'ljubljana--trieste',
  );
  return table({ tracks: { ...way, ...along([0, 1], 'wien--lilienfeld') }, players: [{ contracts }, {}] });
};

const contract = table().display[0]!;

test('the way to Trieste that is paid for is on the map and in words, each connection with who is paid', () => {
  const s = reached([contract]);
  expect(showsOf(sectionsOf(s))).toEqual(['network:0', 'network:1', 'fees:0']);
  const shown = sectionsOf(s, 'fees:0');
  expect(ways(shown)).toBe(6);
  expect(shown[0]!.lines![0]).toMatch(/costs 120\sgulden/);
  expect(shown[0]!.lines!.slice(1)).toHaveLength(6);
  expect(shown[0]!.lines!.at(-1)).toMatch(/^Ljubljana–Trieste: 20\sgulden to Berta\.$/);
  expect(sectionsOf(s, 'fees:0', 'de')[0]!.lines!.at(-1)).toMatch(
    /^Ljubljana–Trieste: 20\sGulden an Berta\.$/,
  );
  // Who pays nothing has no way, whatever the address says.
  for (const show of ['fees:1', 'fees:9', 'network:', 'nothing']) expect(ways(sectionsOf(s, show))).toBe(0);
});

test('as long as nobody has come to Trieste, or without contracts, nobody pays', () => {
  expect(showsOf(sectionsOf(reached([])))).toEqual(['network:0', 'network:1']);
  const early = table({ tracks: along([0], 'wien--lilienfeld'), players: [{ contracts: [contract] }] });
  expect(showsOf(sectionsOf(early))).toEqual(['network:0', 'network:1']);
});

test('a network is its own tracks, with the cities that they join', () => {
  const shown = sectionsOf(reached(), 'network:0');
  expect(ways(shown)).toBe(1);
  expect(shown[0]!.lines).toEqual(['The network of Anna joins Wien, Lilienfeld.']);
  expect(ways(sectionsOf(reached(), 'network:1'))).toBe(7);
});

test('market, factory board and worker board are drawn: what is next stands on gold', () => {
  const gold = (svg: string): number => svg.split('#f0c23c').length - 1;
  const drawn = (id: string, s: SteamState): string => sectionsOf(s).find(one => one.id === id)!.svg!;
  const s = table();
  // A next cube and a next factory for each good.
  expect(gold(drawn('goods', s))).toBe(8);
  expect(gold(drawn('goods', { ...s, market: { ...s.market, coal: 0 } }))).toBe(7);
  const [column] = Object.keys(s.wages);
  const before = drawn('staff', s);
  expect(gold(before)).toBe(Object.keys(s.wages).length);
  expect(drawn('staff', { ...s, wages: { ...s.wages, [column!]: 50 } })).not.toBe(before);
});

test('what a form of numbers comes to is said beside what is needed', () => {
  const s = table({ players: [{ training: [3, 1, 0], goods: { wood: 1, stone: 1, iron: 1, coal: 1 } }] });
  const tallies = title
    .menu(s, 0)
    .flatMap(({ type, fields }) =>
      Object.entries(fields).flatMap(([field, of]) =>
        'manyOf' in of ? [presenter.tally!({ language: 'en', type, field, of })] : [],
      ),
    );
  expect(tallies).toContainEqual(expect.stringMatching(/^Experience \{sum\} of \d$/));
  expect(tallies).toContainEqual(expect.stringMatching(/^Costs \{sum\} of 120\sgulden$/));
  expect(tallies).not.toContain(undefined);
});
