import { companyTurn, position } from './rail.js';

/** In 1830, with two: the PRR of seat 0 passes twice and then has to buy the only train that there is for it. */
export const oneTrainToBuy = (): ReturnType<typeof position> =>
  position({
    seats: 2,
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    next: '3',
    round: companyTurn('PRR', { waiting: ['NYC'] }),
    companies: {
      PRR: { shares: [60], par: 82, cash: 300 },
      NYC: { shares: [0, 60], par: 100, cell: [0, 12], cash: 1000 },
    },
  });
