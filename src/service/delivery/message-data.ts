import type { JsonObject } from '../../engine/core/index.js';
import type { DeliveryRow, MessageKind } from '../../db/index.js';
import { addressCheckData } from '../account/addresses.js';
import type { Deps } from '../deps.js';
import { answerData } from '../inbound/answer.js';
import { announcementNote } from '../operator/announcements.js';
import { orderOverNote } from '../orders/tell.js';
import { talkNote } from '../talk/tell.js';
import { voteNote, voteOverNote } from '../votes/notes.js';

/** What a note says, looked up when it goes out; null when it need not be said any more. */
type Gather = (deps: Deps, row: DeliveryRow) => Promise<JsonObject | null>;

/** Notes that say more than was written with them, or whose reason may be gone: the secret of a link, a vote. */
const gatherers: { readonly [kind in MessageKind]?: Gather } = {
  'order-over': orderOverNote,
  'address-check': addressCheckData,
  'mail-answer': answerData,
  chat: talkNote,
  vote: voteNote,
  'vote-over': voteOverNote,
  announcement: announcementNote,
};

/** What a note tells, as it was written or, for some kinds, as it is now; null when that is nothing any more. */
export const messageData = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const gather = gatherers[row.kind as MessageKind];
  return gather ? gather(deps, row) : (row.data ?? {});
};
