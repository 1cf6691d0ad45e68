import { ownedRights } from '../../../engine/rail/company/rights.js';
import { anyRun } from '../../../engine/rail/company/running.js';
import { defineRailTitle, type RailTitle } from '../../../engine/rail/define.js';
import { openingRound } from './auction.js';
import { capitals } from './capital.js';
import { data } from './data.js';
import { alternativeDestinations, destinations } from './destinations.js';
import { closedForGood } from './gone.js';
import { habits } from './habits.js';
import { interestOnLoans } from './interest.js';
import { certificateLimits1856 } from './limits.js';
import { governmentLoans } from './loans.js';
import { formation } from './national/formation.js';
import { halfPresidency } from './national/half.js';
import { operation } from './national/operation.js';
import { repayment } from './national/repayment.js';
import { tokenChoice } from './national/tokens.js';
import { trainChoice } from './national/trains.js';
import { bonusRights, unlimitedRights } from './bonus-rights.js';
import { orders } from './orders.js';
import { port } from './port.js';
import { rulebook } from './reading.js';
import { sellingInTurns } from './selling.js';
import { settings } from './settings.js';
import { doubleCities } from './double-cities.js';
import { freeToken } from './free-token.js';
import { eightTrains } from './variants.js';

/** 1856, Railroading in Upper Canada. */
export const title1856: RailTitle = defineRailTitle({
  id: '1856',
  rules: 2,
  minSeats: 3,
  maxSeats: 6,
  data,
  auction: openingRound,
  settings,
  strongSteps: 750,
  features: [
    eightTrains, rulebook, closedForGood, sellingInTurns, capitals, destinations, alternativeDestinations, certificateLimits1856,
    ownedRights, bonusRights, unlimitedRights, port, freeToken, doubleCities, governmentLoans, interestOnLoans,
    operation, formation, repayment, tokenChoice, trainChoice, halfPresidency, anyRun, orders, habits,
  ], // oxfmt-ignore
});
