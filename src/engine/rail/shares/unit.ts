import type { Draft, RailState } from '../state.js';
import type { RailGame } from '../contract.js';
import { companyPart } from '../parts.js';

const issued = companyPart<readonly number[] | null>('certificates', null);

/** What a feature lists among its parts where companies change their certificates in the game. */
export const changedCertificates: { readonly id: string } = issued;

/** Percent of each certificate; number 0 is the president's. */
export const sizesOf = (g: RailGame, s: RailState, company: string): readonly number[] =>
  issued.of(s, company) ?? g.company[company]!.certs;

/** Gives the company other certificates from now on; null for those of the title's data. Who owns them is the caller's. */
export const changeSizes = (d: Draft, company: string, sizes: readonly number[] | null): void => {
  issued.set(d, company, sizes);
};

/** Percent of a single share; all of a company with one certificate. */
export const unit = (g: RailGame, s: RailState, company: string): number => {
  const sizes = sizesOf(g, s, company);
  return sizes[1] ?? sizes[0]!;
};
