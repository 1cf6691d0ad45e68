/** How much a mail hurries: an answer somebody waits for, what a game waits for, everything else. */
export type Rank = 'first' | 'soon' | 'rest';

/** How far the mails to one provider are: instants, in milliseconds. */
export interface ProviderQueue {
  /** When the next one may go. */
  readonly free: number;
  /** The last place given to one of that rank that waits. */
  readonly first: number;
  readonly soon: number;
  readonly rest: number;
}

export interface SlotRequest {
  readonly rank: Rank;
  /** It has waited already, and comes at its place. */
  readonly waited: boolean;
  readonly now: number;
}

/**
 * So much of the whole time may be borrowed from those who come later: whoever hurries finds a place behind any
 * heap, and goes before it. See docs/mails.md.
 */
const AHEAD: { readonly [rank in Rank]: number } = { first: 0.15, soon: 0.075, rest: 0 };

/** How much too early a mail may come to its place: clocks differ. */
const EARLY = 0.05;

/** How much of a time in which nobody came may be made up for: workers are a little late. */
const LATE = 0.05;

/** With this between two mails there are never more than the allowance in any time, all borrowing included. */
const stepOf = ({ mails, within }: { readonly mails: number; readonly within: number }): number =>
  Math.ceil((within * (1 + AHEAD.first + EARLY + LATE)) / mails);

/**
 * A mail asks whether it may go.
 * @returns null where it may; else when it shall ask again, each mail at a time of its own
 */
export const ask = (
  line: ProviderQueue,
  rate: { readonly mails: number; readonly within: number },
  { rank, waited, now }: SlotRequest,
): { readonly line: ProviderQueue; readonly waitUntil: number | null } => {
  const step = stepOf(rate);
  const ahead = AHEAD[rank] * rate.within;
  const isFree = line.free <= now + ahead + (waited ? EARLY * rate.within : 0);
  // Nobody overtakes those of the same rank who wait.
  if (isFree && (waited || line[rank] <= now)) {
    const free = Math.max(line.free, now - LATE * rate.within) + step;
    return { line: { ...line, free }, waitUntil: null };
  }
  const place = Math.ceil(Math.max(line[rank] + step, line.free - ahead));
  return { line: { ...line, [rank]: place }, waitUntil: place };
};
