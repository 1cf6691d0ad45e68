import { playerMark } from '../../../board/index.js';
import type { Seat } from '../../../engine/core/index.js';
import { amounts, goods, hubColours } from '../rules/data/index.js';
import { steamBoardWords } from '../words/board.js';
import { markedTable } from '../../../present/compare.js';
import type { PresentRequest } from '../../../present/presenter.js';
import type { ActLink, LegendEntry, Section, Table } from '../../../present/section.js';
import { boardLines, influenceLines } from './board-text.js';
import { goodsScene, influenceScene, playerScene, staffScene } from './board-scenes.js';
import { influenceTrack, inUse } from './influence.js';
import { mapLayerOf, mapLayersOf } from './layers.js';
import { changedPlaces, steamMap } from './map.js';
import { legendSamples } from './map-legend.js';
import { mapScene } from './map-scene.js';
import { steamMapLines } from './map-text.js';
import { steamOnPage } from './palette.js';
import { playerBoards, briefBoard } from './player-board.js';
import { briefPlayersTable, holdingsTable, steamPlayersTable } from './player-tables.js';
import { labelsOf, money, nameOf, seatPlayer, playerNames, type Shown } from './shown.js';
import { goodsBoard, staffBoard } from './supply-boards.js';
import {
  columnsOf,
  columnsTable,
  contractsTable,
  engineersTable,
  factoriesTable,
  forSale,
  hubsTable,
  locomotivesTable,
  marketTable,
  roundsTable,
} from './supply-tables.js';

/** What the sections are made from: now, and as the reader saw it before. */
interface Reading {
  readonly now: Shown;
  readonly old: Shown | undefined;
  readonly request: PresentRequest;
}

/** Each sign of the map with its meaning. */
const legendEntries = (now: Shown): readonly LegendEntry[] => {
  const { letters, signs } = steamBoardWords[now.language];
  const meanings: { readonly [sign: string]: string } = {
    ...signs,
    ...Object.fromEntries(goods.map(good => [good, nameOf(now, 'good', good)])),
  };
  return Object.entries(legendSamples(letters, steamOnPage)).flatMap(([sign, sample]) => {
    const text = meanings[sign];
    return text === undefined ? [] : [{ sample, text }];
  });
};

/** Places of the map that are otherwise than before; the one that is chosen instead. */
const ringed = ({ now, old, request }: Reading): readonly string[] => {
  if (request.place !== undefined) return [request.place];
  return old ? changedPlaces(mapScene(old), mapScene(now)) : [];
};

/** Whose board stands beside the map: the viewer's own, else that of whoever is in turn. */
const seatShown = ({ now, request: { seat } }: Reading): Seat => seat ?? now.s.turn?.seat ?? now.s.order[0]!;

/** What one decides with: what all have, what lies on one's own board, and who stands where on the influence track. */
const besideMap = (reading: Reading): readonly Section[] => {
  const { now } = reading;
  const words = labelsOf(now);
  const seat = seatShown(reading);
  return [
    {
      id: 'all',
      heading: words.players,
      tables: [
        {
          ...briefPlayersTable(now),
          marks: now.s.players.map((_, at) => playerMark(at, now.names)),
        },
      ],
    },
    {
      id: 'own',
      heading: words.boardOf(seatPlayer(now, seat)),
      portrait: true,
      svg: briefBoard(playerScene(now, seat)),
    },
    {
      id: 'track',
      heading: words.influence,
      portrait: true,
      svg: influenceTrack(inUse(influenceScene(now, changedColumns(reading)))),
    },
  ];
};

const mapSection = (reading: Reading): Section => {
  const { now, request } = reading;
  const { links, why, place, show } = request;
  const words = labelsOf(now);
  const layer = mapLayerOf(now, show);
  const svg = steamMap(
    mapScene(now, {
      changed: ringed(reading),
      ...(layer && { way: layer.way }),
      ...(links && { href: at => links[at] ?? null }),
      ...(why && { asks: at => (at === 'semmering' ? null : why(at)) }),
    }),
  );
  return {
    id: 'map',
    heading: words.map,
    places: true,
    portrait: true,
    zoom: { focus: place === undefined ? Object.keys(links ?? {}) : [place] },
    svg,
    layers: mapLayersOf(now, show),
    ...(layer && { lines: layer.lines }),
    legend: { heading: words.legend, entries: legendEntries(now), folded: true },
    beside: besideMap(reading),
    text: steamMapLines(now),
  };
};

/** Columns of the influence track in which something else stands than before. */
const changedColumns = ({ now, old }: Reading): readonly string[] => {
  if (!old) return [];
  const standing = ({ s }: Shown): ReadonlyMap<string, number> =>
    new Map<string, number>([
      ...s.influence.map(({ seat, column }) => [`P${String(seat)}`, column] as const),
      ...hubColours.map(hub => [hub, s.hubs[hub].column] as const),
    ]);
  const was = standing(old);
  return [...standing(now)].flatMap(([who, column]) =>
    was.get(who) === column ? [] : [`column/${String(column)}`],
  );
};

const marked = ({ now, old }: Reading, make: (from: Shown) => Table): Table =>
  markedTable(old && make(old), make(now));

/** The table with what can be done about each row, and where it is told why no more can be. */
const withActs = (
  { request: { acts, why } }: Reading,
  table: Table,
  subjects: readonly string[],
  things: readonly string[] = subjects,
): Table => ({
  ...table,
  ...(acts && { acts: subjects.map((subject): readonly ActLink[] => acts[subject] ?? []) }),
  ...(why && { asks: things.map(why) }),
});

const influenceSection = (reading: Reading): Section => {
  const { now } = reading;
  const words = labelsOf(now);
  return {
    id: 'influence',
    heading: words.influence,
    portrait: true,
    svg: influenceTrack(influenceScene(now, changedColumns(reading))),
    text: influenceLines(now),
    lines: [words.order(playerNames(now, now.s.order))],
    tables: [withActs(reading, marked(reading, hubsTable), hubColours)],
  };
};

const playersSection = (reading: Reading): Section => {
  const { now } = reading;
  const marks = now.s.players.map((_, seat) => playerMark(seat, now.names));
  return {
    id: 'players',
    heading: labelsOf(now).players,
    tables: [
      { ...marked(reading, steamPlayersTable), marks, cards: 'players', sorts: true },
      { ...marked(reading, holdingsTable), marks, cards: 'holdings', sorts: true },
    ],
  };
};

/** The viewer's own board is first. */
const boardOrder = ({ now, request: { seat } }: Reading): readonly Seat[] => {
  const seats = now.s.players.map((_, at) => at);
  return seat === null ? seats : [seat, ...seats.filter(at => at !== seat)];
};

const boardsSection = (reading: Reading): Section => {
  const { now } = reading;
  const words = labelsOf(now);
  const seats = boardOrder(reading);
  return {
    id: 'boards',
    heading: words.boards,
    portrait: true,
    svg: playerBoards(
      seats.map(seat => playerScene(now, seat)),
      words.boards,
    ),
    text: boardLines(now, seats),
  };
};

const goodsSection = (reading: Reading): Section => ({
  id: 'goods',
  heading: labelsOf(reading.now).goods,
  portrait: true,
  svg: goodsBoard(goodsScene(reading.now)),
  tables: [
    withActs(reading, marked(reading, marketTable), goods),
    withActs(
      reading,
      marked(reading, factoriesTable),
      goods.map(good => `factory-${good}`),
      goods,
    ),
  ],
});

const staffSection = (reading: Reading): Section => {
  const { now } = reading;
  const words = labelsOf(now);
  const columns = columnsOf(now);
  return {
    id: 'staff',
    heading: words.staff,
    portrait: true,
    svg: staffBoard(staffScene(now)),
    tables: [
      withActs(
        reading,
        marked(reading, columnsTable),
        columns.map(({ id }) => id),
        columns.map(({ hub }) => hub),
      ),
      withActs(reading, marked(reading, engineersTable), hubColours),
    ],
    lines: [`${words.engineerPrice} ${money(now, amounts.engineer)}.`],
  };
};

const locomotivesSection = (reading: Reading): Section => ({
  id: 'locomotives',
  heading: labelsOf(reading.now).locomotives,
  tables: [
    withActs(
      reading,
      marked(reading, locomotivesTable),
      forSale(reading.now).map(({ level }) => `IS-${String(level)}`),
    ),
  ],
});

const contractsSection = (reading: Reading): Section => ({
  id: 'contracts',
  heading: labelsOf(reading.now).contracts,
  tables: [withActs(reading, contractsTable(reading.now), reading.now.s.display)],
});

const roundsSection = ({ now }: Reading): Section => ({
  id: 'rounds',
  heading: labelsOf(now).rounds,
  tables: [roundsTable(now)],
});

/** Everything that a position is read from, the map first. */
export const sectionsOf = (
  now: Shown,
  old: Shown | undefined,
  request: PresentRequest,
): readonly Section[] => {
  const reading = { now, old, request };
  return [
    mapSection(reading),
    influenceSection(reading),
    playersSection(reading),
    boardsSection(reading),
    goodsSection(reading),
    staffSection(reading),
    locomotivesSection(reading),
    contractsSection(reading),
    roundsSection(reading),
  ];
};
