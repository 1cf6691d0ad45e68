import type { Form } from '../../engine/core/index.js';
import { capitalForms, railNotation } from '../../engine/rail/index.js';
import { data } from './data.js';

const own: readonly Form[] = [
  { type: 'use-coast', form: 'use <private:id>' },
  { type: 'pay-debt', form: 'pay debt' },
  { type: 'use-port', form: 'use <private:id> port <hex:hex>' },
  { type: 'station', form: 'station <spot:spot> from <from:id> <price:int>' },
  {
    type: 'offer',
    form: 'offer station <item:spot> from <from:id> to <buyer:id> <price:int>',
    fixed: { what: 'station' },
  },
  { type: 'electrify', form: 'e-token' },
  { type: 'ruin', form: 'take loan', fixed: { choice: 'loan' } },
  { type: 'ruin', form: 'leave', fixed: { choice: 'leave' } },
];

/** What can be done in 1849, as text. */
export const notation = railNotation({
  own: [...own, ...capitalForms],
  buysFrom: 'treasury',
  hexes: data.map.hexes.map(hex => hex.id),
});
