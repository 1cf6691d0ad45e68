import type { RailGame } from '../../../engine/rail/contract.js';

/** Is the hex the company's home? The government's company has none. */
export const isHome = (g: RailGame, company: string, hex: string): boolean => {
  const { home } = g.company[company]!;
  return 'hex' in home && home.hex === hex;
};
