/*
 * Mechanisms that several 18xx have, each as values that a title composes. They stand behind a door of their own, so that
 * a title that has none of them does not load them. Loans, payments that fall due and own shares are taken from their own
 * files, since titles have them that have none of these.
 */

export { beginDraft, draftRound, type DraftPlan } from './draft-round.js';
export { foundMinor, minorsFirst, turnSteps } from './minors.js';
export { incomeRules, incomeStep, sharedIncome } from './shared-income.js';
export { extraTileFee, extraTileRules, layOfTwo, twoTiles } from './two-tiles.js';
