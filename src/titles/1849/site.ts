import type { PrivateData, Step, Variant } from '../../engine/rail/index.js';
import { bonds } from './bonds.js';
import { siteCoastMoves, siteCoastSteps, useCoast } from './coast.js';
import { siteShareRules } from './shares.js';
import { debtSteps, payDebt } from './debt.js';
import { electricity } from './electric.js';
import { siteOperatingRules } from './operating.js';
import { siteOwnShares } from './own-shares.js';
import { siteBankrupt } from './ruin.js';
import { lookingAnew, rememberingSteps, siteEarthquake, siteMapMoves } from './site-map.js';
import { siteOrderRules, takingHomes } from './site-order.js';
import { siteStationStep, station } from './stations.js';
import { withoutGreyValues } from './map.js';

const siteBond = bonds({ again: false });
const siteTokens = electricity(Infinity);

const withoutResale = (p: PrivateData): PrivateData => (p.id === 'RSA' ? { ...p, forCompanies: false } : p);

/** What stands in place of steps that are in the game. */
const siteSteps: { readonly [name: string]: readonly Step[] } = {
  station: [siteStationStep],
  electrify: [siteTokens.step],
  shares: [siteOwnShares.step],
  interest: debtSteps,
  bonds: [siteBond.step],
};

/**
 * How records imported from 18xx.games were played: where that site reads the rules otherwise, a
 * record replays with its reading. Never for new games.
 */
export const siteReading: Variant = {
  chosen: s => s['reading'] === '18xx.games',
  data: d => ({ ...d, privates: d.privates.map(withoutResale) }),
  steps: was => siteCoastSteps(rememberingSteps(was).flatMap(step => siteSteps[step.name] ?? [step])),
  moves: [
    useCoast,
    ...siteMapMoves,
    ...lookingAnew([...takingHomes(siteCoastMoves), station]),
    ...siteOwnShares.moves,
    ...siteBond.moves,
    siteTokens.move,
    siteBankrupt,
    payDebt,
  ],
  rules: () => ({
    ...siteShareRules,
    ...siteOrderRules,
    ...siteOperatingRules,
    phaseBegins: siteEarthquake,
    tradeNeedsConsent: false,
    mustRunBest: false,
    portJoins: 0.5,
    bankIsBroken: cash => cash < 0,
  }),
};

/** The site's program, run outside a browser, takes no value of a grey place for any phase: it earns nothing. */
export const noGreyValues: Variant = {
  chosen: s => s['no-grey-values'] === true,
  data: d => ({ ...d, map: withoutGreyValues(d.map) }),
};
