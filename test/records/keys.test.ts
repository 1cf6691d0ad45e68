import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../src/engine/rail/index.js';
import { keysOf } from '../../src/records/eighteenxx/keys.js';
import { openImport } from '../../src/records/eighteenxx/replay.js';
import { readSiteGame } from '../../src/records/eighteenxx/site.js';
import { act, companyTurn, position } from '../support/rail.js';
import { stockTurn, table } from '../support/rail-1849.js';

const players = ['7', '8', '9'].map(id => ({ id, name: id }));

/** The keys of a position as records of the site have them. */
const keys = (title: string, state: RailState): ReturnType<typeof keysOf> =>
  keysOf(openImport(readSiteGame({ title, players, settings: { seed: 1 }, actions: [] })), state);

const settings = { reading: '18xx.games' };

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
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: true }),
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
