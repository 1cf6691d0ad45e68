import {
  barredSample,
  hatchingSample,
  onPage,
  runSample,
  stopName,
  type MapView,
} from '../../board/index.js';
import type { Fact } from '../../engine/core/index.js';
import { layableTiles, trackRules } from '../../engine/rail/company/track.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailFact } from '../../engine/rail/facts.js';
import {
  finalStops,
  networkOf,
  reachedHexes,
  reachedStops,
  usedTrack,
} from '../../engine/rail/map/network.js';
import type { StopRef } from '../../engine/rail/map/rail-map.js';
import type { Run } from '../../engine/rail/map/types.js';
import type { RailState } from '../../engine/rail/state.js';
import { type LayerKind, railLabels } from '../../words/rail/shown.js';
import type { Layers, LegendEntry } from '../presenter.js';
import { hexNameOnMap } from './called.js';
import { companyOf, money, type Shown } from './shown.js';

/*
 * What the map can show besides track and tokens, one layer at a time, each named `kind:company`.
 */

const kinds: readonly LayerKind[] = ['network', 'building', 'runs'];

/** What a layer adds to the drawing. */
export interface LayerView {
  readonly network?: NonNullable<MapView['network']>;
  readonly hatched?: readonly string[];
  readonly routes?: readonly Run[];
}

/** A layer with its legend and its twin in words. */
export interface MapLayer {
  readonly view: LayerView;
  readonly legend: { readonly heading: string; readonly entries: readonly LegendEntry[] };
  readonly text: readonly string[];
}

const isOnMap = (s: RailState, company: string): boolean =>
  s.board.tokens.some(token => token.company === company);

const has = (s: RailState, kind: LayerKind, company: string): boolean =>
  kind === 'runs' ? s.companies[company]!.lastRun !== null : isOnMap(s, company);

/** The map without what has been laid on it. */
export const PRINTED = 'printed';

/** The layers that this position has, by kind. */
export const layersOf = (shown: Shown, show: string | undefined): readonly Layers[] => {
  const { g, s, language } = shown;
  const words = railLabels[language].layers;
  const printed = {
    heading: words.printedMap,
    options: [{ show: PRINTED, text: words.printed, chosen: show === PRINTED }],
  };
  const byKind = kinds.flatMap(kind => {
    const options = g.data.companies
      .filter(({ id }) => has(s, kind, id))
      .map(({ id }) => ({
        show: `${kind}:${id}`,
        text: words.option[kind](companyOf(shown, id)),
        chosen: show === `${kind}:${id}`,
      }));
    return options.length > 0 ? [{ heading: words.kinds[kind], options }] : [];
  });
  return [...byKind, printed];
};

/** Does the layer tell of what happened before, as the last runs of a company do? */
export const looksBack = (show: string): boolean => show.startsWith('runs:');

const stopNames = ({ g, s, language }: Shown, stops: readonly StopRef[]): string =>
  stops.map(stop => stopName(g.data.map, s.board, stop, language)).join(', ') || '–';

const kindOf = ({ g, s }: Shown, { hex, stop }: StopRef): string | undefined => {
  const tile = s.board.laid[hex]?.split('/')[0];
  const face =
    g.data.map.tiles.find(({ id }) => id === tile) ?? g.data.map.hexes.find(({ id }) => id === hex);
  return face?.stops[stop]?.kind;
};

const networkLayer = (shown: Shown, company: string): MapLayer => {
  const { g, s, language } = shown;
  const words = railLabels[language].layers;
  const called = companyOf(shown, company);
  const network = networkOf(g.map, s.board, company);
  const barred = finalStops(g.map, network).filter(stop => kindOf(shown, stop) === 'city');
  return {
    view: { network: { track: usedTrack(g.map, s.board, network), barred } },
    legend: {
      heading: words.option.network(called),
      entries: [
        { sample: runSample(0, onPage), text: words.canUse(called) },
        { sample: barredSample(onPage), text: words.barred },
      ],
    },
    text: [
      words.reaches(called, stopNames(shown, reachedStops(g.map, network))),
      words.stopsAt(called, stopNames(shown, barred)),
    ],
  };
};

/** Hexes on which the company could lay a tile if it were its turn to: reached, allowed and paid for. */
const buildable = (g: RailGame, s: RailState, company: string): readonly string[] =>
  reachedHexes(g.map, networkOf(g.map, s.board, company)).filter(hex =>
    layableTiles(g, s, company, hex).some(placement =>
      trackRules.of(g).tileConnects(g, s, company, hex, placement),
    ),
  );

const hexName = ({ g }: Shown, hex: string): string => hexNameOnMap(g, hex) ?? hex;

const buildingLayer = (shown: Shown, company: string): MapLayer => {
  const { g, s, language } = shown;
  const words = railLabels[language].layers;
  const called = companyOf(shown, company);
  const hexes = buildable(g, s, company);
  return {
    view: { hatched: hexes },
    legend: {
      heading: words.option.building(called),
      entries: [{ sample: hatchingSample(onPage), text: words.canBuild(called) }],
    },
    text: [words.builds(called, hexes.map(hex => hexName(shown, hex)).join(', ') || '–')],
  };
};

type Ran = RailFact & { readonly kind: 'ran' };

/** The company's runs of its last turn with any. */
const lastRuns = (facts: readonly Fact[], company: string): readonly Ran[] => {
  const told = facts as readonly RailFact[];
  const end = told.findLastIndex(fact => fact.kind === 'earned' && fact.company === company);
  const before = told.slice(0, Math.max(end, 0));
  const from = before.findLastIndex(fact => fact.kind !== 'ran' || fact.company !== company);
  return before.slice(from + 1).filter((fact): fact is Ran => fact.kind === 'ran');
};

const runsLayer = (shown: Shown, company: string, facts: readonly Fact[]): MapLayer => {
  const words = railLabels[shown.language];
  const called = companyOf(shown, company);
  const runs = lastRuns(facts, company);
  const texts = runs.map(
    ({ train, stops, revenue }) =>
      `${words.train} ${train}: ${stops.map(stop => hexName(shown, stop)).join(' – ')}, ${money(shown, revenue)}`,
  );
  return {
    view: { routes: runs.map(({ train, path }): Run => ({ train, path })) },
    legend: {
      heading: words.layers.option.runs(called),
      entries: texts.map((text, at) => ({ sample: runSample(at, onPage), text })),
    },
    text: texts.length > 0 ? texts : [words.layers.noRuns(called)],
  };
};

/** The layer of that name; undefined where the position has none. */
export const layerOf = (
  shown: Shown,
  show: string | undefined,
  facts: readonly Fact[],
): MapLayer | undefined => {
  const [kind, company = ''] = show?.split(':') ?? [];
  const wanted = kinds.find(one => one === kind);
  if (!wanted || !shown.g.data.companies.some(({ id }) => id === company) || !has(shown.s, wanted, company))
    return undefined;
  if (wanted === 'network') return networkLayer(shown, company);
  return wanted === 'building' ? buildingLayer(shown, company) : runsLayer(shown, company, facts);
};
