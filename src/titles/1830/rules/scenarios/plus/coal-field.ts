import { refuse } from '../../../../../engine/core/index.js';
import { unlessNow } from '../../../../../engine/rail/action/refusals.js';
import { closePrivate, privatesOf } from '../../../../../engine/rail/company/privates.js';
import { run } from '../../../../../engine/rail/company/running.js';
import { turnOf } from '../../../../../engine/rail/company/track.js';
import type { Feature, Move, Out, RailGame, Step } from '../../../../../engine/rail/contract.js';
import { givePass, hasPass } from '../../../../../engine/rail/map/gates.js';
import { networkOf, reachesStop } from '../../../../../engine/rail/map/network.js';
import { stopsAlong } from '../../../../../engine/rail/map/run-edit.js';
import { cashOf, pay } from '../../../../../engine/rail/money.js';
import type { Draft, OperatingRound, RailState } from '../../../../../engine/rail/state.js';
import { plusPlanOf } from './plans.js';
import { licencePower } from './powers.js';

/** A company may run to the coal field from now on; with a private: that brought the licence. */
export type LicenceFact = {
  readonly kind: 'licence-bought';
  readonly company: string;
  readonly hex: string;
  readonly price: number;
  readonly private?: string;
};

/** The track has reached the coal field: is a licence bought? */
export type LicenceAsk = {
  readonly kind: 'buy-licence';
  readonly company: string;
  readonly hex: string;
  readonly price: number;
};

const price = 120;

const fieldOf = (s: RailState): string => plusPlanOf(s.settings)!.coal!;

/** Why the company can buy no licence now; null where it can. */
const whyNot = (g: RailGame, s: RailState, company: string): string | null => {
  const hex = fieldOf(s);
  if (hasPass(s.board, company, hex)) return 'has';
  if (!reachesStop(g.map, networkOf(g.map, s.board, company), hex, 0)) return 'unreached';
  return cashOf(s, company) < price ? 'money' : null;
};

const isOpen = (g: RailGame, s: RailState, { company }: OperatingRound): boolean =>
  whyNot(g, s, company) === null;

const give = (d: Draft, out: Out<LicenceFact>, fact: Omit<LicenceFact, 'kind'>): void => {
  d.board = givePass(d.board, fact.company, fact.hex);
  out.say({ kind: 'licence-bought', ...fact });
};

/** A licence for $120, besides the tile of the turn, where some way leads to the coal field (S-1 7.2). */
const licence: Move<object, LicenceFact> = {
  type: 'licence',
  aside: ['buy-licence'],
  fields: {},
  moment: (_g, s, seat) =>
    unlessNow(['track', 'licence'].includes(turnOf(s, seat)?.step ?? ''), licence.type),
  candidates: (_g, s, _seat, of) => (of === fieldOf(s) ? [{}] : []),
  refusal: (g, s, seat) => {
    const { company } = turnOf(s, seat)!;
    const why = whyNot(g, s, company);
    return why === null
      ? undefined
      : refuse('no-licence', {
          company,
          hex: fieldOf(s),
          needed: price,
          has: cashOf(s, company),
          case: why,
        });
  },
  play: (_g, d, seat, _fields, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    pay(d, company, 'bank', price);
    give(d, out, { company, hex: fieldOf(d), price });
    d.round = { ...round, begun: true };
  },
};

/** After the track: its tile may have reached the field. */
const licenceStep: Step<never, LicenceAsk> = {
  name: 'licence',
  waits: isOpen,
  mayPass: () => true,
  ask: (_g, s, { company }) => ({ kind: 'buy-licence', company, hex: fieldOf(s), price }),
};

const behindTrack = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap(step => (step.name === 'track' ? [step, licenceStep] : [step]));

/** Who owns a private with a licence has the licence, and keeps it. */
const handOut = (g: RailGame, d: Draft, out: Out<LicenceFact>): void => {
  const hex = fieldOf(d);
  for (const { id } of g.data.privates) {
    const owner = d.privates[id]!;
    if (!licencePower.of(g, id) || !g.company[owner] || hasPass(d.board, String(owner), hex)) continue;
    give(d, out, { company: String(owner), hex, price: 0, private: id });
  }
};

/** The PP closes when its company first runs to the coal field (S-2 3.0). */
const runAndClose: typeof run = {
  ...run,
  refusal: (g, s, seat, fields) => {
    const refusal = run.refusal?.(g, s, seat, fields);
    const isField = refusal?.code === 'run-stop-shut' && refusal.params['hex'] === fieldOf(s);
    return isField ? refuse(refusal.code, { ...refusal.params, case: 'licence' }) : refusal;
  },
  play: (g, d, seat, fields, out) => {
    const { board } = d;
    run.play(g, d, seat, fields, out);
    const hex = fieldOf(d);
    const { company } = d.round as OperatingRound;
    const isThere = fields.runs.some(({ path }) =>
      stopsAlong(g.map, board, path).some(stop => stop.hex === hex),
    );
    if (!isThere) return;
    for (const id of privatesOf(g, d, company)) if (licencePower.of(g, id)?.closes) closePrivate(d, out, id);
  },
};

/** The coal field is run to with a licence alone (S-1 7.2). */
export const coalField: Feature = {
  chosen: s => plusPlanOf(s)?.coal !== undefined,
  moves: [licence, runAndClose],
  steps: behindTrack,
  reacts: {
    settles: (g, d, out) => {
      handOut(g, d, out);
    },
  },
  forms: [{ type: licence.type, form: 'licence' }],
  meanings: {
    'licence-bought': fact => {
      const { company, price: cost } = fact as unknown as LicenceFact;
      return { changes: [company], cost };
    },
  },
  columns: [
    {
      name: 'licence',
      value: (_g, s, company) => (hasPass(s.board, company, fieldOf(s)) ? { names: [fieldOf(s)] } : null),
    },
  ],
};
