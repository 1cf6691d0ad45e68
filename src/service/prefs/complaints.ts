import { complaintsSince, type Complaints, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';

/** Providers look at some days, and so do we. */
const DAYS = 7;

/** Large providers refuse mails from 0.3 % on; some way before, what can wait waits. */
const BRAKE = 0.0025;

/** A single complaint among few mails says nothing. */
const FEWEST = 3;

/** How long a count holds, in milliseconds: a flood of mails does not count each time. */
const KEPT = 60_000;

const counted = new WeakMap<Deps, { readonly until: number; readonly answer: Promise<Complaints> }>();

/** Complaints and mails of the last week. */
export const recentComplaints = (deps: Deps, tx: Tx): Promise<Complaints> => {
  const now = deps.clock().getTime();
  const known = counted.get(deps);
  if (known && now < known.until && now >= known.until - KEPT) return known.answer;
  const answer = complaintsSince(tx, new Date(now - DAYS * 86_400_000));
  counted.set(deps, { until: now + KEPT, answer });
  answer.catch(() => counted.delete(deps));
  return answer;
};

/** The share of the mails that was complained of; 0 where none were sent. */
export const complaintRate = ({ complaints, sent }: Complaints): number =>
  sent === 0 ? 0 : complaints / sent;

/** Are there so many complaints that mails which can wait should? */
export const isBraked = (found: Complaints): boolean =>
  found.complaints >= FEWEST && complaintRate(found) > BRAKE;
