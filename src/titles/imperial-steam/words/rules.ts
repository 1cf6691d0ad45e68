import type { SteamAsk } from '../rules/facts.js';
import type { SteamFigures } from '../rules/names.js';
import type { ExampleGame, Figures, RulesIndex } from '../../../words/help-text.js';
import { figures as de } from './de/figures.js';
import { figures as en } from './en/figures.js';
import type { ToldSet } from './told-set.js';

/** Which paragraph a refusal rests on. */
const refusals: RulesIndex['refusals'] = {
  'bid-range': '3',
  'bid-done': '3',

  'no-marker': '6',
  'nothing-done': '6',
  'not-your-turn': '6',
  'repeat-cost': '6',
  'wrong-phase': '5',

  'link-limit': '7',
  'no-pieces': '7',
  'not-connected': '7',
  'not-in-network': '7',
  'own-track': '7',

  'fee-money': '8.1',
  'need-bridge': '8.1',
  'need-experience': '8.1',
  'need-goods': '8.1',
  'need-tunnel': '8.1',
  'no-worker': '8.1',
  'no-such-link': '8.1',
  'state-railway': '8.1',
  'track-count': '8.1',
  'worker-busy': '8.1',

  'bonus-points': '10',
  'no-car': '10',

  'engineer-gone': '8.2',
  'engineer-owned': '8.2',
  'hub-reach': '8.2',
  'no-column': '8.2',
  'no-such-column': '8.2',
  'one-column': '8.2',
  'workers-out': '8.2',

  'factories-out': '8.3',
  'no-factory-site': '8.3',
  'no-station-site': '8.3',
  'no-such-site': '8.3',
  'site-closed': '8.3',
  'stations-out': '8.3',

  'nothing-to-produce': '8.4',
  'discard-count': '1',
  'discard-spare': '1',
  'no-room': '1',

  'market-empty': '8.5',
  'order-limit': '8.5',
  'order-round-8': '8.5',

  'loco-not-yet': '8.6',
  'loco-out': '8.6',
  'no-such-train': '8.6',
  'not-higher': '8.6',
  'trains-full': '8.6',

  'contract-gone': '8.7',
  'need-cars': '8.7',

  'charity-top': '8.8',
  'need-influence': '8.9',
  'share-bottom': '8.9',
  'share-rows': '8.9',
  'share-top': '8.9',

  'no-investor': '9.1',
  'shareholders-full': '9.1',

  'coal-twice': '9.2',
  delivered: '9.2',
  'need-coal': '9.2',
  'no-demand': '9.2',
  'no-factory-good': '9.2',

  'not-state': '9.3',
};

/** Which paragraph tells of what is asked. */
const asks: { readonly [kind in Exclude<SteamAsk['kind'], 'over'>]: string } = {
  bid: '3',
  act: '6',
  'second-track': '8.1',
  'spend-token': '10',
  'make-room': '1',
  'clear-dock': '5',
  'end-turn': '6',
};

/** What stands in the rules alike in both languages. */
const numbersOf = ({ ids, sharePrices, ...known }: SteamFigures): Figures => ({
  city: ids.city,
  site: ids.site,
  contract: ids.contract,
  connection: ids.link,
  'first-share-price': String(sharePrices[0]),
  'last-share-price': String(sharePrices.at(-1)),
  'city-tiles': String(known.cityTiles),
  'cities-outside': String(known.outsideRegions),
  tracks: String(known.tracks),
});

/** What leads into the rules of Imperial Steam, with the figures of a set and moves that are possible with it. */
export const steamRules = (known: SteamFigures, set: ToldSet, example: ExampleGame): RulesIndex => ({
  figures: {
    de: { ...numbersOf(known), ...de(known, set) },
    en: { ...numbersOf(known), ...en(known, set) },
  },
  refusals,
  asks,
  example,
});
