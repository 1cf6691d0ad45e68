import {
  cities, cityTiles, fixedSetups, hubColours, hubTiles, links, printedFaces, type City, type CityFace, type Link, type PlayerCount,
} from '../../support/steam-data.js'; // oxfmt-ignore

/*
 * Small models of the rules, enough to follow the worked examples of the rulebook on the data alone.
 */

export const players = [2, 3, 4] as const;

export const cityOf = (id: string): City => cities.find(city => city.id === id)!;

/** The connection of two cities, whichever is named first. */
export const linkOf = (a: string, b: string): Link | undefined =>
  links.find(({ ends }) => ends.includes(a) && ends.includes(b));

export const isLink = ([a, b]: readonly [string, string]): boolean => linkOf(a, b) !== undefined;

export const neighbours = (city: string, among: readonly Link[] = links): readonly string[] =>
  among.flatMap(({ ends: [a, b] }) => (a === city ? [b] : b === city ? [a] : []));

/** How many connections away each city is, by those that may be used. */
export const distances = (from: string, among: readonly Link[] = links): ReadonlyMap<string, number> => {
  const found = new Map([[from, 0]]);
  for (const [city, far] of found)
    for (const next of neighbours(city, among)) if (!found.has(next)) found.set(next, far + 1);
  return found;
};

export const without = (ids: readonly string[]): readonly Link[] =>
  links.filter(({ id }) => !ids.includes(id));

/** What each city offers in the fixed set-up. */
export const fixedFaces = (count: PlayerCount): { readonly [city: string]: CityFace } => ({
  ...Object.fromEntries(
    cities.flatMap(({ id, number }) => {
      const tile = cityTiles[count].find(one => one.number === number);
      return tile ? [[id, tile]] : [];
    }),
  ),
  ...Object.fromEntries(hubColours.map(hub => [fixedSetups[count].hubs[hub].city, hubTiles[hub]])),
  ...printedFaces,
});

type Track = readonly [string, string];

const touches = (city: string, own: readonly Track[]): number =>
  own.filter(ends => ends.includes(city)).length;

/** May the track be laid: a connection, next to the network, none there yet, and two links at most where there is no station? */
export const mayLay = (own: readonly Track[], stations: readonly string[], track: Track): boolean =>
  isLink(track) &&
  !own.some(ends => track.every(end => ends.includes(end))) &&
  track.some(end => end === 'wien' || touches(end, own) > 0) &&
  track.every(end => stations.includes(end) || touches(end, own) < 2);

/** Columns of the influence track with their queues. */
export type Queues = { readonly [column: number]: readonly string[] };

export const moved = (queues: Queues, player: string, column: number): Queues => {
  const left = Object.fromEntries(
    Object.entries(queues).map(([key, queue]) => [key, queue.filter(one => one !== player)]),
  );
  return { ...left, [column]: [...(left[column] ?? []), player] };
};

/** Right before left, and in a column from top to bottom. */
export const turnOrder = (queues: Queues): readonly string[] =>
  Object.entries(queues)
    .sort(([a], [b]) => Number(b) - Number(a))
    .flatMap(([, queue]) => queue);

export type Networks = { readonly [player: string]: readonly Track[] };

const ownersOf = (networks: Networks, rank: readonly string[], [a, b]: Track): readonly string[] =>
  rank.filter(player => networks[player]?.some(track => track.includes(a) && track.includes(b)));

/**
 * Who gets the fee of each connection on the way to Trieste: of the shortest ways the one whose next connections belong to the most
 * influential players; `rank` begins with the most influential.
 */
export const accessFees = (networks: Networks, payer: string, rank: readonly string[]): readonly string[] => {
  const laid = links.filter(({ ends }) => ownersOf(networks, rank, ends).length > 0);
  const far = distances('trieste', laid);
  const inNetwork = ['wien', ...networks[payer]!.flat()].filter(city => far.has(city));
  const near = Math.min(...inNetwork.map(city => far.get(city)!));
  let at: readonly string[] = inNetwork.filter(city => far.get(city) === near);
  const paid: string[] = [];
  while (!at.includes('trieste')) {
    const ways = at.flatMap(city =>
      neighbours(city, laid)
        .filter(next => far.get(next) === far.get(city)! - 1)
        .map(next => ({ next, to: rank.indexOf(ownersOf(networks, rank, [city, next])[0]!) })),
    );
    const best = Math.min(...ways.map(way => way.to));
    paid.push(rank[best]!);
    at = ways.filter(way => way.to === best).map(way => way.next);
  }
  return paid;
};
