import { must } from '../../engine/core/index.js';
import {
  cashOf,
  onlyFields,
  pay,
  turnOf,
  type Move,
  type OperatingRound,
  type RailGame,
  type RailState,
  type Step,
} from '../../engine/rail/index.js';
import { hasBegun } from './phases.js';

const name = 'electrify';
/** The right to electric trains. */
const right = 'E';

/** The first costs more than the others; all are cheaper from phase 16 on (1849 §4.5). */
const tokenPrice = (g: RailGame, s: RailState): number => {
  const first = !s.used.includes(right);
  return hasBegun(g, s, '16') ? (first ? 800 : 550) : first ? 1100 : 800;
};

const tokensOut = (s: RailState): number =>
  Object.values(s.companies).filter(c => c.rights.includes(right)).length;

const canElectrify = (g: RailGame, s: RailState, company: string, supply: number): boolean =>
  hasBegun(g, s, '12') &&
  !s.companies[company]!.rights.includes(right) &&
  tokensOut(s) < supply &&
  cashOf(s, company) >= tokenPrice(g, s);

const turnHere = (s: RailState, seat: number): OperatingRound | null => {
  const round = turnOf(s, seat);
  return round?.step === name ? round : null;
};

const electrify = (supply: number): Move => ({
  type: 'electrify',
  options: (g, s, seat) => {
    const round = turnHere(s, seat);
    return round && canElectrify(g, s, round.company, supply) ? [{ type: 'electrify', fields: {} }] : [];
  },
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const round = turnHere(d, action.seat);
    must(round, 'not-now', { type: 'electrify' });
    const { company } = round;
    must(canElectrify(g, d, company, supply), 'cannot-electrify', { company });
    const price = tokenPrice(g, d);
    pay(d, company, 'bank', price);
    const c = d.companies[company]!;
    c.rights = [...c.rights, right];
    if (!d.used.includes(right)) d.used = [...d.used, right];
    out.say({ kind: 'right-bought', company, right, price });
    d.round = { ...round, begun: true };
  },
});

const electrifyStep = (supply: number): Step => ({
  name,
  waits: (g, s, { company }) => canElectrify(g, s, company, supply),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'buy-right', company }),
});

/** Buying an E-token, of which there are so many (1849 §4.5, §7). */
export const electricity = (supply: number): { readonly step: Step; readonly move: Move } => ({
  step: electrifyStep(supply),
  move: electrify(supply),
});
