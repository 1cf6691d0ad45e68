import type { SteamFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { Names, Wording } from '../../../../words/types.js';
import { cityOf, cityOfSite, counted, linkName, lots } from '../things.js';

const steps = (count: number): string => (count === 1 ? '1 step' : `${String(count)} steps`);

const gaining = (count: number): string => (count === 0 ? '' : ` and gains ${steps(count)} of influence`);

const goods = (n: Names, counts: { readonly [good: string]: number }): string => list('en', lots(n, counts));

const players = (n: Names, seats: readonly number[]): string => seats.map(seat => n.seat(seat)).join(', ');

const articles: { readonly [good: string]: string } = { iron: 'an' };

const cars = (count: number): string => (count === 1 ? 'a freight car' : `${String(count)} freight cars`);

const investors = (count: number): string =>
  count === 1 ? 'an investor joins' : `${String(count)} investors join`;

const keys = { gold: 'the large city key', silver: 'the small city key' };

/** What a token's points bought. */
const bought = (influence: number, rows: number, wagons: number): readonly string[] => [
  ...(influence > 0 ? [`${steps(influence)} of influence`] : []),
  ...(rows > 0 ? [rows === 1 ? 'a row of share price' : `${String(rows)} rows of share price`] : []),
  ...(wagons > 0 ? [wagons === 1 ? 'a passenger car' : `${String(wagons)} passenger cars`] : []),
];

/** What happens in Imperial Steam, in English. */
export const facts: Wording<SteamFact> = {
  'order-drawn': (f, n) => `Turn order as drawn: ${players(n, f.order)}`,
  'hub-placed': (f, n) =>
    `The ${n.name('hub', f.hub)} hub lies in ${cityOf(n, f.city)}, influence ${String(f.column)}`,
  'crowns-placed': (f, n) =>
    `${f.links.length === 1 ? 'State railway' : 'State railways'}: ${list(
      'en',
      f.links.map(link => linkName(n, link)),
    )}`,

  'bid-sealed': (f, n) => `${n.seat(f.seat)} has bid`,
  'bid-opened': (f, n) => `${n.seat(f.seat)} bids ${n.money(f.amount)} for influence`,
  'order-set': (f, n) => `Turn order: ${players(n, f.order)}`,
  'round-begun': f => `Round ${String(f.round)} begins`,
  'market-filled': (f, n) =>
    `New in the shipment market: ${goods(n, counted(f.goods))}` +
    (f.surplus.length === 0 ? '' : ` (no room for ${goods(n, counted(f.surplus))})`),
  'dock-cleared': (f, n) => `${n.seat(f.seat)} receives ordered goods: ${goods(n, f.goods)}`,
  'income-taken': (f, n) => `${n.seat(f.seat)} takes ${n.money(f.amount)} of income`,
  'marker-placed': (f, n) =>
    f.steps === 0
      ? `${n.seat(f.seat)} chooses “${n.name('tile', f.tile)}”`
      : `${n.seat(f.seat)} repeats “${n.name('tile', f.tile)}” and loses ${steps(f.steps)} of influence`,
  'turn-ended': (f, n) => `${n.seat(f.seat)} ends the turn`,
  passed: (f, n) => `${n.seat(f.seat)} passes`,

  'workers-set': (f, n) => {
    const sent = lots(n, f.workers, 'field');
    return sent.length === 0
      ? `${n.seat(f.seat)} builds without workers`
      : `${n.seat(f.seat)} sends workers to lay tracks: ${list('en', sent)}`;
  },
  'track-laid': (f, n) =>
    `${n.seat(f.seat)} lays a track ${linkName(n, f.link)}` +
    (f.extra === undefined ? '' : ` with 1 ${n.name('good', f.extra)} more`) +
    (f.second === undefined ? '' : `, with ${linkName(n, f.second)} to follow`),
  'fee-paid': (f, n) => `${n.seat(f.seat)} pays ${n.seat(f.to)} a fee of ${n.money(f.amount)}`,
  'second-given-up': (f, n) => `${n.seat(f.seat)} gives up the second track ${linkName(n, f.link)}`,
  'semmering-taken': (f, n) => `${n.seat(f.seat)} gets the Semmering tile`,
  'city-joined': (f, n) => `${n.seat(f.seat)} reaches ${cityOf(n, f.city)}${gaining(f.steps)}`,
  'trieste-reached': (f, n) => `${n.seat(f.seat)} is connected to Trieste and gets ${n.money(f.amount)}`,
  'token-taken': (f, n) =>
    `${n.seat(f.seat)} takes a business token of ${String(f.points)} in ${cityOf(n, f.city)}`,
  'token-spent': (f, n) => {
    const got = bought(f.steps, f.rows, f.cars);
    return got.length === 0
      ? `${n.seat(f.seat)} forfeits the business token from ${cityOf(n, f.city)}`
      : `${n.seat(f.seat)} spends the business token from ${cityOf(n, f.city)} on ${list('en', got)}`;
  },
  'access-bought': (f, n) => {
    const buys = `${n.seat(f.seat)} buys access to the state railway ${linkName(n, f.link)} and pays`;
    if (f.to.length === 0) return `${buys} the bank ${n.money(f.cost)}`;
    const each = n.money(f.cost / f.to.length);
    return `${buys} ${list(
      'en',
      f.to.map(seat => n.seat(seat)),
    )} ${each}${f.to.length === 1 ? '' : ' each'}`;
  },

  'workers-hired': (f, n) =>
    `${n.seat(f.seat)} hires ${f.count === 1 ? 'a worker' : `${String(f.count)} workers`} and pays ${n.money(f.cost)}`,
  'engineer-hired': (f, n) =>
    `${n.seat(f.seat)} hires a ${n.name('engineer', f.engineer)} (${n.name('hub', f.hub)} hub) and pays ${n.money(f.cost)}`,
  'station-built': (f, n) =>
    `${n.seat(f.seat)} builds a station in ${cityOf(n, f.city)} for ${n.money(f.cost)}`,
  'factory-built': (f, n) =>
    `${n.seat(f.seat)} builds ${articles[f.good] ?? 'a'} ${n.name('good', f.good)} factory in ${cityOfSite(n, f.site)} for ${n.money(f.cost)}, with a worker ${n.name('field', String(f.field))} and ${String(f.left)} ${n.name('good', f.good)}`,
  'locomotive-bought': (f, n) =>
    `${n.seat(f.seat)} buys an IS-${String(f.level)} for ${n.money(f.cost)}${gaining(f.steps)}`,
  'locomotive-upgraded': (f, n) =>
    `${n.seat(f.seat)} upgrades an IS-${String(f.from)} to an IS-${String(f.to)} for ${n.money(f.cost)}${gaining(f.steps)}`,
  'contract-secured': (f, n) =>
    `${n.seat(f.seat)} secures the contract ${n.name('contract', f.contract)} and reserves ${cars(f.reserved)}; ` +
    (f.investors === 0 ? 'no investor joins' : investors(f.investors)),

  'goods-produced': (f, n) => `${n.seat(f.seat)} produces ${goods(n, counted(f.goods))}`,
  'good-bought': (f, n) => `${n.seat(f.seat)} buys 1 ${n.name('good', f.good)} for ${n.money(f.cost)}`,
  'goods-ordered': (f, n) => `${n.seat(f.seat)} orders ${goods(n, f.goods)} for ${n.money(f.cost)}`,
  'goods-discarded': (f, n) => `${n.seat(f.seat)} throws away ${goods(n, f.goods)}`,
  'good-delivered': (f, n) =>
    `${n.seat(f.seat)} delivers 1 ${n.name('good', f.good)} to ${cityOf(n, f.city)} and gets ` +
    (f.key === undefined ? n.money(f.amount ?? 0) : keys[f.key]),
  'hub-grew': (f, n) =>
    f.steps === 0
      ? `The ${n.name('hub', f.hub)} hub stays at ${String(f.column)} influence`
      : `The ${n.name('hub', f.hub)} hub rises ${steps(f.steps)} to ${String(f.column)} influence`,

  'charity-shown': (f, n) =>
    `${n.seat(f.seat)} shows charity: ${steps(f.steps)} of influence for ${n.money(f.cost)}`,
  'share-moved': (f, n) => {
    const moved = `${n.seat(f.seat)} ${f.rows > 0 ? 'raises' : 'lowers'} the share price to ${n.money(f.price)}`;
    return f.steps === 0 ? moved : `${moved} and loses ${steps(Math.abs(f.steps))} of influence`;
  },
  'share-sold': (f, n) => `${n.seat(f.seat)} sells a share for ${n.money(f.price)}`,
  'donation-taken': (f, n) => `${n.seat(f.seat)} collects donations: ${n.money(f.amount)}`,

  'game-over': f =>
    f.reason === 'trieste'
      ? 'Wien and Trieste are joined: the game is over'
      : 'The eighth round is over: the game is over',
};
