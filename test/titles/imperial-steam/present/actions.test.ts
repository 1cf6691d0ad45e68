import { beforeAll, expect, test } from '@jest/globals';
import {
  aheadFrom,
  begin,
  play,
  whyNot,
  type JsonObject,
  type Option,
  type Seat,
} from '../../../../src/engine/core/index.js';
import { wordsOf } from '../../../../src/http/wording.js';
import type { Setting } from '../../../../src/present/menu/field-model.js';
import { menuModel } from '../../../../src/present/menu/menu-model.js';
import { presenterImperialSteam as presenter } from '../../../../src/titles/imperial-steam/present/presenter.js';
import type { Section } from '../../../../src/present/section.js';
import { titleImperialSteam as title } from '../../../../src/titles/imperial-steam/rules/built-in-title.js';
import { mainTiles } from '../../../../src/titles/imperial-steam/rules/position/state.js';
import type { SteamState } from '../../../../src/titles/imperial-steam/rules/position/state.js';
import { languages, learnWords, wordsFor } from '../../../../src/words/index.js';
import { layerImperialSteam } from '../../../../src/titles/imperial-steam/words/built-in.js';
import { readStoredGame } from '../../../support/stored-games.js';

beforeAll(() => {
  learnWords(title.id, layerImperialSteam);
});

/** Positions of a stored game, each after so many moves. */
const positions = ((): readonly SteamState[] => {
  const { start, rows } = readStoredGame('imperial-steam-fixed-2.jsonl');
  let state = begin(title, start, start.draws);
  return [
    state,
    ...rows.map(({ action, draws }) => {
      ({ state } = play(title, state, action, draws));
      return state;
    }),
  ];
})();

const names = ['Anna', 'Berta', 'Carl'];

/** Amounts do not break before their currency. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

const askedAt = (step: number) => {
  const s = positions[step]!;
  const { asked, ask } = title.turn(s);
  const seat = asked[0]!;
  return { s, seat, ask: ask.kind, menu: title.menu(s, seat), view: title.view(s, seat) };
};

const tilesAt = (step: number, language: 'de' | 'en' = 'en') =>
  presenter.tiles!({ ...askedAt(step), language });

test('the eleven main actions are tiles, each with its sign and what it costs now', () => {
  const costs = Object.fromEntries(tilesAt(17)!.all.map(tile => [tile.id, plain(tile.costs)]));
  expect(costs).toEqual({
    track: '1 wood, 1 stone, 1 iron',
    staff: 'from 30 gulden',
    building: 'from 20 gulden',
    production: '',
    goods: 'from 10 gulden',
    locomotive: 'from 10 gulden',
    contract: 'from 1 car',
    charity: '10 gulden a step',
    share: '1 step',
    donation: '+10 gulden',
    pass: 'free',
  });
  expect(plain(tilesAt(17)!.means)).toBe(
    '80 gulden · influence 30 · 1 wood, 1 stone, 1 iron, 1 coal · 4 idle workers',
  );
  // Two of the player's markers lie there already.
  expect(plain(tilesAt(95)!.all.find(({ id }) => id === 'goods')!.costs)).toBe('from 20 gulden + 2 steps');
  expect(plain(tilesAt(95, 'de')!.all.find(({ id }) => id === 'goods')!.costs)).toBe(
    'ab 20 Gulden + 2 Schritte',
  );
});

test('beside the goods are their prices, each a press that begins an order', () => {
  const begins = (step: number) => tilesAt(step)!.all.find(({ id }) => id === 'goods')!.begins!;
  expect(begins(17).map(({ of, price }) => [of, price])).toEqual([
    ['wood', 10],
    ['stone', 10],
    ['iron', 10],
    ['coal', 10],
  ]);
  expect(plain(begins(17)[0]!.costs)).toBe('10 gulden');
});

test('every main action of the rules is on a tile, at every step that asks for one and at no other', () => {
  const besides = ['sell', 'deliver', 'access'];
  for (const step of positions.keys()) {
    if (step === positions.length - 1) break;
    const { ask, menu } = askedAt(step);
    const shown = tilesAt(step);
    expect(shown === undefined).toBe(ask !== 'act');
    if (!shown) continue;
    expect(shown.all.map(({ id }) => id)).toEqual(mainTiles);
    const onTiles = new Set(shown.all.flatMap(({ types }) => types));
    expect(
      menu.map(({ type }) => type).filter(type => !onTiles.has(type) && !besides.includes(type)),
    ).toEqual([]);
    for (const { types, costs } of shown.all)
      expect(costs !== '').toBe(menu.some(({ type }) => types.includes(type)));
    expect(JSON.stringify(shown)).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('of every kind of move that is not possible the rules say why', () => {
  const why = (s: SteamState, seat: Seat, type: string): readonly string[] =>
    whyNot(title, aheadFrom(title, { title: title.id, view: title.view(s, seat) } as never) ?? s, seat, type)
      .filter(one => one.type === type)
      .flatMap(({ reasons }) => reasons.map(({ code }) => code));
  let closed = 0;
  for (const step of positions.keys()) {
    if (step === positions.length - 1) break;
    // Each takes a while.
    if (step % 7 > 0) continue;
    const { s, seat, ask, menu } = askedAt(step);
    if (ask !== 'act') continue;
    for (const type of tilesAt(step)!.all.flatMap(({ types }) => types)) {
      if (menu.some(option => option.type === type)) continue;
      closed += 1;
      expect([step, type, why(s, seat, type).length > 0]).toEqual([step, type, true]);
    }
  }
  expect(closed).toBeGreaterThan(20);
  const { s, seat } = askedAt(56);
  expect(why(s, seat, 'track')).toEqual(['need-goods']);
  // Names that every object has are no kinds of move.
  for (const name of ['constructor', '__proto__', 'toString'])
    expect(whyNot(title, s, seat, name)).toEqual([]);
});

const settingAt = (s: SteamState, seat: Seat, ask: string): Setting => ({
  ...{ presenter, names, language: 'en', seat, path: '/g/1', ask, key: () => 'key' },
  notation: title.notation,
  view: title.view(s, seat),
  words: wordsOf({ wordsFor }, { title: title.id, seats: names.map(name => ({ name })) }, 'en'),
});

/** The kind of move whose button stands out. */
const ledAt = (s: SteamState, seat: Seat, ask: string, menu: readonly Option[]): string => {
  const groups = menuModel(settingAt(s, seat, ask), menu, {});
  return groups.flatMap(group =>
    'forms' in group && group.forms.some(({ primary }) => primary) ? [group.type] : [],
  )[0]!;
};

test('an order begins with no goods, and what is thrown away with what would do', () => {
  const before = (type: string): string | undefined => presenter.before?.(type, 'goods');
  expect([before('order'), before('discard')]).toEqual(['nothing', undefined]);
});

test('a second track stands out before giving it up, and giving it up where nothing else is possible', () => {
  const found = new Map<string, string>();
  for (const { start, rows } of ['fixed-2', 'normal-2'].map(name =>
    readStoredGame(`imperial-steam-${name}.jsonl`),
  )) {
    let s = begin(title, start, start.draws);
    for (const { action, draws } of rows) {
      const { asked, ask } = title.turn(s);
      if (ask.kind === 'second-track') {
        const menu = title.menu(s, asked[0]!);
        found.set('both', ledAt(s, asked[0]!, ask.kind, menu));
        const one = menu.filter(({ type }) => type !== 'second');
        found.set('one', ledAt(s, asked[0]!, ask.kind, one));
      }
      ({ state: s } = play(title, s, action, draws));
    }
  }
  expect(Object.fromEntries(found)).toEqual({ both: 'second', one: 'give-up' });
});

const sectionsAt = (s: SteamState, seat: Seat | null): readonly Section[] =>
  presenter.present({ view: title.view(s, seat), seat, names, language: 'en' }).sections;

test('beside the map stands what one decides with: what all have, the own board, the influence track', () => {
  const { s, seat } = askedAt(95);
  const [map] = sectionsAt(s, seat);
  expect(map).toMatchObject({ id: 'map', legend: { folded: true } });
  const [all, own, track] = map!.beside!;
  expect(all!.tables![0]).toMatchObject({
    columns: [{ heading: 'Player' }, { heading: 'Cash' }, {}, { heading: 'Influence' }, {}, {}],
    rows: [
      ['Anna', '0', '+20', '50', '1', '40'],
      ['Berta', '0', '+10', '30', '2', '40'],
      ['Carl', '80', '+10', '30', '2', '40'],
    ],
  });
  expect(own).toMatchObject({ heading: 'Board of Carl', svg: expect.stringContaining('aria-label="Carl"') });
  // The second row of columns, to which nobody has come, is left out.
  expect(track!.svg).toContain('data-place="column/120"');
  expect(track!.svg).not.toContain('data-place="column/130"');
  // Whoever looks on sees the board of the player in turn, and what has been bid only when that is no secret.
  expect(sectionsAt(s, null)[0]!.beside![1]!.heading).toBe('Board of Carl');
  const bidding = sectionsAt(positions[1]!, 1)[0]!.beside![0]!.tables![0]!;
  expect(bidding.columns[1]).toMatchObject({ heading: 'Bid' });
  expect(bidding.rows.map(row => row[1])).toEqual(['–', '–', 'made']);
});

test.each(languages)('%s: each sign of a city says what it means, and a place what lies there', language => {
  const view: JsonObject = title.view(positions[95]!, null);
  const [map] = presenter.present({ view, seat: null, names, language }).sections;
  const meanings = map!.legend!.entries.map(({ text }) => text);
  const told = [...map!.svg!.matchAll(/<g aria-hidden="true"><title>([^<]*)<\/title>/g)].map(
    found => found[1]!,
  );
  expect(told.length).toBeGreaterThan(100);
  for (const text of told) expect(meanings.some(meaning => text.endsWith(meaning))).toBe(true);
  const line = (of: string): string | undefined => presenter.thingLine!({ view, of, names, language });
  expect(line('graz')).toContain(language === 'en' ? 'Graz: bronze hub; effort 3' : 'Graz: ');
  expect(['constructor', 'wood', ''].map(line)).toEqual([undefined, undefined, undefined]);
});

test('goods, contracts, locomotives and hubs have pictures where they are chosen', () => {
  const { menu, view } = askedAt(17);
  const pictured = (type: string, field: string, value: string | number): string | undefined =>
    presenter.pictureValue!({
      ...{ view, names, language: 'en', field, value },
      option: menu.find(option => option.type === type)!,
    });
  for (const [type, field, value] of [
    ['buy', 'good', 'coal'],
    ['contract', 'contract', 'C1-9'],
    ['upgrade', 'to', 4],
    ['hire', 'column', 'bronze-1'],
  ] as const)
    expect([field, pictured(type, field, value)]).toEqual([field, expect.stringMatching(/^<svg/)]);
  expect(pictured('upgrade', 'from', 3)).toBeUndefined();
  // An upgrade costs the difference.
  const option = menu.find(({ type }) => type === 'upgrade')!;
  const request = { view, names, language: 'en' as const, option, field: 'to', value: 4 };
  expect(plain(presenter.nameValue!(request))).toBe('IS-4 – 10 gulden, 1 freight car');
});

test('of the workers that can be hired those stand first who cost least, before all engineers', () => {
  let sorted = 0;
  for (const step of positions.keys()) {
    const { moves = [] } = tilesAt(step)?.all.find(({ id }) => id === 'staff') ?? {};
    const least = moves.map(({ fields: { column } }) =>
      column && 'oneOf' in column
        ? Math.min(...column.oneOf.map(id => positions[step]!.wages[String(id)]!))
        : Infinity,
    );
    expect(least).toEqual(least.toSorted((a, b) => a - b));
    if (new Set(least).size > 1) sorted++;
  }
  expect(sorted).toBeGreaterThan(5);
});

test('the points of a business token are filled in, and none is lost by default', () => {
  const { s, seat, ask, menu } = [...positions.keys()]
    .slice(0, -1)
    .map(askedAt)
    .find(one => one.ask === 'spend-token')!;
  const [group] = menuModel(settingAt(s, seat, ask), menu, {});
  const [field] = ('forms' in group! && group.forms[0]?.fields) || [];
  expect(field!.counts!.reduce((sum, { value }) => sum + value, 0)).toBe(s.turn!.token!.points);
});

test('a locomotive that cannot be had is told of by those that come up for sale', () => {
  const s = positions.find(({ phase }) => phase === 'actions')!;
  const told = (type: string) =>
    whyNot(title, s, title.turn(s).asked[0]!, type).flatMap(({ reasons }) => reasons.map(({ code }) => code));
  expect([...new Set([...told('buy-locomotive'), ...told('upgrade')])]).toEqual(['loco-not-yet']);
});
