import { anyRun } from '../../../engine/rail/company/running.js';
import { defineRailTitle, type RailTitle } from '../../../engine/rail/define.js';
import { sharedIncome } from '../../../engine/rail/mechanisms/shared-income.js';
import { data } from './data.js';
import { doubleCities } from './double-cities.js';
import { draft } from './draft.js';
import { flow } from './flow.js';
import { habits } from './habits.js';
import { handingOver } from './hand-over.js';
import { mines } from './mines.js';
import { payments } from './payments.js';
import { payouts } from './payout.js';
import { phaseChanges } from './phases.js';
import { railcars, smallRailcars } from './railcars.js';
import { scrapping } from './scrap.js';
import { fitSettings, settings } from './settings.js';
import { drawnPrices } from './start-prices.js';
import { fitSolo, istvan, soloSettings } from './solo.js';
import { stationsAnywhere } from './stations.js';
import { stockRounds } from './stock.js';
import { stationBonus } from './terms.js';
import { terrain } from './terrain.js';
import { secondTile } from './track.js';
import { trainTrades } from './trading.js';
import { turns } from './turns.js';
import { twoPlayerBoard } from './variants.js';

/** 18 Magyarország: with three to six players, with two on the back of the board, and alone against Istvan. */
export const title18mag: RailTitle = defineRailTitle({
  id: '18mag',
  rules: 3,
  minSeats: 1,
  maxSeats: 6,
  data,
  settings: [...settings, ...soloSettings],
  fitSettings: (chosen, seats) => fitSolo(fitSettings(chosen, seats), seats),
  sells: ['pool'],
  features: [
    twoPlayerBoard, drawnPrices, draft, flow, turns, secondTile, doubleCities, terrain, payments, stationsAnywhere, stationBonus,
    scrapping, mines, railcars, smallRailcars, sharedIncome, payouts, phaseChanges, stockRounds, handingOver, trainTrades, anyRun,
    habits, istvan,
  ], // oxfmt-ignore
});
