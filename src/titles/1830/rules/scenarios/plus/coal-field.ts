import { must } from '../../../../../engine/core/index.js';
import {
  cashOf,
  closePrivate,
  givePass,
  hasPass,
  networkOf,
  onlyFields,
  pay,
  privatesOf,
  reachesStop,
  run,
  stopsAlong,
  turnOf,
  type Draft,
  type Feature,
  type Move,
  type OperatingRound,
  type Out,
  type RailGame,
  type RailState,
  type Run,
  type Step,
} from '../../../../../engine/rail/index.js';
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

/** A licence for $120, beside the tile of the turn, where some way leads to the coal field (S-1 7.2). */
const licence: Move<LicenceFact> = {
  type: 'licence',
  aside: ['buy-licence'],
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    const isNow = round && ['track', 'licence'].includes(round.step) && isOpen(g, s, round);
    return isNow ? [{ type: licence.type, fields: {} }] : [];
  },
  tries: (_g, s, _seat, of) => (of === fieldOf(s) ? [{}] : []),
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const round = turnOf(d, action.seat);
    must(round && ['track', 'licence'].includes(round.step), 'not-now', { type: licence.type });
    const { company } = round;
    const hex = fieldOf(d);
    const why = whyNot(g, d, company);
    must(why === null, 'no-licence', { company, hex, needed: price, has: cashOf(d, company), case: why });
    pay(d, company, 'bank', price);
    give(d, out, { company, hex, price });
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
const runAndClose: Move<LicenceFact> = {
  ...run,
  play: (g, d, action, out) => {
    const { board } = d;
    run.play(g, d, action, out);
    const hex = fieldOf(d);
    const { company } = d.round as OperatingRound;
    const isThere = (action['runs'] as unknown as readonly Run[]).some(({ path }) =>
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
