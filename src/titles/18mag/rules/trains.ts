import type { PhaseData, TrainData } from '../../../engine/rail/data.js';
import { phasesFrom } from '../../../engine/rail/rows.js';

const train = (reach: number, price: number): TrainData => ({ name: `${reach}`, reach, price, count: null });

/** All are on sale from the start, any number of them, and none ever rusts (18Mag §2 Schritt 6). */
export const trains36: readonly TrainData[] = [train(2, 80), train(3, 120), train(4, 200), train(6, 320)];

/** Two play without the 6-train (18Mag §Vorbereitung 8). */
export const trains2: readonly TrainData[] = trains36.slice(0, 3);

/** No train opens a phase by its name: each new kind opens the next one (18Mag §Phasenwechsel). See `phases.ts`. */
export const phases36: readonly PhaseData[] = phasesFrom(
  { name: 'Y', trainLimit: 2, rounds: 1 },
  { name: 'G', adds: 'green', rounds: 2 },
  { name: 'B', adds: 'brown' },
  { name: 'GR', adds: 'gray', rounds: 3 },
);

/** For two the brown phase is the last, with three operating rounds (18Mag §Vorbereitung 9). */
export const phases2: readonly PhaseData[] = phases36
  .slice(0, 3)
  .map((phase, at) => (at === 2 ? { ...phase, rounds: 3 } : phase));
