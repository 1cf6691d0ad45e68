import { refuse } from '../../../engine/core/index.js';
import { privateRules } from '../../../engine/rail/company/acquiring.js';
import { tokenRules } from '../../../engine/rail/company/tokens.js';
import { trackRules } from '../../../engine/rail/company/track.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { hasBegun } from '../../../engine/rail/game.js';
import { extendsRoute } from '../../../engine/rail/map/extension.js';
import { cashOf } from '../../../engine/rail/money.js';
import { scoreRules } from '../../../engine/rail/score.js';
import { byPrice } from '../../../engine/rail/shares/market.js';
import { isOverLimit } from '../../../engine/rail/stock/limits.js';
import { startingRules } from '../../../engine/rail/stock/starting.js';
import { emergencyRules, soldForEmr } from '../../../engine/rail/train/money-raising.js';
import { cheapestPrice, supplyRules } from '../../../engine/rail/train/supply.js';
import { hasLeft } from './gone.js';
import { interestPaid, redeemed } from './loans.js';
import { national } from './companies.js';
import { isMended } from './rules-number.js';
import { townChanges } from './tiles.js';

/** Has the president sold shares for a train in this turn, not for interest or loans that were due before? */
const soldForTrain = (done: readonly string[]): boolean =>
  done.lastIndexOf(soldForEmr) > Math.max(done.lastIndexOf(interestPaid), done.lastIndexOf(redeemed));

/** How the rulebook of 1856 reads where it differs from most 18xx. */
export const rulebook: Feature = {
  rules: [
    privateRules.change({
      // §2: as the purchase of the buyer's turn, so not of who must sell first (§5.4), in every stock round, at any price, and
      // never out of need.
      mayTradePrivates: (g, s) =>
        !(isMended(s) && s.round.kind === 'stock' && isOverLimit(g, s, s.round.current)),
      leastBetweenPlayers: s => (isMended(s) ? 0 : 1),
      privateIsPurchase: true,
      privateMovesPriority: true,
      sellsPrivatesInTurn: false,
    }),
    // §4: who has bought the train that lowers the limit is the first to give up trains.
    supplyRules.change({
      discardsNow: (g, s, over) => {
        const first = over.find(id => s.round.kind === 'operating' && s.round.company === id);
        return first === undefined ? byPrice(g, s, over).slice(0, 1) : [first];
      },
    }),
    // §7.7: with money of its president a company buys the cheapest of bank and pool only.
    emergencyRules.change({
      buysFromOthers: (g, s, { company, done }) =>
        !soldForTrain(done) || cashOf(s, company) >= cheapestPrice(g, s, company),
    }),
    // §9: the bank takes the cash alone; privates cannot be sold, and so count like the shares that could not.
    scoreRules.change({ bankruptKeepsPrivates: isMended }),
    trackRules.change({
      // §7.3: part of the new track is reached, or a station that is worth more.
      tileConnects: (g, s, company, hex, placement) => extendsRoute(g.map, s.board, company, hex, placement),
      tileRefusal: (g, s, hex, { tile }) => {
        const old = s.board.laid[hex]?.split('/')[0] ?? '';
        const changesTown = townChanges[old]?.some(one => one.tile === tile) ?? false;
        return changesTown && !hasBegun(g, s, '6') ? refuse('towns-not-yet', { hex, tile }) : undefined;
      },
    }),
    // §7.4: of Hamilton's two cities one is kept for its company.
    tokenRules.change({
      keepsWholeHex: false,
      homeIsReserved: (_g, s, company) => !hasLeft(s, company),
    }),
    startingRules.change({
      parrableCompanies: (g, s) =>
        g.data.companies.map(c => c.id).filter(id => id !== national && !hasLeft(s, id)),
      cannotStart: (_g, s, company) =>
        company === national ? 'formed' : hasLeft(s, company) ? 'gone' : null,
    }),
  ],
};
