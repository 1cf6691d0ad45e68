import { defaultRules, type RailRules } from '../../engine/rail/index.js';
import { shareRules } from './shares.js';
import { operatingRules } from './operating.js';
import { trackRules } from './track.js';

/** How the rulebook of 1849 reads where it differs from most 18xx. */
export const reading: RailRules = {
  ...defaultRules,
  ...trackRules,
  ...operatingRules,
  ...shareRules,
};
