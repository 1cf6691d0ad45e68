import { addRunTerms, tokenBonus, type Feature, type RailState } from '../../../engine/rail/index.js';
import { isSupporter } from './companies.js';

const STATION_BONUS = 10;

/** What stations of supporting companies add to their cities, by stop, whoever stops there (18Mag §2 AG Schritt 1). */
export const stationBonusOf = (s: RailState): { readonly [place: string]: number } =>
  tokenBonus(s.board, STATION_BONUS, isSupporter);

export const stationBonus: Feature = {
  rules: [addRunTerms((_g, s) => ({ bonus: stationBonusOf(s) }))],
};
