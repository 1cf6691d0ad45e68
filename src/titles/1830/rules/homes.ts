import type { Home, RailData } from '../../../engine/rail/data.js';

/** Where the map shows a home: of several, the one that is kept for the company, or each. */
const shownPlaces = (home: Home): readonly { readonly hex: string; readonly stop: number | null }[] => {
  if (!('choose' in home)) return [home];
  return typeof home.kept === 'object' ? [home.kept] : home.choose;
};

/** The data with the homes of all companies on the map. */
export const withHomes = (d: RailData): RailData => ({
  ...d,
  map: {
    ...d.map,
    hexes: d.map.hexes.map(hex => ({
      ...hex,
      homes: d.companies.flatMap(({ id, home }) =>
        shownPlaces(home)
          .filter(place => place.hex === hex.id)
          .map(({ stop }) => ({ company: id, stop })),
      ),
    })),
  },
});
