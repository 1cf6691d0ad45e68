import { addRunTerms } from '../../../../../engine/rail/company/running.js';
import type { Feature } from '../../../../../engine/rail/contract.js';
import { presidentPerShare, riseNeedsDividend } from '../../../../../engine/rail/variants/index.js';
import { plusPlanOf } from './plans.js';

const isPlayed: Feature['chosen'] & object = s => plusPlanOf(s)?.mountains !== undefined;

/** Each way through one of the mountains brings $10 (S-4 7.2). */
const mountains: Feature = {
  chosen: isPlayed,
  rules: [
    addRunTerms((_g, s) => ({
      passing: Object.fromEntries((plusPlanOf(s.settings)?.mountains ?? []).map(hex => [hex, 10])),
    })),
  ],
};

/** What S-4 has of its own beside its data: mountains, and how prices fall and rise (S-4 5.0). */
export const westVirginia: readonly Feature[] = [
  mountains,
  { ...presidentPerShare, chosen: isPlayed },
  ...riseNeedsDividend.features.map(feature => ({ ...feature, chosen: isPlayed })),
];
