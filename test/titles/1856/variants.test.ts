import { describe, expect, test } from '@jest/globals';
import { destinationOf } from '../../../src/titles/1856/rules/destinations.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { completeSettings } from '../../../src/engine/core/index.js';
import { companyTurn, stockTurn, table, type CompanySetup } from '../../support/rail-1856.js';

const { act, acts, asks, may, position, refused, turn } = table;

type Position = ReturnType<typeof position>;

describe('1.3 destinations', () => {
  const all = (alternative: boolean): object => {
    const g = title1856.game(
      completeSettings(title1856.settings, { 'alternative-destinations': alternative }),
    );
    return Object.fromEntries(
      g.data.companies.map(({ id }) => [id, destinationOf(g, id)?.to.join(' ') ?? '-']),
    );
  };

  test('of the rulebook', () => {
    expect(all(false)).toEqual({
      BBG: 'N17', CA: 'H15', CPR: 'N11', CV: 'I14', GT: 'K8', GW: 'A20', LPS: 'F17', TGB: 'H5', THB: 'J11',
      WR: 'L15', WGB: 'F9', CGR: '-',
    }); // oxfmt-ignore
  });

  test('11 the alternative ones', () => {
    expect(all(true)).toEqual({
      BBG: 'N11', CA: 'A20', CPR: 'P9', CV: 'M4', GT: 'L13', GW: 'J15', LPS: 'F15', TGB: 'N1 O2', THB: 'H15',
      WR: 'L15', WGB: 'H5', CGR: '-',
    }); // oxfmt-ignore
  });
});

describe('11 8-trains', () => {
  const settings = { 'eight-trains': true };

  const cgr = (step: string, own: Partial<CompanySetup> = {}): Position =>
    position({
      next: '6',
      left: 1,
      settings,
      companies: {
        CGR: { par: 100, shares: [20, 30], pool: 20, cash: 100, operated: true, floated: true, ...own },
      },
      own: { formation: { stage: 'over', formed: true }, gone: ['GT'] },
      laid: { P9: '57/1' },
      tokens: ['CGR P9'],
      round: companyTurn('CGR', { step, begun: true, of: 2 }),
    });

  test('8.9 the government’s company borrows one', () => {
    const asked = act(cgr('token'), 1, 'pass');
    expect(asks(asked)).toBe('1 borrow-train');
    const ran = acts(asked, '1 borrow', '1 run 8 P9-Q8');
    expect(ran.companies['CGR']!.cash).toBe(150);
    expect(table.phase(ran)).toBe('6');
  });

  test('8.9 and must buy one with $1000, or $650 and a 4-train', () => {
    expect(may(cgr('trains', { cash: 999 }), 1, 'pass')).toBe(true);
    expect(refused(cgr('trains', { cash: 1000 }), 1, 'pass')).toBe('cannot-pass');
    expect(may(cgr('trains', { cash: 649, trains: ['4'] }), 1, 'pass')).toBe(true);
    expect(refused(cgr('trains', { cash: 650, trains: ['4'] }), 1, 'pass')).toBe('cannot-pass');
  });

  test('6.1 with them alone on sale a company starts with six shares', () => {
    const started = (percent: number): string =>
      turn(
        act(
          position({
            next: '8',
            left: 1,
            settings,
            companies: { GT: { par: 70, shares: [percent], cash: 400, floated: false } },
            own: { capital: { GT: 'escrow' }, formation: { stage: 'over', formed: false } },
            round: stockTurn(3, 0, { passes: 2 }),
          }),
          0,
          'pass',
        ),
      );
    expect(started(50)).toBe('stock');
    expect(started(60)).toBe('GT track');
  });
});
