import { describe, expect, test } from '@jest/globals';
import { begin, play } from '../../../../src/engine/core/index.js';
import type { RailState } from '../../../../src/engine/rail/state.js';
import type { Desk } from '../../../../src/present/presenter.js';
import { presenters } from '../../../../src/present/registry.js';
import type { Deed, Section } from '../../../../src/present/section.js';
import { importedTitle1856 as imported } from '../../../../src/titles/1856/readings/title.js';
import { title1856 } from '../../../../src/titles/1856/rules/title.js';
import type { Language } from '../../../../src/words/index.js';
import { readStoredGame } from '../../../support/stored-games.js';
import { companyTurn, table, type PositionSetup } from '../../../support/rail-1856.js';
import { buying, formed } from '../merging.js';

const presenter = presenters['1856']!;
const names = ['Anna', 'Ben', 'Cleo'];

const deskOf = (state: RailState, seat = 0, language: Language = 'en', title = title1856): Desk =>
  presenter.desk!({
    view: title.view(state, seat),
    names,
    language,
    ask: title.turn(state).ask,
    menu: title.menu(state, seat),
  })!;

const done = ({ type, fields, number }: Deed, state: RailState, seat = 0, title = title1856): RailState => {
  const action = { ...fields, ...(number && { [number.field]: number.to }), type, seat };
  return play(title, state, action, []).state;
};

describe('loans', () => {
  const position = (more: Partial<PositionSetup>, loans = 2, cash = 230): RailState =>
    table.position({
      companies: { BBG: { par: 70, shares: [40, 20], cash, floated: true, operated: true } },
      tokens: ['BBG J15'],
      own: { capital: { BBG: 'reached' }, loans: { BBG: loans } },
      round: companyTurn('BBG', { step: 'loans', begun: true, done: ['interest'] }),
      ...more,
    });

  test('after the interest one more brings $90, and as many are repaid as there is money for', () => {
    const state = position({});
    const items = deskOf(state).goods!.items;
    expect(items.map(({ text, note }) => [text, note])).toEqual([
      ['A loan: $90', 'then 3 loans, $300, interest $30 a turn'],
      ['Repay loans, $100 each', 'now 2 loans, $200, interest $20 a turn'],
    ]);
    expect(done(items[0]!.deed!, state).companies['BBG']!.cash).toBe(320);
    expect(done(items[1]!.deed!, state).companies['BBG']!.cash).toBe(30);
    expect(deskOf(state, 1).goods).toBeUndefined();
  });

  test('what is owed is told in the whole turn, and who pays the interest until it is paid', () => {
    const facts = (state: RailState, language: Language = 'en') =>
      Object.fromEntries(deskOf(state, 0, language).facts.map(({ name, text }) => [name, text]));
    const round = companyTurn('BBG', { step: 'run', earned: 5 });
    const before = position({ round }, 3, 15);
    expect(facts(before)).toMatchObject({
      Debt: '$300',
      'Interest due': '$30: $10 from the treasury, $5 from the run, $15 from the president',
    });
    expect(facts(before, 'de')).toMatchObject({
      Schulden: '$300',
      'Fällige Zinsen': '$30: $10 aus der Kasse, $5 aus der Fahrt, $15 vom Direktor',
    });
    expect(facts(position({}))).not.toHaveProperty('Interest due');
    expect(facts(position({}, 0))).not.toHaveProperty('Debt');
  });
});

describe('more loans than players hold shares', () => {
  const state = table.position({
    companies: {
      BBG: { par: 70, shares: [20], cash: 30, floated: true, operated: true },
      CA: { par: 80, cell: [6, 3], shares: [30, 40], floated: true, operated: true },
    },
    cash: [50, 400, 400],
    tokens: ['BBG J15'],
    own: { capital: { BBG: 'reached' }, loans: { BBG: 4 } },
    round: companyTurn('BBG', { step: 'surplus-loans', begun: true, done: ['interest'] }),
  });

  test('are told with who pays what of them; what can be sold for it stands in rows', () => {
    const { goods, tables } = deskOf(state);
    expect(title1856.turn(state).ask.kind).toBe('owed-loans');
    expect(goods!.items[0]).toMatchObject({
      text: '2 loans too many: $200 to repay',
      note: '$30 from the treasury, $50 from the president, $120 missing',
      told: true,
    });
    expect(goods!.items[0]).not.toHaveProperty('deed');
    expect(goods!.items.slice(1).map(({ text, deed }) => [text, deed?.text, deed?.number?.to])).toEqual([
      ['CA · $55 a share', 'Sell', 3],
    ]);
    expect(done(goods!.items[1]!.deed!, state).players[0]!.cash).toBe(45);
    // The rows say all that it hangs on.
    expect(tables).toEqual([]);
    expect(deskOf(state, 0, 'de').goods!.items[0]!.text).toBe('2 Kredite zu viel: $200 zurückzuzahlen');
  });
});

describe('what the CGR takes over', () => {
  /** A stored game before such a decision. */
  const before = (game: string, step: number): RailState => {
    const { start, rows } = readStoredGame(`${game}.jsonl`);
    let state = begin(title1856, start, start.draws);
    for (const { action, draws } of rows.slice(0, step)) ({ state } = play(title1856, state, action, draws));
    return state;
  };
  const seatIn = (state: RailState): number => title1856.turn(state).asked[0]!;

  test('of tokens: each place has its worth and a button', () => {
    const state = before('1856-options-1', 1426);
    const { goods, tables } = deskOf(state, seatIn(state));
    expect(goods!.items.map(({ text, deed }) => [text, deed!.text])).toEqual([
      ['I12 Kitchener (NE SW) · $50', 'Keep'],
      ['I12 Kitchener (SE S) · $50', 'Keep'],
    ]);
    const after = done(goods!.items[1]!.deed!, state, seatIn(state));
    expect(after.board.tokens).toContainEqual(
      expect.objectContaining({ company: 'CGR', hex: 'I12', stop: 1 }),
    );
    expect(tables).toEqual([]);
  });

  test('of trains: all are kept at one press, or some discarded', () => {
    const state = before('1856-eight-trains-1', 1317);
    const { goods } = deskOf(state, seatIn(state));
    expect(goods!.items.map(({ text, note, deed }) => [text, note, deed!.text])).toEqual([
      ['CGR · 4', 'train limit: 3', 'Keep all'],
      ['1 × 4', 'rusts with the first 8 (the next)', 'Discard'],
    ]);
    const [keep, discard] = goods!.items.map(
      ({ deed }) => done(deed!, state, seatIn(state)).companies['CGR']!.trains.length,
    );
    expect([keep, discard]).toEqual([1, 0]);
  });
});

/** In games that were imported from 18xx.games its president says what goes, not what stays. */
describe('what the CGR gives up in an imported game', () => {
  const merged = table.acts(
    buying(
      { GT: 3, WR: 3 },
      {
        settings: { reading: '18xx.games' },
        laid: { P9: '57/1', M6: '4/0', O16: '5/0', N11: '122/1' },
        tokens: ['CPR M4', 'GT P9', 'WR O16', 'GT N11.0', 'WR N11.1'],
        cash: [50, 500, 50],
        round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['GT', 'WR'] }),
      },
      { WR: { trains: ['4'] } },
    ),
    '0 train 6',
    '1 merge GT',
    '2 merge WR',
  );
  const rowsOf = (state: RailState) => deskOf(state, 1, 'en', imported).goods!;
  const pressed = (state: RailState, text: RegExp): RailState =>
    done(rowsOf(state).items.find(item => text.test(item.text))!.deed!, state, 1, imported);

  test('of two tokens on a hex one, each in a row with what its city earns', () => {
    expect(imported.turn(merged).ask.kind).toBe('drop-token');
    const { heading, items } = rowsOf(merged);
    expect(heading).toBe('Tokens');
    expect(items.map(({ deed }) => [deed!.type, deed!.text])).toEqual([
      ['drop-token', 'Give up'],
      ['drop-token', 'Give up'],
    ]);
    for (const { text } of items) expect(text).toMatch(/^N11 Toronto.* · \$\d+$/);
    const after = done(items[0]!.deed!, merged, 1, imported);
    expect(after.board.tokens.filter(({ company, hex }) => company === 'CGR' && hex === 'N11')).toHaveLength(
      1,
    );
  });

  test('trains one by one, in a row for each kind, or none', () => {
    const asked = pressed(merged, /^N11/);
    expect(imported.turn(asked).ask.kind).toBe('drop-train');
    expect(rowsOf(asked).items.map(({ text, deed }) => [text, deed!.text])).toEqual([
      ['2 × 4', 'Discard'],
      ['CGR · 4 4', 'Keep all'],
    ]);
    expect(pressed(asked, /^2 × 4$/).depot.pool).toContain('4');
    expect(pressed(asked, /^CGR/).companies['CGR']!.trains).toEqual(['4', '4']);
  });
});

describe('the formation of the CGR', () => {
  const sectionOf = (state: RailState, seat: number | null, language: Language = 'en'): Section | undefined =>
    presenter
      .present({
        ...{ view: title1856.view(state, seat), seat, names, language },
        menu: seat === null ? [] : title1856.menu(state, seat),
      })
      .sections.find(({ id }) => id === 'formation');

  const deedsOf = (section: Section | undefined, company: string): readonly Deed[] =>
    section!
      .ledgers![0]!.rows.find(({ heading }) => heading === company)!
      .cells.flatMap(cell => (cell?.deeds ?? []) as readonly Deed[]);

  const textsOf = (section: Section | undefined): readonly (readonly (string | undefined)[])[] =>
    section!.ledgers![0]!.rows.map(({ heading, cells }) => [heading, ...cells.map(cell => cell?.text)]);

  test('a president repays all loans or lets the company merge, where its money is short only the latter', () => {
    const rich = formed({ GT: 3 }, { cash: [50, 400, 50] });
    const [repay, merge] = deedsOf(sectionOf(rich, 1), 'GT');
    expect([repay!.text, merge!.text]).toEqual(['Repay $300', 'Merge into the CGR']);
    expect(done(repay!, rich, 1).players[1]!.cash).toBe(150);
    const poor = formed({ GT: 3 }, { cash: [50, 180, 50] });
    expect(deedsOf(sectionOf(poor, 1), 'GT').map(({ text }) => text)).toEqual(['Merge into the CGR']);
    expect(deedsOf(sectionOf(rich, 0), 'GT')).toEqual([]);
    expect(deedsOf(sectionOf(rich, null), 'GT')).toEqual([]);
  });

  test('all in debt stand with what they lack, and as what the CGR would begin', () => {
    const state = formed({ GT: 3, WR: 3, BBG: 2 }, { cash: [50, 180, 50] });
    const section = sectionOf(state, 1);
    expect(section!.leads).toBe(true);
    // It tells what the question hangs on: no other table does again.
    expect(deskOf(state, 1).tables).toEqual([]);
    expect(textsOf(section)).toEqual([
      ['BBG', '0', '–', '$70', 'merges', '2', undefined, '4*', undefined],
      ['GT', '3', '$250', '$70', undefined, undefined, '4*', '2', undefined],
      ['WR', '0', '–', '$70', 'merges', undefined, '2', '3*', undefined],
    ]);
    const { feet } = section!.ledgers![0]!;
    expect(feet!.map(({ heading, cells }) => [heading, ...cells.slice(4).map(cell => cell?.text)])).toEqual([
      ['CGR shares', '1', '1', '3', '0'],
      ['Cash', '$50', '$180', '$50', undefined],
    ]);
    expect(section!.lines).toEqual([
      'If no more companies merge, it begins with 10 shares at $100, and Cleo is its president.',
    ]);
    expect(sectionOf(state, 1, 'de')!.lines).toEqual([
      'Kommt keine dazu, beginnt sie mit 10 Aktien zu $100; Direktor ist Cleo.',
    ]);
    const alone = sectionOf(formed({ GT: 3 }, { cash: [50, 400, 50] }), 2)!;
    expect(alone.lines).toEqual(['No company merges so far.']);
    expect(alone.ledgers![0]!.feet!.map(({ heading }) => heading)).toEqual(['Cash']);
  });

  test('it is not there before the loans fall due, nor once all is decided', () => {
    expect(sectionOf(buying({ GT: 3 }), 0)).toBeUndefined();
    const merged = table.act(formed({ GT: 3 }, { cash: [50, 180, 50] }), 1, 'merge GT');
    expect(sectionOf(merged, 0)).toBeUndefined();
  });
});
