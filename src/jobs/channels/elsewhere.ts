import type { Deps } from '../../service/deps.js';
import { beginElsewhere, keepSaid } from '../../service/delivery/channels.js';
import { endElsewhere } from '../../service/delivery/channel-outcome.js';
import type { Teller } from './teller.js';

/**
 * Tells one thing elsewhere and records the try. One that was cut short is sent again, under the same id.
 * @throws Error where nobody can tell it: another process may
 */
export const elsewhere = async (deps: Deps, teller: Teller | undefined, id: string): Promise<void> => {
  if (!teller) throw new Error('nothing is told elsewhere by this process');
  const sending = await beginElsewhere(deps, id);
  if (!sending) return;
  const kept = typeof sending.body === 'string' ? sending.body : null;
  const body = kept ?? teller.body(sending);
  if (kept === null) await keepSaid(deps, id, body);
  const done = await teller.send(sending, body);
  await endElsewhere(deps, sending, done);
  const { kind } = sending.channel;
  deps.log.info({ delivery: id, channel: kind, sent: done.sent, tries: sending.tries + 1 }, 'told elsewhere');
};
