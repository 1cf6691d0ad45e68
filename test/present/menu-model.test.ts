import { describe, expect, test } from '@jest/globals';
import type { Option } from '../../src/engine/core/index.js';
import { wordsOf } from '../../src/http/wording.js';
import type { Elsewhere } from '../../src/present/deeds.js';
import { fieldModel } from '../../src/present/menu/field-model.js';
import { besideRows, choiceLies } from '../../src/present/menu/beside-rows.js';
import { menuModel, type MenuItem } from '../../src/present/menu/menu-model.js';
import type { Presenter } from '../../src/present/presenter.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { companyTurn, position } from '../support/rail.js';

interface Group {
  readonly type: string;
  readonly bare: boolean;
  readonly open: boolean;
  readonly always: boolean;
  readonly forms: readonly { readonly primary: boolean }[];
}

/** A president of two companies who cannot pay the train that PRR has to have. */
const poor = position({
  seats: 2,
  companies: { PRR: { shares: [60], cash: 0 }, NYC: { par: 67, shares: [20, 60], cash: 0 } },
  cash: [0, 500],
  next: '5',
  tokens: ['PRR H12'],
  laid: { H10: '57/1' },
  round: companyTurn('PRR', { step: 'trains', laid: 1, begun: true }),
});

const groupsOf = (
  menu: readonly Option[],
  type?: string,
  presenter: Presenter = railPresenter(title1830),
  ask?: string,
  inView?: Elsewhere,
): readonly Group[] => {
  const names = ['anna', 'ben'];
  const seats = names.map(name => ({ name }));
  const setting = {
    ...{ presenter, names, language: 'en' as const, seat: 0, path: '/g/1', key: () => 'key' },
    notation: title1830.notation,
    view: title1830.view(poor, 0),
    words: wordsOf({ wordsFor }, { title: title1830.id, seats }, 'en'),
    ...(ask !== undefined && { ask }),
    ...(inView && { inView }),
  };
  return menuModel(setting, menu, type === undefined ? {} : { type }) as readonly Group[];
};

/** The fields of the only form of a menu. */
const fieldsOf = (
  option: Option,
  tried?: { readonly [name: string]: string },
  more: Partial<Presenter> = {},
): readonly object[] => {
  const presenter = { ...railPresenter(title1830), ...more };
  const setting = {
    ...{ presenter, names: ['anna'], language: 'en' as const, seat: 0, path: '/g/1', key: () => 'key' },
    notation: title1830.notation,
    view: title1830.view(poor, 0),
    words: wordsOf({ wordsFor }, { title: title1830.id, seats: [{ name: 'anna' }] }, 'en'),
    ...(tried && { tried }),
  };
  return Object.entries(option.fields).map(([name, field]) => fieldModel(setting, option, name, field));
};

test('so many of several things are numbers to be filled in, with a choice that would do', () => {
  const lots = [
    { of: 'coal', most: 2 },
    { of: 'ore', most: 3 },
  ];
  const option: Option = { type: 'load', fields: { goods: { manyOf: lots, from: 1, to: 4 } } };
  const counts = [
    { part: 'f.goods+coal', most: 2, value: 0 },
    { part: 'f.goods+ore', most: 3, value: 1 },
  ];
  expect(fieldsOf(option)).toMatchObject([{ name: 'goods', count: '1–4', counts }]);
  // What was sent and refused is filled in again, as far as it could be.
  const tried = { type: 'load', 'f.goods+coal': '2', 'f.goods+ore': '9' };
  expect(fieldsOf(option, tried)).toMatchObject([{ counts: [{ value: 2 }, { value: 0 }] }]);
  // Where no choice is usual, nothing has to be put back first.
  expect(fieldsOf(option, undefined, { before: () => 'nothing' })).toMatchObject([
    { counts: [{ value: 0 }, { value: 0 }] },
  ]);
  const only: Option = { type: 'load', fields: { goods: { manyOf: lots, from: 5, to: 5 } } };
  expect(fieldsOf(only)).toMatchObject([{ single: '{"coal":2,"ore":3}' }]);
});

test('few numbers lie side by side to be pressed, many are filled in', () => {
  const field = (to: number, manyOf: readonly number[]): readonly object[] =>
    fieldsOf({
      type: 'load',
      fields: {
        count: { from: 10, to, by: 10 },
        goods: { manyOf: manyOf.map((most, at) => ({ of: `good ${at}`, most })), from: 1, to: 4 },
      },
    });
  const tens = Array.from({ length: 16 }, (_, at) => ({ value: 10 * (at + 1), chosen: at === 0 }));
  const upTo = (most: number, chosen: number): readonly object[] =>
    Array.from({ length: most + 1 }, (_, value) => ({ value, chosen: value === chosen }));
  const [few, fewOfEach] = field(160, [2, 4]);
  expect(few).toMatchObject({ keys: tens });
  expect(few).not.toHaveProperty('range');
  expect(fewOfEach).toMatchObject({ counts: [{ keys: upTo(2, 0) }, { keys: upTo(4, 1) }] });
  // They look alike: where one is a field, all of them are.
  const [many, manyOfOne] = field(170, [2, 5]);
  expect(many).toMatchObject({ range: { from: 10, to: 170, by: 10, value: 10 } });
  expect(many).not.toHaveProperty('keys');
  expect((manyOfOne as { counts: readonly object[] }).counts.filter(count => 'keys' in count)).toEqual([]);
});

test('what costs money says so in the game’s currency, other numbers stand alone', () => {
  const field = (name: string, to: number): object =>
    fieldsOf({ type: 'train', fields: { [name]: { from: 1, to, by: 1 } } })[0]!;
  expect(field('price', 1200)).toMatchObject({ range: { to: 1200 }, span: '$1–$1,200' });
  expect(field('price', 2)).toMatchObject({ keys: [{ value: 1 }, { value: 2 }], span: '$1–$2' });
  expect(field('shares', 20)).toMatchObject({ range: { to: 20 }, span: '1–20' });
  expect(field('shares', 2)).not.toHaveProperty('span');
});

test('a title says what such numbers come to, as they stand in the form', () => {
  const lots = [{ of: 'coal', most: 2, each: [10, 30] }];
  const goods = { manyOf: lots, from: 1, to: 2, sum: { from: 0, to: 50 } };
  const option: Option = { type: 'load', fields: { goods } };
  const tally: Presenter['tally'] = ({ of }) => `{sum} of ${of.sum!.to}`;
  const pattern = '{sum} of 50';
  expect(fieldsOf(option, undefined, { tally })).toMatchObject([
    { counts: [{ value: 1, worth: '[10,30]' }], tally: { pattern, text: '10 of 50' } },
  ]);
  const tried = { type: 'load', 'f.goods+coal': '2' };
  expect(fieldsOf(option, tried, { tally })).toMatchObject([{ tally: { pattern, text: '40 of 50' } }]);
  expect(fieldsOf(option)[0]).not.toHaveProperty('tally');
});

test('a title says which moves end a turn, where others without a choice do not', () => {
  const buttons = ['idle', 'pass', 'sell'].map((type): Option => ({ type, fields: {} }));
  const kept = (presenter?: Presenter): readonly string[] =>
    groupsOf(buttons, undefined, presenter).flatMap(({ type, always }) => (always ? [type] : []));
  expect(kept()).toEqual(['sell']);
  // Alone it is in sight by itself.
  expect(groupsOf(buttons.slice(1, 2)).map(({ always }) => always)).toEqual([false]);
  expect(kept({ ...railPresenter(title1830), endings: ['pass'] })).toEqual(['pass']);
});

const standsOut = ({ forms, always }: Group): boolean => always || forms.some(({ primary }) => primary);

test('bankruptcy never stands out, whatever else there is to do', () => {
  const menu = title1830.menu(poor, 0);
  const bankrupt = menu.at(-1)!;
  expect(menu.map(({ type }) => type)).toEqual(['sell', 'sell', 'bankrupt']);
  // There are more shares to sell than are shown at once.
  const sales = Array.from({ length: 7 }, () => menu[0]!);
  const folded = groupsOf([...sales, bankrupt]);
  expect(folded).toMatchObject([
    { type: 'sell', open: false },
    { type: 'bankrupt', bare: true },
  ]);
  for (const groups of [folded, groupsOf([bankrupt]), groupsOf(menu), groupsOf(menu, 'bankrupt')])
    expect(groups.filter(standsOut)).toEqual([]);
  expect(groupsOf([menu[0]!, bankrupt]).map(standsOut)).toEqual([true, false]);
  // Any other button there would stand out.
  expect(groupsOf([...sales, { type: 'pass', fields: {} }]).map(standsOut)).toEqual([false, true]);
});

/** PRR in its turn, with the C&A of its president (1830 §7.8) and somebody's D&H, asked for this step. */
const asked = (step: 'track' | 'run' | 'trains' | 'privates') =>
  position({
    seats: 2,
    companies: { PRR: { shares: [60], cash: 400, trains: ['2'] } },
    cash: [500, 500],
    next: '4',
    privates: { CA: 0, DH: 1 },
    tokens: ['PRR H12'],
    laid: { H10: '57/1' },
    round: companyTurn('PRR', { step, laid: step === 'track' ? 0 : 1, begun: true }),
  });

test.each([
  // What is chosen on the board stands out there.
  ['track', ['lay', 'pass', 'acquire', 'offer'], undefined],
  ['run', ['run', 'acquire', 'offer'], 'run'],
  // Nothing has to be bought: the end of the step stands out.
  ['trains', ['train', 'pass', 'acquire', 'offer'], 'pass'],
  ['privates', ['acquire', 'pass', 'offer'], 'pass'],
] as const)(
  'in the step %s what it asks stands first, and what else may be done is closed',
  (step, order, out) => {
    const state = asked(step);
    const presenter = railPresenter(title1830);
    const setting = {
      ...{
        presenter,
        names: ['anna', 'ben'],
        language: 'en' as const,
        seat: 0,
        path: '/g/1',
        key: () => 'key',
      },
      notation: title1830.notation,
      view: title1830.view(state, 0),
      ask: title1830.turn(state).ask.kind,
      words: wordsOf({ wordsFor }, { title: title1830.id, seats: [{ name: 'anna' }, { name: 'ben' }] }, 'en'),
    };
    const groups = menuModel(setting, title1830.menu(state, 0), {}) as readonly Group[];
    const besides = presenter.sideActions!(setting.view, setting.ask);
    expect(groups.map(({ type }) => type)).toEqual(order);
    expect(besides).toContain('offer');
    expect(
      groups.filter(({ type }) => besides.includes(type)).every(({ open, bare }) => !open && !bare),
    ).toBe(true);
    expect(groups.find(({ forms }) => forms.some(({ primary }) => primary))?.type).toBe(out);
    // A link that chooses one of them opens it.
    const chosen = menuModel(setting, title1830.menu(state, 0), { type: 'offer' }) as readonly Group[];
    expect(chosen.find(({ open }) => open)?.type).toBe('offer');
  },
);

test('a private is offered to its company for the most; a par is nobody’s choice yet', () => {
  const acquire: Option = {
    type: 'acquire',
    fields: { private: { oneOf: ['CA'] }, price: { from: 80, to: 320, by: 1 } },
  };
  expect(fieldsOf(acquire)[1]).toMatchObject({ range: { value: 320 } });
  expect(fieldsOf(acquire, { type: 'acquire', 'f.private': '"CA"', 'f.price': '100' })[1]).toMatchObject({
    range: { value: 100 },
  });
  const par: Option = {
    type: 'par',
    fields: { company: { oneOf: ['PRR'] }, price: { oneOf: [67, 71, 76] } },
  };
  expect(fieldsOf(par)[1]).toMatchObject({ blank: true });
  const sent = fieldsOf(par, { type: 'par', 'f.company': '"PRR"', 'f.price': '71' })[1];
  expect(sent).toMatchObject({ choices: [{}, { kept: true }, {}] });
  expect(sent).not.toHaveProperty('blank');
});

test('what is beside the question is no end of the step, though nothing is to be chosen of it either', () => {
  const pass: Option = { type: 'pass', fields: {} };
  const loan: Option = { type: 'take-loan', fields: {} };
  const presenter: Presenter = { ...railPresenter(title1830), sideActions: () => ['take-loan'] };
  const groups = groupsOf([loan, pass], undefined, presenter, 'redeem-loans');
  expect(groups).toMatchObject([
    { type: 'pass', always: true, bare: true },
    { type: 'take-loan', always: false, bare: false, open: false },
  ]);
  expect(groups.map(({ forms }) => forms[0]!.primary)).toEqual([true, false]);
});

test('to agree to an offer never stands out: declining it is as usual', () => {
  const answer = (type: string): Option => ({ type, fields: { offer: { oneOf: [1] } } });
  const groups = groupsOf([answer('accept'), answer('decline')], undefined, undefined, 'offer');
  expect(groups.flatMap(({ forms }) => forms.map(({ primary }) => primary))).toEqual([false, false]);
});

test('an offer is answered before the rest of a turn that its reader has, too: that is folded away', () => {
  const answer = (type: string): Option => ({ type, fields: { offer: { oneOf: [1] } } });
  const sell: Option = { type: 'sell', fields: { company: { oneOf: ['PRR'] }, shares: { oneOf: [1] } } };
  const menu = [sell, { type: 'pass', fields: {} }, answer('accept'), answer('decline')];
  const groups = groupsOf(menu, undefined, undefined, 'offer', new Map([['sell', 'table']]));
  const folded = { bare: false, open: false, always: false, onlyHere: false };
  expect(groups).toMatchObject([
    { type: 'accept', bare: true, onlyHere: true },
    { type: 'decline', bare: true, onlyHere: true },
    { type: 'sell', ...folded },
    { type: 'pass', ...folded },
  ]);
  expect(groups.flatMap(({ forms }) => forms.map(({ primary }) => primary))).not.toContain(true);
});

test('no button stands out where the choice is made in a table or above the menu, but what ends the step does', () => {
  const take: Option[] = ['SV', 'CS'].map(id => ({ type: 'take', fields: { private: { oneOf: [id] } } }));
  const sell: Option = { type: 'sell', fields: { company: { oneOf: ['PRR'] }, shares: { oneOf: [1] } } };
  const out = (menu: readonly Option[], inView: Elsewhere): readonly string[] =>
    groupsOf(menu, undefined, undefined, undefined, inView).flatMap(({ type, forms }) =>
      forms.some(({ primary }) => primary) ? [type] : [],
    );
  const inTable: Elsewhere = new Map([['take', 'table']]);
  expect(out(take, new Map())).toEqual([]);
  expect(out(take, inTable)).toEqual([]);
  expect(out(take.slice(0, 1), inTable)).toEqual(['take']);
  expect(out([...take, sell], inTable)).toEqual([]);
  expect(out([...take, { type: 'pass', fields: {} }], inTable)).toEqual(['pass']);
});

test('of several ways alike none stands out, but the first where that is mostly done', () => {
  const ways = (type: string): Option[] =>
    ['one', 'other'].map(way => ({ type, fields: { way: { oneOf: [way] } } }));
  const out = (menu: readonly Option[]): readonly boolean[] =>
    groupsOf(menu).flatMap(({ forms }) => forms.map(({ primary }) => primary));
  expect(out(ways('discard'))).toEqual([false, false]);
  expect(out(ways('discard').slice(0, 1))).toEqual([true]);
  expect(out(ways('dividend'))).toEqual([true, false]);
});

describe('a move that has its button above the menu', () => {
  const repay: Option = { type: 'redeem-loans', fields: { loans: { oneOf: [1] } } };
  const pass: Option = { type: 'pass', fields: {} };
  const above: Elsewhere = new Map([['redeem-loans', 'turn']]);
  const types = (menu: readonly Option[], type?: string): readonly string[] =>
    (
      besideRows(
        groupsOf(menu, type, undefined, 'redeem-loans', above) as readonly MenuItem[],
        type === undefined ? {} : { type },
      ) as readonly Group[]
    ).map(one => one.type);

  test('stands there alone, unless there is something to fill in or a link asks for it', () => {
    expect(types([repay, pass])).toEqual(['pass']);
    expect(types([repay, pass], 'redeem-loans')).toContain('redeem-loans');
    const some: Option = { type: 'redeem-loans', fields: { loans: { from: 1, to: 3, by: 1 } } };
    expect(types([some, pass])).toContain('redeem-loans');
  });
});

describe('where no button stands out it is told where to press', () => {
  const [train, other] = ['2', '3'].map((name): Option => ({
    type: 'discard',
    fields: { train: { oneOf: [name] } },
  })) as [Option, Option];
  const lies = (menu: readonly Option[], inView: Elsewhere = new Map(), type?: string) =>
    choiceLies(besideRows(groupsOf(menu, type, undefined, 'any', inView) as readonly MenuItem[], {}), inView);

  test.each([
    ['below, for buttons alike', [train, other], new Map(), 'below'],
    ['below, for rows above the menu', [train], new Map([['discard', 'turn']]), 'below'],
    [
      'in the view beside the turn',
      [train, other, { type: 'exchange', fields: {} }],
      new Map([['discard', 'table']]),
      'view',
    ],
    ['nowhere, where one stands out', [train], new Map(), undefined],
  ] as const)('%s', (_, menu, inView, where) => {
    expect(lies(menu, inView as Elsewhere)).toBe(where);
  });
});
