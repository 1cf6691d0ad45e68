import { refuse } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { giveRight, hasRight } from '../../../engine/rail/company/rights.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, RailGame, Step } from '../../../engine/rail/contract.js';
import { hasBegun } from '../../../engine/rail/game.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { stepsBefore } from '../../../engine/rail/round/steps.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { electricTrain } from './trains.js';

/** A right by its name: `E` for electric trains. */
export type ElectricFact = {
  readonly kind: 'right-bought';
  readonly company: string;
  readonly right: string;
  readonly price: number;
};

export type ElectricAsk = { readonly kind: 'buy-right'; readonly company: string };

const name = 'electrify';
/** The right to electric trains. */
const right = 'E';

/** The first costs more than the others; all are cheaper from phase 16 on (1849 §4.5). */
const tokenPrice = (g: RailGame, s: RailState): number => {
  const first = !s.used.includes(right);
  return hasBegun(g, s, '16') ? (first ? 800 : 550) : first ? 1100 : 800;
};

const tokensOut = (s: RailState): number =>
  Object.keys(s.companies).filter(company => hasRight(s, company, right)).length;

const canElectrify = (g: RailGame, s: RailState, company: string, supply: number): boolean =>
  hasBegun(g, s, '12') &&
  !hasRight(s, company, right) &&
  tokensOut(s) < supply &&
  cashOf(s, company) >= tokenPrice(g, s);

const turnHere = (s: RailState, seat: number): OperatingRound | null => {
  const round = turnOf(s, seat);
  return round?.step === name ? round : null;
};

const electrify = (supply: number): Move<object, ElectricFact> => ({
  type: 'electrify',
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'electrify'),
  candidates: (_g, _s, _seat, of) => (of === null || of === right ? [{}] : []),
  refusal: (g, s, seat) => {
    const { company } = turnHere(s, seat)!;
    return canElectrify(g, s, company, supply) ? undefined : refuse('cannot-electrify', { company });
  },
  play: (g, d, seat, _fields, out) => {
    const round = turnHere(d, seat)!;
    const { company } = round;
    const price = tokenPrice(g, d);
    pay(d, company, 'bank', price);
    giveRight(d, company, right);
    if (!d.used.includes(right)) d.used = [...d.used, right];
    out.say({ kind: 'right-bought', company, right, price });
    d.round = { ...round, begun: true };
  },
});

const electrifyStep = (supply: number): Step<ElectricFact, ElectricAsk> => ({
  name,
  waits: (g, s, { company }) => canElectrify(g, s, company, supply),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'buy-right', company }),
});

/** Buying an E-token, of which there is a limited number (1849 §4.5, §7). */
export const electricTokens = (supply: number): { readonly step: Step; readonly move: Move } => ({
  step: electrifyStep(supply),
  move: electrify(supply),
});

/** 1 first and 4 further ones (1849 §7). */
const rulebook = electricTokens(5);

/** Electric Dreams (1849 §7): its trains come besides those of the bank from the first 12H on. */
export const electricDreams: Feature = {
  chosen: s => s['game'] === 'electric' || s['e-trains'] === true,
  data: d => ({ ...d, trains: d.trains.flatMap(t => (t.alsoFrom === '16H' ? [electricTrain, t] : [t])) }),
  steps: was => stepsBefore(was, 'trains', rulebook.step),
  moves: [rulebook.move],
  forms: [{ type: 'electrify', form: 'e-token' }],
  meanings: { 'right-bought': fact => ({ changes: [(fact as ElectricFact).company] }) },
};
