import type { Seat } from '../../core/index.js';
import { companyCouldBuyPrivate } from '../company/acquiring.js';
import { payPrivates } from '../company/privates.js';
import { withhold } from '../company/dividend.js';
import { canRun } from '../company/running.js';
import { canPlaceToken, canUseToken, homeSpots, placeHome } from '../company/tokens.js';
import type { RailFact } from '../facts.js';
import { hasTokenOn } from '../map/board.js';
import { phaseOf, type RailGame } from '../game.js';
import type { Draft, OperatingRound, RailState, TurnStep } from '../state.js';
import { byPrice } from '../stock/market.js';
import { presidentOf } from '../stock/shares.js';
import { canBuyTrain } from '../train/buying.js';

/** A company's turn, in rulebook order (1830 §7.1). */
const steps: readonly TurnStep[] = ['track', 'token', 'run', 'dividend', 'trains', 'privates', 'done'];

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

/** Gives the turn to the dearest company still waiting (1830 §7.0: prices may have changed). */
const beginTurn = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  index: number,
  of: number,
  waiting: readonly string[],
): boolean => {
  const [company, ...rest] = byPrice(g, d, waiting);
  if (company === undefined) {
    d.round = {
      kind: 'operating',
      index,
      of,
      waiting: [],
      company: '',
      step: 'privates',
      begun: false,
      laid: false,
      tokened: false,
      freeToken: null,
      earned: 0,
      done: [],
    };
    return false;
  }
  d.round = {
    kind: 'operating',
    index,
    of,
    waiting: rest,
    company,
    step: 'track',
    begun: false,
    laid: false,
    tokened: false,
    freeToken: null,
    earned: 0,
    done: [],
  };
  facts.push({ kind: 'company-begins', company, seat: presidentOf(d, company)! });
  return true;
};

/** Has the company in turn still to be asked in this step? */
const waits: { readonly [step in TurnStep]: (g: RailGame, d: Draft, round: OperatingRound) => boolean } = {
  track: (g, d, round) => !round.laid || canUseToken(g, d, round),
  token: (g, d, round) => !round.tokened && canPlaceToken(g, d, round.company),
  run: (g, d, round) => canRun(g, d, round.company),
  dividend: (_g, _d, round) => round.earned > 0,
  trains: (g, d, round) => canBuyTrain(g, d, round.company),
  privates: (g, d, round) =>
    companyCouldBuyPrivate(g, d, round.company) || g.rules.rightKeepsTurnOpen(g, d, round.company),
  done: () => false,
};

/**
 * Goes on to the next step in which the company's president has to be asked, and on to the next
 * company. True when all have had their turn.
 */
export const settleOperatingRound = (g: RailGame, d: Draft, facts: RailFact[]): boolean => {
  for (;;) {
    const round = d.round as OperatingRound;
    if (round.company === '') return true;
    if (foundHome(g, d, facts, round)) return false;
    if (waits[round.step](g, d, round)) return false;
    if (nextStep(g, d, facts, d.round as OperatingRound)) continue;
    endTurn(d, round);
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

/** Moves to the step after this one; false after the last. */
const nextStep = (g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): boolean => {
  const step = steps[steps.indexOf(round.step) + 1];
  // A company whose trains earn nothing keeps nothing, and its price falls (1830 §5.5).
  if (round.step === 'dividend' && round.earned === 0) withhold(g, d, facts, round);
  if (step === undefined) return false;
  d.round = { ...(d.round as OperatingRound), step, freeToken: null };
  return true;
};

const endTurn = (d: Draft, round: OperatingRound): void => {
  d.companies[round.company]!.operated = true;
};

/** Leaves out the present step, or ends it. */
export const passStep = (d: Draft, facts: RailFact[], round: OperatingRound, seat: Seat): void => {
  facts.push({ kind: 'passed', seat, company: round.company, step: round.step });
  d.round = { ...round, begun: true, freeToken: null, step: steps[steps.indexOf(round.step) + 1] ?? 'done' };
};
