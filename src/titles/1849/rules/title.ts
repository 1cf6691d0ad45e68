import { waterfallAuction } from '../../../engine/rail/auction/waterfall.js';
import { ownedMarkers } from '../../../engine/rail/company/markers.js';
import { ownedRights } from '../../../engine/rail/company/rights.js';
import { anyRun } from '../../../engine/rail/company/running.js';
import { defineRailTitle, type RailTitle } from '../../../engine/rail/define.js';
import { largeLastCertificate } from '../../../engine/rail/stock/certificates.js';
import { bonds } from './bonds.js';
import { coast } from './coast.js';
import { data } from './data.js';
import { earthquake } from './earthquake.js';
import { electricDreams } from './electric.js';
import { firstCompany } from './first-company.js';
import { habits } from './habits.js';
import { companyOrder } from './order.js';
import { ownShares } from './own-shares.js';
import { port } from './port.js';
import { rulebook } from './reading.js';
import { ruin } from './ruin.js';
import { fitSettings, settings } from './settings.js';
import { stations } from './stations.js';
import { gauges } from './track.js';
import { lateIft, scenario5 } from './variants.js';

/** 1849: the basic game, the advanced one and Electric Dreams, with five or six companies. */
export const title1849: RailTitle = defineRailTitle({
  id: '1849',
  rules: 4,
  minSeats: 3,
  maxSeats: 5,
  data,
  // Bids only on others than the one that is for sale (§2.4.1, §2.4.2).
  auction: waterfallAuction({ lastBidderMovesPriority: true }),
  settings,
  fitSettings,
  sells: ['treasury'],
  features: [
    rulebook, companyOrder, firstCompany, gauges, largeLastCertificate, coast, ownedMarkers, port, ownShares, earthquake,
    ruin, ownedRights, lateIft, scenario5, stations, bonds, electricDreams, anyRun, habits,
  ], // oxfmt-ignore
});
