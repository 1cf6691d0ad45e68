import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Pack = (content: string | Buffer) => Promise<Buffer>;

/** The smaller of both first: it is taken where a reader's program understands it. */
type Packers = readonly (readonly [encoding: string, pack: Pack])[];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const brotliOf =
  (quality: number): Pack =>
  content =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });

/**
 * For a page, made anew each time: at 5 of brotli's levels 1 to 11 one of a late game (130 kB) becomes 13 kB in a few
 * milliseconds, in a thread beside.
 */
const quick: Packers = [
  ['br', brotliOf(5)],
  ['gzip', content => zip(content)],
];

/** For what stays the same while the service runs. */
const thorough: Packers = [
  ['br', brotliOf(11)],
  // With less to remember it begins a table of codes anew sooner, and a script is many small texts.
  ['gzip', content => zip(content, { level: 9, memLevel: 7 })],
];

/** In bytes: shorter ones are not worth the time; what is packed once is worth it sooner. */
const SHORT = { quick: 1000, thorough: 250 };

/** What is sent to several readers, and packed once for all who understand the same. */
export interface Shared {
  readonly content: string | Buffer;
  readonly packers: Packers;
  /** In bytes: it goes as it is when it is shorter. */
  readonly shortest: number;
  readonly packed: Map<string, Promise<Buffer>>;
}

/** @param lasting whether it stays the same for long, so that time spent on packing pays */
export const sharedAnswer = (content: string | Buffer, lasting = false): Shared => ({
  content,
  packers: lasting ? thorough : quick,
  shortest: lasting ? SHORT.thorough : SHORT.quick,
  packed: new Map(),
});

/**
 * @returns it packed in the first encoding that is understood, with its name; null if it is to go as it is
 */
export const packFor = (
  { content, packers, shortest, packed }: Shared,
  isUnderstood: (encoding: string) => boolean,
): { readonly encoding: string; readonly packing: Promise<Buffer> } | null => {
  const found = packers.find(([encoding]) => isUnderstood(encoding));
  if (!found || content.length < shortest) return null;
  const [encoding, pack] = found;
  const packing = packed.get(encoding) ?? pack(content);
  packed.set(encoding, packing);
  return { encoding, packing };
};

/**
 * Sends it as small as the reader's program understands. What is not to be stored goes as it is: the
 * length of a packed text tells of its content, and such pages may hold secrets.
 * @param when `always` where no other site can have it asked for
 */
export const sendShared = (
  req: Request,
  res: Response,
  shared: Shared,
  when: 'unless-secret' | 'always' = 'unless-secret',
): void => {
  res.vary('Accept-Encoding');
  const secret = when === 'unless-secret' && res.getHeader('Cache-Control') === 'no-store';
  const small = secret ? null : packFor(shared, encoding => req.acceptsEncodings(encoding) === encoding);
  if (!small) return void res.send(shared.content);
  small.packing.then(
    packed => res.setHeader('Content-Encoding', small.encoding).send(packed),
    () => res.send(shared.content),
  );
};

/** The same for a text that one reader gets. */
export const sendPacked = (
  req: Request,
  res: Response,
  text: string,
  when: 'unless-secret' | 'always' = 'unless-secret',
): void => sendShared(req, res, sharedAnswer(text), when);
