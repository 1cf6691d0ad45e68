import type { TrainData } from '../data.js';
import { networkOf } from '../map/network.js';
import { trainRules } from '../train/buying.js';
import { supplyRules } from '../train/supply.js';
import { onOffVariant, choiceVariant, type Variant } from './variant.js';

/** The trains with something changed of those of one name. */
export const changeTrain = (
  trains: readonly TrainData[],
  name: string,
  change: Partial<TrainData>,
): readonly TrainData[] => trains.map(t => (t.name === name ? { ...t, ...change } : t));

/** May a company buy a train above its limit, and give one back at once (1830 V-7.7)? */
export const flexibleTrainLimit = choiceVariant('train-limit', 'fixed', {
  flexible: { rules: [supplyRules.change({ mayExceedLimit: true })] },
});

/** May the only train of a company that has a route be bought by another (1830 V-7.7)? */
export const lastTrain = choiceVariant('last-train', 'sellable', {
  protected: {
    rules: [
      trainRules.change(was => ({
        mayPartWith: (g, s, company, train, to) =>
          was.mayPartWith(g, s, company, train, to) &&
          !(
            to === 'company' &&
            s.companies[company]!.trains.length === 1 &&
            networkOf(g.map, s.board, company).canRun
          ),
      })),
    ],
  },
});

/** One train more of a kind whose trains are counted. @param id the setting */
export const oneTrainMore = (id: string, name: string): Variant =>
  onOffVariant(id, {
    data: d => ({
      ...d,
      trains: d.trains.map(t => (t.name === name ? { ...t, count: t.count! + 1 } : t)),
    }),
  });

const neverObsolete = ({ rustsOn: _never, ...train }: TrainData): TrainData => train;

/**
 * How many there are of the last kind of train: as many as the data say, none, or any number (1830 V-1.7). Where
 * there is none, what it would make obsolete never is.
 */
export const lastKind = (id: string, name: string): Variant =>
  choiceVariant(id, 'as-printed', {
    none: {
      data: d => ({
        ...d,
        trains: d.trains.filter(t => t.name !== name).map(t => (t.rustsOn === name ? neverObsolete(t) : t)),
        phases: d.phases.filter(({ on }) => on !== name),
      }),
    },
    unlimited: { data: d => ({ ...d, trains: changeTrain(d.trains, name, { count: null }) }) },
  });
