import {
  closesWithTrain,
  exchangePower,
  layPower,
  sharePower,
  type PrivateData,
} from '../../engine/rail/index.js';

/** 1830 T-05, p. 11, in the order of their prices. */
export const privates: readonly PrivateData[] = [
  {
    id: 'SV',
    name: 'Schuylkill Valley',
    price: 20,
    income: 5,
    blocks: ['G15'],
    forCompanies: true,
    powers: [],
  },
  {
    id: 'CS',
    name: 'Champlain & St. Lawrence',
    price: 40,
    income: 10,
    blocks: ['B20'],
    forCompanies: true,
    powers: [layPower.with({ hex: 'B20', extra: true, freeToken: false })],
  },
  {
    id: 'DH',
    name: 'Delaware & Hudson',
    price: 70,
    income: 15,
    blocks: ['F16'],
    forCompanies: true,
    powers: [layPower.with({ hex: 'F16', extra: false, freeToken: true })],
  },
  {
    id: 'MH',
    name: 'Mohawk & Hudson',
    price: 110,
    income: 20,
    blocks: ['D18'],
    forCompanies: true,
    powers: [exchangePower.with({ company: 'NYC' })],
  },
  {
    id: 'CA',
    name: 'Camden & Amboy',
    price: 160,
    income: 25,
    blocks: ['H18'],
    forCompanies: true,
    powers: [sharePower.with({ company: 'PRR', cert: 1 })],
  },
  {
    id: 'BO',
    name: 'Baltimore & Ohio',
    price: 220,
    income: 30,
    blocks: ['I13', 'I15'],
    forCompanies: false,
    powers: [
      sharePower.with({ company: 'B&O', cert: 0 }),
      closesWithTrain.with({ company: 'B&O' }),
    ],
  },
];
