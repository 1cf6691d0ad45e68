import { seatName, type Seat } from '../../../engine/core/index.js';
import { dataOf, hubColours } from '../rules/data/index.js';
import type { Digest } from '../../../present/presenter.js';
import type { Table } from '../../../present/section.js';
import { boardLines, influenceLines } from './board-text.js';
import { steamPlayersTable } from './player-tables.js';
import { labelsOf, type Shown } from './shown.js';
import { contractsTable, hubsTable, locomotivesTable, marketTable } from './supply-tables.js';

const called = (seats: readonly Seat[]): string => seats.map(seatName).join(' ');

/** Cities where anything lies or is wanted, by their ids. */
const cityLines = (shown: Shown): readonly string[] => {
  const { s } = shown;
  const words = labelsOf(shown);
  return dataOf(s).cityIds.flatMap(city => {
    const [stations, demand, tokens] = [s.stations[city] ?? [], s.demand[city] ?? [], s.tokens[city] ?? []];
    const parts = [
      ...(stations.length > 0 ? [words.stations(called(stations))] : []),
      ...(demand.length > 0 ? [words.demand(demand.join(' '))] : []),
      ...(tokens.length > 0 ? [words.tokens(tokens.join(' '))] : []),
    ];
    return parts.length === 0 ? [] : [`${city}: ${parts.join('; ')}`];
  });
};

/** Tracks and factories of the players, by the ids of links and sites. */
const builtLines = ({ s }: Shown): readonly string[] => [
  Object.entries(s.tracks)
    .filter(([, seats]) => seats.length > 0)
    .map(([link, seats]) => `${link} ${called(seats)}`)
    .join(', '),
  Object.entries(s.sites)
    .map(([site, { owner, good, left }]) => `${site} ${seatName(owner)} ${good} ${String(left)}`)
    .join(', '),
];

/** The contracts on offer, each with the id by which it is secured before its goods. */
const namedContracts = (shown: Shown): Table => {
  const table = contractsTable(shown);
  const named = ([goods, ...others]: Table['rows'][number], at: number): Table['rows'][number] => [
    `${shown.s.display[at]!} ${goods!}`,
    ...others,
  ];
  return { ...table, rows: table.rows.map(named) };
};

/** The position in as few letters as say it, with ids as the notation has them. */
export const steamDigest = (shown: Shown): Digest => {
  const { s } = shown;
  const labels = labelsOf(shown);
  const seats = s.players.map((_, seat) => seat);
  const crowns = s.crowns.length === 0 ? [] : [`${labels.stateRailway}: ${s.crowns.join(' ')}`];
  const hubs = hubColours.map(hub => `${s.hubs[hub].city} ${hub}`).join(', ');
  return {
    tables: [
      steamPlayersTable(shown),
      marketTable(shown),
      hubsTable(shown),
      locomotivesTable(shown),
      namedContracts(shown),
    ],
    lines: [
      { heading: labels.boards, lines: boardLines(shown, seats) },
      { heading: labels.influence, lines: influenceLines(shown) },
      {
        heading: labels.columns,
        lines: [
          Object.entries(s.wages)
            .map(([at, wage]) => `${at} ${String(wage)}`)
            .join(', '),
        ],
      },
      { heading: labels.map, lines: [hubs, ...cityLines(shown), ...builtLines(shown), ...crowns] },
    ],
  };
};
