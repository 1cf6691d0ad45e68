import { expect, test } from '@jest/globals';
import type { Option } from '../../src/engine/core/index.js';
import { wordsOf } from '../../src/http/wording.js';
import type { Setting } from '../../src/present/menu/field-model.js';
import { menuModel } from '../../src/present/menu/menu-model.js';
import { kindsOnTiles } from '../../src/present/menu/tiles-model.js';
import { plainPresenter, type Presenter } from '../../src/present/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';

const tile = (id: string, types: readonly string[], quick: readonly string[] = []) => ({
  ...{ id, name: id, picture: '<svg/>', types, quick, costs: '' },
});

const presenter: Presenter = {
  ...plainPresenter,
  sideActions: () => ['sell'],
  tiles: ({ ask }) =>
    ask === 'act'
      ? {
          heading: 'Main action',
          means: '',
          all: [tile('get', ['buy', 'order'], ['buy']), tile('rest', ['rest']), tile('build', ['build'])],
        }
      : undefined,
};

const menu: readonly Option[] = [
  { type: 'buy', fields: { good: { oneOf: ['coal', 'ore'] } } },
  { type: 'order', fields: { count: { from: 1, to: 3, by: 1 } } },
  { type: 'rest', fields: {} },
  { type: 'sell', fields: {} },
];

const settingFor = (ask: string): Setting => ({
  ...{ presenter, names: ['anna'], language: 'en', seat: 0, path: '/g/1', ask, key: () => 'key' },
  notation: title1830.notation,
  view: {},
  words: wordsOf({ wordsFor }, { title: title1830.id, seats: [{ name: 'anna' }] }, 'en'),
  whyNot: type =>
    type === 'build' ? { type, heading: type, lines: [{ text: 'No site.' }], more: 0 } : undefined,
});

const shown = (wished?: string) => {
  const all = menuModel(settingFor('act'), menu, wished === undefined ? {} : { type: wished });
  return {
    tiles: all.flatMap(one => ('tiles' in one ? one.tiles.all : [])),
    rest: all.flatMap(one => ('tiles' in one ? [] : [one])),
  };
};

test('moves lie on tiles where one of many kinds is chosen: what goes besides follows, closed', () => {
  const { tiles, rest } = shown();
  expect(tiles.map(({ id, number, chosen, closed }) => [id, number, chosen, closed])).toEqual([
    ['get', 1, false, false],
    ['rest', 2, false, false],
    ['build', 3, false, true],
  ]);
  expect(rest).toMatchObject([{ type: 'sell', open: false, bare: false, forms: [{ primary: false }] }]);
  expect(menuModel(settingFor('other'), menu, {})).not.toContainEqual(expect.objectContaining({ tiles: {} }));
  expect([...kindsOnTiles(settingFor('act'), menu)]).toEqual(['buy', 'order', 'rest', 'build']);
  expect([...kindsOnTiles(settingFor('other'), menu)]).toEqual([]);
});

test('a tile that leaves nothing to choose makes its move; one whose moves are not possible says why', () => {
  const [get, rest, build] = shown().tiles;
  expect(rest!.plays).toMatchObject({ type: 'rest' });
  expect(get).not.toHaveProperty('plays');
  expect(build).toMatchObject({ groups: [], refused: [{ type: 'build', lines: [{ text: 'No site.' }] }] });
  expect(get!.refused).toEqual([]);
});

test('a link chooses the tile of its kind of move; a quick kind is a button for each way, the first form to fill in stands out', () => {
  for (const wished of ['buy', 'order', 'build', 'rest', 'sell']) {
    const { tiles, rest } = shown(wished);
    const chosen = tiles.filter(one => one.chosen).map(({ id }) => id);
    expect([wished, chosen]).toEqual([
      wished,
      { buy: ['get'], order: ['get'], build: ['build'] }[wished] ?? [],
    ]);
    expect(rest[0]!.open).toBe(wished === 'sell');
    expect(rest[0]!.forms[0]!.primary).toBe(wished === 'sell');
  }
  const [buy, order] = shown().tiles[0]!.groups;
  expect(buy).toMatchObject({ quick: true, forms: [{ label: 'coal', primary: false }, { label: 'ore' }] });
  expect(order).not.toHaveProperty('quick');
  expect(order!.forms.map(({ primary }) => primary)).toEqual([true]);
});
