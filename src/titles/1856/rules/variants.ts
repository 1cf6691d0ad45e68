import type { Feature } from '../../../engine/rail/contract.js';
import type { PhaseData, TrainData } from '../../../engine/rail/data.js';
import { eightTrain } from './trains.js';

const withEight = (t: TrainData): TrainData => {
  if (t.name === 'D') return eightTrain;
  return t.rustsOn === 'D' ? { ...t, rustsOn: eightTrain.name } : t;
};

const onEight = (p: PhaseData): PhaseData => (p.on === 'D' ? { ...p, name: '8', on: eightTrain.name } : p);

/** 8-trains take the place of diesels, and open phase Six (1856 §11). */
export const eightTrains: Feature = {
  chosen: s => s['eight-trains'] === true,
  data: d => ({ ...d, trains: d.trains.map(withEight), phases: d.phases.map(onEight) }),
};
