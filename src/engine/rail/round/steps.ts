import { companyCouldBuyPrivate } from '../company/acquiring.js';
import { withhold } from '../company/dividend.js';
import { canRun } from '../company/running.js';
import { canPlaceToken, canUseToken } from '../company/tokens.js';
import type { RailAsk, RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { canBuyTrain } from '../train/buying.js';
import { emergencyOf, mustBuyTrain } from '../train/emergency.js';
import { cheapestPrice } from '../train/supply.js';

/** A part of a company's turn. A title lists them in its rulebook's order; variants may add to the list. */
export interface Step {
  /** Stands in `OperatingRound.step`. */
  readonly name: string;
  /** Has the president of the company in turn (still) to be asked? */
  waits(g: RailGame, s: RailState, round: OperatingRound): boolean;
  /** What happens where he need not be asked, or nothing is left to decide. */
  skipped?(g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): void;
  /** May he leave it out, or end it? */
  mayPass(g: RailGame, s: RailState, round: OperatingRound): boolean;
  ask(g: RailGame, s: RailState, round: OperatingRound): RailAsk;
  /** Has the turn to come back here before it ends? */
  again?(g: RailGame, s: RailState, round: OperatingRound): boolean;
  /** What the company must pay here, null for nothing; its president helps out where it cannot. */
  owes?(g: RailGame, s: RailState, round: OperatingRound): number | null;
}

const track: Step = {
  name: 'track',
  waits: (g, s, round) => !round.laid || canUseToken(g, s, round),
  mayPass: () => true,
  ask: (_g, _s, { company, freeToken }) =>
    freeToken
      ? { kind: 'free-token', company, private: freeToken.privateId }
      : { kind: 'lay-track', company },
};

const token: Step = {
  name: 'token',
  waits: (g, s, round) => !round.tokened && canPlaceToken(g, s, round.company),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'place-token', company }),
};

const run: Step = {
  name: 'run',
  waits: (g, s, round) => canRun(g, s, round.company),
  mayPass: () => false,
  ask: (_g, _s, { company }) => ({ kind: 'run-trains', company }),
};

/** A company whose trains earn nothing keeps nothing, and its price falls (1830 §5.5). */
const dividend: Step = {
  name: 'dividend',
  waits: (_g, _s, round) => round.earned > 0,
  skipped: (g, d, facts, round) => {
    if (round.earned === 0) withhold(g, d, facts, round);
  },
  mayPass: () => false,
  ask: (_g, _s, { company }) => ({ kind: 'dividend', company }),
};

const trains: Step = {
  name: 'trains',
  waits: (g, s, round) => canBuyTrain(g, s, round.company),
  mayPass: (g, s, round) => !mustBuyTrain(g, s, round.company),
  // 1830 §7.6.2: a private's tile may have made a route since.
  again: (g, s, { company }) => g.rules.needsTrainAtEnd && mustBuyTrain(g, s, company),
  ask: (g, s, { company }) => {
    const emergency = emergencyOf(g, s);
    return emergency
      ? { kind: 'forced-train', company, missing: Math.max(0, emergency.missing) }
      : { kind: 'buy-trains', company };
  },
  owes: (g, s, { company }) => (mustBuyTrain(g, s, company) ? cheapestPrice(g, s, company) : null),
};

const privates: Step = {
  name: 'privates',
  waits: (g, s, round) =>
    companyCouldBuyPrivate(g, s, round.company) || g.rules.rightKeepsTurnOpen(g, s, round.company),
  mayPass: () => true,
  ask: (g, s, { company }) => ({
    kind: companyCouldBuyPrivate(g, s, company) ? 'buy-privates' : 'use-private',
    company,
  }),
};

/** A company's turn as most 18xx have it (1830 §7.1). */
export const defaultSteps: readonly Step[] = [track, token, run, dividend, trains, privates];
