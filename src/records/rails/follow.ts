import { begin, completeSettings, Illegal, type Action, type Start } from '../../engine/core/index.js';
import { homeSpots, spotName } from '../../engine/rail/company/tokens.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState } from '../../engine/rail/state.js';
import { awaitingPar, startingRules } from '../../engine/rail/stock/starting.js';
import type { ReportNote } from './deviations.js';
import type { RailsDialect, Follower, Handler, Handlers } from './contract.js';
import { auctionEvents } from './events/auction.js';
import { buildingEvents } from './events/building.js';
import { correctionEvents } from './events/corrections.js';
import { earningEvents } from './events/earning.js';
import { isRanking, operatingEvents, ranking } from './events/operating.js';
import { setupEvents } from './events/setup.js';
import { stockEvents } from './events/stock.js';
import { trainEvents } from './events/trains.js';
import { companyIn } from './facts.js';
import { CannotFollow, companyNamed, lineNow } from './follower.js';
import { BadReport, textAt, type ReportLine } from './report.js';

/** Where and why a report could not be followed further. */
export interface Stopped {
  readonly line: number;
  readonly reason: string;
  /** What is unknown or missing there, where it is that. */
  readonly cause: CannotFollow | null;
}

/** What came of following a report. */
export interface Followed {
  /** Events in the report, and how many of them were followed. */
  readonly lines: number;
  readonly followed: number;
  readonly notes: readonly ReportNote[];
  /** Null where it was followed to its end. */
  readonly stopped: Stopped | null;
}

/** Where the reading is: nothing of it changes, what comes next is another one. */
export type Passed = Pick<Follower, 'state' | 'moves' | 'notes'> & { readonly line: ReportLine };

const common: Handlers = {
  ...setupEvents,
  ...auctionEvents,
  ...stockEvents,
  ...operatingEvents,
  ...buildingEvents,
  ...earningEvents,
  ...trainEvents,
  ...correctionEvents,
};

const nothing: Handler = () => undefined;

/** Lines that older versions, too, write for the eye: between turns, of trains that are sold out, and at the end. */
const isForTheEye = (key: string): boolean => /^(EoG|-+$|All .+-trains are sold out$)/.test(key);

/** @throws CannotFollow for an event that is not known */
const handlerOf = ({ dialect }: Follower, { key, number }: ReportLine): Handler => {
  const own = Object.hasOwn(dialect.events, key) ? dialect.events[key] : undefined;
  const known = own ?? (Object.hasOwn(common, key) ? common[key] : undefined);
  if (known) return known;
  if (isRanking(key)) return ranking;
  if (isForTheEye(key)) return nothing;
  throw new CannotFollow(number, 'event', key);
};

const followLine = (f: Follower): void => {
  const line = f.lines[f.at]!;
  handlerOf(f, line)(f, line);
};

/** How many lines the reader looks ahead to choose between two meanings of one. */
const ahead = 250;

/** Follows a copy ahead, from the next line on: what it finds wrong, less if it comes far. */
const tryOn = (copy: Follower): number => {
  const had = copy.notes.length;
  const end = Math.min(copy.lines.length, copy.at + ahead);
  try {
    for (copy.at += 1; copy.at < end && copy.notes.length < had + 20; copy.at++) followLine(copy);
  } catch (error) {
    if (!(error instanceof CannotFollow || error instanceof BadReport)) throw error;
    return end - copy.at;
  }
  return copy.notes.length - had;
};

/** The price at which the company starts, as later lines tell it. */
const priceTold = (f: Follower, company: string): number | undefined => {
  for (const { key, args } of f.lines.slice(f.at)) {
    if (['SetPar', 'START_COMPANY'].includes(key) && companyNamed(f, args[1] ?? '') === company)
      return Number(args[2]);
    if (key === 'BUY_SHARE_LOG' && args[3] === 'IPO' && companyNamed(f, args[2] ?? '') === company)
      return Number(args[4]);
    if (key === 'PRICE_MOVES_LOG' && companyNamed(f, args[0] ?? '') === company) return Number(args[1]);
  }
  return undefined;
};

/** What the rules ask and Rails does not tell. */
const answers: NonNullable<RailsDialect['answers']> = {
  'set-par': (f, seat): readonly Action[] => {
    const { company } = awaitingPar(f.game, f.state)!;
    const prices = startingRules.of(f.game).parPrices(f.game, f.state, company);
    return [{ seat, type: 'par', company, price: priceTold(f, company) ?? prices.at(-1)! }];
  },
  'home-token': (f, seat): readonly Action[] => {
    const { ask } = f.dialect.title.turn(f.state);
    return homeSpots(f.game, f.state, companyIn(ask)).map(({ hex, stop }) => ({
      seat,
      type: 'home',
      spot: spotName(hex, stop),
    }));
  },
};

const playersIn = (lines: readonly ReportLine[]): readonly string[] =>
  lines.filter(({ key }) => key === 'PlayerIs').map(line => textAt(line, 1));

/**
 * Who plays in a report, with which settings, and how it begins.
 * @throws BadReport for too many or too few
 */
export const startOf = (
  { title, settings }: RailsDialect,
  lines: readonly ReportLine[],
): { readonly start: Start; readonly players: readonly string[]; readonly state: RailState } => {
  const players = playersIn(lines);
  const chosen = completeSettings(title.settings, { runs: 'any', ...settings?.(lines) });
  if (players.length < title.minSeats || players.length > title.maxSeats)
    throw new BadReport(lines[0]!.number, {
      kind: 'players',
      of: `${title.minSeats}–${title.maxSeats}`,
      given: String(players.length),
    });
  const start: Start = { rules: title.rules, seats: players.length, settings: chosen };
  return { start, players, state: begun(title, start, lines[0]!) };
};

/** The first position. @throws BadReport where so many cannot play such a game */
const begun = (title: RailTitle, start: Start, { number }: ReportLine): RailState => {
  try {
    return begin(title, start);
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    throw new BadReport(number, { kind: 'settings', given: String(start.seats) });
  }
};

const makeFollower = (dialect: RailsDialect, lines: readonly ReportLine[]): Follower => {
  const { title } = dialect;
  const { players, state } = startOf(dialect, lines);
  return {
    dialect: { ...dialect, answers: { ...answers, ...dialect.answers } },
    game: title.game(state.settings),
    players,
    lines,
    at: 0,
    state,
    before: state,
    moves: [],
    facts: [],
    announced: [],
    notes: [],
    worth: [],
    memory: {},
    trying: false,
    tryOn,
  };
};

/**
 * Why it does not go on: the report cannot be followed further, or a position that the rules refused, and that was set
 * all the same, cannot be played on.
 */
const whyStopped = (f: Follower, error: unknown): string => {
  if (error instanceof CannotFollow) return error.reason;
  const isSet = f.notes.some(({ deviation }) => deviation === null);
  if (error instanceof BadReport || !(error instanceof Error) || !isSet) throw error;
  return `after these differences the rules cannot go on: ${error.message}`;
};

/**
 * Follows a report event by event, playing what it tells by the rules and comparing what comes of it. Where it is after
 * each event is told.
 * @throws BadReport for a line that cannot be read
 */
export function* following(dialect: RailsDialect, lines: readonly ReportLine[]): Generator<Passed, Followed> {
  const f = makeFollower(dialect, lines);
  let stopped: Followed['stopped'] = null;
  try {
    for (; f.at < lines.length; f.at++) {
      followLine(f);
      yield { line: lines[f.at]!, state: f.state, moves: f.moves, notes: f.notes };
    }
    dialect.finished?.(f);
  } catch (error) {
    const cause = error instanceof CannotFollow ? error : null;
    stopped = { line: lineNow(f), reason: whyStopped(f, error), cause };
  }
  return { lines: lines.length, followed: f.at, notes: f.notes, stopped };
}
