import { addRunTerms } from '../../../engine/rail/company/running.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { tokenBonus } from '../../../engine/rail/map/revenue.js';
import type { RailState } from '../../../engine/rail/state.js';
import { isSupporter } from './kinds.js';

const STATION_BONUS = 10;

/** What stations of supporting companies add to their cities, by stop, whoever stops there (18Mag §2 AG Schritt 1). */
export const stationBonusOf = (s: RailState): { readonly [place: string]: number } =>
  tokenBonus(s.board, STATION_BONUS, isSupporter);

export const stationBonus: Feature = {
  rules: [addRunTerms((_g, s) => ({ bonus: stationBonusOf(s) }))],
};
