import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { shortContests } from '../../../engine/rail/auction/terms.js';
import { changeWaterfall } from '../../../engine/rail/auction/waterfall.js';
import { privateRules } from '../../../engine/rail/company/acquiring.js';
import { closingRules } from '../../../engine/rail/company/closing.js';
import { privatesOf } from '../../../engine/rail/company/privates.js';
import { runningRules } from '../../../engine/rail/company/running.js';
import { tokenRules } from '../../../engine/rail/company/tokens.js';
import { layPower, turnOf } from '../../../engine/rail/company/track.js';
import { tradeRules } from '../../../engine/rail/company/trade.js';
import type { Feature, Move, RailGame, RoundKind, RuleChange, Step } from '../../../engine/rail/contract.js';
import { demandRules } from '../../../engine/rail/demands.js';
import { phaseOf } from '../../../engine/rail/game.js';
import { cashOf } from '../../../engine/rail/money.js';
import { part } from '../../../engine/rail/parts.js';
import { operatingRound } from '../../../engine/rail/round/operating.js';
import { endingRules } from '../../../engine/rail/round/settle.js';
import { changeStep, defaultSteps, stepRules, stepsBefore } from '../../../engine/rail/round/steps.js';
import { stockRoundRules } from '../../../engine/rail/round/stock.js';
import { scoreRules } from '../../../engine/rail/score.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { sellingRules } from '../../../engine/rail/stock/selling.js';
import { bankruptcyRules, withoutNeed } from '../../../engine/rail/train/bankruptcy.js';
import { emergencyRules } from '../../../engine/rail/train/money-raising.js';
import type { FieldReader } from '../../../engine/core/index.js';
import { release, waitsForDestination, type CapitalFact } from '../rules/capital.js';
import { national } from '../rules/companies.js';
import { destinationRules } from '../rules/destinations.js';
import { hasLeft } from '../rules/gone.js';
import type { SiteDestinationAsk } from '../rules/facts.js';
import { worthLessLoans } from '../rules/loans.js';
import { doubleCityRules } from '../rules/double-cities.js';
import { portPower } from '../rules/port.js';
import { isMended } from '../rules/rules-number.js';
import { isSoldInTurn, turnSaleRules } from '../rules/selling.js';
import { owesMoney } from './debts.js';
import { closeAllUsed, freeTokenRules } from '../rules/free-token.js';

/** What may be done at every moment of a turn. */
const beside = ['acquire', 'open-port', 'buy-right', 'take-loan', 'use-lay'];

const rules: readonly RuleChange[] = [
  privateRules.change({ mayTradePrivates: () => false }),
  stockRoundRules.change({ nextPriority: (_s, round) => round.current }),
  destinationRules.change({ fromWholeHex: true, atOnce: false }),
  freeTokenRules.change({ closesWithTurn: false, asksForFree: false, anyTime: true }),
  tokenRules.change({ choosesHome: (_g, _s, spots, parted) => parted && spots > 0 }),
  // Whoever has laid the tile chooses for others, too.
  doubleCityRules.change({ chooser: (s, _company, layer) => presidentOf(s, layer)! }),
  closingRules.change({ trainsLeftByClosed: () => [] }),
  runningRules.change({ mustRunBest: false }),
  demandRules.change({ besideDiscard: beside, allowedBeforeHomeToken: beside }),
  emergencyRules.change({ countsCertificatesForEmr: true }),
  bankruptcyRules.change(withoutNeed),
  stepRules.change({
    needsTrainAtEnd: false,
    rightKeepsTurnOpen: (g, s, company) =>
      privatesOf(g, s, company).some(id => portPower.of(g, id) !== undefined),
  }),
  // One sale of each company in a turn, unless a president has less than nothing; any number in older records.
  turnSaleRules.change({ counts: s => !isMended(s) || !owesMoney(s) }),
  sellingRules.change(was => ({
    maySellOf: (g, s, company) =>
      was.maySellOf(g, s, company) &&
      (s.settings['older'] === true || !turnSaleRules.of(g).counts(s) || !isSoldInTurn(s, company)),
  })),
  // Without a floor.
  scoreRules.change({ shareWorth: worthLessLoans }),
  tradeRules.change({ tradeNeedsConsent: false }),
  endingRules.change({ bankIsBroken: cash => cash < 0 }),
];

/** Companies that came to their destination before they started. */
const arrived = part<readonly string[]>('site-arrived', []);

/** Could the company come to its destination now, as far as its capital goes? */
const mayArrive = (s: RailState, company: string): boolean =>
  waitsForDestination(s, company) ||
  (s.companies[company]!.par === null && !hasLeft(s, company) && company !== national);

/** The site looks at destinations once in each turn, after the tile, and keeps who is there. */
const lookStep: Step = {
  name: 'destinations',
  waits: (_g, _s, { done }) => !done.includes('destinations'),
  mayPass: () => false,
  ask: (): SiteDestinationAsk => ({ kind: 'look-at-destinations' }),
};

/** Any list: whether the companies could be there is seen by the rules. */
const companiesField: FieldReader<readonly string[]> = {
  read: value => (Array.isArray(value) ? value.map(String) : undefined),
  wanted: () => 'list',
  wrong: () => unlessNow(false, 'look-at-destinations'),
  schema: { type: 'array', items: { type: 'string', minLength: 1 } },
};

const look: Move<{ readonly companies: readonly string[] }, CapitalFact> = {
  type: 'look-at-destinations',
  fields: { companies: companiesField },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === lookStep.name, 'look-at-destinations'),
  options: (g, s) => {
    const companies = g.data.companies.map(c => c.id).filter(id => mayArrive(s, id));
    const fields = { companies: { someOf: companies, from: 0, to: companies.length } };
    return [{ type: 'look-at-destinations', fields }];
  },
  refusal: (g, s, _seat, { companies }) =>
    unlessNow(
      new Set(companies).size === companies.length &&
        companies.every(id => g.company[id] && mayArrive(s, id)),
      'look-at-destinations',
    ),
  play: (g, d, seat, { companies }, out) => {
    const round = turnOf(d, seat)!;
    d.round = { ...round, begun: true, done: [...round.done, lookStep.name] };
    for (const company of companies) {
      if (waitsForDestination(d, company)) release(g, d, out, company);
      else arrived.set(d, [...arrived.of(d), company]);
    }
  },
};

/** Rights that were used close their privates with the operating round. */
const untilTheEnd: RoundKind<OperatingRound> = {
  ...operatingRound,
  end: (g, d, out, round) => {
    operatingRound.end?.(g, d, out, round);
    closeAllUsed(g, d, out);
  },
};

/** Could the company still get a private that brings a tile of its own? The site waits for it before it goes on. */
const couldStillLay = (g: RailGame, s: RailState, company: string): boolean =>
  g.data.privates.some(({ id, price }) => {
    const right = layPower.of(g, id);
    if (!right) return false;
    if (s.privates[id] === company) return right.extra && !s.used.includes(id);
    return (
      typeof s.privates[id] === 'number' &&
      phaseOf(g, s).privatesToCompanies &&
      Math.ceil(price / 2) <= cashOf(s, company) &&
      (right.extra || s.board.laid[right.hex] === undefined)
    );
  });

const waitsForPrivates = (was: Step): Step => ({
  ...was,
  waits: (g, s, round) => was.waits(g, s, round) || couldStillLay(g, s, round.company),
});

/** For trains nobody is asked who had to take a loan for them. */
const plainTrains = defaultSteps.find(({ name }) => name === 'trains')!;

const defaultTrains = (step: Step): Step =>
  step.name === plainTrains.name ? { ...step, waits: (g, s, round) => plainTrains.waits(g, s, round) } : step;

/** Loans come before the purchase of privates. */
const siteSteps = (was: readonly Step[]): readonly Step[] => {
  const last = was.filter(({ name }) => name === 'privates');
  const others = was.filter(step => !last.includes(step)).map(step => defaultTrains(step));
  return [...stepsBefore(changeStep(others, 'track', waitsForPrivates), 'token', lookStep), ...last];
};

/**
 * How records imported from 18xx.games were played: where that site reads the rules otherwise, a
 * record replays with its reading. Never for new games.
 */
export const siteReading: Feature = {
  parts: [arrived],
  auction: changeWaterfall(shortContests),
  steps: was => siteSteps(was),
  moves: [look],
  rounds: [untilTheEnd],
  rules,
  pending: { 'choose-city': ['choose-city', ...beside] },
  reacts: {
    // A company that comes to its destination before it starts never waits for it.
    companyStarts: (g, d, out, company) => {
      if (waitsForDestination(d, company) && arrived.of(d).includes(company)) release(g, d, out, company);
    },
  },
  forms: [{ type: 'look-at-destinations', form: 'destinations <companies:ids>' }],
};
