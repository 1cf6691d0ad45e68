import { layPower, type PrivateData } from '../../../../../engine/rail/index.js';
import { privates as classic } from '../../privates.js';
import { canalPower, halfCostOnce, licencePower } from './powers.js';

/** Privates of one scenario or two, each with the one behind which it comes (table T-05). */
const added: { readonly [id: string]: PrivateData & { readonly behind: string } } = {
  JK: {
    behind: 'MH',
    id: 'JK',
    name: 'James River & Kanawha',
    price: 120,
    income: 20,
    blocks: ['K9', 'K11'],
    forCompanies: true,
    // The neighbours of the coal field on L8.
    powers: [
      licencePower.with({ closes: false }),
      halfCostOnce.with({ hexes: ['K7', 'K9', 'L6', 'L10', 'M9'] }),
    ],
  },
  PP: {
    behind: 'CS',
    id: 'PP',
    name: 'Potomac & Piedmont',
    price: 60,
    income: 10,
    // Nothing can be built on its hex J10: the coal field lies there.
    blocks: [],
    forCompanies: true,
    powers: [licencePower.with({ closes: true })],
  },
  PL: {
    behind: 'SV',
    id: 'PL',
    name: 'Pittsburgh & Louisville',
    price: 30,
    income: 5,
    blocks: ['I9'],
    forCompanies: true,
    powers: [
      layPower.with({ hex: 'I9', also: ['J2', 'J4', 'K5', 'J6', 'J8'], extra: true, freeToken: false }),
    ],
  },
  CC: {
    behind: 'CS',
    id: 'CC',
    name: 'C&O Canal',
    price: 50,
    income: 10,
    blocks: ['I11', 'J12'],
    forCompanies: true,
    powers: [canalPower.with({ hexes: ['I11', 'J12'], cost: 20 })],
  },
};

/** The privates of a scenario, in the order of their prices (V-1.5). */
export const plusPrivateData = (ids: readonly string[]): readonly PrivateData[] =>
  classic.flatMap(one => [
    one,
    ...ids
      .map(id => added[id]!)
      .filter(({ behind }) => behind === one.id)
      .map(({ behind: _place, ...more }) => more),
  ]);
