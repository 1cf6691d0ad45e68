import { z } from 'zod';

/** A header as the document holds it once. */
const header = (id: string, description: string) => z.string().meta({ header: { id, description } });

/** What every answer may have; those that are not optional, every answer has. */
const always = {
  'X-Request-Id': header('X-Request-Id', 'The id of the request, also in `instance` of a problem'),
  'Content-Language': header('Content-Language', 'The language of all texts in the answer: `de` or `en`'),
  Vary: header('Vary', 'The answer depends on language and viewer'),
  'RateLimit-Policy': header(
    'RateLimit-Policy',
    'The number of requests of this kind (`q`) allowed in a number of seconds (`w`)',
  ).exactOptional(),
  RateLimit: header(
    'RateLimit',
    'The number of requests left (`r`), and the seconds until the full number is available again (`t`)',
  ).exactOptional(),
  'Access-Control-Allow-Origin': header(
    'Access-Control-Allow-Origin',
    '`*` for pages of other sites that send a token',
  ).exactOptional(),
  'Access-Control-Expose-Headers': header(
    'Access-Control-Expose-Headers',
    'What such a page may read besides the body',
  ).exactOptional(),
};

const own = {
  ETag: header(
    'ETag',
    'Identifies exactly this answer. It starts with what If-Match needs: number and hash of the newest row, or the version of the notes. That of a list is weak',
  ),
  Location: header('Location', 'The address of what was created, or of what it belongs to'),
  'Content-Location': header('Content-Location', 'An address whose content never changes'),
  'X-Accel-Buffering': header('X-Accel-Buffering', '`no`: a proxy is to pass on each event at once'),
  'Content-Disposition': header('Content-Disposition', 'The name of the file'),
  'Idempotent-Replayed': header(
    'Idempotent-Replayed',
    '`true`: the key was used before, and this repeats the first answer',
  ).exactOptional(),
};

/** Further headers that an answer says it has. */
export type AnswerHeader = keyof typeof own;

/** Of an answer about what was made in a game, at most once for a key. */
export const madeOnce: readonly AnswerHeader[] = ['ETag', 'Idempotent-Replayed'];

/** Where that stands which was made; every answer 201 says so. */
export const locationHeader = (path: string): { readonly Location: string } => ({
  Location: `/api/v1${path}`,
});

/** Says so where a key was used before. */
export const ifReplayed = (replayed: boolean): { readonly [name: string]: string } =>
  replayed ? { 'Idempotent-Replayed': 'true' } : {};

/** The headers of an answer that went well. */
export const answerHeaders = (names: readonly AnswerHeader[] = []): z.ZodObject =>
  z.object({ ...always, ...Object.fromEntries(names.map(name => [name, own[name]])) });

const retryAfter = header(
  'Retry-After',
  'The number of seconds to wait before trying again, if waiting helps',
);

const ofProblems: { readonly [status: number]: { readonly [name: string]: z.ZodType } } = {
  401: {
    'WWW-Authenticate': header('WWW-Authenticate', '`Bearer`, if a session would help').exactOptional(),
  },
  412: { ETag: own.ETag.exactOptional() },
  429: { 'Retry-After': retryAfter.exactOptional() },
  503: { 'Retry-After': retryAfter },
  507: { 'Retry-After': retryAfter },
};

/** The headers of a problem. */
export const headersOfProblem = (status: number): z.ZodObject =>
  z.object({ ...always, ...ofProblems[status] });
