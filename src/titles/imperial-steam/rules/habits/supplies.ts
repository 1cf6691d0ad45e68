import { findCounts, type ManyOf } from '../../../../engine/core/index.js';
import { amounts, goods, type Good } from '../data/index.js';
import { contractOf } from '../contract/secure.js';
import { ownGoods } from '../goods/produce.js';
import { surplusGoods } from '../goods/storage.js';
import { moneyOf, sumOf, withMore } from '../position/questions.js';
import { isConnected } from '../track/network.js';
import { extraGood } from '../track/link-rules.js';
import { doing, downwards, highestIn, neededEngineer, onlyOf, type Habit, type Look } from './look.js';

/** What the next tracks take, and a coal for the next delivery, as far as it is neither stored nor ordered. */
const missing = ({ s, seat, me, way }: Look): readonly Good[] => {
  const wanted: readonly Good[] = [
    ...amounts.trackGoods,
    ...way.links.slice(0, amounts.tracksPerAction).flatMap(link => extraGood(link) ?? []),
    ...(ownGoods(s, seat).length > 0 ? (['coal'] as const) : []),
  ];
  const lacking = goods.flatMap(good => {
    const count = wanted.filter(one => one === good).length - me.goods[good] - me.dock[good];
    return Array.from({ length: Math.max(0, count) }, () => good);
  });
  const stock = sumOf(me.goods, me.dock);
  // What would not fit is of no use.
  const [room] = lacking.flatMap((_, at) => {
    const all = lacking.slice(0, at + 1).reduce((sum, good) => withMore(sum, good, 1), stock);
    return surplusGoods(me, all) > 0 ? [at] : [];
  });
  return lacking.slice(0, room);
};

/** Does a city in the network take the good for money? */
const canDeliver = ({ s, seat }: Look, good: Good): boolean =>
  Object.entries(s.demand).some(
    ([city, open]) => good !== 'coal' && open.includes(good) && isConnected(s, seat, city),
  );

/** Orders what is missing, or buys one of it where it cannot be ordered. */
export const getGoods: Habit = look => {
  const wanted = missing(look);
  const ordered = doing(look, 'order', ({ fields }) => {
    const field = fields['goods'] as ManyOf;
    const manyOf = field.manyOf.map(lot => ({
      ...lot,
      most: Math.min(lot.most, wanted.filter(good => good === lot.of).length),
    }));
    const found = findCounts({ ...field, manyOf }, downwards);
    return found ? { goods: found } : null;
  });
  const bought = doing(look, 'buy', ({ fields }) => {
    const found = onlyOf(fields['good']).find(one => wanted.some(good => good === one));
    return found === undefined ? null : { good: found };
  });
  // One good at once is as good as one for the next round.
  return wanted.length === 1 ? (bought ?? ordered) : (ordered ?? bought);
};

/** Lets factories give what is missing and could not be had otherwise, but nothing that a city would pay for. */
export const produceGoods: Habit = look => {
  const wanted = missing(look).filter(good => !canDeliver(look, good));
  return doing(look, 'produce', () => {
    const sites = ownGoods(look.s, look.seat).filter(site => wanted.includes(look.s.sites[site]!.good));
    return sites.length > 0 ? { sites } : null;
  });
};

/** Enough for two tracks in a round, once they have learned. */
const crew = 4;

/** Hires workers until there is a crew, those in training counted; the first form for workers is one without engineers. */
export const hireWorkers: Habit = look => {
  const { training, work } = look.me;
  const more = crew - [...training, ...work].reduce((sum, count) => sum + count, 0);
  if (more < 1) return null;
  return doing(look, 'hire', ({ fields }) =>
    fields['count'] ? { count: Math.min(highestIn(fields['count']), more) } : null,
  );
};

/** The engineer whom the next bridge or tunnel takes, alone. */
export const hireEngineer: Habit = look => {
  const kind = neededEngineer(look);
  return kind
    ? doing(look, 'hire', ({ fields }) => (!fields[kind] || Object.keys(fields).length > 1 ? null : {}))
    : null;
};

/** A factory whose goods a city in the network takes at once, or one that a contract lacks, once there is money for it. */
export const buildFactory: Habit = look => {
  const { s, seat, me } = look;
  const wantedBy = me.contracts.flatMap(id => contractOf(s, id).factories);
  const fills = (good: Good): boolean =>
    s.round > 4 && moneyOf(s, seat) > 80 && wantedBy.filter(one => one === good).length > me.factories[good];
  const pays = (good: Good): boolean => me.goods.coal > 0 && !s.turn!.delivered && canDeliver(look, good);
  return doing(look, 'factory', ({ fields }) => {
    const offered = (['iron', 'stone', 'wood', 'coal'] as const).filter(one =>
      onlyOf(fields['good']).includes(one),
    );
    const good = offered.find(one => me.factories[one] === 0 && pays(one)) ?? offered.find(fills);
    return good ? { good } : null;
  });
};

/** A better locomotive brings cars for little, and later on influence; one more only where there is money to spare. */
export const getLocomotive: Habit = look => {
  const better = doing(look, 'upgrade', ({ fields }) => ({ to: onlyOf(fields['to']).at(-1)! }));
  if (better || moneyOf(look.s, look.seat) < 100) return better;
  return doing(look, 'buy-locomotive', ({ fields }) => ({ level: onlyOf(fields['level']).at(-1)! }));
};

/** A station early, for its income and its floor; later only where there is money to spare. */
export const buildStation: Habit = look => {
  const spare = look.s.round < 5 ? 0 : 100;
  return moneyOf(look.s, look.seat) >= spare ? doing(look, 'station') : null;
};
