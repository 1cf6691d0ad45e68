import type { Seat } from '../../core/index.js';
import { payPrivates } from '../company/privates.js';
import { homeSpots, placeHome } from '../company/tokens.js';
import type { RailFact } from '../facts.js';
import { hasTokenOn } from '../map/board.js';
import { phaseOf, stepAfter, type RailGame } from '../game.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { byPrice, isAtEndPrice, moveMarker } from '../stock/market.js';
import { earlierSales } from '../stock/selling.js';
import { presidentOf } from '../stock/shares.js';

/** Begins an operating round: the privates pay, then the dearest company begins. False when no company runs. */
export const beginOperatingRound = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  index: number,
  of: number,
): boolean => {
  facts.push({ kind: 'operating-round-begins', number: d.set, index, of });
  payPrivates(g, d, facts);
  const running = byPrice(
    g,
    d,
    g.data.companies.map(c => c.id).filter(id => d.companies[id]!.floated),
  );
  return beginTurn(g, d, facts, index, of, running);
};

/** Operating rounds of the set that begins now (1830 §3). */
export const roundsOfSet = (g: RailGame, s: RailState): number => phaseOf(g, s).rounds;

/** A turn in which nothing has been done yet. */
const freshTurn = {
  begun: false,
  laid: false,
  tokened: false,
  freeToken: null,
  earned: 0,
  done: [],
} as const;

/** A company that nobody leads does not act. It runs all the same and pays nothing, so its price falls (1849 §3.5.1). */
const payNothing = (g: RailGame, d: Draft, facts: RailFact[], company: string): void => {
  facts.push({ kind: 'withheld', company, revenue: 0 });
  moveMarker(g, d, facts, company, 'left', 1, 'withheld');
};

/**
 * Gives the turn to the dearest company still waiting (1830 §7.0: prices may have changed). Companies
 * that closed meanwhile, or have nobody to lead them, are passed over.
 */
const beginTurn = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  index: number,
  of: number,
  waiting: readonly string[],
): boolean => {
  const order = g.rules.ordersAnew ? byPrice(g, d, waiting) : waiting.filter(id => d.companies[id]!.cell);
  const [company, ...rest] = order;
  if (company !== undefined && presidentOf(d, company) === null) {
    payNothing(g, d, facts, company);
    return beginTurn(g, d, facts, index, of, rest);
  }
  const turn = { ...freshTurn, sales: earlierSales(g, d) };
  if (company === undefined) {
    d.round = { kind: 'operating', index, of, waiting: [], company: '', step: 'done', ...turn };
    return false;
  }
  const step = g.steps[0]!.name;
  d.round = { kind: 'operating', index, of, waiting: rest, company, step, ...turn };
  facts.push({ kind: 'company-begins', company, seat: presidentOf(d, company)! });
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
export const settleOperatingRound = (g: RailGame, d: Draft, facts: RailFact[]): boolean => {
  for (;;) {
    if ((d.round as OperatingRound).company === '') return true;
    const round = noteEndPrice(g, d, d.round as OperatingRound);
    if (d.companies[round.company]!.floated) {
      if (foundHome(g, d, facts, round)) return false;
      if (g.step[round.step]?.waits(g, d, round)) return false;
      if (nextStep(g, d, facts, round) || comeBack(g, d)) continue;
      endTurn(d, round);
      if (round.done.includes(endPrice)) d.ended = { reason: 'price' };
      if (d.ended) return false;
    }
    if (!beginTurn(g, d, facts, round.index, round.of, round.waiting)) return true;
  }
};

/** Founds the home station where there is no choice (1830 §7.3.1); true when its president has to choose. */
const foundHome = (g: RailGame, d: Draft, facts: RailFact[], { company }: OperatingRound): boolean => {
  const place = g.company[company]!.home;
  if ('choose' in place || hasTokenOn(d.board, company, place.hex)) return false;
  const spots = homeSpots(g, d, company);
  if (spots.length > 1) return true;
  if (spots[0]) placeHome(g, d, facts, company, spots[0].hex, spots[0].stop);
  return false;
};

// Written out: most steps of most turns are passed over, and spreading takes several times as long.
const atStep = (r: OperatingRound, step: string): OperatingRound => ({
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
  sales: r.sales,
  done: r.done,
});

/** Moves to the step after this one; false after the last. */
const nextStep = (g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): boolean => {
  if (round.step === 'done') return false;
  g.step[round.step]!.skipped?.(g, d, facts, round);
  d.round = atStep(d.round as OperatingRound, stepAfter(g, round.step));
  return true;
};

/** Goes back to a step that still has to be done, at the end of the turn; false when there is none. */
const comeBack = (g: RailGame, d: Draft): boolean => {
  const round = d.round as OperatingRound;
  const step = g.steps.find(one => one.again?.(g, d, round));
  if (step) d.round = atStep(round, step.name);
  return step !== undefined;
};

const endTurn = (d: Draft, round: OperatingRound): void => {
  d.companies[round.company]!.operated = true;
};

/** Leaves out the present step, or ends it. */
export const passStep = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  round: OperatingRound,
  seat: Seat,
): void => {
  facts.push({ kind: 'passed', seat, company: round.company, step: round.step });
  d.round = { ...round, begun: true, freeToken: null, step: stepAfter(g, round.step) };
};
