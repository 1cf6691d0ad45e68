import { findCounts, type ManyOf } from '../../../../engine/core/index.js';
import { contractOf } from '../contract/secure.js';
import { amounts, goods, hubColours } from '../data/index.js';
import { columnOf, columnWidth, stepsBack } from '../influence/track.js';
import { rowOf } from '../money/shares.js';
import { moneyOf } from '../position/questions.js';
import {
  highestBy,
  doing,
  downwards,
  highestIn,
  neededEngineer,
  onlyOf,
  type Habit,
  type Look,
} from './look.js';

/** What a bid has to leave for the first workers. */
export const FOR_WORKERS = 60;

/** As far as the lowest hub stands, so that there are workers to be hired, if that leaves enough for them. */
export const bidForInfluence: Habit = look =>
  doing(look, 'bid', ({ fields }) => {
    const nearest = Math.min(...hubColours.map(hub => look.s.hubs[hub].column));
    return { amount: Math.min(highestIn(fields['amount']) - FOR_WORKERS, nearest) };
  });

/** With a floor of the warehouse they hold what the next tracks take. */
const carsForTracks = 2;

/** A passenger car early, for its income; then influence, and what the share price rises by. */
export const spendToken: Habit = look => {
  const { s, me } = look;
  return doing(look, 'token', ({ fields }) => {
    const field = fields['spend'] as ManyOf;
    const spare = s.round <= 6 ? Math.max(0, me.cars.free - carsForTracks) : 0;
    const manyOf = field.manyOf.map(lot =>
      lot.of === 'car' ? { ...lot, most: Math.min(lot.most, spare) } : lot,
    );
    const ordered = [...manyOf].sort((a, b) => Number(b.of === 'car') - Number(a.of === 'car'));
    return { spend: findCounts({ ...field, manyOf: ordered }, downwards)! };
  });
};

/** Shares are sold where money is short; each costs a tenth of everything in the end. */
export const sellShare: Habit = look => {
  const { s, seat, me } = look;
  return me.shareholders < 6 && moneyOf(s, seat) < 50 ? doing(look, 'sell') : null;
};

/** Places without a piece if there were one factory of each good at least, and the contracts at hand were filled first. */
const lacking = ({ s, me: { factories, contracts } }: Look, id: string): number => {
  const wanted = [...contracts, id].flatMap(one => contractOf(s, one).factories);
  return goods.reduce((sum, good) => {
    const count = wanted.filter(one => one === good).length;
    return sum + Math.max(0, count - Math.max(1, factories[good]));
  }, 0);
};

/** A contract that can be filled, for its reward and its investors, as long as there are cars left for the next tracks. */
export const secureContract: Habit = look => {
  const { s, me } = look;
  return doing(look, 'contract', ({ fields }) => {
    const offered = (onlyOf(fields['contract']) as readonly string[]).filter(
      id => me.cars.free - contractOf(s, id).reserved >= carsForTracks && lacking(look, id) === 0,
    );
    const best = highestBy(offered, id => contractOf(s, id).investors);
    return best === undefined ? null : { contract: best };
  });
};

/** Influence enough for the engineer whom the way to Trieste asks for. */
export const reachEngineer: Habit = look => {
  const { s, seat } = look;
  const kind = neededEngineer(look);
  if (!kind) return null;
  const columns = hubColours.map(hub => s.hubs[hub]).filter(({ engineers }) => engineers[kind] > 0);
  // Infinitely many where no hub has one.
  const steps = (Math.min(...columns.map(({ column }) => column)) - columnOf(s, seat)) / columnWidth;
  if (steps < 1 || moneyOf(s, seat) < steps * amounts.charity + amounts.engineer) return null;
  return doing(look, 'charity', () => ({ steps }));
};

/** Worth its influence only while somebody is there to buy. */
export const raiseShare: Habit = look => {
  const { s, seat, me } = look;
  const row = rowOf(s, me.share);
  return row < 2 && me.investors > row + 1 && stepsBack(s, seat) > 5
    ? doing(look, 'share', () => ({ rows: 1 }))
    : null;
};
