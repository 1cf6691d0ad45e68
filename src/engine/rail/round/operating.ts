import { known, refuse, type Seat } from '../../core/index.js';
import { operatingRules } from '../company/operating-order.js';
import { payPrivates } from '../company/privates.js';
import { homeSpots, mustChooseAmong, mustChooseHome, placeHome } from '../company/tokens.js';
import { floatInTurn, floatRules } from '../company/floating.js';
import type { RailRound } from '../facts.js';
import { hasTokenOn } from '../map/board.js';
import { phaseOf, stepAfter, stepsOf } from '../game.js';
import { openDecision } from '../pending.js';
import { react } from '../reactions.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { isAtEndPrice } from '../shares/market.js';
import { earlierSales } from '../stock/selling.js';
import { presidentOf } from '../shares/shares.js';
import type { Out, RailGame, RoundKind } from '../contract.js';

/** Begins an operating round: the privates pay, then the dearest company begins. False when no company runs. */
export const beginOperatingRound = (g: RailGame, d: Draft, out: Out, index: number, of: number): boolean => {
  out.say({ kind: 'operating-round-begins', number: d.set, index, of });
  payPrivates(g, d, out);
  const running = operatingRules.of(g).operatingOrder(
    g,
    d,
    g.data.companies.map(c => c.id).filter(id => mayTakeTurn(g, d, id)),
  );
  return beginTurn(g, d, out, index, of, running);
};

/** Has the company a turn, as far as can be said before it comes? */
const mayTakeTurn = (g: RailGame, s: RailState, company: string): boolean => {
  const { floated, par } = s.companies[company]!;
  return floated || (par !== null && floatRules.of(g).floatsInTurn(g, s, company));
};

/** Operating rounds of the set that begins now (1830 §3). */
export const roundsOfSet = (g: RailGame, s: RailState): number => phaseOf(g, s).rounds;

/** A turn in which nothing has been done yet. */
const freshTurn = {
  begun: false,
  laid: 0,
  tokened: false,
  freeToken: null,
  earned: 0,
  done: [],
} as const;

/**
 * Gives the turn to the dearest company still waiting (1830 §7.0: prices may have changed). Companies
 * that closed meanwhile, or have nobody to lead them, are passed over.
 */
const beginTurn = (
  g: RailGame,
  d: Draft,
  out: Out,
  index: number,
  of: number,
  waiting: readonly string[],
): boolean => {
  const rules = operatingRules.of(g);
  const order = rules.reordersBetweenTurns
    ? rules.operatingOrder(g, d, waiting)
    : waiting.filter(id => mayTakeTurn(g, d, id));
  const [company, ...rest] = order;
  if (company !== undefined && presidentOf(d, company) === null) {
    rules.turnWithoutPresident(g, d, out, company);
    return beginTurn(g, d, out, index, of, rest);
  }
  const turn = { ...freshTurn, ...earlierSales(g, d) };
  if (company === undefined) {
    d.round = { kind: 'operating', index, of, waiting: [], company: '', step: 'done', ...turn };
    return false;
  }
  floatInTurn(g, d, out, company);
  if (!d.companies[company]!.floated) {
    react(g, d, out, 'turnPassedOver', company);
    return beginTurn(g, d, out, index, of, rest);
  }
  const step = stepsOf(g, company)[0]!.name;
  d.round = { kind: 'operating', index, of, waiting: rest, company, step, ...turn };
  out.say({ kind: 'company-begins', company, seat: presidentOf(d, company)! });
  return true;
};

const endPrice = 'end-price';

/** The game ends with the turn of a company that has come to the last price of the market (1849 §5). */
const noteEndPrice = (g: RailGame, d: Draft, round: OperatingRound): OperatingRound => {
  if (!isAtEndPrice(g, d, round.company) || round.done.includes(endPrice)) return round;
  return (d.round = { ...round, done: [...round.done, endPrice] });
};

/**
 * Goes on to the next step in which the company's president has to be asked, and on to the next
 * company. True when all have had their turn.
 */
const settleOperatingRound = (g: RailGame, d: Draft, out: Out): boolean => {
  for (;;) {
    if ((d.round as OperatingRound).company === '') return true;
    const round = noteEndPrice(g, d, d.round as OperatingRound);
    if (d.companies[round.company]!.floated) {
      if (foundHome(g, d, out, round)) return false;
      const step = g.step[round.step];
      // Where it is hidden whether there is anything to decide, its president is asked.
      if (step && (known(() => step.waits(g, d, round)) ?? true)) return false;
      if (nextStep(g, d, out, round) || comeBack(g, d)) continue;
      endTurn(g, d, out, round);
      if (round.done.includes(endPrice)) d.ended = { reason: 'price' };
      if (d.ended || openDecision(g, d)) return false;
    }
    // Not as it was before the turn ended: a feature may have put another company in front.
    const { index, of, waiting } = d.round as OperatingRound;
    if (!beginTurn(g, d, out, index, of, waiting)) return true;
  }
};

/** Founds the home station where there is no choice (1830 §7.3.1); true when its president has to choose. */
const foundHome = (g: RailGame, d: Draft, out: Out, { company }: OperatingRound): boolean => {
  const place = g.company[company]!.home;
  if ('choose' in place) {
    if (!place.kept || place.choose.some(({ hex }) => hasTokenOn(d.board, company, hex))) return false;
    if (mustChooseAmong(g, d, company)) return true;
  } else {
    if (hasTokenOn(d.board, company, place.hex)) return false;
    if (place.stop === null && mustChooseHome(g, d, company, place.hex)) return true;
  }
  const [spot] = homeSpots(g, d, company);
  if (spot) placeHome(g, d, out, company, spot.hex, spot.stop);
  return false;
};

// Written out: most steps of most turns are passed over, and spreading takes several times as long.
const atStep = (r: OperatingRound, step: string): OperatingRound => {
  const at: OperatingRound = {
    kind: r.kind,
    index: r.index,
    of: r.of,
    waiting: r.waiting,
    company: r.company,
    step,
    begun: r.begun,
    laid: r.laid,
    tokened: r.tokened,
    freeToken: null,
    earned: r.earned,
    done: r.done,
  };
  return r.sales ? { ...at, sales: r.sales } : at;
};

/** Moves to the step after this one; false after the last. */
const nextStep = (g: RailGame, d: Draft, out: Out, round: OperatingRound): boolean => {
  if (round.step === 'done') return false;
  g.step[round.step]!.skipped?.(g, d, out, round);
  d.round = atStep(d.round as OperatingRound, stepAfter(g, round.company, round.step));
  return true;
};

/** Goes back to a step that still has to be done, at the end of the turn; false when there is none. */
const comeBack = (g: RailGame, d: Draft): boolean => {
  const round = d.round as OperatingRound;
  const step = stepsOf(g, round.company).find(one => one.again?.(g, d, round));
  if (step) d.round = atStep(round, step.name);
  return step !== undefined;
};

/** The turn is over, unless a feature has something decided first: then it is over once more. */
const endTurn = (g: RailGame, d: Draft, out: Out, round: OperatingRound): void => {
  d.companies[round.company]!.operated = true;
  react(g, d, out, 'turnEnds', round.company);
};

/** Leaves out the present step, or ends it. */
const passStep = (g: RailGame, d: Draft, out: Out, round: OperatingRound, seat: Seat): void => {
  out.say({ kind: 'passed', seat, company: round.company, step: round.step });
  d.round = { ...round, begun: true, freeToken: null, step: stepAfter(g, round.company, round.step) };
};

/** The companies act, one after another (1830 §7). */
export const operatingRound: RoundKind<OperatingRound> = {
  kind: 'operating',
  settle: settleOperatingRound,
  inTurn: (_g, s, { company }) => {
    const president = presidentOf(s, company);
    return president === null ? [] : [president];
  },
  ask: (g, s, round) => g.step[round.step]!.ask(g, s, round),
  where: (s, { index, of, company }): RailRound => ({
    kind: 'operating-round',
    number: s.set,
    index,
    of,
    company,
  }),
  passRefusal: (g, s, round) => {
    const { company, step } = round;
    return g.step[step]!.mayPass(g, s, round) ? undefined : refuse('cannot-pass', { company, case: step });
  },
  pass: passStep,
};
