export type * from './contract.js';
export type * from './data.js';
export * from './define.js';
export type * from './facts.js';
export type * from './mechanisms/facts.js';
export type * from './mechanisms/own-share-facts.js';
export { hasBegun, phaseOf, stepAfter, turnRules } from './game.js';
export * from './map/index.js';
export { readMarket } from './market-text.js';
export { meaningOf } from './meanings.js';
export { companyPart, part, type CompanyPart, type Part } from './parts.js';
export { privateWords } from './move/private-words.js';
export { companyRows, phasesFrom, privateRows, textOn, type PowerWords } from './rows.js';
export { ruleSet, type RuleSet } from './rules.js';
export * from './state.js';

// The auctions that a title may pick, and what others are made with.
export { auctionPrice, bidField, bidRefusal, bidRules } from './auction/bids.js';
export { oneByOne, shortContests, termsOf, type ContestOrder } from './auction/terms.js';
export { changeWaterfall, waterfallAuction } from './auction/waterfall.js';

// The rules that a title may change, each from the file that asks them.
export { auditRules, mustHold } from './audit-rules.js';
export { privateRules, privatesForCompany } from './company/acquiring.js';
export { handAssetsOver } from './company/hand-over.js';
export { capitalRules, fullCapital, incrementalCapital, type Capital } from './shares/capital.js';
export { closeCompany, closingRules } from './company/closing.js';
export { dividendRules, type DividendKind } from './company/dividend.js';
export { floatRules } from './company/floating.js';
export { paymentRules, type Purpose } from './company/payments.js';
export { addRunTerms, anyRun, runningRules, runsSetting } from './company/running.js';
export { tokenRules } from './company/tokens.js';
export { trackRules } from './company/track.js';
export { demandRules } from './demands.js';
export { exchangeRules } from './move/exchange.js';
export { tradeRules } from './company/trade.js';
export { pendingRules } from './pending.js';
export { flowRules } from './round/flow.js';
export { operatingRules } from './company/operating-order.js';
export { besideRules, endingRules } from './round/settle.js';
export { stepRules } from './round/steps.js';
export { stockRoundRules } from './round/stock.js';
export { scoreRules } from './score.js';
export { timeoutRules } from './timeout.js';
export { buyingRules } from './stock/buying.js';
export { limitRules } from './stock/limits.js';
export { marketRules } from './company/price.js';
export { sellingRules } from './stock/selling.js';
export { presidencyRules } from './shares/shares.js';
export { startingRules } from './stock/starting.js';
export { trainRules } from './train/buying.js';
export { bankruptcyRules, withoutNeed, type Bankruptcy } from './train/bankruptcy.js';
export { emergencyRules, type MoneyRaising } from './train/money-raising.js';
export { cheapestPrice, supplyRules } from './train/supply.js';

// Features that several titles share.
export { markersOf, ownedMarkers, placeMarkerOn, type Marker } from './company/markers.js';
export { markerMove } from './company/placing-markers.js';
export { giveRight, hasRight, ownedRights, rightsOf } from './company/rights.js';
export { largeLastCertificate } from './stock/certificates.js';

// What moves, steps and rules of a title are made with.
export { turnOfGame } from './ask.js';
export { capitalOf } from './shares/capital.js';
export {
  closePrivate,
  closesWithTrain,
  giveShare,
  power,
  privatesOf,
  receivePrivate,
  sharePower,
  type PowerKind,
} from './company/privates.js';
export {
  bestOf,
  canRun,
  checkedRuns,
  draftRevenues,
  revenueOf,
  routesOf,
  run,
  trainNow,
} from './company/running.js';
export {
  awaitingHome,
  freeSpots,
  hasTokenLeft,
  home,
  homeSpots,
  isHomeKept,
  putToken,
  readSpot,
  spotFields,
  spotName,
  spotRightFields,
  token,
  tokensInGame,
  tokensLeft,
  triedSpots,
  type SpotFields,
  type SpotRightFields,
} from './company/tokens.js';
export {
  layableTiles,
  doLay,
  lay,
  layOptions,
  layPower,
  layRightFields,
  placementRefusal,
  triedTiles,
  turnOf,
  unlessConnected,
  type LayFields,
  type LayRightFields,
} from './company/track.js';
export { cashOf, pay, transfer } from './money.js';
export { exchangePower } from './move/exchange.js';
export { offer } from './move/offers.js';
export {
  anyHexField,
  companyField,
  hexField,
  lastField,
  privateField,
  seatField,
  spotField,
  wordNow,
} from './action/fields.js';
export { unlessInRange, unlessNow, unlessPayable } from './action/refusals.js';
export { lotFields, sell } from './move/sell.js';
export { carryOut } from './carry-out.js';
export { trial } from './out.js';
export { decisionOf, openDecision, settleDecision } from './pending.js';
export { beginOperatingRound, operatingRound, roundsOfSet } from './round/operating.js';
export { beginStockRound, stockRound } from './round/stock.js';
export { changeStep, defaultSteps, stepsBefore } from './round/steps.js';
export { netWorth, worthOf, type Worth } from './score.js';
export { nextSeat, playersIn } from './seats.js';
export { buy, offerOf, takeShares } from './stock/buying.js';
export { draftOf } from './draft.js';
export { certificatesOf, isOverLimit } from './stock/limits.js';
export { stockTurnOf } from './stock/turn.js';
export { byPrice, parCell, placeMarker, priceOf, zoneOf } from './shares/market.js';
export { moveMarker } from './company/price.js';
export { mustSell, roomInPool, saleValue } from './stock/selling.js';
export {
  changePresident,
  checkPresident,
  hasLast,
  inHands,
  moveLot,
  percentOf,
  percentOfNext,
  presidentAfter,
  presidentOf,
  sharesOfLast,
  singlesOf,
  type ShareLot,
} from './shares/shares.js';
export { changedCertificates, changeSizes, sizesOf, unit } from './shares/unit.js';
export { awaitingPar, par } from './stock/starting.js';
export { unavoidableBankruptcy } from './train/bankruptcy.js';
export { emergencyLots } from './train/forced-sales.js';
export { emergencyOf, missingFor, soldForEmr, type Emergency } from './train/money-raising.js';
export { train } from './train/buying.js';
export { beginNextPhase, overTrainLimit, trainLimit, trainsBefore, withoutOne } from './train/supply.js';
export { trainPointedAt, trainThing } from './action/pointing.js';

export { losesAllTrains, preferenceRules } from './habits/means.js';
export { because, orderAmong, type RailOrder, type RailStop, type Watch } from './orders/kind.js';
