import { canonical, Illegal, play, type Action, type Start } from '../../engine/core/index.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState } from '../../engine/rail/state.js';
import type { RailsDialect } from './contract.js';
import type { DeviationKind, ReportNote } from './deviations.js';
import { following, startOf, type Followed, type Passed } from './follow.js';
import { BadReport, type ReportLine } from './report.js';

/** Why a game ends where its report goes on. */
export interface ReportStop {
  readonly line: number;
  /** What stands in that line. */
  readonly text: string;
  /** A way of Rails; what is unknown here; or the line cannot be read, tells something else than the rules, or the time is up. */
  readonly reason:
    | DeviationKind
    | 'event'
    | 'company'
    | 'private'
    | 'president'
    | 'unreadable'
    | 'difference'
    | 'too-long';
  /** The rule that Rails leaves, by title and section. */
  readonly rule?: string;
  /** The name that is unknown here. */
  readonly subject?: string;
}

/** A game that was kept with Rails: its moves up to where they lead to the position that the report tells. */
export interface ReportGame {
  readonly title: RailTitle;
  readonly start: Start;
  readonly players: readonly string[];
  readonly moves: readonly Action[];
  /** Null where it goes to the end of the report. */
  readonly stop: ReportStop | null;
}

/** The game that follows from the moves alone, beside a reading that may have put things otherwise. */
const besides = (
  title: RailTitle,
  opening: RailState,
): { readonly agrees: (state: RailState, moves: readonly Action[]) => boolean } => {
  let state = opening;
  let played = 0;
  let refused = false;
  let last: { readonly of: RailState; readonly is: boolean } | null = null;
  const playTo = (moves: readonly Action[]): void => {
    try {
      for (; played < moves.length; played++) ({ state } = play(title, state, moves[played]!));
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      refused = true;
    }
  };
  return {
    agrees: (told, moves) => {
      const isNew = played < moves.length || last?.of !== told;
      if (!refused) playTo(moves);
      if (isNew || !last) last = { of: told, is: !refused && canonical(state) === canonical(told) };
      return last.is;
    },
  };
};

const textOf = ({ key, args }: ReportLine): string => [key, ...args].join(',').slice(0, 200);

/** What was noted at the line says why the game leaves the report there. */
const whyAt = (line: ReportLine, notes: readonly ReportNote[]): ReportStop => {
  const here = notes.filter(note => note.line === line.number);
  const { deviation } = here.find(one => !one.deviation) ?? here[0] ?? { deviation: null };
  const where = { line: line.number, text: textOf(line) };
  return deviation
    ? { ...where, reason: deviation.kind, rule: deviation.rule }
    : { ...where, reason: 'difference' };
};

const whyStopped = (lines: readonly ReportLine[], { stopped }: Followed): ReportStop | null => {
  if (!stopped) return null;
  const { line, cause } = stopped;
  const where = { line, text: textOf(lines.find(({ number }) => number === line)!) };
  return cause
    ? { ...where, reason: cause.what, subject: cause.subject.slice(0, 60) }
    : { ...where, reason: 'difference' };
};

/** What ends the reading: it is over, or a line of it cannot be read. */
const readOn = (reading: Generator<Passed, Followed>): IteratorResult<Passed, Followed> | BadReport => {
  try {
    return reading.next();
  } catch (error) {
    if (error instanceof BadReport) return error;
    throw error;
  }
};

/**
 * Makes a game of a report. It ends with the last move after which the rules have led to the very position that the
 * report tells; differences before that which have come right again do no harm.
 * @param breathe is waited for after each line, since a long report takes its time; false when there is no more of it
 * @throws BadReport when nothing of it can be read
 */
export const gameOf = async (
  dialect: RailsDialect,
  lines: readonly ReportLine[],
  breathe: () => Promise<boolean>,
): Promise<ReportGame> => {
  const { title } = dialect;
  const { start, players, state: opening } = startOf(dialect, lines);
  const rules = besides(title, opening);
  const reading = following(dialect, lines);
  let agreed: readonly Action[] = [];
  let left: ReportLine | null = null;
  let notes: readonly ReportNote[] = [];
  const end = (rest: ReportStop | null): ReportGame => {
    const stop = left ? whyAt(left, notes) : rest;
    return { title, start, players, moves: agreed, stop };
  };
  for (;;) {
    const now = readOn(reading);
    if (now instanceof BadReport) {
      if (agreed.length === 0 && !left) throw now;
      const line = lines.find(({ number }) => number === now.line)!;
      return end({ line: now.line, text: textOf(line), reason: 'unreadable' });
    }
    if (now.done) {
      ({ notes } = now.value);
      return end(whyStopped(lines, now.value));
    }
    const { line, state, moves } = now.value;
    ({ notes } = now.value);
    if (rules.agrees(state, moves)) [agreed, left] = [moves, null];
    else left ??= line;
    if (!(await breathe())) return end({ line: line.number, text: textOf(line), reason: 'too-long' });
  }
};
