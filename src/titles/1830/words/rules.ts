import type { RailAsk } from '../../../engine/rail/index.js';
import type { OwnAsk } from '../rules/facts.js';
import type { RulesIndex } from '../../../words/help-text.js';
import { lessons as lessonsDe } from './de/lessons.js';
import { lessons as lessonsEn } from './en/lessons.js';
import { example } from './example.js';

/** Which paragraph a refusal rests on. */
const refusals: RulesIndex['refusals'] = {
  'bid-too-low': 'C-2.2.1',
  'cannot-bid-on': 'C-2.2',
  'must-take': 'C-2.2.3',
  'only-the-cheapest': 'C-2.2',
  'private-sold': 'C-2.2',
  'not-now/take': 'C-2.2',
  'not-now/bid': 'C-2.2',

  'cannot-acquire': '4.1',
  'cannot-exchange': '4.0',
  'no-such-power-now': '4.0',
  'not-now/acquire': '4.1',
  'not-now/use-lay': '4.0',
  'not-now/use-token': '4.0',

  'bought-already': '6.2',
  'cannot-sell-so-many': '6.1',
  'certificate-limit': '5.3',
  'holding-limit': '5.3',
  'must-sell-first': '5.3',
  'no-par-price': '6.2',
  'no-share-there': '5.1',
  'nothing-to-sell': '6.1',
  'one-share-only': 'C-1.3',
  'par-first': '6.2',
  'sold-before': '6.1',
  'started-already': '6.2',
  'not-now/buy': '6.2',
  'not-now/par': '6.2',
  'not-now/sell': '6.1',

  'colour-not-yet': '7.2',
  'hex-blocked': '7.2.1',
  'hex-is-fixed': '7.2',
  'laid-already': '7.2',
  'no-tile-left': '7.2',
  'not-connected': '7.2.1',
  'tile-drops-track': '7.2.2',
  'tile-may-not-follow': '7.2.2',
  'track-leads-nowhere': '7.2.1',
  'track-over-water': '7.2.1',
  'not-now/lay': '7.1',

  'city-full': '7.3.2',
  'no-token-left': '7.3.2',
  'no-token-there': '7.3.2',
  'token-already-there': '7.3.2',
  'not-now/home': '7.3.1',
  'not-now/token': '7.1',

  'not-the-best-run': '7.4',
  'run-blocked': '7.3.3',
  'run-broken': '7.4.2',
  'run-ends-there': '7.4.2',
  'run-location-twice': '7.4.2',
  'run-no-token': '7.4.2',
  'run-shares-track': '7.4.2',
  'run-side-twice': '7.4.2',
  'run-stop-twice': '7.4.2',
  'run-too-long': '7.4.1',
  'run-too-short': '7.4',
  'not-now/run': '7.1',
  'not-now/dividend': '7.5',

  'group-not-left': '1.3',
  'not-now/bid-for-choice': '1.3',
  'not-now/choose-group': '1.3',
  'debt-out-of-range': '7.7',
  'not-now/repay-debt': '7.7',
  'bid-between-steps': 'V-1.8',
  'sold-already': 'V-6.1',
  'not-now/choose-city': 'V-7.8',

  'no-licence': 'S-1',
  'not-now/licence': 'S-1',
  'not-now/lay-at-half': 'S-1',

  'not-bankrupt': 'C-2.4',
  'nothing-to-discard': '7.6.1',
  'train-limit': '7.6',
  'train-not-for-sale': '7.6',
  'not-now/train': '7.6',

  'cannot-offer/private': '4.1',
  'cannot-offer/train': '7.6',
  'cannot-pass/over-limit': '5.3',
  'cannot-pass/run': '7.4',
  'cannot-pass/dividend': '7.5',
  'cannot-pass/trains': '7.6.2',
  'cannot-pass/group': '1.3',
  'price-out-of-range/private': '4.1',
  'price-out-of-range/train': '7.6',
  'not-now/certificates': '6.4',
};

/** Which paragraph tells of what is asked. */
const asks: { readonly [kind in Exclude<RailAsk['kind'], 'nothing'> | OwnAsk['kind']]: string } = {
  'auction-turn': 'C-2.2',
  'auction-contest': 'C-2.2.2',
  'set-par': '6.2',
  'stock-turn': '6.0',
  'must-sell': '5.3',
  'choose-certificates': '6.4',
  'home-token': '7.3.1',
  'lay-track': '7.2',
  'place-token': '7.3',
  'run-trains': '7.4',
  dividend: '7.5',
  'buy-trains': '7.6',
  'discard-train': '7.6.1',
  'forced-train': 'C-2.3',
  'buy-privates': '4.0',
  'use-private': '4.0',
  'free-token': '4.0',
  offer: '4.0',
  'bid-for-choice': '1.3',
  'choose-group': '1.3',
  'train-on-credit': '7.7',
  'choose-city': 'V-7.8',
  'buy-licence': 'S-1',
};

/** What leads into the rules of 1830 Classic, which stand in `rules.md`. */
export const rules1830: RulesIndex = {
  refusals,
  asks,
  example,
  firstGame: { seats: 4, preset: 'base', lessons: { de: lessonsDe, en: lessonsEn } },
};
