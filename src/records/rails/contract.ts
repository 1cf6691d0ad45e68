import type { Action, Fact, Json, Seat, Settings } from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState } from '../../engine/rail/state.js';
import type { CommonDeviations, Deviation, ReportNote } from './deviations.js';
import type { ReportLine } from './report.js';

/** What a line does or checks. */
export type Handler = (f: Follower, line: ReportLine) => void;

/** Handlers by Rails' name of the event. */
export interface Handlers {
  readonly [key: string]: Handler;
}

/**
 * Follows a report: the position that the rules have reached, what they have said and the report has not yet, and what
 * was found on the way. All that it holds is replaced, never changed: a copy can follow ahead.
 */
export interface Follower {
  readonly dialect: RailsDialect;
  readonly game: RailGame;
  /** Names of the players in seating order. */
  readonly players: readonly string[];
  readonly lines: readonly ReportLine[];
  /** Where in the lines it is. */
  at: number;
  state: RailState;
  /** The position before the last action. */
  before: RailState;
  /** All that was played, not only tried. */
  moves: readonly Action[];
  /** What the rules have told and no line has matched yet. */
  facts: readonly Fact[];
  /** Lines that tell beforehand what the next action does. */
  announced: readonly ReportLine[];
  notes: readonly ReportNote[];
  /** What the players were worth when the operating round began. */
  worth: readonly number[];
  /** What the dialect remembers. */
  memory: { readonly [name: string]: Json };
  /** Only tries what would follow: nothing is looked at further ahead. */
  readonly trying: boolean;
  /** Follows a copy from the next line on, as far as is useful; how much it finds wrong. */
  readonly tryOn: (copy: Follower) => number;
}

/** How Rails names and plays a title. */
export interface RailsDialect {
  /** Rails' name of the game. */
  readonly game: string;
  readonly title: RailTitle;
  /** Rails' names of companies, where they are others than here. */
  readonly companies: { readonly [name: string]: string };
  /** Rails' names of privates. */
  readonly privates: { readonly [name: string]: string };
  /** Settings that a line of the report tells, anywhere in it. */
  readonly settings?: (lines: readonly ReportLine[]) => Settings;
  /** Events of its own, and common ones that mean something else here. */
  readonly events: Handlers;
  /** Where Rails plays this title otherwise than its rulebook. */
  readonly deviations: CommonDeviations;
  /** Kinds of fact of its own of which the report always has a line. */
  readonly told: readonly string[];
  /** After an action was played: what the rules did and Rails has not. */
  readonly played?: (f: Follower, facts: readonly Fact[]) => void;
  /** What is answered without a line where the rules ask something, by the question's kind. */
  readonly answers?: { readonly [ask: string]: (f: Follower, seat: Seat) => readonly Action[] };
  /** Before the company's trains run. */
  readonly beforeRun?: (f: Follower, company: string, line: ReportLine) => void;
  /** Is an action that the rules refuse one of Rails' ways? */
  readonly refused?: (f: Follower, action: Action, code: string) => Deviation | undefined;
  /** After the last line. */
  readonly finished?: (f: Follower) => void;
}
