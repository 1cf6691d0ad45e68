import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { ChannelDelivery } from '../../service/delivery/channels.js';
import type { Subscription } from '../../service/channels/push.js';
import type { VapidKeys } from '../../service/deps.js';
import type { Sending } from './outbound.js';
import { safeLine, type ChannelNews } from './say.js';

const HOUR = 3600;

/** How long a push service keeps what it cannot hand over, in seconds, and how soon it wakes a device. */
const manner = (event: string): { readonly TTL: number; readonly urgency: webPush.Urgency } => {
  if (event === 'reminder') return { TTL: 24 * HOUR, urgency: 'high' };
  if (event === 'turn' || event === 'offer') return { TTL: 72 * HOUR, urgency: 'normal' };
  return { TTL: 72 * HOUR, urgency: 'low' };
};

/** A later push of the same game takes the place of one that was not yet seen. At most 32 letters. */
const topicOf = (told: ChannelNews): string | undefined =>
  told.game
    ? createHash('sha256').update(`topic:${told.game.id}`).digest('base64url').slice(0, 32)
    : undefined;

/** What the service worker shows: `src/web/push/worker.ts`. */
export const pushBody = (told: ChannelNews): string =>
  JSON.stringify({
    title: safeLine(told.title, 100),
    body: safeLine(told.lines.join(' '), 200),
    url: told.link,
    tag: told.game?.id ?? told.event,
  });

export interface Pushing {
  readonly keys: VapidKeys;
  /** Whom a push service writes to when something is wrong: `mailto:` or https. */
  readonly subject: string;
}

/** An encrypted message (RFC 8291) and where it goes. */
export const pushRequest = (
  sending: ChannelDelivery,
  told: ChannelNews,
  body: string,
  { keys, subject }: Pushing,
): Sending & { readonly endpoint: string } => {
  const topic = topicOf(told);
  const made = webPush.generateRequestDetails(JSON.parse(sending.address) as Subscription, body, {
    ...manner(told.event),
    ...(topic !== undefined && { topic }),
    vapidDetails: { ...keys, subject },
  });
  // The package gives numbers as well.
  const headers: readonly (readonly [string, string | number])[] = Object.entries(made.headers);
  return {
    endpoint: made.endpoint,
    headers: Object.fromEntries(
      headers.flatMap(([name, value]) => (name === 'Content-Length' ? [] : [[name, String(value)]])),
    ),
    body: made.body,
  };
};
