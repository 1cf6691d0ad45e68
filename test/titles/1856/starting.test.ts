import { describe, expect, test } from '@jest/globals';
import { capitalKind, escrowOf } from '../../../src/titles/1856/rules/capital.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1856.js';

const { act, acts, actFully, choices, position, refused, turn } = table;

type Position = ReturnType<typeof position>;

const money = (state: Position, company = 'GT'): number => state.companies[company]!.cash!;

const kindOf = (state: Position, company = 'GT'): string =>
  capitalKind(title1856.game(state.settings), state, company);

const escrow = (state: Position, company = 'GT'): number =>
  escrowOf(title1856.game(state.settings), state, company);

const stock = (more: Partial<PositionSetup> = {}): Position =>
  position({ cash: 1000, round: stockTurn(3, 0), ...more });

describe('6.1 a company starts', () => {
  test('at one of six prices', () => {
    expect(choices(stock(), 0, 'par', 'price')).toEqual([65, 70, 75, 80, 90, 100]);
    expect(choices(stock(), 0, 'par', 'company')).toHaveLength(11);
    expect(refused(stock(), 0, 'par CGR 100')).toBe('never-starts');
  });

  const afterStock = (next: string, shares: readonly number[], pool = 0): Position =>
    acts(
      position({
        next,
        companies: {
          GT: { par: 70, shares, pool, cash: 400, floated: false },
          WR: { par: 65, shares: [0, 20], cash: 130, floated: false },
        },
        own: { capital: { GT: 'escrow', WR: 'escrow' } },
        round: stockTurn(3, 0, { passes: 2 }),
      }),
      '0 pass',
    );

  test.each([
    ['2', [20], 'GT track'],
    ['3', [20], 'stock'],
    ['3', [30], 'GT track'],
    ['4', [30], 'stock'],
    ['4', [40], 'GT track'],
    ['5', [40], 'stock'],
    ['5', [50], 'GT track'],
    ['6', [50], 'stock'],
    ['6', [60], 'GT track'],
  ])('with the %s on sale %j percent bring it to %s', (next, shares, wanted) => {
    const state = afterStock(next, shares);
    expect(turn(state)).toBe(wanted);
  });

  test('shares in the pool count', () => {
    expect(turn(afterStock('4', [20], 20))).toBe('GT track');
  });

  test('whoever has too few is passed over, and may act in the next round', () => {
    const state = afterStock('3', [30]);
    expect(turn(state)).toBe('GT track');
    expect(state.companies['WR']!.floated).toBe(false);
    expect(state.companies['GT']!.floated).toBe(true);
  });

  test('7.4 its home station is founded in its first turn', () => {
    expect(stock().board.tokens).toEqual([]);
    expect(afterStock('2', [20]).board.tokens).toContainEqual({ company: 'GT', hex: 'P9', stop: 0 });
  });

  test('once it has run it runs on, whatever is sold', () => {
    const state = position({
      next: '6',
      companies: { GT: { shares: [20], operated: true, floated: true, cash: 10 } },
      own: { capital: { GT: 'escrow' } },
      tokens: ['GT P9'],
      round: stockTurn(3, 0, { passes: 2 }),
    });
    expect(turn(act(state, 0, 'pass'))).toBe('GT track');
  });
});

describe('6.2 capital', () => {
  test.each([
    ['2', 'escrow'],
    ['3', 'escrow'],
    ['4', 'escrow'],
    ['5', 'incremental'],
    ['6', 'full'],
  ])('the %s on sale makes it %s', (next, kind) => {
    expect(kindOf(act(stock({ next }), 0, 'par GT 70'))).toBe(kind);
  });

  test('the first five shares bring it their price, those after wait in the bank', () => {
    const state = stock({
      companies: { GT: { par: 70, shares: [40], cash: 280, floated: false } },
      own: { capital: { GT: 'escrow' } },
    });
    const fifth = act(state, 0, 'buy GT');
    expect(money(fifth)).toBe(350);
    const sixth = acts(fifth, '0 pass', '1 buy GT');
    expect(money(sixth)).toBe(350);
    expect(escrow(sixth)).toBe(70);
  });

  test('while 5-trains are on sale every share pays the company', () => {
    const state = acts(stock({ next: '5' }), '0 par GT 70', '1 buy GT', '2 buy GT');
    expect(money(state)).toBe(280);
  });

  test('with 6-trains it gets ten times its price with the sixth share, and nothing after', () => {
    const state = stock({
      next: '6',
      companies: { GT: { par: 70, shares: [50], floated: false } },
      own: { capital: { GT: 'full' } },
    });
    const sixth = act(state, 0, 'buy GT');
    expect(money(sixth)).toBe(700);
    expect(sixth.companies['GT']!.floated).toBe(true);
    expect(money(acts(sixth, '0 pass', '1 buy GT'))).toBe(700);
  });

  test('the kind stays when better trains come', () => {
    const state = stock({
      next: '5',
      companies: { GT: { par: 70, shares: [50], cash: 350, floated: false } },
      own: { capital: { GT: 'escrow' } },
    });
    expect(money(act(state, 0, 'buy GT'))).toBe(350);
  });
});

describe('6.2 destinations', () => {
  test('CPR comes from Barrie to Toronto over tiles of others', () => {
    const laid = { M6: '4/0', M8: '9/0', M10: '2/0' };
    const state = position({
      next: '3',
      companies: {
        CPR: { par: 90, shares: [40, 30], cash: 450, operated: true, floated: true },
        CV: { par: 100, shares: [0, 0, 50], cash: 200, operated: true, floated: true },
      },
      own: { capital: { CPR: 'escrow', CV: 'escrow' } },
      tokens: ['CPR M4', 'CV N11'],
      laid,
      round: companyTurn('CV'),
    });
    const { state: joined, facts } = actFully(state, 2, 'M12 7 r3');
    expect(facts).toContainEqual({ kind: 'destination-reached', company: 'CPR', amount: 180 });
    expect(money(joined, 'CPR')).toBe(630);
    expect(kindOf(joined, 'CPR')).toBe('reached');
    expect(escrow(joined, 'CPR')).toBe(0);
  });

  test('from then on every share pays the company', () => {
    const state = position({
      next: '3',
      cash: 1000,
      companies: { CPR: { par: 90, shares: [40, 30], cash: 630, operated: true, floated: true } },
      own: { capital: { CPR: 'reached' } },
      tokens: ['CPR M4'],
      round: stockTurn(3, 0),
    });
    expect(money(act(state, 0, 'buy CPR'), 'CPR')).toBe(720);
  });

  test('a company that is there before it starts never waits', () => {
    const laid = { M6: '4/0', M8: '9/0', M10: '2/0', M12: '7/3' };
    const state = act(position({ next: '3', cash: 1000, laid, round: stockTurn(3, 0) }), 0, 'par CPR 90');
    expect(kindOf(state, 'CPR')).toBe('reached');
  });

  test('tokens of others are not in its way', () => {
    const state = position({
      next: '3',
      companies: { CPR: { par: 90, shares: [40, 30], cash: 450, floated: true, operated: true } },
      own: { capital: { CPR: 'escrow' } },
      tokens: ['CPR M4', 'GW N11.1', 'CV N11'],
      laid: { M6: '4/0', M8: '9/0', M10: '2/0', M12: '7/3' },
      round: stockTurn(3, 0),
    });
    const there = act(state, 0, 'pass');
    expect(money(there, 'CPR')).toBe(630);
    const later = actFully(there, 1, 'pass').facts.map(({ kind }) => kind);
    expect(later).not.toContain('destination-reached');
  });

  test('from the city where its token stands, not from the other one of its hex', () => {
    const state = (spot: string): Position =>
      position({
        next: '3',
        companies: { THB: { par: 90, shares: [40, 30], cash: 450, floated: true, operated: true } },
        own: { capital: { THB: 'escrow' } },
        tokens: [`THB ${spot}`],
        laid: { J11: '57/0', J13: '57/0', J15: '6/3', K16: '58/2', L15: '59/1' },
        round: stockTurn(3, 0),
      });
    expect(money(act(state('L15.0'), 0, 'pass'), 'THB')).toBe(630);
    expect(money(act(state('L15.1'), 0, 'pass'), 'THB')).toBe(450);
  });

  test('11 the alternative ones: Canada Air Line joins London and Detroit, its home is not asked', () => {
    const laid = { B19: '57/1', C18: '9/1', D17: '57/1', E16: '8/5', F17: '5/2' };
    const at = (more: Partial<PositionSetup>): number =>
      money(
        act(
          position({
            next: '3',
            companies: { CA: { par: 90, shares: [40, 30], cash: 450, floated: true, operated: true } },
            own: { capital: { CA: 'escrow' } },
            round: stockTurn(3, 0),
            settings: { 'alternative-destinations': true },
            ...more,
          }),
          0,
          'pass',
        ),
        'CA',
      );
    expect(at({ laid })).toBe(630);
    expect(at({ laid: { ...laid, C18: '9/0' } })).toBe(450);
    expect(at({ laid, settings: {} })).toBe(450);
  });
});
