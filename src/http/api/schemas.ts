import { z } from 'zod';
import type { Json } from '../../engine/core/index.js';
import { AT_ONCE, MOST_AT_ONCE } from '../../service/paging.js';
import { id, numberFrom, key } from '../input/fields.js';

/** Any JSON; its depth and size were limited when the body was read. */
export const JsonValue: z.ZodType<Json> = z.any().meta({ description: 'Any JSON value' });
export const JsonObject = z.record(z.string(), JsonValue);

export const when = z.iso.datetime();

export const gameParams = z.strictObject({ id });

export const asText = z
  .enum(['json', 'text'])
  .exactOptional()
  .meta({ description: '`text`: as one text, for whoever reads it rather than a program' });

/** What a part of a list begins after, and how much of it is wanted; `PagedList` answers. */
export const pageQuery = z.strictObject({
  after: z
    .string()
    .max(500)
    .exactOptional()
    .meta({ description: '`next` of the previous page, with all other parameters unchanged' }),
  limit: numberFrom(1, { maximum: MOST_AT_ONCE, default: AT_ONCE }).exactOptional(),
});

/** Stands beside what a page holds. */
export const next = z
  .string()
  .nullable()
  .meta({ description: 'The `after` of the next page; null if this is the last' });

const idempotencyKey = key
  .exactOptional()
  .meta({ description: 'Up to 100 characters; the same key returns the first answer again' });

export const idempotency = z.object({ 'idempotency-key': idempotencyKey });

export const moveHeaders = z.object({
  'if-match': z
    .string()
    .max(200)
    .exactOptional()
    .meta({ description: 'The ETag of the position you saw; required (428)' }),
  'idempotency-key': idempotencyKey,
});
