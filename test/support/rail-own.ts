import type { Feature } from '../../src/engine/rail/contract.js';
import type { RailData } from '../../src/engine/rail/data.js';
import { type RailTitleSpec, defineRailTitle, type RailTitle } from '../../src/engine/rail/define.js';
import { data } from '../../src/titles/1830/rules/data.js';

/** A title made for a test: the map, trains and market of 1830 with features, and data, of the test's own. */
export const ownTitle = (
  features: readonly Feature[],
  more: Partial<Pick<RailTitleSpec, 'settings' | 'sells'>> & { readonly data?: RailData } = {},
): RailTitle =>
  defineRailTitle({ id: 'own', rules: 1, minSeats: 2, maxSeats: 6, data, settings: [], features, ...more });

/** 1830's data with one company changed. */
export const withCompany = (id: string, change: Partial<RailData['companies'][number]>): RailData => ({
  ...data,
  companies: data.companies.map(company => (company.id === id ? { ...company, ...change } : company)),
});
