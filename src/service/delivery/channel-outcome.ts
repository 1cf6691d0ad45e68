import { countTry, deleteChannel, recordTry, queueChannelDelivery, type ChannelRow } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { switchChannelOff } from './channel-off.js';
import type { ChannelDelivery } from './channels.js';

/** What became of a try to tell a channel something. */
export interface ChannelTry {
  readonly sent: boolean;
  /** What was answered, or why nobody was reached; shown to the channel's owner. */
  readonly answer: string;
  /** Another try is pointless. */
  readonly final?: boolean;
  /** There is no such browser any more: it is forgotten. */
  readonly gone?: boolean;
  /** Seconds for which the other side wants to be left alone. */
  readonly retryAfter?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds before each further try: eight tries within a day. */
export const pauses: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
];

/** A webhook is switched off after this many failures in a row, over at least this many seconds. */
const MOST_FAILURES = 20;
const PATIENCE = 3 * DAY;

/** Records a try; what failed comes again later. A channel that only fails is given up, and its owner told. */
export const endChannelDelivery = (deps: Deps, sending: ChannelDelivery, done: ChannelTry): Promise<void> =>
  deps.db.transaction(async tx => {
    const at = deps.clock();
    const pause = sending.once || done.final || done.gone ? undefined : pauses[sending.tries];
    const status = done.sent ? 'sent' : pause === undefined ? 'failed' : 'queued';
    await recordTry(tx, { id: sending.id, status, at, sent: done.sent, answer: done.answer });
    const channel = await countTry(tx, { id: sending.channel.id, sent: done.sent, at });
    if (!channel) return;
    if (done.gone) return deleteChannel(tx, channel);
    if (!done.sent && isLost(channel, at)) return switchChannelOff(deps, tx, channel, at);
    if (status === 'queued')
      await queueChannelDelivery(
        tx,
        sending.id,
        new Date(at.getTime() + wait(pause!, done.retryAfter) * 1000),
      );
  });

const wait = (pause: number, wished = 0): number => Math.max(pause, Math.min(wished, DAY));

const isLost = (channel: ChannelRow, at: Date): boolean =>
  channel.off_at === null &&
  channel.failures >= MOST_FAILURES &&
  channel.failing_since !== null &&
  at.getTime() - channel.failing_since.getTime() >= PATIENCE * 1000;
