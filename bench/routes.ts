import { bestRoutes } from '../src/engine/rail/map/best-routes.js';
import { checkRoutes } from '../src/engine/rail/map/run-check.js';
import { quantile, timed, type Row } from './rows.js';
import { completeSettings } from '../src/engine/core/index.js';
import { data as data1830 } from '../src/titles/1830/data.js';
import { title1830 } from '../src/titles/1830/title.js';
import { data as data1849 } from '../src/titles/1849/data.js';
import { electricTrain } from '../src/titles/1849/trains.js';
import { data as data1856 } from '../src/titles/1856/data.js';
import { data as data18mag } from '../src/titles/18mag/data.js';
import type { RailData } from '../src/engine/rail/data.js';
import {
  filledPositions,
  latePositions,
  recordedGamesOf,
  type Fleet,
  type Position,
} from './route-positions.js';

/** A title, and fleets that are hard for it. */
interface Subject {
  readonly title: string;
  readonly data: RailData;
  readonly fleets: readonly Fleet[];
  /** For maps with more tiles than there are. */
  readonly hardest: Fleet;
}

/** The other side of 1830's board, with plus trains (S-3). */
const dataPlus = title1830.game(completeSettings(title1830.settings, { board: 'empire' })).data;

const subjects: readonly Subject[] = [
  {
    title: '1830',
    data: data1830,
    fleets: [
      ['D', 'D'],
      ['D', '6'],
      ['6', '6'],
      ['5', '6'],
      ['D', '5', '6', 'D'],
      ['3', '3', '3', '3'],
      ['2', '3', '4', '4'],
    ],
    hardest: ['D', 'D'],
  },
  {
    title: '1830+',
    data: dataPlus,
    fleets: [
      ['D', 'D'],
      ['D', '6'],
      ['D', '4+4'],
      ['4+4', '4+4', '6'],
      ['3+3', '3+3', '4+4'],
    ],
    hardest: ['D', 'D'],
  },
  {
    title: '1849',
    data: { ...data1849, trains: [...data1849.trains, electricTrain] },
    fleets: [
      ['E', 'E'],
      ['16H', 'E'],
      ['16H', '16H'],
      ['16H', 'R6H'],
      ['10H', '12H'],
      ['8H', '8H', '6H'],
      ['6H', '6H', '6H', '6H'],
      ['4H', '4H', '6H', '6H'],
    ],
    hardest: ['16H', 'R6H'],
  },
  {
    title: '1856',
    data: data1856,
    fleets: [
      ['D', 'D'],
      ['D', 'D', 'D'],
      ['D', '6'],
      ['5', '6', 'D'],
      ['4', '4', '4'],
      ['2', '3', '3', '4'],
    ],
    hardest: ['D', 'D'],
  },
  {
    title: '18mag',
    data: data18mag,
    fleets: [
      ['6', '6'],
      ['4', '6'],
      ['4', '4'],
      ['3', '4'],
    ],
    hardest: ['6', '6'],
  },
];

/** @throws Error when the routes found are not legal or earn less than the record says */
const solve = ({ name, graph, trains, recorded }: Position): number => {
  const { value, routes } = bestRoutes(graph, trains);
  const fault = checkRoutes(graph, trains, routes);
  if (fault) throw new Error(`${name}: ${JSON.stringify(fault)}`);
  if (recorded !== undefined && value < recorded) throw new Error(`${name}: ${value} of ${recorded}`);
  return value;
};

const shares = { median: 0.5, p99: 0.99, worst: 1 };

const times = (
  name: string,
  positions: readonly Position[],
  wanted: readonly (keyof typeof shares)[],
): Row[] => {
  const taken = positions.map(({ graph, trains }) => timed(() => bestRoutes(graph, trains)));
  return wanted.map(what => ({
    name: `routes: ${name}, ${what}`,
    value: Math.round(quantile(taken, shares[what]) * 100) / 100,
    unit: 'ms',
  }));
};

const typical = ['median', 'worst'] as const;

const rowsOf = ({ title, data, fleets, hardest }: Subject): Row[] => {
  const games = recordedGamesOf(title);
  const recorded = games.flatMap(game => game.turns);
  const values = recorded.map(solve);
  const better = recorded.filter((position, i) => values[i]! > position.recorded!).length;
  const named = (row: string): string => `${title}, ${row}`;
  const full = (few: readonly Fleet[]): Row[] =>
    few.flatMap(fleet =>
      times(named(`full maps ${fleet.join('+')}`), filledPositions(data, [fleet], 20, true), typical),
    );
  // Nobody has recorded a game on this board.
  if (games.length === 0) return full(fleets);
  return [
    { name: `routes: ${title}, operating turns, all proven`, value: recorded.length, unit: 'turns' },
    { name: `routes: ${title}, operating turns, the record earned less`, value: better, unit: 'turns' },
    ...times(named('operating turns'), recorded, ['median', 'p99', 'worst']),
    ...fleets.flatMap(fleet =>
      times(named(`last maps ${fleet.join('+')}`), latePositions(games, data, [fleet]), typical),
    ),
    ...full(fleets),
    ...times(
      named(`overfull maps ${hardest.join('+')}`),
      filledPositions(data, [hardest], 3, false),
      typical,
    ),
  ];
};

/** Time to find a proven best set of routes, for each recorded operating turn and for harder ones. */
export const routeRows = (): Row[] => subjects.flatMap(rowsOf);
