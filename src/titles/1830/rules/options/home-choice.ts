import type { CompanyData, RailData } from '../../../../engine/rail/data.js';
import type { HexDef } from '../../../../engine/rail/map/types.js';
import { onOffVariant, type Variant } from '../../../../engine/rail/variants/index.js';
import { withHomes } from '../homes.js';
import { withRoanoke } from '../scenarios/plus/pieces.js';

/** The two homes of a company. */
const pairs: { readonly [company: string]: readonly string[] } = {
  'C&O': ['F6', 'K13'],
  'N&W': ['L16', 'L10'],
};

/** The company with its choice, unless the scenario says how it begins, or has one of the two cities only. */
const choosing =
  (hexes: readonly HexDef[]) =>
  (company: CompanyData): CompanyData => {
    const isCity = (id: string): boolean =>
      hexes.some(hex => hex.id === id && hex.stops.some(({ kind }) => kind === 'city'));
    const places = (pairs[company.id] ?? []).filter(isCity);
    return places.length < 2 || 'choose' in company.home
      ? company
      : { ...company, home: { choose: places.map(hex => ({ hex, stop: 0 })), kept: 'one' } };
  };

const withChoice = (d: RailData): RailData => {
  const hexes = withRoanoke(d.map.hexes);
  return withHomes({ ...d, companies: d.companies.map(choosing(hexes)), map: { ...d.map, hexes } });
};

const { setting, features } = onOffVariant('home-choice', { data: withChoice });

/**
 * C&O and N&W choose their home in their first turn (V-7.3). Others may build in both cities before, but leave room in one.
 */
export const homeChoice: Variant = { setting: { ...setting, needs: [{ setting: 'board' }] }, features };
