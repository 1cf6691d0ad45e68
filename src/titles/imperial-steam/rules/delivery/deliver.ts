import { refuse, textField, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { dataOf, type Good, type HubColour } from '../data/index.js';
import { columnWidth } from '../influence/track.js';
import { ownGoods, takeFromSite } from '../goods/produce.js';
import { take } from '../money/cash.js';
import type { Move, Say } from '../play/move.js';
import { byOffers } from '../play/offers.js';
import { cityField, hubIn } from '../position/places.js';
import { playersOf, withMore } from '../position/questions.js';
import type { Draft } from '../position/draft.js';
import type { SteamState } from '../position/state.js';
import { isConnected } from '../track/network.js';

interface DeliverFields {
  readonly site: string;
  readonly city: string;
}

/** Against a good for a city, wherever it comes from. */
const demandRefusal = (s: SteamState, seat: Seat, good: Good, city: string): Refusal | undefined => {
  if (!isConnected(s, seat, city)) return refuse('not-in-network', { city });
  if (!s.demand[city]?.includes(good)) return refuse('no-demand', { city, good });
  return good === 'coal' && s.coalBy[city]?.includes(seat) ? refuse('coal-twice', { city }) : undefined;
};

const timeRefusal = (s: SteamState, seat: Seat): Refusal | undefined => {
  if (s.turn!.delivered) return refuse('delivered');
  return s.players[seat]!.goods.coal === 0 ? refuse('need-coal', { cost: 1, stored: 0 }) : undefined;
};

const refusal = (s: SteamState, seat: Seat, { site, city }: DeliverFields): Refusal | undefined => {
  const refused = timeRefusal(s, seat);
  if (refused) return refused;
  const factory = s.sites[site];
  if (factory?.owner !== seat || factory.left === 0)
    return refuse('no-factory-good', { site, ...(factory?.owner === seat && { good: factory.good }) });
  return demandRefusal(s, seat, factory.good, city);
};

const options = (s: SteamState, seat: Seat): readonly Option[] => {
  if (timeRefusal(s, seat)) return [];
  const wanting = (site: string): readonly string[] =>
    dataOf(s).cityIds.filter(city => !demandRefusal(s, seat, s.sites[site]!.good, city));
  return byOffers(ownGoods(s, seat), wanting).map(({ items, offers }) => ({
    type: 'deliver',
    fields: { site: { oneOf: items }, city: { oneOf: offers } },
  }));
};

/** What a delivery pays: the lower value on the last empty space of the good's row; for coal nothing (ruling R34). */
export const deliveryPrice = (s: SteamState, good: Good): number =>
  dataOf(s).factoryBoards[playersOf(s)][good].delivery?.[s.built[good] - 1] ?? 0;

/** The most valuable key that is left of the hub's. */
const takeKey = (d: Draft, seat: Seat, hub: HubColour): 'gold' | 'silver' => {
  const key = d.hubs[hub].gold === null ? 'gold' : 'silver';
  d.hubs = { ...d.hubs, [hub]: { ...d.hubs[hub], [key]: seat } };
  return key;
};

/** One cube more makes the hub's marker move as its growth tile says (§9.2). */
const grow = (d: Draft, hub: HubColour, say: Say): void => {
  const { column, cubes, growth } = d.hubs[hub];
  const steps = dataOf(d).growthTiles[growth]![cubes]!;
  const to = Math.min(dataOf(d).lastInfluenceColumn, column + steps * columnWidth);
  d.hubs = { ...d.hubs, [hub]: { ...d.hubs[hub], column: to, cubes: cubes + 1 } };
  say({ kind: 'hub-grew', hub, steps: (to - column) / columnWidth, column: to });
};

const fillDemand = (d: Draft, seat: Seat, good: Good, city: string): void => {
  const open = d.demand[city]!.toSpliced(d.demand[city]!.indexOf(good), 1);
  const { [city]: _filled, ...others } = d.demand;
  d.demand = open.length > 0 ? { ...d.demand, [city]: open } : others;
  if (good === 'coal')
    d.coalBy = { ...d.coalBy, [city]: [...(d.coalBy[city] ?? []), seat].sort((a, b) => a - b) };
};

/** Free action, once a turn: a good from beside a factory worker goes to a city that wants it, for a coal from storage. */
export const deliver: Move<DeliverFields> = {
  type: 'deliver',
  when: 'free',
  fields: { site: textField, city: cityField },
  options,
  refusal,
  play: (d, seat, { site, city }, say) => {
    const { good } = d.sites[site]!;
    const player = d.players[seat]!;
    const hub = hubIn(d, city);
    player.goods = withMore(player.goods, 'coal', -1);
    takeFromSite(d, site);
    fillDemand(d, seat, good, city);
    d.turn = { ...d.turn!, delivered: true };
    if (good === 'coal' && hub)
      say({ kind: 'good-delivered', seat, good, site, city, key: takeKey(d, seat, hub) });
    else {
      const amount = deliveryPrice(d, good);
      take(d, seat, amount);
      say({ kind: 'good-delivered', seat, good, site, city, amount });
    }
    if (hub) grow(d, hub, say);
  },
};
