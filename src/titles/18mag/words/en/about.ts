import type { WordTable } from '../../../../words/types.js';
import { settings, title } from './settings.js';

const half = 'Gets half of the price of each new';
const quarter = 'with two players, or one, a quarter of the price of every train';

const marker = (count: string): string =>
  `It has ${count}. If it gives one up, the bank pays what rivers and mountains on a hex cost.`;

/** What 18 Magyarország is, its settings and what its companies live on or may do, in English. */
export const about: WordTable = {
  title,
  settings,
  things: {
    company: {
      SKEV: 'Gets 10\u00a0Ft for the second yellow tile of a turn, and half of the cost of each token of a minor.',
      SIK: 'Gets 10\u00a0Ft for each river and each mountain on a hex where a tile is laid. If the minor gives up a terrain marker, the bank pays.',
      LdStEG: `${half} 2- and 4-train; ${quarter}.`,
      MAVAG: `${half} 3- and 6-train.`,
      RABA: 'Sells railcars: a train that visits a red location earns 20\u00a0Ft more, from the brown phase on 30. With two players, or one, it can be the railcar for towns instead.',
      SNW: 'Sells railcars: a train may also visit a mine. It earns 30\u00a0Ft, from the brown phase on 50.',
      'G&C': 'Sells railcars: a train visits, beside its stops, as many towns again.',
      '5': marker('three terrain markers'),
      '6': marker('one terrain marker'),
      '7': marker('one terrain marker'),
      '12': marker('two terrain markers'),
      '13': marker('one terrain marker'),
    },
  },
};
