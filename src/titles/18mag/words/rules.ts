import type { RailAsk } from '../../../engine/rail/facts.js';
import type { OwnAsk } from '../rules/facts.js';
import type { RulesIndex } from '../../../words/help-text.js';
import { example } from './example.js';

/** Which paragraph a refusal rests on. */
const refusals: RulesIndex['refusals'] = {
  'draft-gone': '1',
  'draft-quota': '1',
  'not-now/draft': '1',

  'colour-not-yet': '2.7',
  'hex-is-fixed': '2.1',
  'laid-already': '2.1',
  'no-terrain-marker': '2.1',
  'no-terrain-there': '2.1',
  'no-tile-left': '2.1',
  'not-connected': '2.1',
  'tile-drops-track': '2.1',
  'tile-may-not-follow': '2.1',
  'tile-turned-wrong': '2.1',
  'track-leads-nowhere': '2.1',
  'track-over-water': '2.1',
  'upgraded-already': '2.1',
  'not-now/lay': '2.1',
  'not-now/lay-marked': '2.1',

  'city-full': '2.2',
  'no-token-left': '2.2',
  'no-token-there': '2.2',
  'token-already-there': '2.2',
  'not-now/token': '2.2',

  'not-now/scrap': '2.3',

  'not-the-best-run': '2.4',
  'run-blocked': '2.4',
  'run-broken': '2.4',
  'run-ends-there': '2.4',
  'run-joins-too-few': '2.4.1',
  'run-location-twice': '2.4.1',
  'run-no-token': '2.4',
  'run-shares-track': '2.4',
  'run-side-twice': '2.4',
  'run-stop-shut': '2.4.1',
  'run-stop-twice': '2.4',
  'run-too-long': '2.4',
  'run-too-many-towns': '2.4.1',
  'run-too-short': '2.4',
  'not-now/run': '2.4',

  'no-railcar': '2.4.1',
  'not-now/buy-railcar': '2.4.1',

  'train-limit': '2.6',
  'train-not-for-sale': '2.6',
  'not-now/train': '2.6',

  'no-such-payout': '2.9',
  'not-now/pay-out': '2.9',

  'bought-already': '3.2',
  'cannot-hand-over': '3.3',
  'cannot-sell-so-many': '3.1',
  'certificate-limit': '3',
  'holding-limit': '3',
  'must-sell-first': '3',
  'no-share-there': '3.2',
  'not-next-in-order': '0',
  'started-already': '0',
  'nothing-to-sell': '3.1',
  'one-share-only': '3.2',
  'sold-before': '3.2',
  'not-now/buy': '3.2',
  'not-now/par': '0',
  'not-now/hand-over': '3.3',
  'not-now/sell': '3.1',

  'cannot-offer/train': '2.6',
  'cannot-pass/draft': '1',
  'cannot-pass/over-limit': '3',
  'cannot-pass/run': '2.4',
  'cannot-pass/trains': '2.6',
  'cannot-pass/pay-out': '2.9',
  'price-out-of-range/train': '2.6',
};

/** Which paragraph tells of what is asked; what no game of it asks, the nearest. */
const asks: { readonly [kind in Exclude<(RailAsk | OwnAsk)['kind'], 'nothing'>]: string } = {
  'draft-paper': '1',
  'auction-turn': '1',
  'auction-contest': '1',
  'set-par': '0',
  'home-token': '1',
  'stock-turn': '3',
  'must-sell': '3',
  'choose-certificates': '3.3',
  'lay-track': '2.1',
  'place-token': '2.2',
  'scrap-trains': '2.3',
  'run-trains': '2.4',
  dividend: '2.9',
  'pay-out': '2.9',
  'buy-trains': '2.6',
  'discard-train': '2.6',
  'forced-train': '2.6',
  'buy-privates': '2',
  'use-private': '2',
  'free-token': '2',
  offer: '2.6',
};

/** What leads into the rules of 18 Magyarország, which stand in `rules.md`. */
export const rules18mag: RulesIndex = { refusals, asks, example };
