import { title1830 } from '../rules/title.js';
import type { RailsDialect } from '../../../records/rails/contract.js';
import { deviationsOf } from '../../../records/rails/deviations.js';

export const railsDialect1830: RailsDialect = {
  game: '1830',
  title: title1830,
  companies: { Erie: 'ERIE' },
  privates: { SVNRR: 'SV', 'C&StL': 'CS', 'D&H': 'DH', 'M&H': 'MH', 'C&A': 'CA', 'B&O': 'BO' },
  events: {},
  told: [],
  deviations: deviationsOf(
    {
      contestReturn: '1830 §C-2.2.2',
      income: '1830 §7.4',
      reach: '1830 §7.2.1',
      salePrice: '1830 §6.1',
      trainDuty: '1830 §7.6.2',
      correction: '1830',
      option: '1830',
    },
    {
      contestOrder: {
        kind: 'bidding',
        rule: '1830 §C-2.2.2',
        rails: 'Rails asks the bidder to the left of the highest first, and leaves out who has no money',
      },
      allPassed: {
        kind: 'bidding',
        rule: '1830 §C-2.2.3',
        rails: 'Rails goes on to the left of who passed last',
      },
    },
  ),
};
