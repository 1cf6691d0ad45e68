import type { RailGame } from '../contract.js';

/** Percent of a single share; all of a company with one certificate. */
export const unit = (g: RailGame, company: string): number => {
  const { certs } = g.company[company]!;
  return certs[1] ?? certs[0]!;
};
