import { bid } from '../bid/bid.js';
import { factory } from '../building/factory.js';
import { station } from '../building/station.js';
import { secure } from '../contract/secure.js';
import { deliver } from '../delivery/deliver.js';
import { buy } from '../goods/buy.js';
import { discard } from '../goods/discard.js';
import { order } from '../goods/order.js';
import { produce } from '../goods/produce.js';
import { charity } from '../money/charity.js';
import { donate } from '../money/donate.js';
import { sell } from '../money/sell.js';
import { share } from '../money/share.js';
import { endTurn } from '../round/end-turn.js';
import { pass } from '../round/pass.js';
import { hire } from '../staff/hire.js';
import { access } from '../track/access.js';
import { giveUp, laySecond } from '../track/second.js';
import { token } from '../track/token.js';
import { track } from '../track/track.js';
import { buyLocomotive } from '../train/buy-locomotive.js';
import { upgrade } from '../train/upgrade.js';
import type { Move } from './move.js';

/** The eleven main actions as the rulebook numbers them, then all else; the menu lists them so. */
export const moves: readonly Move[] = [
  bid,
  token,
  discard,
  laySecond,
  giveUp,
  track,
  hire,
  station,
  factory,
  produce,
  buy,
  order,
  buyLocomotive,
  upgrade,
  secure,
  charity,
  share,
  donate,
  pass,
  sell,
  deliver,
  access,
  endTurn,
];
