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

const beginning = (of: string) => ({
  ...{ type: 'order', of, name: of, picture: '<svg/>', price: 10, costs: '$10' },
});

const presenter: Presenter = {
  ...plainPresenter,
  sideActions: () => ['sell'],
  tiles: ({ ask }) =>
    ask === 'act'
      ? {
          heading: 'Main action',
          means: '',
          all: [
            { ...tile('get', ['buy', 'order'], ['buy']), begins: ['coal', 'ore', 'salt'].map(beginning) },
            tile('rest', ['rest']),
            tile('build', ['build']),
          ],
        }
      : undefined,
};

const menu: readonly Option[] = [
  { type: 'buy', fields: { good: { oneOf: ['coal', 'ore'] } } },
  {
    type: 'order',
    fields: { goods: { manyOf: ['coal', 'ore'].map(of => ({ of, most: 2 })), from: 1, to: 3 } },
  },
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

const shown = (wished?: string, of?: string, tried?: Setting['tried']) => {
  const setting = { ...settingFor('act'), ...(tried && { tried }) };
  const all = menuModel(setting, menu, wished === undefined ? {} : { type: wished, of });
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

test('a link beside a tile chooses it with the first of what its form counts', () => {
  const [get, rest] = shown().tiles;
  // Nothing begins with what cannot be had now.
  expect(get!.begins).toEqual(
    ['coal', 'ore'].map(of => ({
      href: `/g/1?do=order&of=${of}#do-order`,
      ...{ says: `order: ${of}, $10`, part: `f.goods+${of}`, picture: '<svg/>', price: 10 },
    })),
  );
  expect(rest!.begins).toEqual([]);
  const counted = (of?: string, tried?: Setting['tried']): readonly (number | undefined)[] => {
    const order = shown('order', of, tried).tiles[0]!.groups.find(({ type }) => type === 'order')!;
    return order.forms[0]!.fields![0]!.counts!.map(({ value }) => value);
  };
  expect(counted('coal')).toEqual([1, 0]);
  expect(counted('ore')).toEqual([0, 1]);
  expect(counted()).toEqual(counted('salt'));
  // What was sent and refused stays as it was filled in.
  expect(counted('ore', { type: 'order', 'f.goods+coal': '2' })).toEqual([2, 0]);
});
