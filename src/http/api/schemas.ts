import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';
import type { Json } from '../../engine/core/index.js';
import { AT_ONCE, MOST_AT_ONCE } from '../../service/paging.js';
import { GameTime, SeatClock } from './time-schemas.js';

/** Any JSON; its depth and size were limited when the body was read. */
export const JsonValue: z.ZodType<Json> = z.any().meta({ description: 'Any JSON value' });
const JsonObject = z.record(z.string(), JsonValue);

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
export const hash = z.string().regex(/^[0-9a-f]{8,64}$/);
export const seat = z.int().min(0).max(31).meta({ description: 'Place at the table, counted from 0' });
export const count = z.int().min(0);
export const when = z.iso.datetime();
const Language = z.enum(['de', 'en']);

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
export const language = Language;

/** How pages look; a choice of the browser, not of the person. */
export const theme = z.enum(['light', 'dark', 'device']);

export const gameParams = z.strictObject({ id });

/** What `problemStatuses` means in a document. */
export const problemStatuses = {
  400: 'The request does not fit; `params` names the value',
  401: 'No session, or one that is not valid (any more)',
  403: 'Known, but not allowed',
  404: 'There is no such thing, or not for this viewer',
  409: 'The right request at the wrong time',
  412: 'Something happened since; `changed` lists it',
  413: 'The body is too large',
  415: 'Not a content type that is read here',
  422: 'Well-formed, but the rules or the record do not allow it',
  428: 'If-Match is missing',
  429: 'Too many requests, or too many of something; Retry-After says when to try again, where that is known',
  500: 'Something went wrong on our side',
  503: 'The service is not ready; Retry-After says when to try again',
  507: 'The disk is full: nothing was written, what only reads goes on; Retry-After says when to try again',
} as const;

export type ProblemStatus = keyof typeof problemStatuses;

export const Problem = z
  .object({
    type: z
      .string()
      .meta({ description: 'Names the kind of problem, and leads to what it means: /api/docs#CODE' }),
    title: z.string().meta({ description: 'The kind of problem in a few words, the same each time' }),
    status: z.int(),
    detail: z.string().meta({ description: "A sentence in the viewer's language" }),
    code: z.string(),
    params: JsonObject.meta({ description: 'The offending value, and what would have been right' }),
    instance: z.string().meta({ description: 'The request id, as in X-Request-Id' }),
    changed: z.array(z.lazy(() => LogEntry)).optional(),
    number: count.optional(),
    hash: hash.optional(),
  })
  .meta({ id: 'Problem' });

export const Fact = z.looseObject({ kind: z.string() }).meta({
  id: 'Fact',
  description: 'Something that happened, or what is asked, as data; docs/positions.md lists the kinds',
});

export const Action = z
  .looseObject({ seat, type: z.string().min(1).max(64) })
  .meta({ id: 'Action', description: "One move: the seat, its type, and the type's own fields beside them" });

const Proof = z
  .object({ value: z.number(), method: z.string(), searched: z.record(z.string(), z.number()) })
  .meta({ description: 'What is proposed is worth `value`; after this search nothing is worth more' });

const Value = z.union([z.string(), z.number(), z.boolean()]);

const Field = z.union([
  z.object({ someOf: z.array(Value), from: count, to: count, ordered: z.literal(true).optional() }).meta({
    description:
      'A list of `from` to `to` different ones of these, in the order in which they are listed; with `ordered` in the order you choose',
  }),
  z.object({ oneOf: z.array(Value) }).meta({ description: 'One of these values' }),
  z
    .object({ from: z.int(), to: z.int(), by: z.int() })
    .meta({ description: 'A whole number: `from`, `from + by` and so on up to `to`' }),
  z
    .object({ checked: z.string(), propose: JsonValue, proof: Proof.optional() })
    .meta({ description: 'Cannot be listed: the rules check what is sent. `propose` is accepted as it is' }),
]);

export const Option = z
  .object({ type: z.string(), fields: z.record(z.string(), Field) })
  .meta({ id: 'Option', description: 'A form to fill in; its fields are independent of each other' });

const Turn = z.object({
  asked: z.array(seat),
  ask: Fact,
  answers: z
    .literal(true)
    .optional()
    .meta({ description: 'They only answer somebody, whose turn waits meanwhile' }),
});

const Score = z.object({ seat, points: z.number(), parts: z.record(z.string(), z.number()) });
const Result = z.object({ reason: z.string(), scores: z.array(Score) }).nullable();
const Status = z.object({ round: Fact, ended: z.boolean(), result: Result });

export const LogEntry = z
  .object({
    number: count,
    kind: z.enum(['action', 'undo', 'redo']),
    seat,
    action: Action.nullable(),
    notation: z.string().nullable(),
    words: z.array(z.string()).meta({ description: "The facts as sentences in the viewer's language" }),
    count,
    cause: z
      .enum(['player', 'mail', 'programmed', 'clock', 'consent', 'import'])
      .meta({ description: 'How the row came about; `programmed`: by a standing order of the seat' }),
    facts: z.array(Fact),
    draws: z.array(z.array(z.int())),
    at: when,
    hash,
    inForce: z.boolean().meta({ description: 'Does it stand after all undos?' }),
  })
  .meta({ id: 'LogEntry' });

export const LogPage = z
  .object({
    opening: z
      .object({ facts: z.array(Fact), words: z.array(z.string()) })
      .meta({ description: 'What the set-up brought about, on the first page' }),
    entries: z.array(LogEntry),
    of: count,
    next: count.nullable(),
  })
  .meta({ id: 'LogPage' });

export const Person = z
  .object({ id, name: z.string(), email: z.string(), language: Language, timeZone: z.string() })
  .meta({ id: 'Person' });

export const Session = z
  .object({
    id,
    kind: z.enum(['person', 'seat']),
    gameId: id.nullable(),
    createdAt: when,
    lastUsedAt: when.meta({ description: 'To the hour' }),
    expiresAt: when,
    device: z.string().meta({ description: 'Browser and system, or the program; empty where nobody said' }),
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

const SeatInfo = z.object({
  seat,
  name: z.string(),
  personId: id.nullable(),
  offered: z.boolean().meta({ description: 'Its player looks for somebody to take it over' }),
  joinable: z
    .boolean()
    .meta({ description: 'Whoever may look at the game may take it when it is empty or offered' }),
  invited: z.boolean().meta({ description: 'By mail, or kept for whoever has its link' }),
  byLink: z.boolean(),
  invitedName: z.string(),
});

export const TableWish = z
  .strictObject({
    listed: z.boolean().meta({ description: 'In the list of open tables, for everybody' }),
    about: tableAbout.meta({ description: 'For those who look for a game' }),
    seating: z.enum(['fixed', 'drawn']).meta({ description: 'drawn: the seats are drawn at the start' }),
  })
  .meta({ id: 'TableWish' });

const summaryShape = {
  id,
  title: z.string(),
  name: z.string(),
  status: z.enum(['open', 'running', 'ended']),
  number: count,
  hash: z.string(),
  seats: z.array(SeatInfo),
  mine: z.array(seat),
  asked: z.array(seat),
  ask: Fact.nullable(),
  round: Fact.nullable(),
  waitingSince: when.nullable(),
  clocks: z.array(SeatClock).meta({ description: 'What every seat has left; empty without a pace' }),
  deadline: when
    .nullable()
    .meta({ description: 'Until when the next move is due; yours, where it is your turn' }),
  paused: z
    .object({ until: when.nullable() })
    .nullable()
    .meta({ description: 'All clocks stand by consent' }),
  createdAt: when,
};

export const Game = z.object(summaryShape).meta({ id: 'GameSummary' });

export const GameDetail = z
  .object({
    ...summaryShape,
    settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
    time: GameTime.nullable(),
    table: TableWish,
    rules: z.int(),
    createdBy: z.string(),
    startedAt: when.nullable(),
    endedAt: when.nullable(),
    result: Result,
    endedBy: z
      .enum(['consent', 'operator'])
      .nullable()
      .meta({ description: 'All agreed to end it, or the operator of the service did' }),
    frozenAt: when.nullable().meta({ description: 'Since when the operator holds it: nobody can play' }),
    invitations: z
      .record(z.string(), z.string())
      .meta({ description: 'Addresses invited, for whoever invited them alone' }),
  })
  .meta({ id: 'Game' });

export const Position = z
  .object({
    gameId: id,
    title: z.string(),
    number: count,
    hash: z.string(),
    stateHash: z.string().nullable().meta({ description: 'Null while something is hidden in the position' }),
    open: z
      .boolean()
      .meta({ description: 'Nothing in it is hidden from anyone: `view` is the whole position' }),
    newest: z.boolean(),
    of: count,
    seat: seat.nullable(),
    view: JsonObject.meta({
      description: 'The position as the seat may see it; docs/positions.md says what it holds',
    }),
    turn: Turn,
    status: Status,
    menu: z.array(Option),
    undo: count,
    redo: count,
    undoAlso: z
      .array(seat)
      .meta({ description: 'Whose moves by standing orders are taken back with your newest' }),
  })
  .meta({ id: 'Position' });

export const Submitted = z
  .object({
    gameId: id,
    number: count,
    hash: z.string(),
    stateHash: z.string().nullable(),
    facts: z.array(Fact),
    turn: Turn,
    status: Status,
  })
  .meta({ id: 'Submitted' });

const settingValues = z.array(z.union([z.boolean(), z.string()]));

const Tie = z.object({ when: settingValues, setting: z.string(), is: settingValues }).meta({
  description: 'Of this setting being one of `when`, and the other one one of `is`',
});

const SettingDef = z.object({
  id: z.string(),
  values: z.array(z.union([z.boolean(), z.string()])),
  group: z.string().optional().meta({ description: 'What it stands under on a form, by name' }),
  excludes: z.array(Tie).meta({ description: 'What cannot be chosen with it' }),
  needs: z.array(Tie).meta({ description: 'What must be chosen with it' }),
  needsSeats: z
    .array(z.object({ value: z.union([z.boolean(), z.string()]), seats: z.array(z.int()) }))
    .meta({ description: 'Values that only these numbers of players can choose' }),
  valueNames: z.record(z.string(), z.string()).optional(),
  name: z.string(),
  text: z.string().optional(),
});

export const TitleInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    rules: z.int(),
    minSeats: z.int(),
    maxSeats: z.int(),
    settings: z.array(SettingDef),
    presets: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          text: z.string().optional(),
          settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
        }),
      )
      .meta({ description: 'Settings that go together; what one does not name has its first value' }),
    notation: z.array(z.string()).meta({ description: "The forms of the title's notation" }),
  })
  .meta({ id: 'Title' });

export const Delivery = z
  .object({
    id,
    kind: z.string(),
    gameId: id.nullable(),
    number: count.nullable(),
    messageId: z.string(),
    status: z.string(),
    createdAt: when,
    tries: z.array(z.object({ at: z.string(), sent: z.boolean(), answer: z.string() })),
    reason: z.string().nullable(),
    nextAt: when.nullable(),
  })
  .meta({ id: 'Delivery' });

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
    .meta({ description: '`next` of the page before, with the same other parameters' }),
  limit: numberFrom(1, { maximum: MOST_AT_ONCE, default: AT_ONCE }).exactOptional(),
});

/** Stands beside what a page holds. */
export const next = z
  .string()
  .nullable()
  .meta({ description: 'The `after` of the next page; null when this was the last' });

export const key = z.string().regex(/^[\x21-\x7e]{1,100}$/);

const idempotencyKey = key
  .exactOptional()
  .meta({ description: 'Up to 100 characters; the same key gives the first answer again' });

export const idempotency = z.object({ 'idempotency-key': idempotencyKey });

export const moveHeaders = z.object({
  'if-match': z
    .string()
    .max(200)
    .exactOptional()
    .meta({ description: 'The ETag of the position you saw; required (428)' }),
  'idempotency-key': idempotencyKey,
});
