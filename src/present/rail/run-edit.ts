import { onPage, runSample, stopName } from '../../board/index.js';
import type { Json, JsonObject, Refusal } from '../../engine/core/index.js';
import {
  bestOf,
  checkedRuns,
  draftRevenues,
  revenueOf,
  trainNow,
  runningRules,
} from '../../engine/rail/company/running.js';
import type { RailGame } from '../../engine/rail/contract.js';
import { networkOf, reachedStops } from '../../engine/rail/map/network.js';
import { paidStops } from '../../engine/rail/map/paid-stops.js';
import type { StopRef } from '../../engine/rail/map/rail-map.js';
import type { Route } from '../../engine/rail/map/route.js';
import { stopsAlong, waysTo } from '../../engine/rail/map/run-edit.js';
import type { Run } from '../../engine/rail/map/types.js';
import type { RailState } from '../../engine/rail/state.js';
import { wordsFor } from '../../words/index.js';
import { runWords } from '../../words/rail/shown.js';
import type { Edited, EditedAt, EditedPart, Editing, EditedPlace } from '../editing.js';
import { dash } from '../table-of.js';
import { namesShown } from './called.js';
import { editedRuns, hexesOf, TOO_LITTLE } from './edited-runs.js';
import { money, type Shown } from './shown.js';

/*
 * Routes changed by tapping places. A draft is a run of the train that has the same place among the
 * company's trains; its path may be empty, or one stop alone.
 */

/** What drafts look like on the map. */
export interface DraftsDrawn {
  readonly routes: readonly Run[];
  /** Hexes to ring. */
  readonly changed: readonly string[];
}

interface Kit {
  readonly open: (view: JsonObject) => { readonly g: RailGame; readonly s: RailState };
  readonly drawDrafts: (shown: Shown, now: DraftsDrawn, before: DraftsDrawn) => string | undefined;
}

/** The company in turn with all that its runs are held against. */
interface Runner extends Shown {
  readonly company: string;
}

const isRun = (path: Run['path']): boolean => path.length > 1;

/** Why these runs are not legal together. */
const refusalOf = ({ g, s, company }: Runner, ...runs: readonly Run[]): Refusal | undefined =>
  checkedRuns(g, s, company, runs).refusal;

/** What the run uses by itself; undefined where it is not legal. */
const usesOf = ({ g, s, company }: Runner, run: Run): Route['uses'] | undefined =>
  checkedRuns(g, s, company, [run]).routes?.[0]!.uses;

/** What the drafts earn together with what their trains take along, each for itself. */
const worthsOf = ({ g, s, company }: Runner, drafts: readonly Run[]): readonly number[] =>
  draftRevenues(g, s, company, drafts);

/** The better a draft is, the smaller: legal, with few stops lost, worth much, over few hexes. */
const rankOf = (
  runner: Runner,
  taken: ReadonlySet<number>,
  drafts: readonly Run[],
  part: number,
  run: Run,
): readonly number[] => {
  const { g, s } = runner;
  const old = drafts[part]!;
  const worth = worthsOf(runner, drafts.with(part, run)).reduce((all, one) => all + one, 0);
  const uses = usesOf(runner, run);
  const fault = !uses ? 2 : uses.some(use => taken.has(use)) ? 1 : 0;
  const kept = stopsAlong(g.map, s.board, run.path).map(({ hex, stop }) => `${hex}.${String(stop)}`);
  const lost = stopsAlong(g.map, s.board, old.path).filter(
    ({ hex, stop }) => !kept.includes(`${hex}.${String(stop)}`),
  );
  return [fault, lost.length, -worth, run.path.length];
};

const byRank = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** More ways than this nobody goes through. */
const most = 9;

const tapped = (
  runner: Runner,
  drafts: readonly Run[],
  part: number,
  hex: string,
): readonly (readonly Run[])[] => {
  const { g, s, company } = runner;
  const old = drafts[part]!;
  const others = drafts.filter((run, at) => at !== part && isRun(run.path));
  const taken = new Set(others.flatMap(run => usesOf(runner, run) ?? []));
  return waysTo(g.map, s.board, company, trainNow(g, s, old.train), old.path, hex)
    .map(path => ({ train: old.train, path }))
    .map(run => ({ run, rank: rankOf(runner, taken, drafts, part, run) }))
    .sort((a, b) => byRank(a.rank, b.rank))
    .slice(0, most)
    .map(({ run }) => drafts.with(part, run));
};

const nameOf = ({ g, s, language }: Runner, stop: StopRef): string =>
  stopName(g.data.map, s.board, stop, language);

const partOf = (runner: Runner, drafts: readonly Run[], worthIs: number, at: number): EditedPart => {
  const { g, s, company, language, names } = runner;
  const run = drafts[at]!;
  const stops = stopsAlong(g.map, s.board, run.path);
  const before = drafts.slice(0, at).filter(one => !refusalOf(runner, one));
  const refusal =
    stops.length < 2 ? undefined : (refusalOf(runner, run) ?? refusalOf(runner, ...before, run));
  const words = wordsFor(s.title);
  const amounts = stops.map(stop =>
    revenueOf(g, s, company, { train: run.train, stops: [stop], track: [], uses: [] }),
  );
  const paid = paidStops(amounts, trainNow(g, s, run.train).pays);
  const earns = (stop: number): string => (paid[stop] ? money({ s, language }, amounts[stop]!) : dash);
  return {
    name: runWords[language].train(run.train),
    sample: runSample(at, onPage),
    worth: money({ s, language }, worthIs),
    stops: stops.map((stop, i) => ({ place: stop.hex, text: `${nameOf(runner, stop)} ${earns(i)}` })),
    ...(stops.length === 1 && { unfinished: runWords[language].unfinished }),
    ...(refusal && {
      code: refusal.code,
      problem:
        words.refusal(language, refusal.code, refusal.params, namesShown({ g, s, names, language })) ??
        refusal.code,
    }),
  };
};

const totalOf = (
  { g, s, company, language }: Runner,
  sum: number,
  faulty: boolean,
): Pick<Edited, 'total' | 'refused' | 'code'> => {
  const words = runWords[language];
  const best = bestOf(g, s, company).value;
  const [together, most, less] = [sum, best, best - sum].map(amount => money({ s, language }, amount)) as [
    string,
    string,
    string,
  ];
  if (faulty) return { total: words.faulty(together, most), refused: true };
  if (sum >= best) return { total: words.best(together), refused: false };
  const { mustRunBest } = runningRules.of(g);
  return {
    total: (mustRunBest ? words.tooLittle : words.less)(together, less, most),
    refused: mustRunBest,
    ...(mustRunBest && { code: TOO_LITTLE }),
  };
};

const shownParts = (runner: Runner, drafts: readonly Run[]): Edited => {
  const worths = worthsOf(runner, drafts);
  const parts = drafts.map((_, at) => partOf(runner, drafts, worths[at]!, at));
  const sum = worths.reduce((all, one) => all + one, 0);
  const runs = drafts.filter(({ path }) => isRun(path));
  return {
    parts,
    value: runs as unknown as Json,
    ...totalOf(
      runner,
      sum,
      parts.some(({ problem }) => problem !== undefined),
    ),
  };
};

/** A train keeps its colour whatever the others do; one stop alone is ringed. */
const drawnAs = (drafts: readonly Run[]): DraftsDrawn => ({
  routes: drafts,
  changed: drafts.filter(({ path }) => path.length === 1).flatMap(hexesOf),
});

const asRuns = (json: Json): readonly Run[] => json as unknown as readonly Run[];
const asJson = (runs: readonly Run[]): readonly Json[] => runs as unknown as readonly Json[];

/** One draft for each train, with the run that is meant for a train of its name. */
const draftsOf = ({ s, company }: Runner, runs: readonly Run[]): readonly Run[] => {
  const left = [...runs];
  return s.companies[company]!.trains.map(train => {
    const at = left.findIndex(run => run.train === train);
    return at < 0 ? { train, path: [] } : left.splice(at, 1)[0]!;
  });
};

const placesOf = (runner: Runner): readonly EditedPlace[] => {
  const { g, s, company } = runner;
  const names = new Map<string, string>();
  for (const { hex } of reachedStops(g.map, networkOf(g.map, s.board, company)))
    names.set(hex, [hex, g.data.map.hexes.find(({ id }) => id === hex)?.name].filter(Boolean).join(' '));
  return [...names].map(([place, text]) => ({ place, text }));
};

/** Editing of the runs of the company that is to run now. */
export const runEditing = (kit: Kit): Editing => {
  const runnerAt = ({ view, names, language }: EditedAt): Runner => {
    const { g, s } = kit.open(view);
    return { g, s, names, language, company: s.round.kind === 'operating' ? s.round.company : '' };
  };
  return {
    ...editedRuns,
    begin: (at, value) => asJson(draftsOf(runnerAt(at), asRuns(value))),
    tap: (at, drafts, part, place) => tapped(runnerAt(at), asRuns(drafts as Json), part, place).map(asJson),
    clear: (_, drafts, part) =>
      asJson(asRuns(drafts as Json).map((run, i) => (i === part ? { ...run, path: [] } : run))),
    places: at => placesOf(runnerAt(at)),
    show: (at, drafts) => shownParts(runnerAt(at), asRuns(drafts)),
    draw: (at, drafts, before) =>
      kit.drawDrafts(runnerAt(at), drawnAs(asRuns(drafts)), drawnAs(asRuns(before))),
  };
};
