import type { SetFile } from '../data/set-file.js';
import { hubColours, type PlayerCount } from '../data/types.js';
import type { SetFault } from './spec.js';

/* What must be right of the three ways to set up, once all pieces are. */

const fault = (at: string, code: string, params: SetFault['params'] = {}): SetFault => ({ at, code, params });

const counts: readonly PlayerCount[] = [2, 3, 4];

const tilesFor = ({ cityTiles }: SetFile, players: number): readonly number[] =>
  cityTiles.filter(({ id }) => id.startsWith(`${players}S`)).map(({ id }) => Number(id.slice(3)));

/** The names of a list that are there before. */
const repeated = (names: readonly (string | number)[]): readonly (string | number)[] =>
  names.filter((name, at) => names.indexOf(name) < at);

const railwayFaults = (
  at: string,
  links: readonly string[],
  { connections }: SetFile,
): readonly SetFault[] => [
  ...links
    .filter(link => !connections.some(({ id }) => id === link))
    .map(link => fault(at, 'no-such-connection', { connection: link })),
  ...repeated(links).map(link => fault(at, 'named-twice', { name: link })),
];

/** Hubs lie on spaces for tiles, each on one of its own. */
const spaceFaults = (at: string, ids: readonly string[], { cities }: SetFile): readonly SetFault[] => [
  ...ids.flatMap((id): readonly SetFault[] => {
    const city = cities.find(one => one.id === id);
    if (!city) return [fault(at, 'no-such-city', { city: id })];
    return city.number === undefined ? [fault(at, 'no-space', { city: id })] : [];
  }),
  ...repeated(ids).map(id => fault(at, 'named-twice', { name: id })),
];

/** Every tile lies on the space of its number, and the hubs on the four others. */
const fixedFaults = (file: SetFile, players: PlayerCount): readonly SetFault[] => {
  const hubs = hubColours.flatMap(hub => file.fixedHubs.find(({ id }) => id === `${players}S-${hub}`) ?? []);
  if (hubs.length < hubColours.length) {
    const missing = hubColours.find(hub => !file.fixedHubs.some(({ id }) => id === `${players}S-${hub}`))!;
    return [fault(`fixedHubs/${players}S-${missing}`, 'missing-row')];
  }
  const railways = file.fixedStateRailways.find(({ id }) => id === `${players}S`);
  const faults = [
    ...hubs.flatMap(({ id, city }) => spaceFaults(`fixedHubs/${id}/city`, [city], file)),
    ...repeated(hubs.map(({ city }) => city)).map(name =>
      fault(`fixedHubs/${players}S-*/city`, 'named-twice', { name }),
    ),
    ...repeated(hubs.map(({ growth }) => growth)).map(name =>
      fault(`fixedHubs/${players}S-*/growth`, 'named-twice', { name }),
    ),
    ...hubs
      .filter(({ growth }) => !file.growthTiles.some(({ id }) => id === growth))
      .map(({ id, growth }) => fault(`fixedHubs/${id}/growth`, 'no-such-growth', { tile: growth })),
    ...hubs
      .filter(({ column }) => column > file.values.lastInfluenceColumn)
      .map(({ id }) =>
        fault(`fixedHubs/${id}/column`, 'beyond-the-track', { last: file.values.lastInfluenceColumn }),
      ),
    ...(railways
      ? railwayFaults(`fixedStateRailways/${railways.id}/connections`, railways.connections, file)
      : [fault(`fixedStateRailways/${players}S`, 'missing-row')]),
  ];
  return faults.length > 0
    ? faults
    : numberFaults(
        file,
        players,
        hubs.map(({ city }) => city),
      );
};

const numberFaults = (file: SetFile, players: PlayerCount, hubs: readonly string[]): readonly SetFault[] => {
  const tiles = tilesFor(file, players);
  const spaces = file.cities.flatMap(({ id, number }) => (number === undefined ? [] : [{ id, number }]));
  const idOf = (number: number): string => `cityTiles/${players}S-${String(number).padStart(2, '0')}`;
  return [
    ...tiles
      .filter(number => !spaces.some(space => space.number === number))
      .map(number => fault(idOf(number), 'tile-without-space', { number })),
    ...spaces.flatMap(({ id, number }): readonly SetFault[] => {
      const [isHub, hasTile] = [hubs.includes(id), tiles.includes(number)];
      if (isHub && hasTile) return [fault(idOf(number), 'tile-under-hub', { city: id })];
      return isHub || hasTile ? [] : [fault(idOf(number), 'space-without-tile', { city: id })];
    }),
  ];
};

const cardFaults = (file: SetFile, players: PlayerCount): readonly SetFault[] => {
  const cards = file.setupCards.filter(({ id }) => id.startsWith(`N${players}`));
  if (cards.length === 0) return [fault(`setupCards/N${players}-1`, 'missing-row')];
  const tiles = tilesFor(file, players);
  return cards.flatMap(({ id, hubs, specialTiles, specialCities, stateRailways }) => [
    ...spaceFaults(`setupCards/${id}/hubs`, [...hubs, ...specialCities], file),
    ...specialTiles
      .filter(number => !tiles.includes(number))
      .map(number => fault(`setupCards/${id}/specialTiles`, 'no-such-tile', { number, players })),
    ...repeated(specialTiles).map(name => fault(`setupCards/${id}/specialTiles`, 'named-twice', { name })),
    ...(specialTiles.length === specialCities.length
      ? []
      : [fault(`setupCards/${id}/specialCities`, 'other-length', { count: specialTiles.length })]),
    ...railwayFaults(`setupCards/${id}/stateRailways`, stateRailways, file),
  ]);
};

/** A hub and three tiles in each region, the other tiles elsewhere. */
const regionFaults = ({ cities }: SetFile): readonly SetFault[] =>
  ['A', 'B', 'C', 'D'].flatMap((region): readonly SetFault[] => {
    const count = cities.filter(city => city.region === region).length;
    return count === 4 ? [] : [fault('cities/*/region', 'other-region', { region, count })];
  });

/** What is wrong with the set-ups of a data set, for each number of players; empty where nothing is. */
export const setupFaults = (file: SetFile): readonly SetFault[] => [
  ...regionFaults(file),
  ...counts.flatMap(players => [...fixedFaults(file, players), ...cardFaults(file, players)]),
];
