import { Illegal, play, type Action, type Seat } from '../../engine/core/index.js';
import { presidentOf } from '../../engine/rail/shares/shares.js';
import type { OperatingRound, RailState } from '../../engine/rail/state.js';
import type { Deviation } from './deviations.js';
import type { Follower } from './contract.js';
import { BadReport, textAt, type ReportLine } from './report.js';

/** What of a report can be unknown or missing here, with what is said of its name. */
const cannot = {
  event: 'is no event that is known here',
  company: 'is no company of this game',
  private: 'is no private of this game',
  president: 'has no president',
} as const;

/** Why a reading cannot go on, although the file is in order. */
export class CannotFollow extends Error {
  readonly reason: string;

  constructor(
    line: number,
    readonly what: keyof typeof cannot,
    readonly subject: string,
  ) {
    const reason = `${subject} ${cannot[what]}`;
    super(`line ${line}: ${reason}`);
    this.name = 'CannotFollow';
    this.reason = reason;
  }
}

/** Notes that report and rules differ here. */
export const note = (f: Follower, line: number, text: string, deviation: Deviation | null = null): void => {
  f.notes = [...f.notes, { line, text, deviation }];
};

const answerAll = (f: Follower): void => {
  for (let asked = 0; asked < 20; asked++) {
    const turn = f.dialect.title.turn(f.state);
    const seat = turn.asked[0];
    const answers = f.dialect.answers?.[turn.ask.kind];
    const candidates = seat === undefined ? [] : (answers?.(f, seat) ?? []);
    if (candidates.length === 0 || !playBest(f, candidates)) return;
  }
};

const playOn = (f: Follower, action: Action): void => {
  const { state, facts } = play(f.dialect.title, f.state, action);
  f.before = f.state;
  f.state = state;
  f.facts = [...f.facts, ...facts];
  if (!f.trying) f.moves = [...f.moves, action];
  f.dialect.played?.(f, facts);
};

/** Plays the action and answers what the rules ask then; what they refuse it with, null if they do not. */
export const tryPlay = (f: Follower, action: Action): Illegal | null => {
  try {
    playOn(f, action);
  } catch (error) {
    if (error instanceof Illegal) return error;
    throw error;
  }
  answerAll(f);
  return null;
};

/** Plays the action; notes at the present line if the rules refuse it. */
export const tryAction = (f: Follower, action: Action): boolean => {
  const refusal = tryPlay(f, action);
  if (refusal) noteRefusal(f, action, refusal);
  return refusal === null;
};

export const noteRefusal = (f: Follower, action: Action, { code, params }: Illegal): void => {
  const why = Object.entries(params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const text = [`the rules refuse ${action.type}: ${code}`, ...why].join(', ');
  const own = f.dialect.refused?.(f, action, code) ?? null;
  note(f, lineNow(f), text.slice(0, longest), unreached.includes(code) ? f.dialect.deviations.reach : own);
};

const longest = 300;

/** Refusals of what is built where the company does not come. */
const unreached = ['not-connected', 'no-token-there'];

const isLegal = (f: Follower, action: Action): boolean => tryPlay({ ...f, trying: true }, action) === null;

/**
 * Plays one of several actions that the line can mean: of those that are legal the one after which the report goes on
 * with the fewest differences. False where none is.
 */
export const playBest = (f: Follower, candidates: readonly Action[]): boolean => {
  const legal = candidates.filter(action => isLegal(f, action));
  const [first, ...others] = legal;
  if (!first) return false;
  if (others.length === 0 || f.trying) return tryPlay(f, first) === null;
  let best = { action: first, wrong: Infinity };
  for (const action of legal) {
    const copy: Follower = { ...f, trying: true };
    tryPlay(copy, action);
    const wrong = f.tryOn(copy);
    if (wrong < best.wrong) best = { action, wrong };
    if (wrong === 0) break;
  }
  return tryPlay(f, best.action) === null;
};

/** The number of the line that is being followed. */
export const lineNow = (f: Follower): number => f.lines[f.at]!.number;

/** The player's seat. @throws BadReport */
export const seatNamed = (f: Follower, line: ReportLine, name: string): Seat => {
  const seat = f.players.indexOf(name);
  if (seat < 0) throw new BadReport(line.number, { kind: 'player', given: name });
  return seat;
};

export const seatAt = (f: Follower, line: ReportLine, at: number): Seat =>
  seatNamed(f, line, textAt(line, at));

/** The company of that name; undefined where there is none. */
export const companyNamed = (f: Follower, name: string): string | undefined => {
  const id = f.dialect.companies[name] ?? name;
  return f.game.company[id] ? id : undefined;
};

/** @throws CannotFollow for a company that the game has not */
export const companyAt = (f: Follower, line: ReportLine, at: number): string => {
  const name = textAt(line, at);
  const id = companyNamed(f, name);
  if (id === undefined) throw new CannotFollow(line.number, 'company', name);
  return id;
};

/** @throws CannotFollow for a private that the game has not */
export const privateAt = (f: Follower, line: ReportLine, at: number): string => {
  const name = textAt(line, at);
  const id = Object.hasOwn(f.dialect.privates, name) ? f.dialect.privates[name] : undefined;
  if (id === undefined) throw new CannotFollow(line.number, 'private', name);
  return id;
};

/** Who has money or a private: a player or a company. */
export const ownerAt = (f: Follower, line: ReportLine, at: number): Seat | string => {
  const seat = f.players.indexOf(textAt(line, at));
  return seat >= 0 ? seat : companyAt(f, line, at);
};

/** What a seat or company is called in the report. */
export const reportedName = (f: Follower, owner: Seat | string): string =>
  typeof owner === 'number' ? f.players[owner]! : owner;

/** The company's president. @throws CannotFollow where it has none */
export const presidentFor = (f: Follower, company: string): Seat => {
  const seat = presidentOf(f.state, company);
  if (seat === null) throw new CannotFollow(lineNow(f), 'president', company);
  return seat;
};

/** The operating round, if there is one. */
export const operatingOf = ({ round }: RailState): OperatingRound | null =>
  round.kind === 'operating' ? round : null;
