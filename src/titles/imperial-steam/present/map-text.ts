import { dataOf, type Link } from '../rules/data/index.js';
import { faceOf, hubIn, sitesIn, type Site } from '../rules/position/places.js';
import { tracksOn } from '../rules/track/network.js';
import { goodsIn, labelsOf, money, nameOf, seatPlayer, playerNames, type Shown } from './shown.js';

/* The map in words: a line for each place, for whoever cannot see it and for whoever points at it. */

const linkLine = (shown: Shown, { id, kind }: Link): string => {
  const words = labelsOf(shown);
  const seats = tracksOn(shown.s, id);
  const parts = [
    words.kinds[kind],
    ...(shown.s.crowns.includes(id) ? [words.stateRailway] : []),
    seats.length > 0 ? words.tracks(playerNames(shown, seats)) : words.noTrack,
  ];
  return `${nameOf(shown, 'link', id)}: ${parts.join('; ')}`;
};

const sitePrice = (shown: Shown, { price }: Site): string => {
  if (price.kind === 'fixed') return money(shown, price.amount);
  return price.kind === 'board' ? labelsOf(shown).boardPrice : labelsOf(shown).stationPrice;
};

const siteLine = (shown: Shown, site: Site): string => {
  const words = labelsOf(shown);
  const factory = shown.s.sites[site.id];
  if (!factory) return words.siteFree(sitePrice(shown, site));
  return words.factory(seatPlayer(shown, factory.owner), nameOf(shown, 'good', factory.good), factory.left);
};

const stationParts = (shown: Shown, city: string): readonly string[] => {
  const words = labelsOf(shown);
  const { price, places } = faceOf(shown.s, city).station;
  const owners = shown.s.stations[city] ?? [];
  return [
    ...(price === undefined
      ? []
      : [`${words.station(money(shown, price))}, ${words.free(places - owners.length)}`]),
    ...(owners.length > 0 ? [words.stations(playerNames(shown, owners))] : []),
  ];
};

const cityLine = (shown: Shown, city: string): string => {
  const { s } = shown;
  const words = labelsOf(shown);
  const { effort, influence } = faceOf(s, city);
  const [hub, tokens, demand] = [hubIn(s, city), s.tokens[city] ?? [], s.demand[city] ?? []];
  const parts = [
    ...(hub ? [words.hubHere(nameOf(shown, 'hub', hub))] : []),
    words.effort(effort),
    ...(influence > 0 ? [words.steps(influence)] : []),
    ...stationParts(shown, city),
    ...(tokens.length > 0 ? [words.tokens(tokens.join(', '))] : []),
    ...(demand.length > 0 ? [words.demand(goodsIn(shown, demand))] : []),
    ...sitesIn(s, city).map(site => siteLine(shown, site)),
  ];
  return `${nameOf(shown, 'city', city)}: ${parts.join('; ')}`;
};

const semmeringLine = (shown: Shown): string => {
  const { semmering } = shown.s;
  const words = labelsOf(shown);
  return semmering === null ? words.semmeringFree : words.semmeringOf(seatPlayer(shown, semmering));
};

/** What each place of the map is and what lies there. */
export const mapTitles = (shown: Shown): { readonly [place: string]: string } => {
  const { cityIds, links } = dataOf(shown.s);
  return {
    ...Object.fromEntries(links.map(link => [link.id, linkLine(shown, link)])),
    ...Object.fromEntries(cityIds.map(id => [id, cityLine(shown, id)])),
    ...Object.fromEntries(
      cityIds.flatMap(city =>
        sitesIn(shown.s, city).map(site => [
          site.id,
          `${nameOf(shown, 'site', site.id)}: ${siteLine(shown, site)}`,
        ]),
      ),
    ),
    semmering: semmeringLine(shown),
  };
};

/** What a place of the map is and what lies there; undefined for what is no place. */
export const placeLine = (shown: Shown, place: string): string | undefined =>
  new Map(Object.entries(mapTitles(shown))).get(place);

/** The whole map, a line each: connections with their tracks, then cities. */
export const steamMapLines = (shown: Shown): readonly string[] => [
  ...dataOf(shown.s).links.map(link => linkLine(shown, link)),
  semmeringLine(shown),
  ...dataOf(shown.s).cityIds.map(id => cityLine(shown, id)),
];
