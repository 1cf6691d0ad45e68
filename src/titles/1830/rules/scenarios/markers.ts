import { dividendRules } from '../../../../engine/rail/company/dividend.js';
import { runningRules } from '../../../../engine/rail/company/running.js';
import type { Feature, Out, RailGame } from '../../../../engine/rail/contract.js';
import { part } from '../../../../engine/rail/parts.js';
import type { Draft, OperatingRound, RailState } from '../../../../engine/rail/state.js';
import { isUncertain } from './uncertain.js';

/** A marker of uncertainty that has an effect, and how it is called. */
type Effect = 'short-runs' | 'retain-revenue';

/** What markers of uncertainty bring about. */
export type MarkerFact =
  /** A marker is drawn with a train that the company has bought. */
  | {
      readonly kind: 'uncertainty-drawn';
      readonly company: string;
      readonly marker: Effect | 'no-change';
    }
  | { readonly kind: 'uncertainty-over'; readonly company: string; readonly marker: Effect };

/** The kinds of train with which markers are drawn: the last of them may be a plus train. */
export const fives: readonly string[] = ['5', '5+5'];

/** Markers drawn so far. */
const drawn = part<readonly string[]>('uncertainty-drawn', []);

/** Markers that lie with a company, and the turn in which it drew them: the set and the round in that. */
type Held = { readonly marker: Effect; readonly company: string; readonly turn: readonly [number, number] };

const held = part<readonly Held[]>('uncertainty', []);

/** Does a marker of this kind lie with some company? */
const applies = (s: RailState, marker: Effect): boolean => held.of(s).some(one => one.marker === marker);

/** The markers that are not drawn yet: there is one more than there are 5-trains (S-5.1). */
const left = (g: RailGame, s: RailState): readonly (Effect | 'no-change')[] => {
  const trains = g.data.trains.filter(({ name }) => fives.includes(name));
  const plain = trains.reduce((sum, { count }) => sum + (count ?? 0), 0) - 1;
  const rest: (Effect | 'no-change')[] = ['short-runs', 'retain-revenue'];
  for (let i = 0; i < plain; i++) rest.push('no-change');
  for (const marker of drawn.of(s)) rest.splice(rest.indexOf(marker as Effect), 1);
  return rest;
};

const turnOf = (s: RailState): readonly [number, number] => [s.set, (s.round as OperatingRound).index];

/** A 5-train is bought: the company draws a marker (S-5 3.0). */
const drawMarker = (g: RailGame, d: Draft, out: Out<MarkerFact>): void => {
  const { company } = d.round as OperatingRound;
  const bag = left(g, d);
  const marker = bag[out.draw({ kind: 'die', sides: bag.length })[0]! - 1]!;
  drawn.set(d, [...drawn.of(d), marker]);
  out.say({ kind: 'uncertainty-drawn', company, marker });
  if (marker !== 'no-change') held.set(d, [...held.of(d), { marker, company, turn: turnOf(d) }]);
};

/** A marker goes when the company that drew it has had another turn. */
const endMarkers = (d: Draft, out: Out<MarkerFact>, company: string): void => {
  const [set, index] = turnOf(d);
  const over = held
    .of(d)
    .filter(one => one.company === company && (one.turn[0] !== set || one.turn[1] !== index));
  held.set(
    d,
    held.of(d).filter(one => !over.includes(one)),
  );
  for (const { marker } of over) out.say({ kind: 'uncertainty-over', company, marker });
};

const half = (reach: number): number => Math.ceil(reach / 2);

/** Markers of uncertainty shorten all runs for a while, or stop all dividends (S-5 3.0). */
export const uncertaintyMarkers: Feature = {
  chosen: isUncertain,
  parts: [drawn, held],
  rules: [
    runningRules.change(was => ({
      trainNow: (g, s, train) => {
        const now = was.trainNow(g, s, train);
        if (!applies(s, 'short-runs') || now.reach === null) return now;
        const { reach, towns } = now;
        return { ...now, reach: half(reach), ...(towns !== undefined && { towns: half(towns) }) };
      },
    })),
    dividendRules.change(was => ({
      dividendOpen: (g, s, company, kind) =>
        was.dividendOpen(g, s, company, kind) && (kind === 'withhold' || !applies(s, 'retain-revenue')),
    })),
  ],
  reacts: {
    trainLeavesDepot: (g, d, out, train) => {
      if (fives.includes(train)) drawMarker(g, d, out);
    },
    turnEnds: (_g, d, out, company) => {
      endMarkers(d, out, company);
    },
  },
  columns: [
    {
      name: 'uncertainty',
      value: (_g, s, company) => {
        const names = held.of(s).filter(one => one.company === company);
        return names.length > 0 ? { names: names.map(({ marker }) => marker) } : null;
      },
    },
  ],
};
