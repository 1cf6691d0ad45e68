import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';
import type { Json } from '../../engine/core/index.js';
import { AT_ONCE, MOST_AT_ONCE } from '../../service/paging.js';

/** Any JSON; its depth and size were limited when the body was read. */
export const JsonValue: z.ZodType<Json> = z.any().meta({ description: 'Any JSON value' });
export const JsonObject = z.record(z.string(), JsonValue);

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
export const hash = z.string().regex(/^[0-9a-f]{8,64}$/);
export const seat = z.int().min(0).max(31).meta({ description: 'The seat number, counted from 0' });
export const count = z.int().min(0);
export const when = z.iso.datetime();

/** Text a person gave: one line, no control or direction-changing characters. The pattern means the same without `u`. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/);

export const personName = line(40);
export const gameName = line(40);
/** What a creator says about a game that looks for players. */
export const tableAbout = z.union([z.literal(''), line(300)]);
export const address = z.string().trim().min(3).max(254);
export const secret = z
  .string()
  .min(16)
  .max(200)
  .regex(/^[\w.~-]+$/);
/** What a sign-in link shows where it was not asked for. */
export const signInCode = z.string().regex(/^\d{6}$/);
export const timeZone = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w+/-]+$/);
export const language = z.enum(['de', 'en']);

/** How pages look; a choice of the browser, not of the person. */
export const theme = z.enum(['light', 'dark', 'device']);

export const gameParams = z.strictObject({ id });

/** A switch in a form. */
export const onOff = z.enum(['on', 'off']);

/** A whole number in a path or query, as far as the document is to say what is possible. */
export const numberFrom = (minimum: number, more: { maximum?: number; default?: number } = {}) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .meta({
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum, ...more });
      },
    });

export const wholeNumber = numberFrom(0);

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

export const key = z.string().regex(/^[\x21-\x7e]{1,100}$/);

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
