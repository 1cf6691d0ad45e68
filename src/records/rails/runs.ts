import { bestOf, checkedRuns, revenueOf } from '../../engine/rail/company/running.js';
import type { RailGame } from '../../engine/rail/contract.js';
import { networkOf, reachedStops } from '../../engine/rail/map/network.js';
import { stopsAlong, waysTo } from '../../engine/rail/map/run-edit.js';
import type { Run } from '../../engine/rail/map/types.js';
import type { RailState } from '../../engine/rail/state.js';

/** Runs together, and what they earn. */
interface Found {
  readonly runs: readonly Run[];
  readonly income: number;
}

/** What the runs earn together; null where they are not legal. */
const incomeOf = (g: RailGame, s: RailState, company: string, runs: readonly Run[]): number | null => {
  const { routes } = checkedRuns(g, s, company, runs);
  return routes?.reduce((sum, route) => sum + revenueOf(g, s, company, route), 0) ?? null;
};

/** The same runs with one left out, or led otherwise to a stop that the company reaches. */
const neighbours = (
  g: RailGame,
  s: RailState,
  company: string,
  runs: readonly Run[],
): readonly (readonly Run[])[] => {
  const reached = new Set(reachedStops(g.map, networkOf(g.map, s.board, company)).map(({ hex }) => hex));
  const led = ({ train, path }: Run, at: number): readonly (readonly Run[])[] => {
    const hexes = new Set([...stopsAlong(g.map, s.board, path).map(({ hex }) => hex), ...reached]);
    return [...hexes].flatMap(hex =>
      waysTo(g.map, s.board, company, g.train[train]!, path, hex).map(other =>
        runs.with(at, { train, path: other }),
      ),
    );
  };
  return [...runs.map((_, at) => runs.toSpliced(at, 1)), ...runs.flatMap(led)];
};

/** How many sets of runs are changed before the search is given up. */
const patience = 12;

/**
 * Runs of the company that earn just so much, looked for from the best runs on, the nearest first.
 * @returns `runs` null where none were found, with `other` that earn `best`, the most that is possible
 */
export const runsEarning = (
  g: RailGame,
  s: RailState,
  company: string,
  income: number,
): { readonly runs: readonly Run[] | null; readonly other: readonly Run[]; readonly best: number } => {
  const { value: best, runs: other } = bestOf(g, s, company);
  const found = income < best ? search(g, s, company, { runs: other, income: best }, income) : other;
  return { runs: income > best ? null : found, other, best };
};

const search = (
  g: RailGame,
  s: RailState,
  company: string,
  from: Found,
  income: number,
): readonly Run[] | null => {
  if (income === 0) return [];
  const seen = new Set<string>();
  const isNew = (runs: readonly Run[]): boolean => seen.size !== seen.add(JSON.stringify(runs)).size;
  const distance = (one: Found): number => Math.abs(one.income - income);
  let open: readonly Found[] = [from];
  for (let tries = 0; tries < patience && open.length > 0; tries++) {
    const [nearest, ...others] = open;
    const found = neighbours(g, s, company, nearest!.runs)
      .filter(isNew)
      .flatMap((runs): Found[] => {
        const earned = incomeOf(g, s, company, runs);
        return earned === null ? [] : [{ runs, income: earned }];
      });
    const hit = found.find(one => one.income === income);
    if (hit) return hit.runs;
    open = [...others, ...found].sort((a, b) => distance(a) - distance(b));
  }
  return null;
};
