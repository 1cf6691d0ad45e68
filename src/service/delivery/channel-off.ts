import { enqueue, switchChannel, type ChannelRow, type Tx } from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Switches a channel off and tells its owner. @param more what else the mail is told */
export const switchChannelOff = async (
  deps: Deps,
  tx: Tx,
  channel: ChannelRow,
  at: Date,
  more: JsonObject = {},
): Promise<void> => {
  await switchChannel(tx, channel, at);
  await enqueue(tx, [
    {
      id: newId(deps, 16),
      kind: 'channel-off',
      personId: channel.person_id,
      // Not about a game, so that it goes by mail alone.
      gameId: null,
      seat: null,
      number: null,
      subjectId: null,
      data: {
        channel: channel.id,
        name: channel.name,
        host: channel.host,
        failures: channel.failures,
        ...more,
      },
      dedupe: `c${channel.id}.${at.getTime()}.channel-off`,
      at,
      sendAt: at,
    },
  ]);
};

/** A channel whose address was sealed with a secret that does not count any more: it is switched off, and its owner told. */
export const switchOffUnread = async (deps: Deps, channel: ChannelRow): Promise<void> => {
  if (channel.off_at !== null) return;
  deps.log.warn(
    { channel: channel.id },
    'the address of a channel cannot be read: SESSION_SECRET was another one',
  );
  await deps.db.transaction(tx =>
    switchChannelOff(deps, tx, channel, deps.clock(), { unread: channel.kind }),
  );
};
