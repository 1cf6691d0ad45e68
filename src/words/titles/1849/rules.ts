import type { RailAsk } from '../../../engine/rail/index.js';
import type { OwnAsk } from '../../../titles/1849/facts.js';
import type { TitleRules } from '../../help-text.js';
import { rules as de } from './de/rules.js';
import { rules as en } from './en/rules.js';
import { example } from './example.js';

/** Which paragraph a refusal rests on. */
const refusals: TitleRules['refusals'] = {
  'bid-too-low': '2.4.2',
  'cannot-bid-on': '2.4.1',
  'must-take': '2.4.4',
  'only-the-cheapest': '2.4.1',
  'private-sold': '2.4.1',
  'not-now/take': '2.4',
  'not-now/bid': '2.4',

  'cannot-acquire': '4.8',
  'no-such-power-now': '2.4',
  'not-now/acquire': '4.8',
  'not-now/use-port': '2.4',

  'bought-already': '3',
  'cannot-sell-so-many': '3.1',
  'certificate-limit': '3.5.2',
  'holding-limit': '3.5.2',
  'must-sell-first': '3.5.2',
  'no-par-price': '3.3.1',
  'no-share-there': '3.2',
  'not-next-in-order': '3.3',
  'nothing-to-sell': '3.1',
  'sold-before': '3.1',
  'started-already': '3.3',
  'not-now/buy': '3.2',
  'not-now/par': '3.3',
  'not-now/sell': '3.1',

  'colour-not-yet': '4.1',
  'hex-blocked': '2.4',
  'hex-is-fixed': '4.1',
  'hex-resting': '4.6.3.1',
  'laid-already': '4.1',
  'no-tile-left': '4.1',
  'not-connected': '4.1',
  'tile-drops-track': '4.1',
  'tile-may-not-follow': '4.1',
  'track-leads-nowhere': '4.1',
  'track-over-water': '4.1',
  'not-now/lay': '4',

  'city-full': '4.2',
  'no-token-left': '4.2',
  'no-token-there': '4.2',
  'token-already-there': '4.2',
  'not-now/token': '4',
  'cannot-buy-station': '4.4',
  'not-now/station': '4.4',

  'not-the-best-run': '4.3.2',
  'run-blocked': '4.3.1',
  'run-broken': '4.3.1',
  'run-ends-there': '4.3.1',
  'run-joins-too-few': '4.3.1',
  'run-no-token': '4.3.1',
  'run-shares-track': '4.3.1',
  'run-side-twice': '4.3.1',
  'run-stop-twice': '4.3.1',
  'run-too-far': '4.3.1',
  'run-too-short': '4.3.1',
  'run-wrong-gauge': '4.3.1',
  'not-now/run': '4',
  'not-now/dividend': '4.3.2',

  'cannot-electrify': '4.5',
  'not-now/electrify': '4.5',
  'not-bankrupt': '4.6.1',
  'nothing-to-discard': '4.6.3.2',
  'train-limit': '4.6',
  'train-not-for-sale': '4.6',
  'not-now/train': '4.6',

  'cannot-issue': '4.7.1',
  'cannot-redeem': '4.7.2',
  'cannot-repay': '4.7.4',
  'cannot-borrow': '4.7.5',
  'not-now/issue': '4.7',
  'not-now/redeem': '4.7',
  'not-now/borrow': '4.7',
  'not-now/repay': '4.7',
};

/** Which paragraph tells of what is asked. */
const asks: { readonly [kind in Exclude<(RailAsk | OwnAsk)['kind'], 'nothing'>]: string } = {
  'auction-turn': '2.4',
  'auction-contest': '2.4',
  'set-par': '3.3',
  'stock-turn': '3',
  'must-sell': '3.5.2',
  'choose-certificates': '3.5.3',
  'home-token': '4.2',
  'lay-track': '4.1',
  'place-token': '4.2',
  'buy-station': '4.4',
  'buy-right': '4.5',
  'run-trains': '4.3',
  dividend: '4.3.2',
  'buy-trains': '4.6',
  'discard-train': '4.6.3.2',
  'forced-train': '4.6.1',
  'own-shares': '4.7',
  bonds: '4.7',
  'forced-interest': '4.7',
  ruined: '4.6.1',
  'buy-privates': '4.8',
  'use-private': '2.4',
  'free-token': '2.4',
  offer: '4.8',
};

/** The rules of 1849 as players read them. */
export const rules1849: TitleRules = { text: { de, en }, refusals, asks, example };
