import { describe, expect, test } from '@jest/globals';
import { refuse } from '../../../../src/engine/core/index.js';
import { addRunTerms, draftRevenues } from '../../../../src/engine/rail/company/running.js';
import { trackRules } from '../../../../src/engine/rail/company/track.js';
import type { Feature } from '../../../../src/engine/rail/contract.js';
import { defineRailTitle } from '../../../../src/engine/rail/define.js';
import { placedTokens } from '../../../../src/engine/rail/map/board.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';
import { data } from '../../../../src/titles/1830/rules/data.js';
import { companyTurn } from '../../../support/rail-position.js';
import { railTable } from '../../../support/rail-table.js';

/** A title that brings what 1830 has not: New York becomes one city, its trains take a car along. */
const feature: Feature = {
  data: d => ({
    ...d,
    map: {
      ...d.map,
      tiles: [...d.map.tiles, { id: 'ONE', count: 1, ...parseFace('brown NY; city 90 x3; 0-A 1-A 2-A 3-A') }],
      upgrades: { ...d.map.upgrades, 54: [{ tile: 'ONE', merges: true }] },
    },
  }),
  rules: [
    trackRules.change({
      tileRefusal: (_g, _s, hex, { tile }) =>
        hex === 'H10' && tile === '57' ? refuse('hex-blocked', { hex }) : undefined,
    }),
    addRunTerms(() => ({ bonus: { H12: 5, 'H10.0': 1 } })),
    addRunTerms((_g, s) => ({
      bonus: { H12: 10 },
      gear: [{ name: `car ${String(s.set)}`, bonuses: [{ amount: 50, visits: [['H16']] }] }],
    })),
  ],
};

const title = defineRailTitle({
  id: '1830',
  rules: 1,
  minSeats: 2,
  maxSeats: 6,
  data,
  settings: [],
  features: [feature],
});
const { position, actFully, refused, forms, bestRun } = railTable(title);

describe('a title says in its data and rules', () => {
  test('which cities become one: a second token of a company goes back to it', () => {
    const state = position({
      companies: { PRR: { shares: [60], cash: 500, trains: ['6'] } },
      next: 'D',
      laid: { G19: '54/0' },
      tokens: ['PRR G19.0', 'PRR G19.1', 'PRR H12'],
      round: companyTurn('PRR'),
    });
    const { state: after, facts } = actFully(state, 0, 'G19 ONE r0');
    expect(facts.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'tile-laid', hex: 'G19', tile: 'ONE', over: '54' }),
      { kind: 'token-returned', company: 'PRR', hex: 'G19' },
    ]);
    expect(placedTokens(after, 'PRR')).toBe(2);
  });

  test('which tiles may not be laid yet', () => {
    const state = position({
      companies: { PRR: { shares: [60], cash: 500 } },
      tokens: ['PRR H12'],
      round: companyTurn('PRR'),
    });
    expect(refused(state, 0, 'H10 57 r1')).toBe('hex-blocked');
    const offered = forms(state, 0, 'lay').map(({ fields }) => JSON.stringify(fields['hex']));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.join()).not.toContain('H10');
  });

  test('what runs earn and what trains take along; what several features say is added', () => {
    const state = position({
      companies: { PRR: { shares: [60], cash: 0, trains: ['2'] } },
      tokens: ['PRR H12'],
      laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
      round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
    });
    const line = bestRun(state, 0);
    expect(line).toMatch(/H16/);
    const { facts } = actFully(state, 0, line);
    expect(facts[0]).toMatchObject({ kind: 'ran', revenue: 10 + 15 + 20 + 50, gear: ['car 2'] });
    expect(refused(state, 0, 'run 2 H12-H10')).toBe('not-the-best-run');
    const drafts = [
      { train: '2', path: ['H12', 'H10'] },
      { train: '2', path: ['H12.0'] },
    ];
    expect(draftRevenues(title.game({}), state, 'PRR', drafts)).toEqual([10 + 15 + 20 + 1, 0]);
  });
});
