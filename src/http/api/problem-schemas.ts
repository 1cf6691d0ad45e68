import { z } from 'zod';
import { LogEntry } from './play-schemas.js';
import { JsonObject } from './schemas.js';
import { count, hash } from '../input/fields.js';

/** What `problemStatuses` means in a document. */
export const problemStatuses = {
  400: 'The request is invalid; `params` names the value',
  401: 'No session, or an invalid or expired one',
  403: 'Known, but not allowed',
  404: 'Does not exist, or not for this viewer',
  409: 'A valid request at the wrong time',
  412: 'Something has happened since; `changed` lists it',
  413: 'The body is too large',
  415: 'The content type is not supported',
  422: 'Well-formed, but refused by the rules or by the record',
  428: 'If-Match is missing',
  429: 'Too many requests, or too many of something; Retry-After says when to try again, if that is known',
  500: 'Something went wrong on our side',
  503: 'The service is not ready; Retry-After says when to try again',
  507: 'The disk is full: nothing was written, but reading still works; Retry-After says when to try again',
} as const;

export type ProblemStatus = keyof typeof problemStatuses;

/** The document lists all of them, see `buildDocument`. */
export const ProblemCode = z.string().meta({
  id: 'ProblemCode',
  description:
    'What went wrong: one of the service, or of the rules of a title. /api/docs says what each means',
});

export const Problem = z
  .object({
    type: z
      .string()
      .meta({ description: 'Identifies the kind of problem and links to its description: /api/docs#CODE' }),
    title: z.string().meta({ description: 'The kind of problem in a few words; never varies' }),
    status: z.int(),
    detail: z.string().meta({ description: "A sentence in the viewer's language" }),
    code: ProblemCode,
    params: JsonObject.meta({ description: 'The offending value, and what would have been valid' }),
    instance: z.string().meta({ description: 'The request id, as in X-Request-Id' }),
    rule: z
      .url()
      .optional()
      .meta({ description: 'Where the rule can be read that the refusal of a move rests on' }),
    changed: z.array(z.lazy(() => LogEntry)).optional(),
    number: count.optional(),
    hash: hash.optional(),
  })
  .meta({ id: 'Problem' });
