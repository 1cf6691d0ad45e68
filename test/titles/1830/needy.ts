import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { companyTurn, position, type CompanySetup, type PositionSetup } from '../../support/rail.js';

export type Position = ReturnType<typeof position>;

/** The PRR has a route (Altoona to Pittsburgh) and no train; seat 0 presides over it. */
export const needy = (prr: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    cash: [100, 500, 500],
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1' },
    next: '3',
    left: 3,
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    ...more,
    companies: {
      PRR: { shares: [60], cash: 100, ...prr },
      NYC: { shares: [20, 60], cash: 100 },
      ...more.companies,
    },
  });

/** What is asked in the position. */
export const ask = (state: Position): unknown => title1830.turn(state).ask;
