import type { SteamNames } from '../rules/names.js';
import type { Names, WordTable } from '../../../words/types.js';

/* What a language calls the things of the game. Cities have one name in all of them. */

/** Words that the names of things are made of. */
export interface ThingWords {
  /** What money is counted in, behind its amounts. */
  readonly currency: string;
  /** A number of the points of a business token. */
  readonly points: (count: number) => string;
  readonly goods: { readonly [good: string]: string };
  readonly hubs: { readonly [hub: string]: string };
  readonly engineers: { readonly [kind: string]: string };
  /** Tiles of the main actions. */
  readonly tiles: { readonly [tile: string]: string };
  /** What a point of a business token buys. */
  readonly wares: { readonly [ware: string]: string };
  /** Areas of a player's board for workers. */
  readonly areas: { readonly [area: string]: string };
  /** Of a factory site at the end of a road. */
  readonly road: string;
  /** Of a column of the worker board, with its number. */
  readonly column: (hub: string, number: string) => string;
  /** Of workers on a field, in a list. */
  readonly onField: (field: string) => string;
  readonly worker: (area: string, field: string) => string;
  readonly contract: (factories: string, reward: number) => string;
  /** The same on the display, with the freight cars that it reserves and the investors who come with it. */
  readonly onDisplay: (factories: string, reward: number, cars: number, investors: number) => string;
  /** A move of the share price by so many rows, down for fewer than none. */
  readonly rows: (rows: number) => string;
}

/** The factories that fill a contract. */
const factoriesOf = (words: ThingWords, factories: readonly string[]): string =>
  factories.map(good => words.goods[good]).join(' + ');

/** What things are called in sentences. */
export const namesFrom = (
  words: ThingWords,
  { cities, links, sites, contracts }: SteamNames,
): NonNullable<WordTable['names']> => {
  const nameOf = (city: string): string => cities[city] ?? city;
  const siteName = (id: string): string | undefined => {
    const site = sites[id];
    return site && `${nameOf(site.city)} ${site.road ? `${words.road} ` : ''}${site.number}`;
  };
  const contractName = (id: string): string | undefined => {
    const contract = contracts[id];
    return contract && words.contract(factoriesOf(words, contract.factories), contract.reward);
  };
  return {
    city: id => cities[id],
    // `Wien–Bratislava`.
    link: id => links[id]?.map(nameOf).join('–'),
    site: siteName,
    'city-of-site': id => sites[id] && nameOf(sites[id].city),
    contract: contractName,
    good: id => words.goods[id],
    hub: id => words.hubs[id],
    engineer: id => words.engineers[id],
    tile: id => words.tiles[id],
    ware: id => words.wares[id],
    field: id => words.onField(id),
  };
};

/** The same for what can be chosen, by field. */
export const valuesFrom = (words: ThingWords, things: SteamNames): NonNullable<WordTable['values']> => {
  const names = namesFrom(words, things);
  const named = (kind: string, ids: readonly string[]): { readonly [id: string]: string } =>
    Object.fromEntries(ids.map(id => [id, names[kind]!(id) ?? id]));
  const links = named('link', Object.keys(things.links));
  const sites = named('site', Object.keys(things.sites));
  const columns = Object.entries(words.hubs).flatMap(([hub, name]) =>
    Array.from({ length: things.columns[hub] ?? 0 }, (_, at) => String(at + 1)).map(
      (number): [string, string] => [`${hub}-${number}`, words.column(name, number)],
    ),
  );
  const workers = Object.entries(words.areas).flatMap(([area, name]) =>
    ['1', '2', '3'].map((field): [string, string] => [`${area}-${field}`, words.worker(name, field)]),
  );
  const contracts = Object.entries(things.contracts).map(
    ([id, { factories, reward, reserved, investors }]): [string, string] => [
      id,
      words.onDisplay(factoriesOf(words, factories), reward, reserved, investors),
    ],
  );
  const levels = Object.fromEntries(things.levels.map(level => [level, `IS-${level}`]));
  const rows = [1, ...Array.from({ length: things.mostRowsDown }, (_, at) => -1 - at)];
  return {
    first: links,
    second: links,
    link: links,
    city: things.cities,
    site: sites,
    sites,
    contract: Object.fromEntries(contracts),
    level: levels,
    from: levels,
    to: levels,
    rows: Object.fromEntries(rows.map(count => [count, words.rows(count)])),
    good: words.goods,
    goods: words.goods,
    column: Object.fromEntries(columns),
    bridge: words.hubs,
    tunnel: words.hubs,
    worker: Object.fromEntries(workers),
    spend: words.wares,
    workers: Object.fromEntries(['1', '2', '3'].map(field => [field, words.onField(field)])),
  };
};

/** What a city is called. */
export const cityOf = (names: Names, id: string): string => names.name('city', id);

/** What a link is called. */
export const linkName = (names: Names, id: string): string => names.name('link', id);

/** The city of a factory site. */
export const cityOfSite = (names: Names, site: string): string => names.name('city-of-site', site);

/** Things one by one as counts, in the order in which they first come. */
export const counted = (things: readonly string[]): { readonly [thing: string]: number } => {
  const counts: { [thing: string]: number } = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
};

/** `2 wood`, `1 coal`. */
export const lots = (
  names: Names,
  counts: { readonly [thing: string]: number },
  kind = 'good',
): readonly string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => `${String(count)} ${names.name(kind, thing)}`);
