import { playerLook } from '../../../board/index.js';
import { dataOf, goods, type Good, type Link } from '../rules/data/index.js';
import { faceOf, hubIn, sitesIn } from '../rules/position/places.js';
import type { SteamState } from '../rules/position/state.js';
import { tracksOn } from '../rules/track/network.js';
import { steamBoardWords } from '../words/board.js';
import { mapTitles } from './map-text.js';
import { steamOnPage } from './palette.js';
import { cityPlace, nameOnMap } from './places.js';
import type { CityView, DemandView, SceneFrame, LinkView, MapScene, SiteView } from './scene.js';
import { labelsOf, nameOf, type Shown } from './shown.js';

/** All that a city wants, with what of it has been delivered. */
const demandOf = (all: readonly Good[], open: readonly Good[]): readonly DemandView[] => {
  const left = [...open];
  return all.map(good => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return { good, filled: at < 0 };
  });
};

const siteViews = (s: SteamState, city: string): readonly SiteView[] => {
  const { boardSites } = dataOf(s);
  return sitesIn(s, city).map(({ id, price }) => {
    const factory = s.sites[id];
    return {
      id,
      price,
      ...(boardSites.some(site => site.id === id && site.road) && { road: true }),
      ...(factory && { worker: { seat: factory.owner, good: factory.good, left: factory.left } }),
    };
  });
};

const cityView = (s: SteamState, id: string): CityView => {
  const { effort, influence, station, demand } = faceOf(s, id);
  const hub = hubIn(s, id);
  const data = dataOf(s);
  return {
    id,
    name: nameOnMap(data, id),
    place: cityPlace(data, id),
    effort,
    influence,
    station: { ...station, owners: s.stations[id] ?? [] },
    sites: siteViews(s, id),
    demand: demandOf(demand, s.demand[id] ?? []),
    business: s.tokens[id] ?? [],
    ...(hub && { hub }),
  };
};

const linkView = (s: SteamState, { id, ends, kind }: Link): LinkView => ({
  id,
  ends,
  kind,
  crown: s.crowns.includes(id),
  tracks: tracksOn(s, id),
});

/** What every drawing of the game has. */
export const frameOf = ({ s, names, language }: Shown): Omit<SceneFrame, 'label'> => ({
  players: s.players.map((_, seat) => playerLook(seat, names)),
  letters: steamBoardWords[language].letters,
  theme: steamOnPage,
});

/** `3: effort to build there`, `wood: demand for a good`. */
const signMeaning =
  (shown: Shown): NonNullable<MapScene['meaning']> =>
  (sign, value) => {
    const { signs } = steamBoardWords[shown.language];
    const meanings: { readonly [sign: string]: string } = signs;
    const said = goods.some(good => good === value) ? nameOf(shown, 'good', value) : value;
    return [said, meanings[sign]].filter(Boolean).join(': ');
  };

/** What lies on the map. */
export const mapScene = (shown: Shown, more: Partial<MapScene> = {}): MapScene => ({
  ...frameOf(shown),
  label: labelsOf(shown).map,
  titles: mapTitles(shown),
  cities: dataOf(shown.s).cityIds.map(id => cityView(shown.s, id)),
  links: dataOf(shown.s).links.map(link => linkView(shown.s, link)),
  semmering: shown.s.semmering,
  meaning: signMeaning(shown),
  ...more,
});
