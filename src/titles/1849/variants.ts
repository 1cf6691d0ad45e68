import { Illegal, type SettingDef, type Settings } from '../../engine/core/index.js';
import type { TrainData, Variant } from '../../engine/rail/index.js';
import { bonds, interestStep } from './bonds.js';
import { scenario5CertificateLimit } from './data.js';
import { delayed, firstFive } from './shares.js';
import { electricity } from './electric.js';
import { station, stationStep, stationTrade } from './stations.js';
import { before } from './steps.js';
import { electricTrain, fewerTrains } from './trains.js';
import { noGreyValues, siteReading } from './site.js';

/** What can be chosen for a game of 1849. */
export const settings: readonly SettingDef[] = [
  { id: 'companies', values: ['by-players', '5', '6'] },
  { id: 'game', values: ['basic', 'advanced', 'electric'] },
  { id: 'delay-ift', values: [false, true] },
  { id: 'runs', values: ['best', 'any'] },
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
  // Records may have these parts of the advanced game alone.
  { id: 'stations', values: [false, true], hidden: true },
  { id: 'bonds', values: [false, true], hidden: true },
  { id: 'no-grey-values', values: [false, true], hidden: true },
];

/** Numbers of companies by number of players; the first is taken where nothing is chosen (1849 §1.2). */
const scenarios: { readonly [seats: number]: readonly string[] } = { 3: ['5'], 4: ['6', '5'], 5: ['6'] };

/**
 * The settings a game keeps: with the number of companies its players have.
 * @throws Illegal `setting-needs-other-seats` where the chosen number is not played by so many
 */
export const fitSettings = (chosen: Settings, seats: number): Settings => {
  const allowed = scenarios[seats]!;
  const wanted = chosen['companies'];
  const companies = wanted === undefined || wanted === 'by-players' ? allowed[0]! : String(wanted);
  if (!allowed.includes(companies))
    throw new Illegal('setting-needs-other-seats', {
      setting: 'companies',
      value: companies,
      seats,
      allowed: [...allowed],
    });
  return { ...chosen, companies };
};

const fewer = (t: TrainData): TrainData => {
  const count = fewerTrains[t.name];
  return count === undefined ? t : { ...t, count };
};

/** Scenario 5: one company less, and fewer trains (1849 §1.2, §3.5.2, §4.6). */
const scenario5: Variant = {
  chosen: s => s['companies'] === '5',
  data: d => ({ ...d, trains: d.trains.map(fewer), certificateLimit: scenario5CertificateLimit }),
  rules: was => ({ companyOrder: (g, draw) => firstFive(was.companyOrder(g, draw)) }),
};

/** IFT is not among the first three. */
const lateIft: Variant = {
  chosen: s => s['delay-ift'] === true,
  rules: was => ({ companyOrder: (g, draw) => delayed(was.companyOrder(g, draw), 'IFT') }),
};

const isAdvanced = (s: Settings): boolean => s['game'] === 'advanced' || s['game'] === 'electric';

/** From phase 6 on places in stations can be bought (1849 §4.4). */
const stations: Variant = {
  chosen: s => isAdvanced(s) || s['stations'] === true,
  steps: was => before(was, 'trains', stationStep),
  moves: [station],
  trades: [stationTrade],
};

const bond = bonds({ again: true });

/** From phase 8 on companies have a bond (1849 §4.7.3-5). */
const withBonds: Variant = {
  chosen: s => isAdvanced(s) || s['bonds'] === true,
  steps: was => before(was, 'privates', interestStep, bond.step),
  moves: bond.moves,
};

/** 1 first and 4 further ones (1849 §7). */
const eTokens = electricity(5);

/** Electric Dreams (1849 §7): its trains come beside those of the bank from the first 12H on. */
const electric: Variant = {
  chosen: s => s['game'] === 'electric',
  data: d => ({ ...d, trains: d.trains.flatMap(t => (t.alsoFrom === '16H' ? [electricTrain, t] : [t])) }),
  steps: was => before(was, 'trains', eTokens.step),
  moves: [eTokens.move],
};

/** For friends who do not mind: a president may run for less than the most. */
const anyRun: Variant = {
  chosen: s => s['runs'] === 'any',
  rules: () => ({ mustRunBest: false }),
};

/** In the order in which they apply. */
export const variants: readonly Variant[] = [
  lateIft,
  scenario5,
  stations,
  withBonds,
  electric,
  anyRun,
  siteReading,
  noGreyValues,
];
