import { closesWithTrain, sharePower } from '../company/privates.js';
import { layPower } from '../company/track.js';
import { exchangePower } from './exchange.js';
import type { PowerWords } from '../rows.js';

/**
 * Powers of privates that many titles have: `lay F16 token`, `lay B20 extra`, `lay I9 J2 J4` for a tile on one of the hexes;
 * `share PRR`, `presidency B&O`, `exchange NYC`; `closes-with B&O` for the company whose first train closes it.
 */
export const privateWords: PowerWords = {
  lay: (...given) => {
    const [hex = '', ...also] = given.filter(word => word !== 'extra' && word !== 'token');
    const extra = given.includes('extra');
    return layPower.with({
      hex,
      ...(also.length > 0 && { also }),
      extra,
      freeToken: given.includes('token'),
    });
  },
  presidency: (company = '') => sharePower.with({ company, cert: 0 }),
  share: (company = '') => sharePower.with({ company, cert: 1 }),
  exchange: (company = '') => exchangePower.with({ company }),
  'closes-with': (company = '') => closesWithTrain.with({ company }),
};
