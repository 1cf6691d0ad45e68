import { addRunTerms, tokenBonus, type Feature } from '../../../engine/rail/index.js';
import { isSupporter } from './companies.js';

/** What each station of a supporting company adds to its city, whoever stops there (18Mag §2 AG Schritt 1). */
const STATION_BONUS = 10;

export const stationBonus: Feature = {
  rules: [addRunTerms((_g, s) => ({ bonus: tokenBonus(s.board, STATION_BONUS, isSupporter) }))],
};
