import {
  refuse,
  textField,
  wordOf,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { amounts, dataOf, goods, type Good } from '../data/index.js';
import { pay } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { byOffers } from '../play/offers.js';
import { unlessPaid } from '../play/refusals.js';
import { faceOf, siteOf, sitesIn, type Site } from '../position/places.js';
import { playersOf, withMore } from '../position/questions.js';
import type { PlayerState, SteamState } from '../position/state.js';
import { onField, workerFields, withWorkers, type WorkerField } from '../staff/workers.js';
import { connectedCities, isConnected } from '../track/network.js';

/** Where the worker is taken from: `training-1`, `work-3`. */
const areas = ['training', 'work'] as const;
const workers = areas.flatMap(area => workerFields.map(field => `${area}-${field}` as const));
type WorkerAt = (typeof workers)[number];

interface FactoryFields {
  readonly good: Good;
  readonly site: string;
  readonly worker: WorkerAt;
}

const placeOf = (worker: WorkerAt): readonly [area: (typeof areas)[number], field: WorkerField] =>
  worker.split('-') as [(typeof areas)[number], WorkerField];

const hasWorker = (player: PlayerState, worker: WorkerAt): boolean => {
  const [area, field] = placeOf(worker);
  return onField(player[area], field) > 0;
};

/** The site's own price, that of a station in its city, or the upper one on the board (§8.3, ruling R30). */
export const factoryPrice = (s: SteamState, { city, price }: Site, good: Good): number => {
  if (price.kind === 'fixed') return price.amount;
  if (price.kind === 'station') return faceOf(s, city).station.price ?? 0;
  return dataOf(s).factoryBoards[playersOf(s)][good].build[s.built[good]]!;
};

const placeRefusal = (s: SteamState, seat: Seat, site: Site): Refusal | undefined => {
  if (site.minPlayers > s.seats) return refuse('site-closed', { site: site.id, players: site.minPlayers });
  if (!isConnected(s, seat, site.city)) return refuse('not-in-network', { city: site.city });
  return s.sites[site.id] ? refuse('no-factory-site', { city: site.city, site: site.id }) : undefined;
};

const goodRefusal = (s: SteamState, seat: Seat, site: Site, good: Good): Refusal | undefined =>
  s.built[good] >= dataOf(s).factoryBoards[playersOf(s)][good].build.length
    ? refuse('factories-out', { good })
    : unlessPaid(s, seat, factoryPrice(s, site, good));

const workerRefusal = (s: SteamState, seat: Seat, worker: WorkerAt): Refusal | undefined => {
  const [area, field] = placeOf(worker);
  return hasWorker(s.players[seat]!, worker)
    ? undefined
    : refuse('no-worker', { field: Number(field), case: area });
};

const refusal = (s: SteamState, seat: Seat, fields: FactoryFields): Refusal | undefined => {
  const site = siteOf(s, fields.site);
  if (!site) return refuse('no-such-site', { site: fields.site });
  return (
    placeRefusal(s, seat, site) ??
    goodRefusal(s, seat, site, fields.good) ??
    workerRefusal(s, seat, fields.worker)
  );
};

const options = (s: SteamState, seat: Seat): readonly Option[] => {
  const usable = workers.filter(worker => hasWorker(s.players[seat]!, worker));
  if (usable.length === 0) return [];
  const free = connectedCities(s, seat)
    .flatMap(city => sitesIn(s, city))
    .filter(site => !s.sites[site.id]);
  const sitesFor = (good: Good): readonly string[] =>
    free.flatMap(site => (goodRefusal(s, seat, site, good) ? [] : [site.id]));
  return byOffers(goods, sitesFor).map(({ items, offers }) => ({
    type: 'factory',
    fields: { good: { oneOf: items }, site: { oneOf: offers }, worker: { oneOf: usable } },
  }));
};

/** Main action 3: a factory, whose worker stays on its site for good, with goods according to the worker's field. */
export const factory: Move<FactoryFields> = {
  type: 'factory',
  when: 'main',
  tile: 'building',
  // Whether there is such a site depends on the tiles that lie there.
  fields: { good: wordOf(goods), site: textField, worker: wordOf(workers) },
  options,
  refusal,
  play: (d, seat, { good, site, worker }, say) => {
    const player = d.players[seat]!;
    const cost = factoryPrice(d, siteOf(d, site)!, good);
    const [area, field] = placeOf(worker);
    const left = amounts.factoryGoods[field];
    pay(d, seat, cost);
    player[area] = withWorkers(player[area], field, -1);
    player.factories = withMore(player.factories, good, 1);
    d.built = withMore(d.built, good, 1);
    d.sites = { ...d.sites, [site]: { owner: seat, good, left } };
    say({ kind: 'factory-built', seat, good, site, cost, field: Number(field), left });
  },
};
