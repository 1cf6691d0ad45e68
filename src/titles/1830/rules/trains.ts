import type { PhaseData, TrainData } from '../../../engine/rail/data.js';
import { phasesFrom } from '../../../engine/rail/rows.js';

/** What a diesel costs if one of these is given back for it. */
const tradeIn = { for: ['4', '5', '6'], price: 800 };

/** 1830 T-03, §7.6. */
export const trains: readonly TrainData[] = [
  { name: '2', reach: 2, price: 80, count: 6, rustsOn: '4' },
  { name: '3', reach: 3, price: 180, count: 5, rustsOn: '6' },
  { name: '4', reach: 4, price: 300, count: 4, rustsOn: 'D' },
  { name: '5', reach: 5, price: 450, count: 3 },
  { name: '6', reach: 6, price: 630, count: 2 },
  { name: 'D', reach: null, price: 1100, count: 6, alsoFrom: '6', tradeIn },
];

/** 1830 §3. The first phase there, the sale of the privates, is the auction here. */
export const phases: readonly PhaseData[] = phasesFrom(
  { name: '2', trainLimit: 4, rounds: 1 },
  { on: '3', adds: 'green', rounds: 2, privatesToCompanies: true },
  { on: '4', trainLimit: 3 },
  { on: '5', adds: 'brown', rounds: 3, trainLimit: 2, closesPrivates: true },
  { on: '6' },
  { on: 'D', name: '7' },
);
