/*
 * Choices that any title may offer its players by naming them. They stand behind a door of their own, so that a title
 * that names none does not load them.
 */

export { bankAmount, otherCertificateLimits } from './amounts.js';
export { bidding, contestPass, raises } from './auction.js';
export { delayedRust } from './delayed-rust.js';
export { privateBuyingDelayed, splitDividends, requiredTrack, turnOrder } from './operating.js';
export { hiddenCash } from './hidden-cash.js';
export { plusTrains } from './plus-trains.js';
export { doubleShares, withDoubleShare } from './double-share.js';
export {
  endMaxPrice,
  isReformed,
  marketReform,
  presidentPerShare,
  riseNeedsDividend,
  saleDrops,
} from './prices.js';
export { brownPurchase, privateResale, sales, tradeOrder } from './stock.js';
export { changeTrain, lastKind, lastTrain, oneTrainMore, flexibleTrainLimit } from './trains.js';
export { inGroup, onOffVariant, choiceVariant, type VariantChange, type Variant } from './variant.js';
