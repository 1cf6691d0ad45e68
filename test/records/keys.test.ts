import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../src/engine/rail/state.js';
import { keysOf } from '../../src/records/eighteenxx/keys.js';
import { openImport } from '../../src/records/eighteenxx/replay.js';
import { readSiteGame } from '../../src/records/eighteenxx/site.js';
import { act, acts, companyTurn, newGame, position } from '../support/rail.js';
import { stockTurn, table } from '../support/rail-1849.js';

const players = ['7', '8', '9'].map(id => ({ id, name: id }));

/** The keys of a position as records of the site have them. */
const keys = (title: string, state: RailState): ReturnType<typeof keysOf> =>
  keysOf(openImport(readSiteGame({ title, players, settings: { seed: 1 }, actions: [] })), state);

const settings = { reading: '18xx.games' };

describe('what the keys of a record say in the middle of a game', () => {
  test('1830: companies, players, trains and the map', () => {
    const state = position({
      settings,
      companies: {
        PRR: {
          shares: [60, 10],
          par: 76,
          cell: [2, 7],
          pool: 10,
          cash: 120,
          trains: ['3', '4'],
          operated: true,
        },
        NYC: { shares: [0, 20], par: 67 },
      },
      privates: { CS: 'PRR', MH: 2 },
      tokens: ['PRR H12', 'PRR H10'],
      laid: { H10: '57/1' },
      cash: [10, 20, 30],
      next: '6',
      left: 0,
      pool: ['5'],
      priority: 2,
      round: companyTurn('PRR', { index: 2, of: 3 }),
    });
    expect(keys('1830', state)).toMatchObject({
      round: 'OR 2.2',
      active: ['PRR'],
      priority: '9',
      'player.7.cash': 10,
      'player.7.shares.PRR': 60,
      'player.9.companies': ['MH'],
      'corp.PRR.cash': 120,
      'corp.PRR.trains': ['3', '4'],
      'corp.PRR.tokens': ['H10/0', 'H12/0'],
      'corp.PRR.floated': true,
      'corp.PRR.ipo': 20,
      'corp.PRR.pool': 10,
      'corp.PRR.companies': ['CS'],
      'corp.PRR.owner': '7',
      'corp.PRR.price_at': [2, 7],
      'corp.PRR.par': 76,
      'corp.NYC.floated': false,
      'corp.NYC.owner': '8',
      'company.CS.owner': 'PRR',
      'company.MH.owner': '9',
      'company.SV.owner': 'closed',
      'hex.H10': '57/1',
      'depot.next': 'D',
      // Without end is one card to the site.
      'depot.left': { D: 1 },
      'depot.discarded': ['5'],
    });
    expect(keys('1830', state)).not.toHaveProperty('player.9.shares.PRR');
    expect(keys('1830', state)).not.toHaveProperty('corp.CPR.price');
  });

  test('1830: a president’s certificate that came with a private is handed over with its par', () => {
    const moves = ['0 take SV', '1 take CS', '2 take DH', '0 take MH', '1 take CA', '2 take BO'];
    const asked = acts(newGame(3, settings), ...moves);
    expect(keys('1830', asked)).toMatchObject({ round: 'AR 1', active: ['9'], 'corp.B&O.ipo': 100 });
    expect(keys('1830', asked)).not.toHaveProperty('player.9.shares.B&O');
    const begun = act(asked, 2, 'par B&O 67');
    expect(keys('1830', begun)).toMatchObject({ round: 'SR 1', 'player.9.shares.B&O': 20 });
  });

  test('1830: the priority deal goes to the next player after the last who acted in a stock round', () => {
    const stock = (lastActor: number | null): RailState =>
      position({ settings, priority: 1, round: { ...stockTurn(3, 0), lastActor } });
    expect(keys('1830', stock(null))['priority']).toBe('8');
    expect(keys('1830', stock(1))['priority']).toBe('9');
    expect(keys('1830', stock(2))['priority']).toBe('7');
    const left = stock(0);
    const players = left.players.map((p, seat) => ({ ...p, ...(seat === 1 && { out: true as const }) }));
    expect(keys('1830', { ...left, players })['priority']).toBe('9');
  });

  test('1830: the private is asked whose token may be placed, else the company', () => {
    const at = (privates: RailState['privates']): RailState =>
      position({
        settings,
        companies: { PRR: { shares: [60], operated: true } },
        tokens: ['PRR H12'],
        privates,
        round: companyTurn('PRR', { freeToken: { privateId: 'DH', hex: 'F16' } }),
      });
    expect(keys('1830', at({ DH: 'PRR' }))['active']).toEqual(['DH']);
    expect(keys('1830', at({}))['active']).toEqual(['PRR']);
  });

  test('1830: a company is asked for its home, and for a train over the limit', () => {
    const at = (ERIE: object, laid: RailState['board']['laid']): RailState =>
      position({
        settings,
        companies: {
          PRR: { shares: [60], operated: true },
          ERIE: { shares: [0, 60], operated: true, ...ERIE },
        },
        tokens: ['PRR H12'],
        laid,
        next: '4',
        left: 3,
        round: companyTurn('PRR'),
      });
    expect(keys('1830', at({}, { E11: '59/0' }))['active']).toEqual(['ERIE']);
    expect(keys('1830', at({ trains: ['3', '3', '3', '3'] }, {}))['active']).toEqual(['ERIE']);
  });

  test('1849: Garibaldi is asked for its home in the first stock round, though it came with a private', () => {
    const moves = ['0 take SCE', '1 take SIGI', '2 take CNM', '0 take SMS', '1 take RSA', '1 par AFG 68'];
    const asked = table.acts(table.newGame(3, settings), ...moves);
    expect(keys('1849', asked)).toMatchObject({ round: 'SR 1', active: ['AFG'], priority: '9' });
  });

  test('1849: the par is the price, bonds count at the end only, and cities have the site’s numbers', () => {
    const state = table.position({
      settings: { ...settings, bonds: true },
      companies: { CTL: { shares: [40], cell: [3, 3], bonds: 1, operated: true, pool: 10 } },
      tokens: ['CTL E1', 'CTL C5'],
      cash: [100, 0, 0],
      next: '8H',
      round: companyTurn('CTL'),
    });
    const price = table.price(state, 'CTL')!;
    expect(keys('1849', state)).toMatchObject({
      'corp.CTL.par': price,
      'corp.CTL.price': price,
      'corp.CTL.loans': 1,
      'corp.CTL.treasury': 50,
      'corp.CTL.tokens': ['C5/1', 'E1/0'],
      'player.7.value': 100 + 4 * price,
    });
    const laid = { ...state, board: { ...state.board, laid: { C5: '651/0' } } };
    expect(keys('1849', laid)['corp.CTL.tokens']).toEqual(['C5/0', 'E1/0']);
  });
});

describe('what the keys of a record say at the end of a game', () => {
  test('1830: a bankrupt player has no priority deal; the next one has it', () => {
    const before = position({
      settings,
      companies: { PRR: { shares: [0, 60], operated: true } },
      tokens: ['PRR H12'],
      laid: { H10: '57/1' },
      cash: [500, 0, 500],
      next: '5',
      priority: 1,
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    });
    expect(keys('1830', before)['priority']).toBe('8');
    const ended = act(before, 1, 'bankrupt');
    expect(ended.ended).toMatchObject({ reason: 'bankrupt', bankrupt: 1 });
    expect(keys('1830', ended)['priority']).toBe('9');
  });

  test('1849: where nothing can happen any more the site plays empty rounds to the hundredth', () => {
    const stalled = table.act(
      table.position({
        settings,
        companies: { CTL: { shares: [20], operated: true } },
        tokens: ['CTL E1'],
        cash: [0, 0, 0],
        bank: 7760,
        round: companyTurn('CTL', { step: 'trains', begun: true }),
      }),
      0,
      'bankrupt',
    );
    expect(stalled.ended).toBeNull();
    const end = table.act(stalled, 0, 'leave');
    expect(end.ended).toEqual({ reason: 'stalled' });
    expect(keys('1849', end)['round']).toBe('SR 100');
    expect(keys('1849', table.position({ settings, round: stockTurn(3, 0) }))['round']).toBe('SR 2');
  });
});
