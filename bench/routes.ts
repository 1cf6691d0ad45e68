import { bestRoutes } from '../src/engine/rail/map/best-routes.js';
import { checkRoutes } from '../src/engine/rail/map/run-check.js';
import { quantile, timed, type Row } from './rows.js';
import {
  filledPositions,
  latePositions,
  recordedPositions,
  type Fleet,
  type Position,
} from './route-positions.js';

const fleets: readonly Fleet[] = [
  ['D', 'D'],
  ['D', '6'],
  ['6', '6'],
  ['5', '6'],
  ['D', '5', '6', 'D'],
  ['3', '3', '3', '3'],
  ['2', '3', '4', '4'],
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

/** Time to find a proven best set of routes, for each recorded operating turn and for harder ones. */
export const routeRows = (): Row[] => {
  const recorded = recordedPositions();
  const values = recorded.map(solve);
  const better = recorded.filter((position, i) => values[i]! > position.recorded!).length;
  return [
    { name: 'routes: operating turns, all proven', value: recorded.length, unit: 'turns' },
    { name: 'routes: operating turns, the record earned less', value: better, unit: 'turns' },
    ...times('operating turns', recorded, ['median', 'p99', 'worst']),
    ...fleets.flatMap(fleet => times(`last maps ${fleet.join('+')}`, latePositions([fleet]), typical)),
    ...fleets.flatMap(fleet =>
      times(`full maps ${fleet.join('+')}`, filledPositions([fleet], 20, true), typical),
    ),
    ...times('overfull maps D+D', filledPositions([['D', 'D']], 3, false), typical),
  ];
};
