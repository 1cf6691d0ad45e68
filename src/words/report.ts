import type { Fact } from '../engine/core/index.js';
import type { Thing } from './types.js';

export interface ReportGroup {
  /** Whose turn the lines are about; null for nobody's. */
  readonly heading: string | null;
  readonly lines: readonly string[];
}

export interface Report {
  readonly groups: readonly ReportGroup[];
  /** Lines that were left out at the end. */
  readonly more: number;
}

interface Wordings {
  readonly topic: (fact: Fact) => Thing | null | undefined;
  readonly heading: (topic: Thing) => string;
  readonly line: (fact: Fact) => string;
  /** Several facts of one kind as one line; undefined where each has its own. */
  readonly joined: (facts: readonly Fact[]) => string | undefined;
  readonly most?: number;
}

interface Open {
  readonly topic: Thing | null;
  readonly lines: string[];
}

/** Facts of one kind that follow each other. */
const runsOfKind = (facts: readonly Fact[]): Fact[][] => {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === fact.kind) last.push(fact);
    else runs.push([fact]);
  }
  return runs;
};

const isSame = (a: Thing | null, b: Thing | null): boolean => a?.kind === b?.kind && a?.id === b?.id;

/** Turns facts into lines, oldest first, a group for the turn of each thing, such as a company. */
export const report = (facts: readonly Fact[], words: Wordings): Report => {
  const groups: Open[] = [];
  const add = (fact: Fact, line: string): void => {
    const last = groups.at(-1);
    const topic = words.topic(fact);
    if (last && (topic === undefined || isSame(topic, last.topic))) last.lines.push(line);
    else groups.push({ topic: topic ?? null, lines: [line] });
  };
  for (const run of runsOfKind(facts)) {
    const joined = words.joined(run);
    if (joined !== undefined) add(run[0]!, joined);
    else for (const fact of run) add(fact, words.line(fact));
  }
  return shorten(groups, words);
};

const shorten = (groups: readonly Open[], { heading, most = Infinity }: Wordings): Report => {
  const kept: ReportGroup[] = [];
  let left = most;
  let more = 0;
  for (const { topic, lines } of groups) {
    const shown = lines.slice(0, left);
    left -= shown.length;
    more += lines.length - shown.length;
    if (shown.length > 0) kept.push({ heading: topic === null ? null : heading(topic), lines: shown });
  }
  return { groups: kept, more };
};
