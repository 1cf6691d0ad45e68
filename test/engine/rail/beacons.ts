import {
  acting,
  finished,
  happened,
  waiting,
  wordOf,
  type Fact,
  type Seat,
} from '../../../src/engine/core/index.js';
import { wordNow } from '../../../src/engine/rail/action/fields.js';
import { unlessNow } from '../../../src/engine/rail/action/refusals.js';
import { mustHold } from '../../../src/engine/rail/audit-rules.js';
import { turnOf } from '../../../src/engine/rail/company/track.js';
import type {
  Feature,
  Move,
  OrderKind,
  Out,
  RoundKind,
  Step,
  Trade,
} from '../../../src/engine/rail/contract.js';
import { cashOf, pay } from '../../../src/engine/rail/money.js';
import { part } from '../../../src/engine/rail/parts.js';
import { decisionOf, settleDecision } from '../../../src/engine/rail/pending.js';
import { flowRules } from '../../../src/engine/rail/round/flow.js';
import { nextSeat } from '../../../src/engine/rail/seats.js';
import { presidentOf } from '../../../src/engine/rail/shares/shares.js';
import type { Draft, OperatingRound, OwnRound, RailState } from '../../../src/engine/rail/state.js';

/*
 * A feature that brings one of everything: companies light beacons at their stations and name them, others buy
 * them, and after the auction there are toasts. No file of the kit knows of it.
 */

type BeaconFact =
  | { readonly kind: 'beacon-lit'; readonly company: string; readonly hex: string; readonly cost: number }
  | { readonly kind: 'beacon-named'; readonly hex: string; readonly name: string }
  | { readonly kind: 'beacon-sold'; readonly hex: string; readonly company: string; readonly from: string }
  | { readonly kind: 'toast'; readonly seat: Seat };

type BeaconAsk =
  | { readonly kind: 'light-beacon'; readonly company: string }
  | { readonly kind: 'name-beacon'; readonly company: string; readonly hex: string };

type Beacon = { readonly hex: string; readonly company: string; readonly name: string | null };

const beacons = part<readonly Beacon[]>('beacons', []);

export const beaconsOf = (s: RailState): readonly Beacon[] => beacons.of(s);

const changeBeacon = (d: Draft, hex: string, change: Partial<Beacon>): void => {
  beacons.set(
    d,
    beaconsOf(d).map(beacon => (beacon.hex === hex ? { ...beacon, ...change } : beacon)),
  );
};

const price = 20;

/** Stations of the company where no beacon burns. */
const placesFor = (s: RailState, company: string): readonly string[] =>
  s.board.tokens
    .filter(t => t.company === company && !beaconsOf(s).some(({ hex }) => hex === t.hex))
    .map(({ hex }) => hex);

const canLight = (s: RailState, { company, done }: OperatingRound): boolean =>
  !done.includes('beacon') && cashOf(s, company) >= price && placesFor(s, company).length > 0;

const step: Step<BeaconFact, BeaconAsk> = {
  name: 'beacon',
  waits: (_g, s, round) => canLight(s, round),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'light-beacon', company }),
};

/** The seat's company that is at the step. */
const turnHere = (s: RailState, seat: Seat): OperatingRound | null => {
  const round = turnOf(s, seat);
  return round?.step === step.name ? round : null;
};

const light: Move<{ readonly hex: string }, BeaconFact> = {
  type: 'light',
  fields: { hex: wordNow((_g, s) => placesFor(s, (s.round as OperatingRound).company)) },
  moment: (_g, s, seat) => {
    const round = turnHere(s, seat);
    return unlessNow(round && canLight(s, round), 'light');
  },
  options: (_g, s, seat) => [
    { type: 'light', fields: { hex: { oneOf: placesFor(s, turnHere(s, seat)!.company) } } },
  ],
  refusal: () => undefined,
  play: (_g, d, seat, { hex }, out) => {
    const round = turnHere(d, seat)!;
    const { company } = round;
    pay(d, company, 'bank', price);
    beacons.set(d, [...beaconsOf(d), { hex, company, name: null }]);
    out.say({ kind: 'beacon-lit', company, hex, cost: price });
    const ask: BeaconAsk = { kind: 'name-beacon', company, hex };
    d.pending = [...d.pending, { kind: 'name-beacon', seat, company, ask }];
    d.round = { ...round, begun: true, done: [...round.done, 'beacon'] };
  },
};

const beaconNames = ['Hope', 'Glory'] as const;

const name: Move<{ readonly name: string }, BeaconFact> = {
  type: 'name',
  fields: { name: wordOf(beaconNames) },
  moment: (g, s, seat) => unlessNow(decisionOf(g, s, 'name-beacon', seat), 'name'),
  options: () => [{ type: 'name', fields: { name: { oneOf: beaconNames } } }],
  refusal: () => undefined,
  play: (g, d, seat, { name: given }, out) => {
    const open = decisionOf(g, d, 'name-beacon', seat)!;
    const hex = String(open.ask!['hex']);
    settleDecision(d, open);
    changeBeacon(d, hex, { name: given });
    out.say({ kind: 'beacon-named', hex, name: given });
  },
};

/** The company at the step asks for beacons of others. */
const trade: Trade = {
  what: 'beacon',
  proposals: (_g, s, seat) => {
    const round = turnHere(s, seat);
    if (!round || cashOf(s, round.company) < 1) return [];
    const { company: buyer } = round;
    return beaconsOf(s).flatMap(({ hex, company: from }) => {
      const to = presidentOf(s, from);
      return to === null || to === seat
        ? []
        : [{ what: 'beacon', item: hex, from, buyer, to, price: { from: 1, to: cashOf(s, buyer) } }];
    });
  },
  carryOut: (_g, d, out: Out<BeaconFact>, { item: hex, from, buyer: company, price: paid }) => {
    pay(d, company, from, paid);
    changeBeacon(d, hex, { company });
    out.say({ kind: 'beacon-sold', hex, company, from });
  },
};

/** Everybody may propose a toast, once around the table. */
interface ToastRound extends OwnRound {
  readonly kind: 'test/toasts';
  readonly current: Seat;
  readonly left: number;
}

const goRound = (d: Draft, round: ToastRound): void => {
  d.round = { ...round, current: nextSeat(d, round.current), left: round.left - 1 };
};

const toastsOf = (s: RailState): ToastRound | null =>
  s.round.kind === 'test/toasts' ? (s.round as ToastRound) : null;

const toasts: RoundKind<ToastRound> = {
  kind: 'test/toasts',
  settle: (_g, d) => toastsOf(d)!.left === 0,
  inTurn: (_g, _s, { current }) => [current],
  ask: () => ({ kind: 'give-toast' }),
  where: (_s, { left }) => ({ kind: 'toasts', left }),
  passRefusal: () => undefined,
  pass: (_g, d, out, round, seat) => {
    out.say({ kind: 'passed', seat });
    goRound(d, round);
  },
};

const toast: Move<object, BeaconFact> = {
  type: 'toast',
  fields: {},
  refusal: (_g, s, seat) => unlessNow(toastsOf(s)?.current === seat, 'toast'),
  play: (_g, d, seat, _fields, out) => {
    out.say({ kind: 'toast', seat });
    goRound(d, toastsOf(d)!);
  },
};

/** Lights the first beacon of the company as soon as it can. */
const lightSoon: OrderKind = {
  type: 'light-soon',
  forms: (g, s, seat) => {
    const led = g.data.companies.map(({ id }) => id).filter(id => presidentOf(s, id) === seat);
    return led.length > 0 ? [{ type: 'light-soon', fields: { company: { oneOf: led } } }] : [];
  },
  about: order => `beacon of ${String(order['company'])}`,
  decide: (_g, s, order, since) => {
    const lit = (since as readonly Fact[]).find(
      fact => fact.kind === 'beacon-lit' && fact['company'] === order['company'],
    );
    if (lit) return finished(happened(lit));
    const round = turnHere(s, order.seat);
    if (!round || round.company !== order['company'] || !canLight(s, round)) return waiting;
    return acting({ seat: order.seat, type: 'light', hex: placesFor(s, round.company)[0]! });
  },
};

export const beaconFeature: Feature = {
  chosen: settings => settings['beacons'] === true,
  parts: [beacons],
  steps: was => was.flatMap(one => (one.name === 'trains' ? [step, one] : [one])),
  rounds: [toasts],
  moves: [light, name, toast],
  trades: [trade],
  pending: { 'name-beacon': ['name'] },
  rules: [
    flowRules.change(was => ({
      next: (g, d, out) => {
        if (d.round.kind === 'auction')
          d.round = { kind: 'test/toasts', current: d.priority, left: d.seats } satisfies ToastRound;
        else was.next(g, d, out);
      },
    })),
  ],
  reacts: {
    companyCloses: (_g, d, _out, company) => {
      beacons.set(
        d,
        beaconsOf(d).filter(beacon => beacon.company !== company),
      );
    },
  },
  audit: (_g, s) => {
    for (const { hex, company } of beaconsOf(s))
      mustHold(s.companies[company]?.floated === true, `the beacon at ${hex} has no keeper`);
  },
  forms: [
    { type: 'light', form: 'light <hex:hex>' },
    { type: 'name', form: 'name <name>' },
    { type: 'toast', form: 'toast' },
    {
      type: 'offer',
      form: 'offer beacon <item:hex> from <from:id> to <buyer:id> <price:int>',
      fixed: { what: 'beacon' },
    },
  ],
  meanings: {
    'beacon-lit': fact => {
      const { hex, company, cost } = fact as Extract<BeaconFact, { kind: 'beacon-lit' }>;
      return { built: { hex, company }, cost };
    },
    'beacon-sold': fact => ({ changes: [String(fact['company']), String(fact['from'])] }),
  },
  orders: [lightSoon],
  orderForms: [{ type: 'light-soon', form: 'auto light <company:id>' }],
  columns: [
    {
      name: 'beacons',
      value: (_g, s, company) => {
        const names = beaconsOf(s).flatMap(beacon =>
          beacon.company === company ? [beacon.name ?? '?'] : [],
        );
        return names.length > 0 ? { names } : null;
      },
    },
  ],
  marks: (_g, s) =>
    beaconsOf(s).map(({ hex, company, name: label }) => ({
      hex,
      ...(label !== null && { label }),
      note: { kind: 'beacon', hex, company },
    })),
};
