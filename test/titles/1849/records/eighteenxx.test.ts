import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../../src/engine/rail/state.js';
import { convert } from '../../../../src/records/eighteenxx/convert.js';
import { dialect1849 } from '../../../../src/titles/1849/records/eighteenxx.js';
import { openImport } from '../../../../src/records/eighteenxx/replay.js';
import { readSiteGame } from '../../../../src/records/eighteenxx/site.js';
import { makeTracker } from '../../../../src/records/eighteenxx/tracker.js';
import { importedTitle1849 as title1849 } from '../../../../src/titles/1849/readings/title.js';
import { companyTurn, stockTurn, table, type CompanySetup } from '../../../support/rail-1849.js';

const { act, asks, newGame, position } = table;

const settings = { reading: '18xx.games' };

/** What becomes of a choice that the site records for the first player. */
const chosen = (state: RailState, choice: string): object | null => {
  const game = title1849.game(state.settings);
  const tracker = makeTracker(game, newGame(3, settings));
  const context = { game, state, tracker, ids: ['7', '8', '9'] };
  return convert(dialect1849, context, { type: 'choose', entity: 7, entity_type: 'player', choice });
};

describe('what the site asks of a president who has lost the office', () => {
  const RCS: CompanySetup = { shares: [40, 40], last: 1, operated: true };

  test('nothing is left to choose where the sale closed the company', () => {
    const sold = act(
      position({
        settings,
        companies: { RCS: { ...RCS, cell: [8, 0] } },
        tokens: ['RCS C5'],
        round: stockTurn(3, 0),
      }),
      0,
      'sell 1 RCS',
    );
    expect(sold.companies['RCS']!.cell).toBeNull();
    expect(asks(sold)).toBe('0 stock-turn');
    expect(chosen(sold, 'Two 10% certs')).toBeNull();
    expect(chosen(sold, 'One 20% cert')).toBeNull();
  });

  test('loan or leave comes first, then the certificates', () => {
    const broke = act(
      position({
        settings,
        companies: { CTL: { shares: [20], operated: true }, RCS: { ...RCS, cell: [4, 2] } },
        tokens: ['CTL E1', 'RCS C5'],
        cash: [0, 500, 500],
        next: '8H',
        round: companyTurn('CTL', { step: 'trains', begun: true }),
      }),
      0,
      'bankrupt',
    );
    expect(asks(broke)).toBe('0 ruined');
    expect(chosen(broke, 'Leave game')).toEqual({ seat: 0, type: 'ruin', choice: 'leave' });
    const left = act(broke, 0, 'leave');
    expect(asks(left)).toBe('0 choose-certificates');
    const singles = { seat: 0, type: 'certificates', company: 'RCS', give: 'singles' };
    expect(chosen(left, 'Two 10% certs')).toEqual(singles);
  });
});

describe('Electric Dreams', () => {
  const stepsOf = (...options: readonly string[]): readonly string[] => {
    const players = [7, 8, 9].map(id => ({ id, name: String(id) }));
    const settings = { seed: 1, optional_rules: ['electric_dreams', ...options] };
    const { game } = openImport(readSiteGame({ title: '1849', players, settings, actions: [] }));
    return game.steps.map(({ name }) => name);
  };

  test('comes with stations and bonds, or in an older record without what that does not name', () => {
    const asked = ['station', 'electrify', 'bonds'];
    const found = (...options: readonly string[]): readonly string[] =>
      stepsOf(...options).filter(name => asked.includes(name));
    expect(found('acquiring_station_tokens', 'bonds')).toEqual(asked);
    expect(found('bonds')).toEqual(['electrify', 'bonds']);
    expect(found()).toEqual(['electrify']);
  });
});
