import type { RailData, TrainData } from '../data.js';
import { supplyRules } from '../train/supply.js';
import { onOffVariant, type Variant } from './variant.js';

const plusOf = (name: string): string => `${name}+${name}`;

/** What makes it obsolete that is another plus train. */
export interface PlusTrains {
  /** Kinds whose last train is a plus train, all of them counted. */
  readonly kinds: readonly string[];
  /** By kind: the kind whose plus train makes that of this kind obsolete. */
  readonly rustsOn: { readonly [kind: string]: string };
  /** The kind whose plus train goes with the last train of another kind, and that one. */
  readonly lasts: { readonly kind: string; readonly untilLast: string };
}

/** The last of its kind, which also makes as many stops in towns. */
const plusTrain = ({ rustsOn }: PlusTrains, { rustsOn: _own, ...train }: TrainData): TrainData => ({
  ...train,
  name: plusOf(train.name),
  count: 1,
  towns: train.reach!,
  ...(rustsOn[train.name] !== undefined && { rustsOn: plusOf(rustsOn[train.name]!) }),
});

const withPlus = (plan: PlusTrains, data: RailData): RailData => {
  // Where that other kind is not made at all, nothing ends it.
  const { kind, untilLast } = plan.lasts;
  const isMade = data.trains.some(({ name }) => name === untilLast);
  const plus = (t: TrainData): TrainData => ({
    ...plusTrain(plan, t),
    ...(t.name === kind && isMade && { rustsOnLast: untilLast }),
  });
  const doubled = (t: TrainData): readonly TrainData[] =>
    plan.kinds.includes(t.name) ? [{ ...t, count: t.count! - 1 }, plus(t)] : [t];
  const given = (names: readonly string[]): readonly string[] =>
    names.flatMap(name => (plan.kinds.includes(name) ? [name, plusOf(name)] : [name]));
  const traded = ({ tradeIn, ...t }: TrainData): TrainData =>
    tradeIn ? { ...t, tradeIn: { ...tradeIn, for: given(tradeIn.for) } } : t;
  return { ...data, trains: data.trains.flatMap(doubled).map(traded) };
};

/**
 * The last train of a kind also makes as many stops in towns as in cities, and becomes obsolete later than the others
 * (1830 V-3.0, V-7.9).
 */
export const plusTrains = (plan: PlusTrains): Variant =>
  onOffVariant('plus-trains', {
    data: d => withPlus(plan, d),
    reacts: {
      trainBought: (g, d, out) => {
        const isThere = (name: string): boolean =>
          d.depot.pool.includes(name) ||
          Object.values(d.companies).some(({ trains }) => trains.includes(name));
        for (const { name, rustsOnLast } of g.data.trains)
          if (rustsOnLast !== undefined && d.depot.left[rustsOnLast] === 0 && isThere(name))
            supplyRules.of(g).rust(g, d, out, name);
      },
    },
  });
