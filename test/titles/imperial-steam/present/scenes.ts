import type { MarkLook } from '../../../../src/board/index.js';
import { steamLight } from '../../../../src/titles/imperial-steam/present/palette.js';
import { cityPlace, nameOnMap } from '../../../../src/titles/imperial-steam/present/places.js';
import type {
  CityView,
  InfluenceScene,
  MapScene,
  PlayerScene,
  SiteView,
  SteamLetters,
} from '../../../../src/titles/imperial-steam/present/scene.js';
import {
  amounts, boardSites, cities, cityTiles, fixedSetups, goods, hubColours, hubTiles, lastInfluenceColumn, links, printedFaces, shareRows,
  smallKeyWorth, tracksPerPlayer, type CityFace, type PlayerCount,
} from '../../../support/steam-data.js'; // oxfmt-ignore
import { builtIn } from '../../../../src/titles/imperial-steam/rules/built-in.js';
import { pick, random } from '../../../support/random.js';

/** English letters; the words of the title have those of every language. */
export const letters: SteamLetters = {
  goods: { wood: 'W', stone: 'S', iron: 'I', coal: 'C' },
  hubs: { bronze: 'Br', green: 'Gr', blue: 'Bl', white: 'Wh' },
  lines: { normal: 'ordinary', bridge: 'bridge', tunnel: 'tunnel', crown: 'state railway' },
  board: {
    warehouse: 'Warehouse', dock: 'Dock', workers: 'Workers', supply: 'supply', engineers: 'Engineers', factories: 'Factories',
    contracts: 'Contracts', shares: 'Share price', shareholders: 'shareholders',
  }, // oxfmt-ignore
};

export const players: readonly MarkLook[] = [
  { letters: 'A', fill: '#b3261e', ink: '#fdfcf8' },
  { letters: 'B', fill: '#6b3fa0', ink: '#fdfcf8' },
  { letters: 'C', fill: '#12808a', ink: '#fdfcf8' },
  { letters: 'D', fill: '#f2c534', ink: '#1d1c1a' },
];

const faceOf = (count: PlayerCount, id: string, number: number | undefined): CityFace => {
  const hub = hubColours.find(colour => fixedSetups[count].hubs[colour].city === id);
  if (hub) return hubTiles[hub];
  return printedFaces[id] ?? cityTiles[count].find(tile => tile.number === number)!;
};

const sitesOf = (count: PlayerCount, id: string, face: CityFace): readonly SiteView[] => [
  ...face.sites.map((price, n) => ({ id: `${id}-t${String(n + 1)}`, price })),
  ...boardSites
    .filter(site => site.city === id && site.minPlayers <= count)
    .map(({ id: site, price, road }) => ({ id: site, price, road })),
];

const cityView = (count: PlayerCount, id: string, number: number | undefined): CityView => {
  const face = faceOf(count, id, number);
  const hub = hubColours.find(colour => fixedSetups[count].hubs[colour].city === id);
  return {
    id,
    name: nameOnMap(builtIn, id),
    place: cityPlace(builtIn, id),
    effort: face.effort,
    influence: face.influence,
    station: { ...face.station, owners: id === 'wien' ? [0, 1, 2, 3].slice(0, count) : [] },
    sites: sitesOf(count, id, face),
    demand: face.demand.map(good => ({ good, filled: false })),
    business: amounts.businessTokens[face.business],
    ...(hub ? { hub } : {}),
  };
};

/** The fixed set-up before the first turn. */
export const openingScene = (count: PlayerCount): MapScene => ({
  players: players.slice(0, count),
  letters,
  theme: steamLight,
  label: 'The map of Imperial Steam',
  cities: cities.map(({ id, number }) => cityView(count, id, number)),
  links: links.map(link => ({
    ...link,
    crown: fixedSetups[count].stateRailways.includes(link.id),
    tracks: [],
  })),
  semmering: null,
});

/** As full as a board can be: all sites built, all places taken, four tracks on every connection. */
export const fullScene = (count: PlayerCount): MapScene => {
  const scene = openingScene(count);
  const seats = scene.players.map((_, seat) => seat);
  return {
    ...scene,
    semmering: 1,
    links: scene.links.map(link => ({ ...link, tracks: seats })),
    cities: scene.cities.map((city, at) => ({
      ...city,
      station: {
        ...city.station,
        owners: Array.from({ length: city.station.places }, (_, n) => (at + n) % count),
      },
      sites: city.sites.map((site, n) => ({
        ...site,
        worker: { seat: (at + n) % count, good: goods[(at + n) % 4]!, left: n + 1 },
      })),
      demand: city.demand.map((demand, n) => ({ ...demand, filled: n % 2 === 0 })),
    })),
  };
};

/** All cities built up, and every player's twenty tracks laid, from Wien on. */
export const busyScene = (seed: number): MapScene => {
  const scene = fullScene(4);
  const rng = random(seed);
  const tracks = new Map<string, number[]>();
  for (const seat of [0, 1, 2, 3]) {
    const network = new Set(['wien']);
    for (let piece = 0; piece < tracksPerPlayer; piece += 1) {
      const next = links.filter(
        ({ id, ends }) => ends.some(end => network.has(end)) && !tracks.get(id)?.includes(seat),
      );
      const { id, ends } = pick(rng, next);
      for (const end of ends) network.add(end);
      tracks.set(id, [...(tracks.get(id) ?? []), seat]);
    }
  }
  return { ...scene, links: scene.links.map(link => ({ ...link, tracks: tracks.get(link.id) ?? [] })) };
};

/** Some way into a game of four. */
export const middleScene = (): MapScene => {
  const scene = openingScene(4);
  const tracks: { readonly [link: string]: readonly number[] } = {
    'wien--wr_neustadt': [0, 2],
    'wr_neustadt--gloggnitz': [0, 2],
    'gloggnitz--muerzzuschlag': [0],
    'muerzzuschlag--bruck': [0, 2],
    'wien--lilienfeld': [1],
    'lilienfeld--mariazell': [1],
    'mariazell--bruck': [1],
    'bruck--graz': [0, 1],
    'wien--bratislava': [3],
    'bratislava--sopron': [3],
    'sopron--szombathely': [3, 2],
    'szombathely--fuerstenfeld': [3],
    'fuerstenfeld--maribor': [3],
    'maribor--celje': [3],
    'celje--ljubljana': [3],
    'graz--st_veit': [1],
    'st_veit--ljubljana': [1],
    'ljubljana--trieste': [1, 3],
  };
  const full = fullScene(4);
  const built = ['wien', 'wr_neustadt', 'gloggnitz', 'bratislava', 'lilienfeld', 'graz', 'maribor'];
  return {
    ...scene,
    semmering: 0,
    changed: ['ljubljana--trieste', 'trieste'],
    way: ['bruck--graz', 'graz--st_veit', 'st_veit--ljubljana', 'ljubljana--trieste'],
    links: scene.links.map(link => ({ ...link, tracks: tracks[link.id] ?? [] })),
    cities: scene.cities.map(city =>
      built.includes(city.id) ? full.cities.find(({ id }) => id === city.id)! : city,
    ),
  };
};

export const influenceScene = (): InfluenceScene => ({
  players,
  letters,
  label: 'Influence',
  lastColumn: lastInfluenceColumn,
  hubs: { bronze: 30, white: 50, green: 70, blue: 70 },
  queues: { 50: [2], 70: [1, 3, 0] },
  smallKey: smallKeyWorth,
});

export const playerScene = (): PlayerScene => ({
  players,
  letters,
  label: 'Anna',
  seat: 0,
  trains: [
    { level: 5, free: 2, passenger: 1, reserved: 2 },
    { level: 8, free: 5, passenger: 2, reserved: 1 },
  ],
  maxTrains: amounts.maxTrains,
  goods: { wood: 3, stone: 2, iron: 2, coal: 4 },
  dock: { wood: 1, stone: 0, iron: 1, coal: 1 },
  floors: { open: 2, all: 3 },
  workers: [
    { training: 2, work: 0 },
    { training: 1, work: 2 },
    { training: 0, work: 3 },
  ],
  supply: 5,
  engineers: { bridge: true, tunnel: false },
  factories: { wood: 1, stone: 2, iron: 0, coal: 1 },
  contracts: [
    {
      id: 'C1-5',
      reward: 120,
      factories: [
        { good: 'wood', filled: true },
        { good: 'stone', filled: true },
      ],
    },
    {
      id: 'C3-1',
      reward: 300,
      factories: goods.map((good, n) => ({ good, filled: n < 2 })),
    },
    {
      id: 'C2-9',
      reward: 170,
      factories: [
        { good: 'iron', filled: false },
        { good: 'iron', filled: false },
      ],
    },
  ],
  shareRows,
  sharePrice: 90,
  investors: 5,
  shareholders: 2,
  maxShareholders: amounts.maxShareholders,
});
