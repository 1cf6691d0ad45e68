import { hexMap, onPage, type MapView, type Theme } from '../../board/index.js';
import type { MapMark, RailGame } from '../../engine/rail/contract.js';
import { phaseOf } from '../../engine/rail/game.js';
import type { RailState } from '../../engine/rail/state.js';
import type { Language } from '../../words/index.js';
import { keptHomes } from './homes.js';
import type { LayerView } from './layers.js';
import { looks } from './looks.js';

/** Levels of values that are reached. */
export const reachedLevels = (g: RailGame, s: RailState): readonly string[] => {
  const phase = phaseOf(g, s);
  return phase.levels ?? phase.colours;
};

export const marksOf = (g: RailGame, s: RailState): readonly MapMark[] =>
  g.features.flatMap(feature => feature.marks?.(g, s) ?? []);

/** What lies on the map besides tiles and tokens: privates that still matter, and what features put there. */
const onMap = (g: RailGame, s: RailState): { id: string; hex: string }[] => [
  ...g.data.privates.flatMap(p =>
    s.privates[p.id] === 'closed' ? [] : p.blocks.map(hex => ({ id: p.id, hex })),
  ),
  ...marksOf(g, s).flatMap(({ label, hex }) => (label === undefined ? [] : [{ id: label, hex }])),
];

interface MapOptions extends LayerView {
  readonly language: Language;
  readonly changed?: readonly string[];
  readonly links?: { readonly [hex: string]: string };
  readonly asks?: (hex: string) => string;
  readonly label?: string;
  readonly prefix?: string;
  readonly theme?: Theme;
  readonly part?: readonly string[];
  readonly legend?: false;
  readonly axes?: true;
  readonly switches?: false;
}

export const mapView = (g: RailGame, s: RailState, { links, ...options }: MapOptions): MapView => ({
  map: g.data.map,
  board: s.board,
  companies: looks(g),
  theme: onPage,
  privates: onMap(g, s),
  levels: reachedLevels(g, s),
  homes: keptHomes(g, s),
  switches: true,
  ...(links ? { href: (hex: string) => links[hex] ?? null } : {}),
  ...options,
});

/** The whole map, or the part that is asked for. */
export const drawMap = (g: RailGame, s: RailState, options: MapOptions): string =>
  hexMap(mapView(g, s, options));
