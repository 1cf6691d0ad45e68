import type { Feature } from '../../../engine/rail/contract.js';
import type { TrainData } from '../../../engine/rail/data.js';
import { scenario5CertificateLimit } from './data.js';
import { delayed, firstFive, orderRules } from './order.js';
import { fewerTrains } from './trains.js';

const fewer = (t: TrainData): TrainData => {
  const count = fewerTrains[t.name];
  return count === undefined ? t : { ...t, count };
};

/** Scenario 5: one company less, and fewer trains (1849 §1.2, §3.5.2, §4.6). */
export const scenario5: Feature = {
  chosen: s => s['companies'] === '5',
  data: d => ({ ...d, trains: d.trains.map(fewer), certificateLimit: scenario5CertificateLimit }),
  rules: [orderRules.change(was => ({ drawn: (g, out) => firstFive(was.drawn(g, out)) }))],
};

/** IFT is not among the first three. */
export const lateIft: Feature = {
  chosen: s => s['delay-ift'] === true,
  rules: [orderRules.change(was => ({ drawn: (g, out) => delayed(was.drawn(g, out), 'IFT') }))],
};
