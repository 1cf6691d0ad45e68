import { createHash } from 'node:crypto';
import { HttpProblem } from '../problem.js';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** A game's ETag names its newest row by number and hash: `"57-9f3a…"`. */
export const etag = (at: { readonly number: number; readonly hash: string }): string =>
  `"${at.number}-${at.hash}"`;

/**
 * The tag of an answer that shows what `etag` names. Words, clocks and what its viewer may do can differ while the game
 * stands still, so it ends in a digest; whoever reads an If-Match goes by its beginning.
 */
export const tagOf = (etag: string, answer: string): string => `${etag.slice(0, -1)}-${digestOf(answer)}"`;

/** The tag of an answer of which only `content` counts: it stays the same where the rest alone is different. */
export const weakTag = (content: unknown): string => `W/"${digestOf(JSON.stringify(content))}"`;

export interface SeenRow {
  readonly number: number;
  readonly hash: string;
}

/** A proxy that packs an answer marks its tag as weak; the beginning names the same. */
const beginningWith = (name: string): RegExp => new RegExp(`^(?:W/)?"${name}(?:-[\\w-]{12})?"$`);

const ROW = beginningWith(String.raw`(\d{1,9})-([0-9a-f]{1,64})`);
const VERSION = beginningWith(String.raw`v(\d{1,9})`);

const read = (ifMatch: string | undefined, tag: RegExp): RegExpExecArray => {
  if (ifMatch === undefined) throw new HttpProblem(428, 'number-missing', {});
  const match = tag.exec(ifMatch.trim());
  if (!match) throw new HttpProblem(400, 'bad-if-match', { given: ifMatch.slice(0, 100) });
  return match;
};

/**
 * What the client saw, by its If-Match header.
 * @throws HttpProblem 428 `number-missing`, 400 `bad-if-match`
 */
export const seenBy = (ifMatch: string | undefined): SeenRow => {
  const [, number, hash] = read(ifMatch, ROW);
  return { number: Number(number), hash: hash! };
};

/** Notes are named by their version: `"v3"`. */
export const versionTag = ({ version }: { readonly version: number }): string => `"v${String(version)}"`;

/**
 * The version that the client saw.
 * @throws HttpProblem as `seenBy`
 */
export const versionSeenBy = (ifMatch: string | undefined): number => Number(read(ifMatch, VERSION)[1]);
