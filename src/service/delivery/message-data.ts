import type { JsonObject } from '../../engine/core/index.js';
import type { DeliveryRow, MessageKind } from '../../db/index.js';
import { addressCheckData } from '../account/addresses.js';
import type { Deps } from '../deps.js';
import { answerData } from '../inbound/answer.js';
import { announcementMessage } from '../operator/announcements.js';
import { orderOverMessage } from '../orders/tell.js';
import { chatMessage } from '../chat/tell.js';
import { undeliveredMessage } from '../tables/undelivered.js';
import { voteMessage, voteOverMessage } from '../votes/messages.js';

/** What a message says, looked up when it goes out; null when it need not be said any more. */
type Gather = (deps: Deps, row: DeliveryRow) => Promise<JsonObject | null>;

/** Messages that say more than was written with them, or whose reason may be gone: the secret of a link, a vote. */
const gatherers: { readonly [kind in MessageKind]?: Gather } = {
  'order-over': orderOverMessage,
  'address-check': addressCheckData,
  'mail-answer': answerData,
  chat: chatMessage,
  vote: voteMessage,
  'vote-over': voteOverMessage,
  announcement: announcementMessage,
  'invitation-undelivered': undeliveredMessage,
};

/** What a message tells, as it was written or, for some kinds, as it is now; null when that is nothing any more. */
export const messageData = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const gather = gatherers[row.kind as MessageKind];
  return gather ? gather(deps, row) : (row.data ?? {});
};
