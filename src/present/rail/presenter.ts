import {
  changedHexes,
  changedSample,
  connectionLines,
  labelSample,
  onPage,
  mapChanges as changesOf,
  mapLegend,
  mapLines,
  runSample,
} from '../../board/index.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState } from '../../engine/rail/state.js';
import { wordsFor } from '../../words/index.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import type { LegendEntry, Presenter, PresentRequest, Section } from '../presenter.js';
import { editedRuns, hexesOf } from './edited-runs.js';
import { drawMap, marksOf } from './map-view.js';
import { railMoves } from './moves.js';
import { readingSections } from './reading.js';
import { openIn, type Shown } from './shown.js';
import { layerOf, layersOf, looksBack, PRINTED, type MapLayer } from './layers.js';
import { proposedRuns, runLines, senderOf } from './runs.js';
import { keptHomes } from './homes.js';
import type { OwnViews } from './views/own.js';
import { namesShown, hexNameOnMap } from './called.js';
import { railHistory } from './history.js';

/** The same in words, and what is only told. */
const onMapLines = (shown: Shown): readonly string[] => {
  const { g, s, language } = shown;
  const called = namesShown(shown);
  const hexOf = (hex: string): string => hexNameOnMap(g, hex) ?? hex;
  return [
    ...g.data.privates.flatMap(({ id, blocks }) =>
      s.privates[id] === 'closed' || blocks.length === 0
        ? []
        : railLabels[language].privateOn(id, blocks.map(hexOf)),
    ),
    ...marksOf(g, s).map(({ note }) => wordsFor(s.title).note(language, note, called)),
  ];
};

/** What each label on the map stands for. */
const labelled = (shown: Shown): readonly LegendEntry[] => {
  const { g, s, language } = shown;
  const words = wordsFor(s.title);
  const called = namesShown(shown);
  return marksOf(g, s).flatMap(({ label, note }) =>
    label === undefined
      ? []
      : [{ sample: labelSample(label, onPage), text: words.note(language, note, called) }],
  );
};

/** The runs proposed to whoever sends the trains out. */
const proposal = ({ g, s, language }: Shown, seat: PresentRequest['seat']): MapLayer | undefined => {
  const runs = seat !== null && seat === senderOf(s) ? proposedRuns(g, s) : [];
  if (runs.length === 0) return undefined;
  const text = runLines(g, s, runs, language);
  const entries = text.map((line, at) => ({ sample: runSample(at, onPage), text: line }));
  return {
    view: { routes: runs },
    legend: { heading: railLabels[language].proposedRuns, entries },
    text: [],
  };
};

/** Hexes that are not what they were before, with what the ring around them means and their twin in words. */
const changedSince = ({ g, s, language }: Shown, before: RailState | undefined): ChangedPart => {
  const hexes = before ? changedHexes(g.data.map, before.board, s.board) : [];
  if (!before) return { hexes, entries: [], text: [] };
  const text = readingLabels[language].changedHexes;
  return {
    hexes,
    entries: [{ sample: changedSample(onPage), text }],
    text: [
      `${text}:`,
      ...changesOf(g.data.map, before.board, s.board, { language, width: 200, homes: keptHomes(g, s) }),
    ],
  };
};

interface ChangedPart {
  readonly hexes: readonly string[];
  readonly entries: readonly LegendEntry[];
  readonly text: readonly string[];
}

/** Where the map begins on a small screen: where there is something to choose, or what trains run over. */
const focusOf = (links: PresentRequest['links'], layer: MapLayer | undefined): readonly string[] =>
  links && Object.keys(links).length > 0 ? Object.keys(links) : (layer?.view.routes ?? []).flatMap(hexesOf);

/** The map, with the layer that is wanted or the runs that are proposed, and what is new since `before`. */
const mapSection = (
  shown: Shown,
  { seat, links, place, show, why, facts = [] }: PresentRequest,
  before: RailState | undefined,
): Section => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const isPrinted = show === PRINTED;
  const layer = layerOf(shown, show, facts) ?? (isPrinted ? undefined : proposal(shown, seat));
  const layers = layersOf(shown, show);
  const changed = changedSince(shown, place === undefined ? before : undefined);
  const entries = [
    ...(layer?.legend.entries ?? []),
    ...changed.entries,
    ...labelled(shown),
    ...mapLegend(g.data.map, language, onPage),
  ];
  return {
    id: 'map',
    heading: words.map,
    places: true,
    zoom: { focus: place === undefined ? focusOf(links, layer) : [place] },
    svg: drawMap(g, isPrinted ? { ...s, board: { laid: {}, tokens: [] } } : s, {
      language,
      legend: false,
      axes: true,
      ...layer?.view,
      ...(links ? { links } : {}),
      ...(why ? { asks: why } : {}),
      changed: place === undefined ? changed.hexes : [place],
    }),
    labels: true,
    ...(layers.length > 0 ? { layers } : {}),
    legend: { heading: layer?.legend.heading ?? readingLabels[language].marketLegend, entries },
    text: [
      ...(layer?.text ?? []),
      ...changed.text,
      ...mapLines(g.data.map, s.board, { language, width: 200, homes: keptHomes(g, s) }),
      ...onMapLines(shown),
      ...connectionLines(g.data.map, s.board, language),
    ],
  };
};

/**
 * Shows the games of an 18xx title, on pages of the service and of the browser.
 * @param own what the title shows in rounds of its own
 */
export const railPresenter = (title: RailTitle, own: OwnViews = {}): Presenter => {
  const open = openIn(title);
  return {
    ...railMoves(title),
    history: railHistory(title.id, open),
    looksBack,
    editing: editedRuns,
    present: request => {
      const shown = { ...request, ...open(request.view) };
      const before = request.before && open(request.before).s;
      const wished = own.onMap?.(shown, request) ?? request;
      const reading = readingSections(shown, before, request, own);
      return { sections: [mapSection(shown, wished, before), ...reading] };
    },
  };
};
