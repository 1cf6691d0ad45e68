export type * from './data.js';
export * from './define.js';
export type * from './facts.js';
export type { RailGame, Variant } from './game.js';
export { phaseOf, stepAfter } from './game.js';
export * from './map/index.js';
export { capitalForms, railNotation } from './notation.js';
export { defaultRules, type RailRules } from './rules.js';
export { netWorth, worthOf } from './score.js';
export * from './state.js';
export { byPrice, moveMarker, priceOf, zoneOf } from './stock/market.js';
export { roomInPool, saleValue } from './stock/selling.js';
export {
  changePresident,
  hasLast,
  inHands,
  moveLot,
  percentOf,
  percentOfNext,
  presidentAfter,
  presidentOf,
  sharesOfLast,
  singlesOf,
  unit,
  type Lot,
} from './stock/shares.js';
export { offerOf } from './stock/buying.js';
export { nextSeat, playersIn } from './seats.js';
export { certificatesOf } from './stock/limits.js';
export { crowded, trainLimit, trainsBefore } from './train/supply.js';
export { openDecision, settleDecision } from './pending.js';
export { emergencyOf, hopelessOf, sellAllInNeed, type Emergency } from './train/emergency.js';
export { lotFields } from './move/sell.js';
export { closeCompany } from './company/closing.js';
export { cashOf, pay } from './money.js';
export { auctionPrice } from './round/auction.js';
export { onlyFields, textField, wholeField, wordField } from './move/fields.js';
export type { Move } from './move/move.js';
export type { Proposal, Trade } from './move/trade.js';
export { defaultSteps, type Step } from './round/steps.js';
export { affordable, checkLaying, doLay, lay, layOptions, readLaying, turnOf } from './company/track.js';
export { freeSpots, hasTokenLeft, home, putToken, readSpot, spotName, token } from './company/tokens.js';
export { awaitingPar, par } from './stock/starting.js';
export { certificates } from './stock/certificates.js';
export { bestOf, markerBonus, revenueOf, routesOf } from './company/running.js';
export { awaitingHome, homeSpots } from './company/tokens.js';
export { closePrivate, powerOf, privatesOf } from './company/privates.js';
export type { OrderKind, RailOrder, RailStop, Watch } from './orders/kind.js';
export type { OrdersOfTitle } from './orders/orders.js';
