import type { Drawn } from '../../../engine/core/index.js';
import { builtIn } from '../rules/built-in.js';
import { amounts, goods, hubColours, type PlayerCount } from '../rules/data/index.js';
import { BadRecord } from '../../../records/bad-record.js';
import type { SteamDraws, SteamRecord } from './record.js';

const { cities, cityTiles, contracts, growthTiles, setupCards, shipmentTiles, stateRailwayCards } = builtIn;

/* What was drawn, as the title would have drawn it: in the order of its set-up. */

/** The shuffle of these things that begins with what came of it. */
const shuffle = <T>(things: readonly T[], came: readonly (T | undefined)[]): Drawn => {
  const left = things.map((_, at) => at);
  const first = came.map(thing => {
    const at = left.findIndex(one => things[one] === thing);
    if (at < 0) throw new BadRecord('draws', { kind: 'one-of', of: things.join(', '), given: String(thing) });
    return left.splice(at, 1)[0]!;
  });
  return [...first, ...left];
};

const times = <T>(count: number, things: readonly T[]): readonly T[] =>
  things.flatMap(thing => Array.from({ length: count }, () => thing));

const always = ({ order, refill, engineers, contracts: shown }: SteamDraws): readonly Drawn[] => [
  order,
  shuffle<string>(
    times(amounts.refillPool, goods),
    amounts.refillRounds.flatMap(round => refill[round] ?? []),
  ),
  shuffle(
    times(order.length, ['bridge', 'tunnel']),
    hubColours.flatMap(hub => engineers[hub] ?? []),
  ),
  ...[1, 2, 3].map(stack =>
    shuffle(
      contracts.filter(({ reserved }) => reserved === stack).map(({ id }) => id),
      shown[stack] ?? [],
    ),
  ),
];

const cards = stateRailwayCards.map(({ id }) => id);

/** Where the hubs begin, the shipment tiles and the growth tiles. */
const afterTiles = ({ hubStack, hubCards, shipment, growth }: SteamDraws): readonly Drawn[] => [
  shuffle<string>(hubColours, hubStack ?? []),
  shuffle(cards, hubCards ?? []),
  shuffle(shipmentTiles, shipment ?? []),
  shuffle(
    Object.keys(growthTiles).sort(),
    hubColours.map(hub => growth?.[hub]),
  ),
];

const spaces = cities.filter(({ number }) => number !== undefined);

const normal = (draws: SteamDraws, players: PlayerCount): readonly Drawn[] => {
  const offered = setupCards.filter(card => card.players === players);
  const card = offered.find(({ id }) => id === draws.setupCard);
  if (!card)
    throw new BadRecord('draws.setupCard', { kind: 'one-of', of: offered.map(({ id }) => id).join(', ') });
  const { hubCities, specialCities, specialTiles } = card;
  const tiles = cityTiles[players];
  const special = tiles.filter(({ number }) => specialTiles.includes(number)).map(({ id }) => id);
  const others = tiles.map(({ id }) => id).filter(id => !special.includes(id));
  const taken = [...hubCities, ...specialCities];
  const free = spaces.map(({ id }) => id).filter(id => !taken.includes(id));
  const on = (placed: readonly string[]) => placed.map(city => draws.tiles?.[city]);
  return [
    [offered.indexOf(card) + 1],
    shuffle<string>(
      hubColours,
      hubCities.map(city => draws.hubTiles?.[city]),
    ),
    ...(special.length > 0 ? [shuffle(special, on(specialCities))] : []),
    shuffle(others, on(free)),
  ];
};

const random = (draws: SteamDraws, players: PlayerCount): readonly Drawn[] => {
  const on = (city: string): string | undefined => draws.hubTiles?.[city] ?? draws.tiles?.[city];
  const isHub = (tile: string | undefined): boolean => hubColours.some(hub => hub === tile);
  const regions = ['A', 'B', 'C', 'D'].map(name =>
    spaces.filter(({ region }) => region === name).map(({ id }) => on(id)),
  );
  const outside = spaces.filter(({ region }) => region === undefined).map(({ id }) => on(id));
  const inRegions = regions.map(tiles => [...tiles.filter(isHub), ...tiles.filter(tile => !isHub(tile))]);
  return [
    shuffle<string>(
      hubColours,
      inRegions.map(([hub]) => hub),
    ),
    shuffle(
      cityTiles[players].map(({ id }) => id),
      [...inRegions.flatMap(([, ...tiles]) => tiles), ...outside],
    ),
    ...inRegions.map((tiles, at) => shuffle(tiles, regions[at]!)),
    shuffle(cards, [draws.crownCard, ...(draws.crownCards ?? [])]),
  ];
};

/**
 * The draws of the record's set-up.
 * @throws BadRecord for what cannot have been drawn
 */
export const drawsOf = ({ draws, mode, players }: SteamRecord): readonly Drawn[] => {
  const count = players.length as PlayerCount;
  if (mode === 'fixed') return always(draws);
  const table = mode === 'normal' ? normal(draws, count) : random(draws, count);
  return [...always(draws), ...table, ...afterTiles(draws)];
};
