import { shortContests } from '../../../engine/rail/auction/terms.js';
import { changeWaterfall } from '../../../engine/rail/auction/waterfall.js';
import { auditRules } from '../../../engine/rail/audit-rules.js';
import { closingRules } from '../../../engine/rail/company/closing.js';
import { operatingRules as turnOrder } from '../../../engine/rail/company/operating-order.js';
import { privatesOf } from '../../../engine/rail/company/privates.js';
import { runningRules } from '../../../engine/rail/company/running.js';
import { tradeRules } from '../../../engine/rail/company/trade.js';
import type { Feature, RailGame, RuleChange, Step } from '../../../engine/rail/contract.js';
import type { PrivateData } from '../../../engine/rail/data.js';
import { demandRules } from '../../../engine/rail/demands.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { pendingRules } from '../../../engine/rail/pending.js';
import { endingRules } from '../../../engine/rail/round/settle.js';
import { stepRules } from '../../../engine/rail/round/steps.js';
import { stockRoundRules } from '../../../engine/rail/round/stock.js';
import { scoreRules } from '../../../engine/rail/score.js';
import { presidencyRules } from '../../../engine/rail/shares/shares.js';
import type { Pending, RailState } from '../../../engine/rail/state.js';
import { limitRules } from '../../../engine/rail/stock/limits.js';
import { sellingRules } from '../../../engine/rail/stock/selling.js';
import { startingRules } from '../../../engine/rail/stock/starting.js';
import { bankruptcyRules, withoutNeed } from '../../../engine/rail/train/bankruptcy.js';
import { trainRules } from '../../../engine/rail/train/buying.js';
import { emergencyRules } from '../../../engine/rail/train/money-raising.js';
import { supplyRules } from '../../../engine/rail/train/supply.js';
import { ownShareTurn } from '../../../engine/rail/mechanisms/own-shares.js';
import { bondTurn, worthLessBonds } from '../rules/bonds.js';
import { siteCoastMoves, siteCoastSteps, useCoast } from './coast.js';
import { debtSteps, payDebt } from './debt.js';
import { electricTokens } from '../rules/electric.js';
import { orderRules } from '../rules/order.js';
import { ownShareTerms } from '../rules/own-shares.js';
import { portPower } from '../rules/port.js';
import { ruinRules } from '../rules/ruin.js';
import { isMended } from '../rules/rules-number.js';
import { forgetAfterEarthquake, lookingAnew, rememberingSteps, siteMapMoves } from './map.js';
import { afterClosing, startable, takingHomes } from './order.js';
import { siteRuin } from './ruin.js';
import { station, stationStep } from '../rules/stations.js';

const isInDebt = ({ round, companies }: RailState): boolean =>
  round.kind === 'operating' && (companies[round.company]?.cash ?? 0) < 0;

/**
 * Certificates are chosen after a debt is paid. When the last company has gone, its president is asked for loan or leave
 * as late as in the next operating round.
 */
const comesLater = (_g: RailGame, s: RailState, { kind }: Pending): boolean => {
  if (kind === 'choose-certificates') return isInDebt(s);
  if (kind !== 'ruined') return false;
  if (s.round.kind !== 'operating') return true;
  return s.round.company !== '' && Object.values(s.companies).every(({ floated }) => !floated);
};

/** What the site reads otherwise about shares, and companies' starts and ends. */
const shareRules: readonly RuleChange[] = [
  sellingRules.change({
    halfGoesWithLast: false,
    // Sales for interest are not counted among those of the turn.
    keepsOrderOfSales: s => !isInDebt(s),
    remembersSales: true,
    halvesGivenLast: isMended,
  }),
  stockRoundRules.change({ nextPriority: (_s, round) => round.current }),
  limitRules.change({ privatesCount: true }),
  presidencyRules.change({ choosesCertificates: from => from, dropsEarlierChoices: true }),
  pendingRules.change({ comesLater }),
  closingRules.change({ trainsLeftByClosed: () => [] }),
  orderRules.change({ afterClosing }),
  startingRules.change({ parrableCompanies: startable, asksForOnlyHome: isMended }),
];

/** What it reads otherwise about companies' turns, and what is counted at the end. */
const operatingRules: readonly RuleChange[] = [
  auditRules.change({ companiesMayOwe: true }),
  ruinRules.change({ worthBelowZero: true }),
  runningRules.change({ portOpensRun: true, mustRunBest: false, portJoins: 0.5 }),
  turnOrder.change({ reordersBetweenTurns: false }),
  supplyRules.change({ discardsNow: (_g, _s, over) => over }),
  demandRules.change({ besideDiscard: ['acquire', 'use-port'] }),
  emergencyRules.change({ countsCertificatesForEmr: true }),
  bankruptcyRules.change({ ...withoutNeed, consequence: siteRuin }),
  trainRules.change({ promptsForUnavailableTrains: true }),
  stepRules.change({
    rightKeepsTurnOpen: (g, s, company) =>
      privatesOf(g, s, company).some(id => portPower.of(g, id) !== undefined),
  }),
  // Without a floor.
  scoreRules.change({ shareWorth: worthLessBonds, privateWorth: (g, id) => g.private[id]!.price }),
  tradeRules.change({ tradeNeedsConsent: false }),
  endingRules.change({ bankIsBroken: cash => cash < 0 }),
];

const withoutResale = (p: PrivateData): PrivateData => (p.id === 'RSA' ? { ...p, forCompanies: false } : p);

/** No bond is issued again in the turn in which it was paid back. */
const siteBonds = bondTurn({ again: false });

/** No company buys back in its first operating round. */
const siteOwnShares = ownShareTurn({
  ...ownShareTerms,
  mayRedeem: (s, company) => s.companies[company]!.operated,
});

/** There are as many as are wanted. */
const siteTokens = electricTokens(Infinity);

/** The site asks in every turn, whether or not anything can be bought, and goes on when passed. */
const siteStationStep: Step = { ...stationStep, waits: () => true };

/** What stands in place of steps that are in the game. */
const steps: { readonly [name: string]: readonly Step[] } = {
  station: [siteStationStep],
  electrify: [siteTokens.step],
  shares: [siteOwnShares.step],
  interest: debtSteps,
  bonds: [siteBonds.step],
};

/**
 * How records imported from 18xx.games were played: where that site reads the rules otherwise, a
 * record replays with its reading. Never for new games.
 */
export const siteReading: Feature = {
  data: d => ({ ...d, privates: d.privates.map(withoutResale) }),
  auction: changeWaterfall({ ...shortContests, lastBidderMovesPriority: false }),
  steps: was => siteCoastSteps(rememberingSteps(was).flatMap(step => steps[step.name] ?? [step])),
  moves: [
    useCoast,
    ...siteMapMoves,
    ...lookingAnew([...takingHomes(siteCoastMoves), station]),
    ...siteOwnShares.moves,
    ...siteBonds.moves,
    siteTokens.move,
    payDebt,
  ],
  rules: [...shareRules, ...operatingRules],
  reacts: { phaseBegins: forgetAfterEarthquake },
  forms: [{ type: 'pay-debt', form: 'pay debt' }],
};

/** The same map, with nothing to earn at places whose value changes with the phase. */
const withoutGreyValues = (map: MapData): MapData => ({
  ...map,
  hexes: map.hexes.map(h => ({
    ...h,
    stops: h.stops.map(s => (typeof s.revenue === 'number' ? s : { ...s, revenue: 0 })),
  })),
});

/** The site's program, run outside a browser, takes no value of a grey place for any phase: it earns nothing. */
export const noGreyValues: Feature = {
  chosen: s => s['no-grey-values'] === true,
  data: d => ({ ...d, map: withoutGreyValues(d.map) }),
};
