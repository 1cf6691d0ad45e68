import { describe, expect, test } from '@jest/globals';
import { whyNot } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/title.js';
import {
  act,
  actFully,
  column,
  companyTurn,
  kinds,
  position,
  refused,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The N&W beside the coal field L8 of S-1, with track to it from K7. */
const mining = (more: Partial<PositionSetup> = {}, own: CompanySetup = {}): Position =>
  position({
    settings: { board: 'level-field' },
    laid: { K7: '57/2' },
    tokens: ['N&W L16', 'N&W K7'],
    round: companyTurn('N&W'),
    ...more,
    companies: {
      'N&W': { shares: [60], par: 100, cash: 1000, operated: true, trains: ['2'], ...own },
      ...more.companies,
    },
  });

/** What the seat would try with the thing of that name. */
const tried = (state: Position, of: string): readonly string[] =>
  whyNot(title1830, state, 0, of).map(({ type }) => type);

describe('S-1 7.2 licences for the coal field', () => {
  test('are asked for by pointing at the field, and nowhere else', () => {
    const state = mining();
    expect([tried(state, 'L8').includes('licence'), tried(state, 'K7').includes('licence')]).toEqual([
      true,
      false,
    ]);
  });

  test('are bought in the turn of a company alone; that begins with it, so that nobody exchanges the MH any more', () => {
    expect(refused(mining({ round: stockTurn(3, 0) }), 0, 'licence')).toBe('not-now');
    const state = mining({ privates: { MH: 1 } });
    expect(kinds(state, 1)).toEqual(['exchange']);
    expect(kinds(act(state, 0, 'licence'), 1)).toEqual([]);
  });

  test('come with the JK, once, and with no other private; the JK stays open when its company runs there', () => {
    expect(act(mining({ privates: { CS: 'N&W' } }), 0, 'pass').board.passes).toBeUndefined();
    const { state, facts } = actFully(mining({ privates: { JK: 0 }, next: '4' }), 0, 'acquire JK 120');
    expect(facts.map(({ kind }) => kind)).toContain('licence-bought');
    const passed = actFully(state, 0, 'pass');
    expect(passed.facts.map(({ kind }) => kind)).not.toContain('licence-bought');
    expect(act(passed.state, 0, 'run 2 K7-L8').privates['JK']).toBe('N&W');
  });

  test('are shown in the table of the companies', () => {
    const state = mining();
    expect(column(state, 'licence', 'N&W')).toBeNull();
    expect(column(act(state, 0, 'licence'), 'licence', 'N&W')).toEqual({ names: ['L8'] });
  });
});
