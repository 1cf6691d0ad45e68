import type { WordTable } from '../../../../words/types.js';
import { supportPaidFor } from './paid-for.js';

/** Menus, fields, endings and refusals that 18 Magyarország adds to those of 18xx games, in English. */
export const terms: WordTable = {
  options: {
    draft: 'take a minor or a share',
    'lay-marked': 'lay a tile for a terrain marker',
    scrap: 'scrap a train',
    'buy-railcar': 'buy a railcar',
    'pay-out': 'pay out money',
    'hand-over': 'hand over a presidency',
    'spend-marker': 'give up a terrain marker beforehand',
    'buy-presidency': 'buy a president’s certificate',
  },
  sideActions: {
    'lay-marked': 'lay a tile and give up a terrain marker',
    'hand-over': 'hand over a presidency',
  },
  fields: {
    amount: 'Amount',
    to: 'To',
    'terrain-markers': 'Terrain markers',
    'istvan-next': 'Istvan next',
  },
  values: {
    from: { depot: 'new' },
    'istvan-next': {
      ...{ 2: '2-train', 3: '3-train', 4: '4-train', station: 'token' },
      ...{ 'line-1': 'share, line 1', 'line-2': 'share, line 2' },
      ...{ 'line-3': 'share, line 3', 'line-4': 'share, line 4' },
    },
  },
  terms: {
    'paid-for': supportPaidFor,
    step: { scrap: 'no train scrapped', 'pay-out': '' },
    why: { purchase: '' },
    way: {
      sale: 'moves left',
      purchase: 'moves right',
      withheld: 'moves left',
      'sold-out': 'moves right',
      paid: 'moves right',
    },
  },
  reasons: {
    'last-phase': 'The last operating rounds have been played',
    'istvan-beaten': 'The last operating rounds have been played, and Istvan is beaten',
    'istvan-wins': 'The last operating rounds have been played, and Istvan is not beaten',
  },
  timing: {
    par: 'Nobody starts companies here: all of them run from the beginning.',
    draft: 'Minors and shares are taken only at the start, in the draft.',
    'lay-marked': 'A minor gives up a terrain marker when it lays a tile at the beginning of its turn.',
    scrap: 'A minor scraps trains before it runs.',
    'buy-railcar': 'A minor buys railcars before it runs.',
    'pay-out': 'A supporting company pays out in its turn in an operating round.',
    'hand-over': 'A presidency is handed over in a stock round, in your own turn.',
    'spend-marker': 'A minor gives up a terrain marker before it lays a tile.',
    'buy-presidency': 'President’s certificates are bought in a stock round.',
  },
  refusals: {
    'cannot-pass/draft': 'In the draft everybody has to choose.',
    'cannot-pass/pay-out': 'First decide how much {company} pays out.',
    'cannot-hand-over':
      'You cannot make {to:seat} president of {company}: only its president can, and only somebody with as many shares.',
    'draft-gone': '{company} is no longer available in the draft.',
    'draft-quota': 'You cannot take any more of that ({company}).',
    'draft-quota/minors': 'You have all your minors, and take a share now.',
    'draft-quota/shares': 'You have all your shares, and take a minor now.',
    'no-railcar': '{from} sells no railcar now.',
    'no-railcar/none': '{from} sells no railcars.',
    'no-railcar/second': 'There is a railcar of {from} in this turn already; one is the most.',
    'no-such-payout':
      '{amount:money} cannot be paid out: only multiples of {by:money}, {most:money} at the most.',
    'no-share-there': 'There is no share of {company} to be had.',
    'no-terrain-marker': '{company} has no terrain marker left.',
    'no-terrain-marker/never': '{company} has no terrain markers.',
    'no-terrain-there':
      'No river or mountain costs anything on {hex}: lay the tile without a terrain marker.',
    'not-next-in-order/none': 'Nobody starts companies here: all of them run from the beginning.',
    'nothing-to-sell/price': '{company} has no shares: minors are not sold.',
    'nothing-to-sell/untimely': 'Shares are sold in a stock round, in your own turn.',
    'run-joins-too-few': 'Train {train} joins fewer than two stops; mines do not count.',
    'run-location-twice': 'Train {train} visits two mines; one is the most.',
    'run-stop-shut': 'Train {train} enters the mine on {hex} only with the railcar of SNW.',
    'train-not-for-sale/later': 'A minor buys no more than two new trains in a turn.',
  },
};
