import { domainToASCII } from 'node:url';
import {
  lockThrottle,
  postpone,
  setAside,
  writeThrottle,
  type DeliveryKind,
  type DeliveryRow,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { sortOf } from '../prefs/choices.js';
import { rateOf } from './rates.js';
import { ask, type Rank } from './slots.js';

/** What a game or a seat waits for, or somebody's account. */
const soon: readonly string[] = ['turn', 'reminder', 'votes', 'account', 'invitation'];

const rankOf = (kind: DeliveryKind, urgent: boolean): Rank => {
  const sort = sortOf(kind);
  if (urgent || sort === 'direct') return 'first';
  return kind === 'turns' || soon.includes(sort) ? 'soon' : 'rest';
};

/** A mail that is to go out now, as far as its pace goes by it. */
export interface Ready {
  readonly row: DeliveryRow;
  readonly address: string;
  readonly urgent: boolean;
}

/**
 * Counts a claimed mail that is ready to go against what its receiver's provider takes.
 * @returns false when it has to wait: it is put back with the reason, which is no failed try
 */
export const passThrottle = async (deps: Deps, { row, address, urgent }: Ready): Promise<boolean> => {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1)).toLowerCase();
  const rate = rateOf(deps.mailPace ?? [], domain);
  if (!rate) return true;
  return deps.db.transaction(async tx => {
    const line = await lockThrottle(tx, rate.name, deps.clock());
    // Read under the lock: whoever asks later must not have the earlier time.
    const now = deps.clock().getTime();
    const asked = ask(line, rate, { rank: rankOf(row.kind, urgent), waited: row.reason === 'paced', now });
    await writeThrottle(tx, rate.name, asked.line);
    if (asked.waitUntil === null) return true;
    await setAside(tx, row.id, 'queued', 'paced');
    await postpone(tx, row.id, new Date(asked.waitUntil));
    return false;
  });
};
