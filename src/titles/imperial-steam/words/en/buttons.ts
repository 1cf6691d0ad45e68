import type { SteamFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { Buttons, Names } from '../../../../words/types.js';
import { cityOf, cityOfSite, counted, linkName, lots } from '../things.js';

const goods = (n: Names, counts: { readonly [good: string]: number }): string => list('en', lots(n, counts));

const steps = (count: number): string => (count === 1 ? '1 step' : `${String(count)} steps`);

/** What is pressed in Imperial Steam, by what it makes happen, in English. */
export const buttons: Buttons<SteamFact> = {
  'bid-sealed': () => 'Bid',
  'turn-ended': () => 'End the turn',
  passed: () => 'Pass',
  'track-laid': (f, n) =>
    f.second === undefined
      ? `Lay a track ${linkName(n, f.link)}`
      : `Lay tracks ${linkName(n, f.link)} and ${linkName(n, f.second)}`,
  'second-given-up': (f, n) => `Give up the track ${linkName(n, f.link)}`,
  'token-spent': f => (f.steps + f.rows + f.cars === 0 ? 'Give up the points' : 'Spend the points'),
  'access-bought': (f, n) => `Buy access ${linkName(n, f.link)} for ${n.money(f.cost)}`,
  'workers-hired': (f, n) =>
    `Hire ${f.count === 1 ? '1 worker' : `${String(f.count)} workers`} for ${n.money(f.cost)}`,
  'engineer-hired': (f, n) => `Hire a ${n.name('engineer', f.engineer)} for ${n.money(f.cost)}`,
  'station-built': (f, n) => `Build a station in ${cityOf(n, f.city)} for ${n.money(f.cost)}`,
  'factory-built': (f, n) =>
    `Build a factory for ${n.name('good', f.good)} in ${cityOfSite(n, f.site)} for ${n.money(f.cost)}`,
  'locomotive-bought': (f, n) => `Buy an IS-${String(f.level)} for ${n.money(f.cost)}`,
  'locomotive-upgraded': (f, n) =>
    `Upgrade an IS-${String(f.from)} to an IS-${String(f.to)} for ${n.money(f.cost)}`,
  'contract-secured': (f, n) => `Secure the contract ${n.name('contract', f.contract)}`,
  'goods-produced': (f, n) => `Produce ${goods(n, counted(f.goods))}`,
  'good-bought': (f, n) => `Buy 1 ${n.name('good', f.good)} for ${n.money(f.cost)}`,
  'goods-ordered': (f, n) => `Order ${goods(n, f.goods)} for ${n.money(f.cost)}`,
  'goods-discarded': (f, n) => `Throw away ${goods(n, f.goods)}`,
  'good-delivered': (f, n) =>
    `Deliver 1 ${n.name('good', f.good)} to ${cityOf(n, f.city)}${f.amount === undefined ? '' : ` for ${n.money(f.amount)}`}`,
  'charity-shown': (f, n) => `${steps(f.steps)} of influence for ${n.money(f.cost)}`,
  'share-moved': (f, n) => `${f.rows > 0 ? 'Raise' : 'Lower'} the share price to ${n.money(f.price)}`,
  'share-sold': (f, n) => `Sell a share for ${n.money(f.price)}`,
  'donation-taken': (f, n) => `Collect ${n.money(f.amount)} of donations`,
};
