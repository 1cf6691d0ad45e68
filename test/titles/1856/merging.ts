import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1856.js';

export type Position = ReturnType<typeof table.position>;

/** A company that runs already. */
export const running = (more: Partial<CompanySetup>): CompanySetup => ({
  par: 70,
  operated: true,
  floated: true,
  ...more,
});

const companies: { readonly [id: string]: CompanySetup } = {
  CPR: running({ par: 100, shares: [60], cash: 1000 }),
  GT: running({ shares: [0, 40, 20], cash: 50, trains: ['4'] }),
  WR: running({ shares: [0, 20, 30], cash: 130, trains: ['4'] }),
  BBG: running({ shares: [20, 0, 40], cash: 30 }),
};

/** CPR of the first player buys the first 6-train; the others follow it. */
export const buying = (
  loans: { readonly [company: string]: number },
  more: Partial<PositionSetup> = {},
  others: { readonly [id: string]: Partial<CompanySetup> } = {},
): Position =>
  table.position({
    next: '6',
    companies: {
      ...companies,
      ...Object.fromEntries(
        Object.entries(others).map(([id, change]) => [id, { ...companies[id], ...change }]),
      ),
    },
    laid: { P9: '57/1', M6: '4/0', O16: '5/0', J15: '57/0' },
    tokens: ['CPR M4', 'GT P9', 'WR O16', 'BBG J15'],
    cash: [50, 50, 50],
    round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['GT', 'WR', 'BBG'] }),
    ...more,
    own: { capital: { CPR: 'reached', GT: 'reached', WR: 'reached', BBG: 'reached' }, loans, ...more.own },
  });

/** The same with the 6-train. */
export const bought = (...given: Parameters<typeof buying>): Position =>
  table.acts(buying(...given), '0 train 6');

/** The same with the turn over, as far as nobody is asked. */
export const formed = (...given: Parameters<typeof buying>): Position =>
  table.act(bought(...given), 0, 'pass');
