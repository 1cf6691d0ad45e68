import type { PhaseData, TrainData } from '../../../engine/rail/data.js';
import { phasesFrom } from '../../../engine/rail/rows.js';

/** The price if one of these is given back for it. */
const tradeIn = (price: number): NonNullable<TrainData['tradeIn']> => ({ for: ['4', '5', '6'], price });

const diesel = { name: 'D', reach: null, price: 1100, count: null, alsoFrom: '6', tradeIn: tradeIn(750) };

/** 1856 §1.1. */
export const trains: readonly TrainData[] = [
  { name: '2', reach: 2, price: 100, count: 6, rustsOn: '4' },
  { name: '3', reach: 3, price: 225, count: 5, rustsOn: '6' },
  { name: '4', reach: 4, price: 350, count: 4, rustsOn: 'D' },
  { name: '5', reach: 5, price: 550, count: 3 },
  { name: '6', reach: 6, price: 700, count: 2 },
  diesel,
];

/** In place of the diesels, if that is chosen (1856 §11). */
export const eightTrain: TrainData = { ...diesel, name: '8', reach: 8, price: 1000, tradeIn: tradeIn(650) };

/** 1856 §4. The rulebook numbers them One to Six; far places are worth more from the first 5 and the first diesel on. */
export const phases: readonly PhaseData[] = phasesFrom(
  { name: '2', trainLimit: 4, rounds: 1 },
  { on: '3', adds: 'green', rounds: 2, privatesToCompanies: true },
  { on: '4', trainLimit: 3 },
  { on: '5', adds: 'brown', rounds: 3, trainLimit: 2, closesPrivates: true },
  { on: '6', adds: 'gray' },
  { on: 'D', levels: ['yellow', 'green', 'brown', 'gray', 'black'] },
);
