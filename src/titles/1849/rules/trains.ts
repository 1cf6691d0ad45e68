import type { PhaseData, TrainData } from '../../../engine/rail/data.js';
import { phasesFrom } from '../../../engine/rail/rows.js';

/** A narrow hex counts double (1849 §4.3.1). */
const ordinary: TrainData['hexes'] = { standard: 1, narrow: 2 };

/** 1849 §4.6, as many as in scenario 6. */
export const trains: readonly TrainData[] = [
  { name: '4H', reach: 4, hexes: ordinary, price: 100, count: 4, rustsOn: '8H' },
  { name: '6H', reach: 6, hexes: ordinary, price: 200, count: 4, rustsOn: '10H' },
  { name: '8H', reach: 8, hexes: ordinary, price: 350, count: 3, rustsOn: '16H' },
  { name: '10H', reach: 10, hexes: ordinary, price: 550, count: 2 },
  { name: '12H', reach: 12, hexes: ordinary, price: 800, count: 1 },
  { name: '16H', reach: 16, hexes: ordinary, price: 1100, count: 5 },
  { name: 'R6H', reach: 6, hexes: { standard: 2, narrow: 1 }, price: 350, count: 2, alsoFrom: '16H' },
];

/** Trains of which scenario 5 has fewer (1849 §4.6). */
export const fewerTrains: { readonly [train: string]: number } = { '6H': 3, '8H': 2, '16H': 4 };

/** Electric Dreams: never on narrow track; Catania, Messina, Palermo and Siracusa count double (1849 §7). */
export const electricTrain: TrainData = {
  name: 'E',
  reach: null,
  hexes: { standard: 1, narrow: null },
  doubles: ['B14', 'C5', 'H12', 'M13'],
  price: 550,
  count: 6,
  alsoFrom: '12H',
  needsRight: 'E',
};

/** 1849 §4.6.3, with the start prices of §3.3.1 and the values of grey cities of §4.3.2. */
export const phases: readonly PhaseData[] = phasesFrom(
  { name: '4', rounds: 1, trainLimit: 4, pars: [68, 100], levels: ['white'], lockedZones: ['blue'] },
  { on: '6H', name: '6', adds: 'green', rounds: 2, privatesToCompanies: true, pars: [68, 100, 144] },
  { on: '8H', name: '8', trainLimit: 3, levels: ['white', 'gray'] },
  { on: '10H', name: '10', adds: 'brown', rounds: 3, trainLimit: 2, lifts: ['pars'] },
  { on: '12H', name: '12', closesPrivates: true, levels: ['white', 'gray', 'black'] },
  { on: '16H', name: '16', lifts: ['lockedZones'] },
);
