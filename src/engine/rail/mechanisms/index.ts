/*
 * Mechanisms that several 18xx have, each as values that a title composes. They stand behind a door of their own, so that
 * a title that has none of them does not load them.
 */

export { borrowing } from './borrowing.js';
export { beginDraft, draftRound, type DraftPlan } from './draft-round.js';
export { dueStep, missingFor, payWithHelp } from './due.js';
export { foundMinor, minorsFirst, turnSteps } from './minors.js';
export { ownShareForms, ownShareTurn, type OwnShareTerms } from './own-shares.js';
export { incomeRules, incomeStep, sharedIncome } from './shared-income.js';
export { extraTileFee, extraTileRules, layOfTwo, twoTiles } from './two-tiles.js';
