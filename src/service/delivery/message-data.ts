import type { JsonObject } from '../../engine/core/index.js';
import type { DeliveryRow, MessageKind } from '../../db/index.js';
import { addressCheckData } from '../account/addresses.js';
import type { Deps } from '../deps.js';
import { answerData } from '../inbound/answer.js';
import { voteReplyTo } from '../inbound/vote.js';
import { announcementMessage } from '../operator/announcements.js';
import { orderOverMessage } from '../orders/tell.js';
import { chatMessage } from '../chat/tell.js';
import { undeliveredMessage } from '../tables/undelivered.js';
import { voteMessage, voteOverMessage, type ToldVote } from '../votes/messages.js';

/** What a message says, looked up when it goes out; null when it need not be said any more. */
type Gather = (deps: Deps, row: DeliveryRow) => Promise<JsonObject | null>;

/** A vote, with where its mail can be answered. */
const voteWithReply: Gather = async (deps, row) => {
  const told = (await voteMessage(deps, row)) as (JsonObject & ToldVote) | null;
  const { game_id: gameId, person_id: personId, seat } = row;
  if (!told?.votes || !told.yesOrNo || gameId === null || personId === null || seat === null) return told;
  return { ...told, ...(await voteReplyTo(deps, { gameId, personId, seat, number: told.number })) };
};

/** Messages that say more than was written with them, or whose reason may be gone: the secret of a link, a vote. */
const gatherers: { readonly [kind in MessageKind]?: Gather } = {
  'order-over': orderOverMessage,
  'address-check': addressCheckData,
  'mail-answer': answerData,
  chat: chatMessage,
  vote: voteWithReply,
  'vote-over': voteOverMessage,
  announcement: announcementMessage,
  'invitation-undelivered': undeliveredMessage,
};

/** What a message tells, as it was written or, for some kinds, as it is now; null when that is nothing any more. */
export const messageData = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const gather = gatherers[row.kind as MessageKind];
  return gather ? gather(deps, row) : (row.data ?? {});
};
