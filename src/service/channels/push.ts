import { ECDH } from 'node:crypto';
import { channelsOf, deleteChannel, direct, type ChannelRow, type Want } from '../../db/index.js';
import type { Json } from '../../engine/core/index.js';
import type { Deps, VapidKeys } from '../deps.js';
import { Invalid } from '../errors.js';
import { cleanName } from '../text.js';
import type { PersonActor } from '../types.js';
import { cleanWants, keepChannel, outsideOf, ownChannel } from './keep.js';
import { resolveOutside } from './outside.js';
import { deriveVapidKeys } from './vapid.js';

/** A browser's subscription (W3C Push API): where to send, and the keys to encrypt with. */
export interface Subscription {
  readonly endpoint: string;
  /** base64url, as the browser gives them. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser that takes pushes, as its owner sees it. */
export interface PushReceiver {
  readonly id: string;
  readonly name: string;
  /** The host of its push service. */
  readonly host: string;
  readonly wants: readonly Want[];
  readonly createdAt: Date;
}

/**
 * What pushes are signed with: the configured keys, else some that always follow from the secret. Browsers have subscribed
 * to one key, so it stays the former one's as long as that counts.
 */
export const vapidKeys = (deps: Deps): VapidKeys =>
  deps.vapid ?? deriveVapidKeys(deps.formerSecret ?? deps.secret);

const asReceiver = (row: ChannelRow): PushReceiver => ({
  id: row.id,
  name: row.name,
  host: row.host,
  wants: row.wants,
  createdAt: row.created_at,
});

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** @throws Invalid `bad-subscription` */
const cleanKeys = ({ p256dh, auth }: Subscription['keys']): Subscription['keys'] => {
  try {
    // Refuses what is not a point on the curve.
    const point = ECDH.convertKey(
      bytesOf(p256dh),
      'prime256v1',
      undefined,
      undefined,
      'uncompressed',
    ) as Buffer;
    if (point.length !== 65 || bytesOf(auth).length !== 16) throw new Invalid('bad-subscription');
    return { p256dh: point.toString('base64url'), auth: bytesOf(auth).toString('base64url') };
  } catch {
    throw new Invalid('bad-subscription');
  }
};

export interface NewReceiver {
  readonly subscription: Subscription;
  /** For its owner to know it by. */
  readonly name: string;
  /** Everything by default. */
  readonly wants?: readonly Json[];
}

/**
 * Tells a browser from now on what its owner is mailed.
 * @throws Invalid as `readAddress`, `bad-subscription`, `bad-channel-name`, `bad-wants`; TooMany
 */
export const subscribe = async (
  deps: Deps,
  actor: PersonActor,
  receiver: NewReceiver,
): Promise<PushReceiver> => {
  const keys = cleanKeys(receiver.subscription.keys);
  const { url } = await resolveOutside(outsideOf(deps), receiver.subscription.endpoint);
  const id = await keepChannel(deps, actor, {
    kind: 'push',
    game_id: null,
    name: cleanName(receiver.name, 'bad-channel-name'),
    shape: null,
    language: actor.language,
    wants: cleanWants(receiver.wants),
    address: JSON.stringify({ endpoint: url.href, keys }),
    host: url.host,
  });
  return asReceiver(await ownChannel(direct(deps.db), actor, id, 'push'));
};

/** The actor's browsers that are told. */
export const listReceivers = async (deps: Deps, actor: PersonActor): Promise<readonly PushReceiver[]> =>
  (await channelsOf(direct(deps.db), actor.personId)).filter(row => row.kind === 'push').map(asReceiver);

/** @throws NotFound `no-such-channel` */
export const unsubscribe = (deps: Deps, actor: PersonActor, id: string): Promise<void> =>
  deps.db.transaction(async tx => deleteChannel(tx, await ownChannel(tx, actor, id, 'push')));
