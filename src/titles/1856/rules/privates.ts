import { layPower, privatesFrom, type PrivateData } from '../../../engine/rail/index.js';
import { bonusPower } from './bonus-rights.js';
import { portPower } from './port.js';
import { freeTokenPower } from './free-token.js';

/** 1856 §2, in the order of their sale. */
export const privates: readonly PrivateData[] = privatesFrom(
  { id: 'FT', name: 'Flos Tramway', price: 20, income: 5, blocks: ['L3'] },
  {
    id: 'WSRC',
    name: 'Waterloo & Saugeen Railway Co.',
    price: 40,
    income: 10,
    blocks: ['I12'],
    powers: [
      layPower.with({ hex: 'I12', extra: false, freeToken: false }),
      freeTokenPower.with({ hex: 'I12' }),
    ],
  },
  {
    id: 'TCC',
    name: 'The Canada Company',
    price: 50,
    income: 10,
    blocks: ['H11'],
    powers: [layPower.with({ hex: 'H11', extra: true, freeToken: false })],
  },
  {
    id: 'GLSC',
    name: 'Great Lakes Shipping Company',
    price: 70,
    income: 15,
    powers: [
      portPower.with({
        hexes: 'C14 D19 E18 F9 F17 H5 H7 H17 J5 J17 K2 M18 O18'.split(' '),
        bonus: 20,
      }),
    ],
  },
  {
    id: 'NFSBC',
    name: 'Niagara Falls Suspension Bridge Company',
    price: 100,
    income: 20,
    powers: [bonusPower.with({ right: 'bridge', places: ['P17', 'P19'], bonus: 10, price: 50 })],
  },
  {
    id: 'SCFTC',
    name: 'St. Clair Frontier Tunnel Company',
    price: 100,
    income: 20,
    powers: [bonusPower.with({ right: 'tunnel', places: ['B13'], bonus: 10, price: 50 })],
  },
);
