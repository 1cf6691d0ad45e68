import { describe, expect, test } from '@jest/globals';
import { rightsOf } from '../../../src/engine/rail/company/rights.js';
import { sizesOf } from '../../../src/engine/rail/shares/unit.js';
import { certificatesOf } from '../../../src/engine/rail/stock/limits.js';
import { formationOf, nationalState } from '../../../src/titles/1856/rules/national/formation-state.js';
import { loansOf } from '../../../src/titles/1856/rules/loans.js';
import { rightsLeft } from '../../../src/titles/1856/rules/bonus-rights.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, table, type CompanySetup } from '../../support/rail-1856.js';
import { bought, buying, formed, running, type Position } from './merging.js';

const { act, actFully, asks, cash, choices, kinds, position, president, price, refused, shares, turn } = table; // oxfmt-ignore

const rules = (state: Position): ReturnType<(typeof title1856)['game']> => title1856.game(state.settings);

/** Where the government's company has tokens. */
const stations = (state: Position): readonly string[] =>
  state.board.tokens
    .filter(({ company }) => company === 'CGR')
    .map(({ hex, stop }) => (stop === 0 ? hex : `${hex}.${String(stop)}`))
    .sort();

/** Both merge: their presidents cannot pay. */
const poor = { cash: [50, 20, 20] } as const;
const both = { GT: 3, WR: 3 } as const;

describe('8.1 repayment', () => {
  test('begins with the first 6-train and with no train before it', () => {
    const five = buying({ GT: 2 }, { next: '5' });
    expect(formationOf(act(five, 0, 'train 5')).stage).toBe('before');
    expect(formationOf(act(buying({ GT: 2 }), 0, 'train 6')).stage).toBe('due');
  });

  test('comes once: the first diesel asks for nothing', () => {
    const over = buying(
      {},
      { left: 0, own: { formation: { stage: 'over', formed: true } } },
      { CPR: { cash: 1100 } },
    );
    const after = act(over, 0, 'train D');
    expect(table.phase(after)).toBe('D');
    expect(formationOf(after)).toEqual({ stage: 'over', formed: true });
  });

  test('a company without loans, or without $100, pays nothing back', () => {
    const { facts } = actFully(bought({ GT: 2, WR: 2 }, poor), 0, 'pass');
    const redeemed = facts.filter(({ kind }) => kind === 'loans-redeemed');
    expect(redeemed).toEqual([{ kind: 'loans-redeemed', company: 'WR', loans: 1 }]);
  });

  test('comes at once when the company that bought the train closes in its own turn', () => {
    // More loans than shares in hands: its president sells shares of that company, whose price falls to the corner.
    const state = position({
      next: '6',
      left: 1,
      cash: [0, 20, 20],
      companies: {
        CPR: running({ par: 65, cell: [8, 0], shares: [40], pool: 20, trains: ['6'] }),
        GT: running({ shares: [0, 40, 20], cash: 50, trains: ['4'] }),
      },
      own: {
        capital: { CPR: 'reached', GT: 'reached' },
        loans: { CPR: 5, GT: 3 },
        formation: { stage: 'due', company: 'CPR', seat: 0 },
      },
      tokens: ['CPR M4', 'GT P9'],
      round: companyTurn('CPR', { step: 'surplus-loans', begun: true, waiting: ['GT'] }),
    });
    expect(asks(state)).toBe('0 owed-loans');
    const { state: closed, facts } = actFully(state, 0, 'sell 1 CPR');
    expect(facts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['company-closed', 'national-formed']),
    );
    expect(asks(closed)).toBe('1 give-up-trains');
  });

  test('the president of the buyer is the first who is asked, whoever that is by then', () => {
    const state = formed({ GT: 2, BBG: 1 }, { cash: [150, 150, 150] }, { BBG: { shares: [60] } });
    expect(asks(state)).toBe('0 save-company');
  });

  test('whoever is asked is told what the company lacks', () => {
    const state = formed({ GT: 2, WR: 3 }, { cash: [50, 500, 500] });
    expect(title1856.turn(state).ask).toEqual({ kind: 'save-company', company: 'GT', missing: 150 });
  });

  test('nobody else is asked, and nothing else is done before the answer', () => {
    const state = formed({ GT: 2, WR: 3 }, { cash: [50, 500, 500] });
    expect(asks(state)).toBe('1 save-company');
    expect(kinds(state, 2)).toEqual([]);
    expect(kinds(state, 0)).toEqual([]);
    expect(choices(state, 1, 'settle-loans', 'company')).toEqual(['GT']);
    expect(refused(state, 1, 'repay 1 for WR')).toBe('not-now');
    expect(refused(buying({ GT: 2 }), 0, 'repay 1 for GT')).toBe('not-now');
  });

  test('the president may pay none, as many as there are, or none at all beyond what they have', () => {
    const state = formed({ GT: 3 }, { cash: [50, 180, 50] });
    expect(refused(state, 1, 'repay 3 for GT')).toBe('cannot-redeem-loans');
    expect(refused(state, 1, 'repay -1 for GT')).toMatch(/bad-|cannot-/u);
    const { state: merged, facts } = actFully(state, 1, 'merge GT');
    expect(cash(merged)).toEqual([50, 180, 50]);
    expect(facts.map(({ kind }) => kind)).not.toContain('loans-redeemed');
    expect(facts).toContainEqual({ kind: 'company-merges', company: 'GT' });
  });

  test('whoever pays all keeps the company', () => {
    const { state, facts } = actFully(formed({ GT: 2 }, { cash: [50, 500, 50] }), 1, 'repay 2 for GT');
    expect(facts.map(({ kind }) => kind)).not.toContain('company-merges');
    expect(facts).toContainEqual({ kind: 'national-not-formed' });
    expect(state.companies['GT']!.floated).toBe(true);
    expect(loansOf(state, 'GT')).toBe(0);
  });

  test('whoever pays a part and lets it merge has paid all the same', () => {
    const state = act(formed({ GT: 3 }, { cash: [50, 500, 50] }), 1, 'repay 1 for GT');
    expect(cash(state)[1]).toBe(450);
    expect(formationOf(state).stage).toBe('choosing');
  });

  test('the buyer merges, too, and its new train with it', () => {
    // 300 are left of its money: one loan remains, and its president has less than 100.
    const state = act(formed({ CPR: 4 }, poor), 0, 'pass');
    expect(state.companies['CPR']!.floated).toBe(false);
    expect(state.companies['CGR']).toMatchObject({ cash: 0, trains: ['6'] });
    expect(president(state, 'CGR')).toBe(0);
  });

  test('while one is asked, the companies of presidents without money merge', () => {
    const state = formed({ GT: 2, WR: 3 }, { cash: [50, 20, 500] });
    expect(asks(state)).toBe('2 save-company');
    expect(formationOf(state)).toEqual({ stage: 'repaying', from: 0, merging: ['GT'] });
    expect(state.companies['CGR']!.trains).toEqual(['4']);
  });
});

describe('8.3 exchange of shares', () => {
  test('the log says what each of them got, and nothing of who got none', () => {
    const { facts } = actFully(bought(both, poor, { GT: { pool: 20 }, WR: { pool: 20 } }), 0, 'pass');
    expect(facts.filter(({ kind }) => kind === 'shares-exchanged')).toEqual([
      { kind: 'shares-exchanged', company: 'CGR', seat: 1, shares: 3 },
      { kind: 'shares-exchanged', company: 'CGR', seat: 2, shares: 2 },
      { kind: 'shares-exchanged', company: 'CGR', seat: null, shares: 2 },
    ]);
    const none = actFully(bought(both, poor), 0, 'pass').facts;
    expect(none.filter(({ kind }) => kind === 'shares-exchanged')).toHaveLength(2);
    expect(none).toContainEqual({
      kind: 'national-formed',
      company: 'CGR',
      companies: ['GT', 'WR'],
      seat: 1,
      price: 100,
      shares: 10,
    });
  });

  test('with ten shares each single is of 10 % and a whole certificate', () => {
    const state = formed(both, poor);
    expect(nationalState(state)).toEqual({ next: true });
    expect(sizesOf(rules(state), state, 'CGR')).toEqual([20, ...Array.from({ length: 8 }, () => 10)]);
    // The president's certificate and a single; two singles, beside three certificates of BBG.
    expect(certificatesOf(rules(state), state, 1)).toBe(1 + 1);
    expect(certificatesOf(rules(state), state, 2)).toBe(2 + 3);
  });

  const many: Readonly<Record<string, Partial<CompanySetup>>> = {
    GT: { shares: [20, 40, 20], pool: 20 },
    WR: { shares: [10, 20, 50], pool: 20 },
    BBG: { shares: [20, 20, 40], pool: 20 },
  };

  test('8.5 with more than ten the second issue comes', () => {
    const { state, facts } = actFully(bought({ GT: 3, WR: 3, BBG: 3 }, poor, many), 0, 'pass');
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'national-formed', shares: 20 }));
    expect(nationalState(state)).toEqual({ twenty: true, next: true });
  });

  test('8.4, 8.5 one of twenty shares alone: the president’s certificate is of 5 % and a whole certificate', () => {
    const one = { shares: [20, 0, 0], pool: 50 };
    const state = formed(
      { GT: 3, WR: 3, BBG: 3 },
      { cash: [50, 20, 20] },
      {
        CPR: { shares: [60] },
        GT: { ...one, shares: [0, 20, 0] },
        WR: { ...one, shares: [10, 0, 20] },
        BBG: { ...one, shares: [20, 10, 0], pool: 50 },
      },
    );
    expect(nationalState(state)).toMatchObject({ half: true });
    expect(shares(state, 'CGR').every(percent => percent <= 10)).toBe(true);
  });
});

describe('8.6 price', () => {
  test('is the average of two, and of more without the lowest', () => {
    const at = (cells: Readonly<Record<string, readonly [number, number]>>): number | null =>
      price(
        formed(
          Object.fromEntries(Object.keys(cells).map(id => [id, 3])),
          poor,
          Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, { cell, cash: 0 }])),
        ),
        'CGR',
      );
    expect(at({ GT: [0, 8], WR: [0, 6] })).toBe(150);
    expect(at({ GT: [0, 8], WR: [0, 6], BBG: [4, 0] })).toBe(150);
    expect(at({ GT: [4, 0], WR: [4, 0] })).toBe(100);
  });
});

describe('8.7 what it takes over', () => {
  test('rights; one that is there already is for sale again', () => {
    const own = { capital: {}, loans: both, 'rights-left': { tunnel: -1 } };
    const state = formed(
      both,
      { ...poor, own },
      { GT: { rights: ['bridge', 'tunnel'] }, WR: { rights: ['bridge', 'tunnel'] } },
    );
    expect([...rightsOf(state, 'CGR')].sort()).toEqual(['bridge', 'tunnel']);
    expect(rightsLeft(rules(state), state, 'bridge')).toBe(3);
    expect(rightsLeft(rules(state), state, 'tunnel')).toBe(2);
    expect(state.parts!['rights-left']).toEqual({ bridge: 1 });
  });

  test('the port marker does not come with its company', () => {
    const state = buying(both, poor);
    expect(formed(both, poor).parts).not.toHaveProperty('port');
    expect(state.parts).not.toHaveProperty('port');
  });

  const laid = { P9: '57/1', M6: '4/0', O16: '5/0', J15: '57/0' };

  test('stations cost nothing, and are no homes', () => {
    const { state, facts } = actFully(bought(both, poor), 0, 'pass');
    const placed = facts.filter(({ kind }) => kind === 'token-placed');
    expect(placed).toEqual(
      ['P9', 'O16'].map(hex => ({
        kind: 'token-placed',
        company: 'CGR',
        hex,
        stop: 0,
        cost: 0,
        home: false,
      })),
    );
    expect(state.companies['CGR']!.cash).toBe(50 + 30);
  });

  test('its president alone chooses one of two in a hex; the others stay without a question', () => {
    const two = formed(both, {
      ...poor,
      laid: { ...laid, N11: '122/1', G12: '57/0' },
      tokens: ['CPR M4', 'GT P9', 'WR O16', 'BBG J15', 'GT N11.0', 'WR N11.1', 'GT G12'],
    });
    const asked = act(two, 1, 'give up 0');
    expect(stations(asked)).toEqual(['G12', 'O16', 'P9']);
    expect(kinds(asked, 2)).toEqual([]);
    expect(refused(asked, 1, 'keep G12')).toBe('no-token-there');
    expect(refused(two, 1, 'keep N11')).toBe('something-else-first');
    const kept = act(asked, 1, 'keep N11');
    expect(stations(kept)).toEqual(['G12', 'N11', 'O16', 'P9']);
    expect(formationOf(kept)).toEqual({ stage: 'over', formed: true });
    expect(refused(kept, 1, 'keep N11.1')).toBe('not-now');
  });

  test('two hexes with two each are two questions', () => {
    const two = formed(both, {
      ...poor,
      laid: { ...laid, N11: '122/1', L15: '65/0' },
      tokens: ['CPR M4', 'GT P9', 'WR O16', 'BBG J15', 'GT N11.0', 'WR N11.1', 'GT L15.0', 'WR L15.1'],
    });
    const first = act(act(two, 1, 'give up 0'), 1, 'keep L15.1');
    expect(asks(first)).toBe('1 keep-token');
    expect(choices(first, 1, 'keep-token', 'spot')).toEqual(['N11', 'N11.1']);
    const second = act(first, 1, 'keep N11');
    expect(stations(second)).toEqual(['L15.1', 'N11', 'O16', 'P9']);
    expect(formationOf(second)).toEqual({ stage: 'over', formed: true });
  });

  describe('ten tokens', () => {
    const loans = { GT: 4, WR: 4, BBG: 4, GW: 4, CA: 4 };
    const homes = ['GT P9', 'WR O16', 'BBG J15', 'GW F15', 'CA D17'];
    const further = ['GT G12', 'GT I8', 'GT H15', 'WR J13', 'WR J11', 'BBG K8', 'BBG B19'];

    /** Five companies merge, with so many stations beside their homes. */
    const spread = (count: number): Position => {
      const others = further.slice(0, count);
      return bought(
        loans,
        { ...poor, laid: {}, tokens: ['CPR M4', ...others, ...homes] },
        {
          GT: { trains: [] },
          WR: { trains: [], cash: 0 },
          GW: running({ shares: [20, 20] }),
          CA: running({ shares: [0, 20] }),
        },
      );
    };

    test('have room for ten hexes', () => {
      const state = spread(5);
      expect(formationOf(state)).toEqual({ stage: 'over', formed: true });
      expect(stations(state)).toHaveLength(10);
    });

    test('of more its president chooses, after the homes, until there are ten', () => {
      let state = spread(7);
      const seat = president(state, 'CGR');
      expect(stations(state)).toEqual(['D17', 'F15', 'J15', 'O16', 'P9']);
      for (const spot of ['B19', 'K8', 'J11', 'J13']) {
        expect(asks(state)).toBe(`${String(seat)} keep-token`);
        state = act(state, seat, `keep ${spot}`);
      }
      expect(choices(state, seat, 'keep-token', 'spot')).toEqual(['G12', 'I8', 'H15']);
      const full = act(state, seat, 'keep H15');
      expect(stations(full)).toHaveLength(10);
      expect(formationOf(full)).toEqual({ stage: 'over', formed: true });
    });

    test('of eleven homes one is left over', () => {
      const all: Readonly<Record<string, string>> = {
        ...{ BBG: 'J15', CA: 'D17', CPR: 'M4', CV: 'N11', GT: 'P9', GW: 'F15' },
        ...{ LPS: 'C14', TGB: 'K8', THB: 'L15', WR: 'O16', WGB: 'J11' },
      };
      const ids = Object.keys(all);
      const state = bought(
        Object.fromEntries(ids.map(id => [id, 4])),
        { ...poor, laid: {}, tokens: ids.map(id => `${id} ${all[id]!}`) },
        Object.fromEntries(
          ids.map(id => [id, running({ shares: [40], cash: id === 'CPR' ? 700 : 0, trains: [] })]),
        ),
      );
      expect(stations(state)).toHaveLength(10);
      expect(formationOf(state)).toEqual({ stage: 'over', formed: true });
    });
  });

  describe('trains', () => {
    test('whoever is asked gives up none, some or all of those that do not last; nobody else is asked', () => {
      const state = formed(both, poor);
      expect(kinds(state, 2)).toEqual([]);
      expect(refused(state, 1, 'give up 3')).toBe('bad-count');
      expect(refused(state, 1, 'give up -1')).toMatch(/bad-/u);
      expect(act(state, 1, 'give up 1').companies['CGR']!.trains).toEqual(['4']);
      const kept = act(state, 1, 'give up 0');
      expect(kept.companies['CGR']!.trains).toEqual(['4', '4']);
      expect(refused(kept, 1, 'give up 1')).toBe('not-now');
    });

    test('three have room', () => {
      const state = formed(both, poor, { GT: { trains: ['5', '4'] }, WR: { trains: ['4'] } });
      expect(state.companies['CGR']!.trains).toEqual(['5', '4', '4']);
      expect(state.depot.pool).toEqual([]);
      expect(nationalState(state)).toEqual({ permanent: true, next: true });
    });

    test('of four, one that does not last goes without a question', () => {
      const { state, facts } = actFully(
        bought(both, poor, { GT: { trains: ['5', '4'] }, WR: { trains: ['4', '5'] } }),
        0,
        'pass',
      );
      expect(state.companies['CGR']!.trains).toEqual(['5', '4', '5']);
      expect(facts).toContainEqual({ kind: 'train-discarded', company: 'CGR', train: '4' });
    });
  });
});

describe('8.8 first turn', () => {
  const trainless = { GT: { trains: [] }, WR: { trains: [] } };

  test('comes before the turn of dearer companies, once', () => {
    const state = bought(both, poor, { ...trainless, BBG: { cell: [0, 10] } });
    expect(turn(state)).toBe('CGR track');
    expect(nationalState(state)).toEqual({ next: true });
    let later = state;
    while (turn(later).startsWith('CGR')) later = act(later, 1, 'pass');
    expect(nationalState(later)).toEqual({});
    expect(turn(later)).toBe('BBG track');
  });

  test('comes in the next round if one of them has had its turn', () => {
    const round = companyTurn('CPR', { step: 'trains', begun: true, waiting: ['WR', 'BBG'], of: 2 });
    const state = bought(both, { ...poor, round }, trainless);
    expect(nationalState(state)).toEqual({});
    expect(turn(state)).toBe('BBG track');
  });
});
