import { claim, direct } from '../../db/index.js';
import type { Deps } from '../deps.js';
import type { Outgoing } from './outgoing.js';
import { gates, type ClaimedMail } from './gates.js';

export type * from './outgoing.js';
export * from './outcome.js';

/**
 * Claims a mail and gathers what it says, if all gates let it go out now.
 * @param calm when a mail goes out once more of which nobody knows whether it did
 */
export const beginDelivery = async (
  deps: Deps,
  id: string,
  calm: Date = new Date(0),
): Promise<Outgoing | null> => {
  const row = await claim(direct(deps.db), id);
  let leaving: ClaimedMail | null = row
    ? {
        row,
        calm,
        urgent: false,
        deadline: null,
        outgoing: null,
        address: '',
      }
    : null;
  for (const { decide } of gates) leaving &&= await decide(deps, leaving);
  return leaving && leaving.outgoing;
};
