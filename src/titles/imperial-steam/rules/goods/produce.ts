import {
  refuse,
  type FieldReader,
  type Json,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import type { Move } from '../play/move.js';
import { withMore } from '../position/questions.js';
import type { Draft } from '../position/draft.js';
import type { SteamState } from '../position/state.js';

interface ProduceFields {
  readonly sites: readonly string[];
}

/** Own factory workers with goods beside them. */
export const ownGoods = (s: SteamState, seat: Seat): readonly string[] =>
  Object.entries(s.sites)
    .filter(([, { owner, left }]) => owner === seat && left > 0)
    .map(([site]) => site)
    .sort();

/** Takes a good from beside a factory worker. */
export const takeFromSite = (d: Draft, site: string): void => {
  const factory = d.sites[site]!;
  d.sites = { ...d.sites, [site]: { ...factory, left: factory.left - 1 } };
};

/** Those that have not given a good in this action yet. */
const yetToGive = (s: SteamState, seat: Seat): readonly string[] => {
  const given = s.turn?.begun?.sites ?? [];
  return ownGoods(s, seat).filter(site => !given.includes(site));
};

const refusal = (s: SteamState, seat: Seat, { sites }: ProduceFields): Refusal | undefined => {
  const own = yetToGive(s, seat);
  if (own.length === 0) return refuse('nothing-to-produce');
  const empty = sites.find(site => !own.includes(site));
  if (empty !== undefined) return refuse('nothing-to-produce', { site: empty, case: 'site' });
  return sites.length === 0 ? refuse('nothing-done', { case: 'produce' }) : undefined;
};

/** Each site once, in order, as the menu lists them. */
const sitesField: FieldReader<readonly string[]> = {
  read: value => {
    if (!Array.isArray(value)) return undefined;
    const sites = (value as readonly Json[]).filter(one => typeof one === 'string');
    const isListed = sites.every((site, at) => at === 0 || sites[at - 1]! < site);
    return isListed && sites.length === value.length ? sites : undefined;
  },
  wanted: () => 'list',
  schema: { type: 'array', items: { type: 'string', minLength: 1 } },
};

/**
 * Main action 4: a good from each of some own factories into storage, at once or one after another; what does not fit is
 * thrown away afterwards.
 */
export const produce: Move<ProduceFields> = {
  type: 'produce',
  when: 'main',
  tile: 'production',
  fields: { sites: sitesField },
  options: (s, seat): readonly Option[] => {
    const own = yetToGive(s, seat);
    return own.length > 0
      ? [{ type: 'produce', fields: { sites: { someOf: own, from: 1, to: own.length } } }]
      : [];
  },
  refusal,
  parts: ({ sites }, before) => ({ sites: [...(before?.sites ?? []), ...sites].sort() }),
  play: (d, seat, { sites }, say) => {
    const player = d.players[seat]!;
    for (const site of sites) {
      player.goods = withMore(player.goods, d.sites[site]!.good, 1);
      takeFromSite(d, site);
    }
    say({ kind: 'goods-produced', seat, sites, goods: sites.map(site => d.sites[site]!.good) });
  },
};
