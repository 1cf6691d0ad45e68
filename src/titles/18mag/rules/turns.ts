import type { Feature, Step } from '../../../engine/rail/contract.js';
import { defaultSteps, stepRules } from '../../../engine/rail/round/steps.js';
import { timeoutRules } from '../../../engine/rail/timeout.js';
import { emergencyRules } from '../../../engine/rail/train/money-raising.js';
import { supplyRules } from '../../../engine/rail/train/supply.js';
import { minorsFirst, turnSteps } from '../../../engine/rail/mechanisms/minors.js';
import { incomeStep } from '../../../engine/rail/mechanisms/shared-income.js';
import { isMinor } from './kinds.js';
import { payoutStep } from './payout.js';
import { scrapStep } from './scrap.js';

const common = (name: string): Step => defaultSteps.find(step => step.name === name)!;

/** The steps of a minor in their order (18Mag §2 Schritt 1-6). Those of the supporting companies are its stations, and the last. */
const all: readonly Step[] = [
  common('track'), common('token'), scrapStep, common('run'), incomeStep, common('trains'), payoutStep,
]; // oxfmt-ignore
const parts = {
  minors: all.map(({ name }) => name).filter(name => name !== payoutStep.name),
  others: ['token', payoutStep.name],
};

/** The minors act by number, then the supporting companies by price; each in its own way (18Mag §2). */
export const turns: Feature = {
  steps: () => all,
  rules: [
    turnSteps(isMinor, parts),
    minorsFirst(isMinor),
    // A minor must run (18Mag §2 Schritt 4), and that for the most: nothing is decided with it.
    timeoutRules.change({ runsTrains: true }),
    // A minor need not have a train, and nobody pays for it (18Mag §2 Schritt 6).
    stepRules.change({ needsTrainAtEnd: false }),
    supplyRules.change({ mustBuy: () => false }),
    emergencyRules.change({ need: () => null }),
  ],
};
