import { completeSettings } from '../src/engine/core/index.js';
import type { RailTitle } from '../src/engine/rail/define.js';
import type { RailData } from '../src/engine/rail/data.js';
import { bestRoutes } from '../src/engine/rail/map/best-routes.js';
import { checkRoutes } from '../src/engine/rail/map/run-check.js';
import { importedTitle1830 } from '../src/titles/1830/readings/title.js';
import { data as data1830 } from '../src/titles/1830/rules/data.js';
import { importedTitle1849 } from '../src/titles/1849/readings/title.js';
import { data as data1849 } from '../src/titles/1849/rules/data.js';
import { electricTrain } from '../src/titles/1849/rules/trains.js';
import { importedTitle1856 } from '../src/titles/1856/readings/title.js';
import { data as data1856 } from '../src/titles/1856/rules/data.js';
import { importedTitle18mag } from '../src/titles/18mag/readings/title.js';
import { data as data18mag } from '../src/titles/18mag/rules/data.js';
import { figure, inRounds, timesOf, worst, type Figure, type Result } from './figures.js';
import { recordedGames, storedGames, withoutRecords } from './games.js';
import type { Part, Sizes } from './part.js';
import { timed } from './quantiles.js';
import {
  filledBoards,
  filledPositions,
  latePositions,
  turnsOf,
  type Fleet,
  type Position,
} from './route-positions.js';

interface Amounts {
  readonly games: number;
  readonly fleets: number;
  /** Of a fleet that is hard. */
  readonly trains: number;
  /** As full as the box allows, and fuller. */
  readonly full: number;
  readonly overfull: number;
}

const sizes: Sizes<Amounts> = {
  normal: { games: Infinity, fleets: Infinity, trains: Infinity, full: 20, overfull: 3 },
  small: { games: 1, fleets: 1, trains: 1, full: 1, overfull: 1 },
};

/** A title, and fleets that are hard for it. */
interface Subject {
  readonly name: string;
  /** Whose games are replayed; none for a board that nobody has recorded a game on. */
  readonly title?: RailTitle;
  readonly data: RailData;
  readonly fleets: readonly Fleet[];
  /** For maps with more tiles than there are. */
  readonly hardest: Fleet;
}

/** The other side of 1830's board, with plus trains (S-3). */
const dataPlus = importedTitle1830.game(
  completeSettings(importedTitle1830.settings, { board: 'empire' }),
).data;

const subjects: readonly Subject[] = [
  {
    name: '1830',
    title: importedTitle1830,
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
    name: '1830+',
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
    name: '1849',
    title: importedTitle1849,
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
    name: '1856',
    title: importedTitle1856,
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
    name: '18mag',
    title: importedTitle18mag,
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

/** @throws Error when the routes found are not legal or earn less than was earned */
const solve = ({ name, graph, fleets, recorded }: Position): number => {
  const found = fleets.map(trains => {
    const { value, routes } = bestRoutes(graph, trains);
    const fault = checkRoutes(graph, trains, routes);
    if (fault) throw new Error(`${name}: ${JSON.stringify(fault)}`);
    return value;
  });
  const value = Math.max(...found);
  if (recorded !== undefined && value < recorded) throw new Error(`${name}: ${value} of ${recorded}`);
  return value;
};

/** How long the search takes at each position. */
const searched = (positions: readonly Position[]): readonly number[] =>
  positions.map(({ graph, fleets }) => timed(() => fleets.forEach(trains => bestRoutes(graph, trains))));

/** The turns of games that were played; of those kept with the project where no records are at hand. */
const playedFigures = ({ name, title, data, fleets }: Subject, amounts: Amounts): readonly Result[] => {
  if (!title) return [];
  const recorded = recordedGames(title.id, amounts.games);
  const stored = recorded.length === 0;
  const games = (stored ? storedGames(title).toReversed().slice(0, amounts.games) : recorded).map(turnsOf);
  const of = `${name}: ${stored ? 'stored' : 'recorded'} games`;
  const turns = games.flatMap(game => game.turns);
  const better = turns.filter(turn => solve(turn) > turn.recorded!).length;
  return [
    ...withoutRecords(title.id, `${name}: recorded games`),
    figure(`${of}, operating turns, all proven`, 'turns', turns.length),
    figure(`${of}, operating turns that earned less than they could`, 'turns', better),
    ...timesOf(`${of}, operating turns`, inRounds(searched(turns)), {
      median: null,
      p99: { atMost: 50 },
      worst: { atMost: 500 },
    }),
    ...slowest(`${of}, last maps`, fleets, fleet => latePositions(games, data, fleet)),
  ];
};

/** Of the worst positions of all fleets, each by itself. */
const slowest = (
  name: string,
  fleets: readonly Fleet[],
  positions: (fleet: Fleet) => readonly Position[],
): readonly Figure[] => {
  const times = fleets.map(fleet => searched(positions(fleet)));
  const slow = times.map(took => Math.max(...took));
  const fleet = fleets[slow.indexOf(Math.max(...slow))]!.join('+');
  return [
    ...timesOf(`${name}, any fleet`, times, { median: null }),
    worst(`${name}, worst fleet (${fleet})`, 'ms', slow),
  ];
};

const figuresOf = (subject: Subject, amounts: Amounts): readonly Result[] => {
  const { name, title, data, fleets, hardest } = subject;
  const full = filledBoards(data, amounts.full, true);
  const overfull = (): readonly Position[] =>
    filledPositions(filledBoards(data, amounts.overfull, false), data, hardest);
  return [
    ...playedFigures(subject, amounts),
    ...slowest(`${name}: full maps`, fleets, fleet => filledPositions(full, data, fleet)),
    ...(title ? slowest(`${name}: overfull maps`, [hardest], overfull) : []),
  ];
};

/** Time to find a proven best set of routes, for each operating turn of a game and for harder ones. */
export const routes: Part = {
  name: 'routes',
  needs: 'processor',
  measure: size => {
    const amounts = sizes[size];
    const few = (fleet: Fleet): Fleet => fleet.slice(0, amounts.trains);
    return subjects.flatMap(({ fleets, hardest, ...subject }) =>
      figuresOf(
        { ...subject, fleets: fleets.slice(0, amounts.fleets).map(few), hardest: few(hardest) },
        amounts,
      ),
    );
  },
};
