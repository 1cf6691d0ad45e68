import {
  changedHexes,
  closeUp,
  hexMap,
  onPage,
  shapeOf,
  stopName,
  tilePicture,
  type MapView,
} from '../../board/index.js';
import type { Json, Option, Settings } from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState, Source } from '../../engine/rail/state.js';
import { offerOf } from '../../engine/rail/stock/buying.js';
import { percent, wordsFor, type Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import type { MovePresenter } from '../presenter.js';
import { besides, unchosen } from './besides.js';
import { hexNameOnMap } from './called.js';
import { briefFor, changesFor, gistFor } from './changes.js';
import { gainsOf, operating } from './gains.js';
import { mapView } from './map-view.js';
import { markOf, seatOf } from './marks.js';
import { companyOf, money, openIn, type Shown } from './shown.js';

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
  return `${cheapest} – ${railLabels[language].bidBuys}`;
};

/** What a company is called, where that is more than its id. */
export const calledCompany = (
  { g, s, language }: Pick<Shown, 'g' | 's' | 'language'>,
  id: string,
): string | undefined => {
  const name = g.company[id] && companyOf({ s, language }, id);
  return name === id ? undefined : name;
};

/** Their values are companies, or players. */
const companyFields: ReadonlySet<string> = new Set(['company', 'from', 'buyer']);

/** Shows the moves of an 18xx title, to whoever is about to make one. */
export const railMoves = (title: RailTitle): MovePresenter => {
  const open = openIn(title);
  return {
    lastResort: 'bankrupt',
    agreeing: ['accept'],
    mostly: ['dividend'],
    sideActions: (view, ask) => besides(open(view).g, ask),
    before: unchosen,
    placeOf: (field, value) => spotOf(field, value)?.hex,
    placeName: (place, _language, settings) =>
      settings === undefined ? undefined : hexNameOnMap(title.game(settings as Settings), place),
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
    markValue: ({ view, names, field, value }) => markOf(open(view).g, names, field, value),
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
    gist: ({ type, before, after, seat, names, language, facts }) =>
      gistFor({ type, before: open(before).s, after: open(after).s, seat, names, language }, facts),
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
  };
};
