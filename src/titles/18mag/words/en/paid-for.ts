import type { OwnFact } from '../../rules/facts.js';

type Paid = Extract<OwnFact, { kind: 'supporter-paid' }>;

/** What a supporting company is paid for, in English. */
export const supportPaidFor: { readonly [what in Paid['what']]: string } = {
  tile: 'for the second tile',
  levy: 'as the levy of the yellow phase',
  terrain: 'for rivers and mountains',
  station: 'for the token',
  train: 'for the train',
};
