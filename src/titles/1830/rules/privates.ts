import {
  closesWithTrain,
  exchangePower,
  layPower,
  privatesFrom,
  sharePower,
  type PrivateData,
} from '../../../engine/rail/index.js';

/** 1830 T-05, p. 11, in the order of their prices. */
export const privates: readonly PrivateData[] = privatesFrom(
  { id: 'SV', name: 'Schuylkill Valley', price: 20, income: 5, blocks: ['G15'] },
  {
    id: 'CS',
    name: 'Champlain & St. Lawrence',
    price: 40,
    income: 10,
    blocks: ['B20'],
    powers: [layPower.with({ hex: 'B20', extra: true, freeToken: false })],
  },
  {
    id: 'DH',
    name: 'Delaware & Hudson',
    price: 70,
    income: 15,
    blocks: ['F16'],
    powers: [layPower.with({ hex: 'F16', extra: false, freeToken: true })],
  },
  {
    id: 'MH',
    name: 'Mohawk & Hudson',
    price: 110,
    income: 20,
    blocks: ['D18'],
    powers: [exchangePower.with({ company: 'NYC' })],
  },
  {
    id: 'CA',
    name: 'Camden & Amboy',
    price: 160,
    income: 25,
    blocks: ['H18'],
    powers: [sharePower.with({ company: 'PRR', cert: 1 })],
  },
  {
    id: 'BO',
    name: 'Baltimore & Ohio',
    price: 220,
    income: 30,
    blocks: ['I13', 'I15'],
    forCompanies: false,
    powers: [sharePower.with({ company: 'B&O', cert: 0 }), closesWithTrain.with({ company: 'B&O' })],
  },
);
