import { addRunTerms } from '../../../engine/rail/company/running.js';
import type { Feature, RailGame } from '../../../engine/rail/contract.js';

/** Hexes with a mine; none on the small board. */
export const minesOf = (g: RailGame): readonly string[] =>
  g.map.hexes.filter(({ stops }) => stops.some(({ mine }) => mine)).map(({ id }) => id);

/** No train enters a mine without the railcar of SNW (18Mag §2 Schritt 4). */
export const mines: Feature = {
  rules: [addRunTerms(g => ({ shut: minesOf(g) }))],
};
