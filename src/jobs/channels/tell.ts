import type { Deps } from '../../service/deps.js';
import { beginChannelDelivery, keepSaid } from '../../service/delivery/channels.js';
import { endChannelDelivery } from '../../service/delivery/channel-outcome.js';
import type { Teller } from './teller.js';

/**
 * Tells a channel one thing and records the try. One that was cut short is sent again, under the same id.
 * @throws Error where nobody can tell it: another process may
 */
export const tellChannel = async (deps: Deps, teller: Teller | undefined, id: string): Promise<void> => {
  if (!teller) throw new Error('no channel is told anything by this process');
  const sending = await beginChannelDelivery(deps, id);
  if (!sending) return;
  const kept = typeof sending.body === 'string' ? sending.body : null;
  const body = kept ?? teller.body(sending);
  if (kept === null) await keepSaid(deps, id, body);
  const done = await teller.send(sending, body);
  await endChannelDelivery(deps, sending, done);
  const { kind } = sending.channel;
  deps.log.info(
    { delivery: id, channel: kind, sent: done.sent, tries: sending.tries + 1 },
    'told to a channel',
  );
};
