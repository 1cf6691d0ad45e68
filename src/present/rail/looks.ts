import type { RailGame } from '../../engine/rail/contract.js';

/** How companies look on tokens and markers. */
export const looks = (g: RailGame): { id: string; colour: string; text: string }[] =>
  g.data.companies.map(c => ({ id: c.id, colour: c.colour, text: c.textColour }));
