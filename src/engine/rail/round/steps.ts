import { known } from '../../core/index.js';
import { companyCouldBuyPrivate } from '../company/acquiring.js';
import { payNothing } from '../company/dividend.js';
import { canRun } from '../company/running.js';
import { canPlaceToken, canUseToken } from '../company/tokens.js';
import { canBuyTrain } from '../train/buying.js';
import { emergencyOf } from '../train/money-raising.js';
import { cheapestPrice, mustBuyTrain } from '../train/supply.js';
import type { Step } from '../contract.js';
import { canUseExtraLay, trackRules } from '../company/track.js';
import { ruleSet } from '../rules.js';

export const stepRules = ruleSet('steps', {
  /** Must a company with a route have a train at the end of its turn, however it came by the route (1830 §7.6.2)? */
  needsTrainAtEnd: true,
  /** Does an unused right of one of its privates keep the company's turn open to its end? */
  rightKeepsTurnOpen: canUseExtraLay,
});

const track: Step = {
  name: 'track',
  waits: (g, s, round) => trackRules.of(g).mayLayMore(g, s, round) || canUseToken(g, s, round),
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
  skipped: (g, d, out, round) => {
    if (round.earned === 0) payNothing(g, d, out, round.company);
  },
  mayPass: () => false,
  ask: (_g, _s, { company }) => ({ kind: 'dividend', company }),
};

const trains: Step = {
  name: 'trains',
  waits: (g, s, round) => canBuyTrain(g, s, round.company),
  mayPass: (g, s, round) => !mustBuyTrain(g, s, round.company),
  // 1830 §7.6.2: a private's tile may have made a route since.
  again: (g, s, { company }) => stepRules.of(g).needsTrainAtEnd && mustBuyTrain(g, s, company),
  ask: (g, s, { company }) => {
    const emergency = known(() => emergencyOf(g, s));
    return emergency
      ? { kind: 'forced-train', company, missing: Math.max(0, emergency.missing) }
      : { kind: 'buy-trains', company };
  },
  owes: (g, s, { company }) => (mustBuyTrain(g, s, company) ? cheapestPrice(g, s, company) : null),
};

const privates: Step = {
  name: 'privates',
  waits: (g, s, round) =>
    companyCouldBuyPrivate(g, s, round.company) || stepRules.of(g).rightKeepsTurnOpen(g, s, round.company),
  mayPass: () => true,
  ask: (g, s, { company }) => ({
    kind: companyCouldBuyPrivate(g, s, company) ? 'buy-privates' : 'use-private',
    company,
  }),
};

/** A company's turn as most 18xx have it (1830 §7.1). */
export const defaultSteps: readonly Step[] = [track, token, run, dividend, trains, privates];

/** The list with further steps before the one of that name. */
export const stepsBefore = (
  steps: readonly Step[],
  name: string,
  ...more: readonly Step[]
): readonly Step[] => steps.flatMap(step => (step.name === name ? [...more, step] : [step]));

/** The list with the step of that name changed. */
export const changeStep = (
  steps: readonly Step[],
  name: string,
  change: (was: Step) => Step,
): readonly Step[] => steps.map(step => (step.name === name ? change(step) : step));
