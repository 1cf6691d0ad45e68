import {
  changedHexes,
  changedSample,
  closeUp,
  connectionLines,
  dark,
  hexMap,
  labelSample,
  light,
  onPage,
  mapChanges as changesOf,
  mapLegend,
  mapLines,
  runSample,
  stopName,
  shapeOf,
  smallBoard,
  tilePicture,
  type MapView,
  type Theme,
  riddenOtherwise,
} from '../../board/index.js';
import { completeSettings, type Json, type Option } from '../../engine/core/index.js';
import {
  offerOf,
  phaseOf,
  type BoardState,
  type MapMark,
  trainPointedAt,
  type RailGame,
  type RailState,
  type RailTitle,
  type Source,
  auctionPrice,
} from '../../engine/rail/index.js';
import { percent, plainNames, wordsFor, type Language } from '../../words/index.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import type { LegendEntry, Presenter, PresentRequest, Section } from '../presenter.js';
import { besides, unchosen } from './besides.js';
import { letterTables } from './letter-tables.js';
import { looks } from './market.js';
import { markOf, seatOf } from './marks.js';
import { readingSections } from './reading.js';
import { railReference } from './reference.js';
import { companyOf, money, type Shown } from './tables.js';
import { layerOf, layersOf, looksBack, type Layer, type LayerView } from './layers.js';
import { briefFor, changesFor, gistFor } from './changes.js';
import { gainsOf, operating } from './gains.js';
import { hexesOf, runEditing, type DraftsDrawn } from './run-edit.js';
import { proposedRuns, runLines, senderOf } from './runs.js';
import { keptHomes } from './homes.js';
import { railHistory } from './history.js';

/** Levels of values that are reached. */
const levels = (g: RailGame, s: RailState): readonly string[] => {
  const phase = phaseOf(g, s);
  return phase.levels ?? phase.colours;
};

const marksOf = (g: RailGame, s: RailState): readonly MapMark[] =>
  g.features.flatMap(feature => feature.marks?.(g, s) ?? []);

/** What lies on the map beside tiles and tokens: privates that still matter, and what features put there. */
const onMap = (g: RailGame, s: RailState): { id: string; hex: string }[] => [
  ...g.data.privates.flatMap(p =>
    s.privates[p.id] === 'closed' ? [] : p.blocks.map(hex => ({ id: p.id, hex })),
  ),
  ...marksOf(g, s).flatMap(({ label, hex }) => (label === undefined ? [] : [{ id: label, hex }])),
];

/** The same in words, and what is only told. */
const onMapLines = (shown: Shown): readonly string[] => {
  const { g, s, language } = shown;
  const called = plainNames(language, shown.names, wordsFor(s.title));
  return [
    ...g.data.privates.flatMap(({ id, blocks }) =>
      s.privates[id] === 'closed' || blocks.length === 0 ? [] : railLabels[language].privateOn(id, blocks),
    ),
    ...marksOf(g, s).map(({ note }) => wordsFor(s.title).note(language, note, called)),
  ];
};

/** What each label on the map stands for. */
const labelled = ({ g, s, names, language }: Shown): readonly LegendEntry[] => {
  const words = wordsFor(s.title);
  const called = plainNames(language, names, words);
  return marksOf(g, s).flatMap(({ label, note }) =>
    label === undefined
      ? []
      : [{ sample: labelSample(label, onPage), text: words.note(language, note, called) }],
  );
};

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
}

const mapView = (g: RailGame, s: RailState, { links, ...options }: MapOptions): MapView => ({
  map: g.data.map,
  board: s.board,
  companies: looks(g),
  theme: onPage,
  privates: onMap(g, s),
  levels: levels(g, s),
  homes: keptHomes(g, s),
  ...(links ? { href: (hex: string) => links[hex] ?? null } : {}),
  ...options,
});

const drawMap = (g: RailGame, s: RailState, options: MapOptions): string => hexMap(mapView(g, s, options));

/** The map after a change at the place, what the company in turn gains by it marked; undefined where nothing changed there. */
const changedView = (
  { g, s: before }: { readonly g: RailGame; readonly s: RailState },
  after: RailState,
  language: Language,
  place: string,
): (MapView & Required<Pick<MapView, 'gained'>>) | undefined => {
  if (!changedHexes(g.data.map, before.board, after.board).includes(place)) return undefined;
  const company = operating(before);
  const view = mapView(g, after, { language, prefix: 'near-' });
  if (company === null) return { ...view, gained: [] };
  const { stops, track } = gainsOf(g, before.board, after.board, company);
  return { ...view, network: { track, barred: [] }, gained: stops };
};

/** The hexes of the map alone where the drafts look different, for a drawing that is to be changed there. */
const drawDrafts = ({ g, s, language }: Shown, now: DraftsDrawn, before: DraftsDrawn): string | undefined => {
  const hexes = new Set([
    ...riddenOtherwise(g.data.map, s.board, before.routes, now.routes),
    ...before.changed.filter(hex => !now.changed.includes(hex)),
    ...now.changed.filter(hex => !before.changed.includes(hex)),
  ]);
  if (hexes.size === 0) return undefined;
  return drawMap(g, s, { language, prefix: 'near-', ...now, part: [...hexes], legend: false });
};

/** The runs proposed to whoever sends the trains out. */
const proposal = ({ g, s, language }: Shown, seat: PresentRequest['seat']): Layer | undefined => {
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
const focusOf = (links: PresentRequest['links'], layer: Layer | undefined): readonly string[] =>
  links && Object.keys(links).length > 0 ? Object.keys(links) : (layer?.view.routes ?? []).flatMap(hexesOf);

/** The map, with the layer that is wanted or the runs that are proposed, and what is new since `before`. */
const mapSection = (
  shown: Shown,
  { seat, links, place, show, why, facts = [] }: PresentRequest,
  before: RailState | undefined,
): Section => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const layer = layerOf(shown, show, facts) ?? proposal(shown, seat);
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
    svg: drawMap(g, s, {
      language,
      legend: false,
      ...layer?.view,
      ...(links ? { links } : {}),
      ...(why ? { asks: why } : {}),
      changed: place === undefined ? changed.hexes : [place],
    }),
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

/** A line for each change, however long: a mail breaks it itself. */
const changes = (g: RailGame, before: BoardState, s: RailState, language: Language): readonly string[] =>
  changesOf(g.data.map, before, s.board, { language, width: Infinity, homes: keptHomes(g, s) });

const isText = (value: Json): value is string => typeof value === 'string';

/** The stop that a value of a menu names: a hex, or one of its cities as in `G19.1`. */
const spotOf = (field: string, value: Json): { readonly hex: string; readonly stop: number } | undefined => {
  if ((field !== 'hex' && field !== 'spot') || !isText(value)) return undefined;
  const [hex = value, stop] = value.split('.');
  return { hex, stop: Number(stop ?? 0) };
};

/** Is the field what a trade of a place in a city is about? */
const tradesPlace = (g: RailGame, { fields: { what } }: Option, field: string): boolean =>
  field === 'item' &&
  what !== undefined &&
  'oneOf' in what &&
  g.trades.some(trade => trade.isPlace && trade.what === what.oneOf[0]);

/** The seat that a party of a trade names; undefined for a company. */
const partyOf = (field: string, value: Json): number | undefined =>
  field === 'from' || field === 'buyer' ? seatOf(value) : undefined;

/** Where shares are on sale, with what the next certificate there is worth and costs. */
const onSale = ({ g, s, language }: Shown, { fields }: Option, from: Json): string | undefined => {
  const company = fields['company'];
  if (!company || !('oneOf' in company)) return undefined;
  const next = offerOf(g, s, String(company.oneOf[0]), from as Source, 1, 'last' in fields);
  const place = wordsFor(s.title).value(language, 'from', from);
  if (!next || place === undefined) return undefined;
  return railLabels[language].onSale(
    place,
    percent(language, next.percent),
    money({ s, language }, next.price),
  );
};

/** What a bid on the private does that could be had for its price; undefined for all others. */
const dearlyBought = ({ g, s, language }: Shown, id: Json): string | undefined => {
  const cheapest = g.data.privates.find(p => s.privates[p.id] === 'bank')?.id;
  if (s.round.kind !== 'auction' || s.round.contest || id !== cheapest) return undefined;
  const price = wordsFor(s.title).money(language, auctionPrice(g, s.round, cheapest));
  return railLabels[language].dearly(cheapest, price);
};

/** What a company is called, where that is more than its id. */
const calledCompany = (
  { g, s, language }: Pick<Shown, 'g' | 's' | 'language'>,
  id: string,
): string | undefined => {
  const name = g.company[id] && companyOf({ s, language }, id);
  return name === id ? undefined : name;
};

/** A company, a train and a private by their full names, a hex with what lies there. */
const nameOfThing = (shown: Pick<Shown, 'g' | 's' | 'language'>, of: string): string | undefined => {
  const { g, language } = shown;
  const company = calledCompany(shown, of);
  if (company !== undefined) return company;
  const train = trainPointedAt(g, of);
  if (train !== undefined) return `${railLabels[language].train} ${train}`;
  if (g.private[of]) return `${of} ${g.private[of].name}`;
  const hex = g.data.map.hexes.find(({ id }) => id === of);
  return hex && [of, ...(hex.name === undefined ? [] : [hex.name])].join(' ');
};

/** Their values are companies, or players. */
const companyFields: ReadonlySet<string> = new Set(['company', 'from', 'buyer']);

/** Shows the games of an 18xx title: everything is open, so a view is the whole position. */
export const railPresenter = (title: RailTitle): Presenter => {
  const open = (view: object): { g: RailGame; s: RailState } => {
    const s = view as RailState;
    return { g: title.game(s.settings), s };
  };
  const colours = (): { readonly [company: string]: string } => {
    const usual = title.game(completeSettings(title.settings, {}));
    return Object.fromEntries(looks(usual).map(({ id, colour }) => [id, colour]));
  };
  return {
    history: railHistory({ title: title.id, open, drawMap, colours }),
    looksBack,
    reference: language => railReference(title, language),
    editing: runEditing({ open, drawDrafts }),
    lastResort: 'bankrupt',
    asides: (view, ask) => besides(open(view).g, ask),
    before: unchosen,
    placeOf: (field, value) => spotOf(field, value)?.hex,
    subjectOf: (field, value) => (field === 'company' && isText(value) ? value : undefined),
    nameValue: ({ view, names, option, field, value, language }) => {
      const player = partyOf(field, value);
      if (player !== undefined) return names[player];
      const { g, s } = open(view);
      if (option.type === 'bid') return dearlyBought({ g, s, names, language }, value);
      if (option.type === 'buy' && field === 'from') return onSale({ g, s, names, language }, option, value);
      if (companyFields.has(field) && isText(value)) {
        const company = calledCompany({ g, s, language }, value);
        if (company !== undefined) return company;
      }
      const spot =
        field === 'hex' ? undefined : spotOf(tradesPlace(g, option, field) ? 'spot' : field, value);
      return spot && stopName(g.data.map, s.board, spot, language);
    },
    thingName: ({ view, of, language }) => nameOfThing({ ...open(view), language }, of),
    markValue: ({ view, names, field, value }) => markOf(open(view).g, names, field, value),
    present: request => {
      const { view, names, language } = request;
      const shown = { ...open(view), names, language };
      const before = request.before && open(request.before).s;
      return { sections: [mapSection(shown, request, before), ...readingSections(shown, before, request)] };
    },
    pictureValue: ({ view, option, field, value, language }) => {
      const first = (name: string): Json | undefined => {
        const other = option.fields[name];
        return other && 'oneOf' in other ? other.oneOf[0] : undefined;
      };
      const tile = field === 'tile' ? value : field === 'rotation' ? first('tile') : undefined;
      if (tile === undefined || !isText(tile)) return undefined;
      const rotation = Number(field === 'rotation' ? value : (first('rotation') ?? 0));
      const { map } = open(view).g.data;
      const face = map.tiles.find(t => t.id === tile);
      const label = `${railLabels[language].tile} ${tile}`;
      return face && tilePicture(face, rotation, tile, onPage, label, map.orientation);
    },
    looksLike: (view, { seat: _seat, tile, rotation, ...rest }) => {
      const face = open(view).g.data.map.tiles.find(t => t.id === tile);
      return face && JSON.stringify([rest, tile, shapeOf(face, Number(rotation))]);
    },
    changes: ({ before, after, seat, language }) => {
      const { g, s } = open(before);
      return changesFor({ g, before: s, after: open(after).s, seat, language });
    },
    gist: ({ type, after, seat, language, facts }) =>
      gistFor({ type, after: open(after).s, seat, language }, facts),
    brief: ({ before, after, seat, language, facts }) => {
      const { g, s } = open(before);
      return briefFor({ g, before: s, after: open(after).s, seat, language }, facts);
    },
    closeUp: ({ before, after, language, place }) => {
      const view = changedView(open(before), open(after).s, language, place);
      return view && closeUp(view, place);
    },
    redrawn: ({ before, after, language, place }) => {
      const view = changedView(open(before), open(after).s, language, place);
      if (!view) return undefined;
      const part = [place, ...(view.network?.track.keys() ?? []), ...view.gained.map(({ hex }) => hex)];
      return hexMap({ ...view, part, changed: [place], legend: false });
    },
    smallBoard: ({ view, language, dark: isDark }) => {
      const { g, s } = open(view);
      const label = railLabels[language].map;
      return smallBoard({ ...mapView(g, s, { language }), theme: isDark ? dark : light, label });
    },
    letter: ({ view, before, names, language, news }) => {
      const { g, s } = open(view);
      const shown = { g, s, names, language };
      const words = railLabels[language];
      const old: BoardState = before ? open(before).s.board : { laid: {}, tokens: [] };
      const changed = changedHexes(g.data.map, old, s.board);
      const routes = proposedRuns(g, s);
      return {
        tables: letterTables(shown, before ? open(before).s : undefined),
        notes: [
          ...(changed.length > 0
            ? [{ heading: words.map, pictured: true as const, lines: changes(g, old, s, language) }]
            : []),
          { heading: words.proposedRuns, lines: runLines(g, s, routes, language) },
        ],
        picture: drawMap(g, s, { language, changed, routes, label: news, theme: light, legend: false }),
      };
    },
  };
};
