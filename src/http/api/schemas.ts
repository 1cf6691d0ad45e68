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
export const seat = z.int().min(0).max(31).meta({ description: 'The seat number, counted from 0' });
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

export const Problem = z
  .object({
    type: z
      .string()
      .meta({ description: 'Identifies the kind of problem and links to its description: /api/docs#CODE' }),
    title: z.string().meta({ description: 'The kind of problem in a few words; never varies' }),
    status: z.int(),
    detail: z.string().meta({ description: "A sentence in the viewer's language" }),
    code: z.string(),
    params: JsonObject.meta({ description: 'The offending value, and what would have been valid' }),
    instance: z.string().meta({ description: 'The request id, as in X-Request-Id' }),
    changed: z.array(z.lazy(() => LogEntry)).optional(),
    number: count.optional(),
    hash: hash.optional(),
  })
  .meta({ id: 'Problem' });

export const Fact = z.looseObject({ kind: z.string() }).meta({
  id: 'Fact',
  description: 'What has happened or what is asked, as data; docs/positions.md lists the kinds',
});

export const Action = z
  .looseObject({ seat, type: z.string().min(1).max(64) })
  .meta({ id: 'Action', description: 'A move: the seat, its type, and the fields of that type beside them' });

const Proof = z
  .object({ value: z.number(), method: z.string(), searched: z.record(z.string(), z.number()) })
  .meta({ description: 'The proposal is worth `value`; this search has proven that nothing is worth more' });

const Value = z.union([z.string(), z.number(), z.boolean()]);

const Field = z.union([
  z.object({ someOf: z.array(Value), from: count, to: count, ordered: z.literal(true).optional() }).meta({
    description:
      'A list of `from` to `to` different ones of these, in the listed order; with `ordered`, in the order you choose',
  }),
  z.object({ oneOf: z.array(Value) }).meta({ description: 'One of these values' }),
  z
    .object({ from: z.int(), to: z.int(), by: z.int() })
    .meta({ description: 'A whole number: `from`, `from + by` and so on up to `to`' }),
  z
    .object({ checked: z.string(), propose: JsonValue, proof: Proof.optional() })
    .meta({ description: 'Cannot be listed: the rules check what is sent. `propose` is always accepted' }),
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
    .meta({ description: 'True if they only answer somebody, whose turn is suspended' }),
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
      .meta({ description: 'What caused the row; `programmed`: a standing order of the seat' }),
    facts: z.array(Fact),
    draws: z.array(z.array(z.int())),
    at: when,
    hash,
    inForce: z.boolean().meta({ description: 'Whether the row is in force after all undos' }),
  })
  .meta({ id: 'LogEntry' });

export const LogPage = z
  .object({
    opening: z
      .object({ facts: z.array(Fact), words: z.array(z.string()) })
      .meta({ description: 'The facts of the set-up, on the first page only' }),
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
    lastUsedAt: when.meta({ description: 'Accurate to the hour' }),
    expiresAt: when,
    device: z.string().meta({ description: 'Browser and operating system, or the program, if known' }),
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

const SeatInfo = z.object({
  seat,
  name: z.string(),
  personId: id.nullable(),
  offered: z.boolean().meta({ description: 'Whether its player is looking for a successor' }),
  joinable: z
    .boolean()
    .meta({ description: 'Whether anybody who may view the game can take it when empty or offered' }),
  invited: z.boolean().meta({ description: 'Whether it waits for an invited person, or one with its link' }),
  byLink: z.boolean(),
  invitedName: z.string(),
});

export const TableWish = z
  .strictObject({
    listed: z.boolean().meta({ description: 'Whether the game is in the public list of open tables' }),
    about: tableAbout.meta({ description: 'A text for people who are looking for a game' }),
    seating: z.enum(['fixed', 'drawn']).meta({ description: '`drawn`: the seats are drawn at the start' }),
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
  clocks: z.array(SeatClock).meta({ description: 'The time every seat has left; empty without clocks' }),
  deadline: when
    .nullable()
    .meta({ description: 'When the next move is due; your deadline if it is your turn' }),
  paused: z
    .object({ until: when.nullable() })
    .nullable()
    .meta({ description: 'Whether all clocks are stopped by consent' }),
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
      .meta({ description: 'The players agreed to end it, or the operator of the service ended it' }),
    frozenAt: when.nullable().meta({ description: 'When the operator froze it; then nobody can play' }),
    invitations: z
      .record(z.string(), z.string())
      .meta({ description: 'The invited addresses; shown only to the person who invited them' }),
  })
  .meta({ id: 'Game' });

export const Position = z
  .object({
    gameId: id,
    title: z.string(),
    number: count,
    hash: z.string(),
    stateHash: z.string().nullable().meta({ description: 'Null while something in the position is hidden' }),
    open: z
      .boolean()
      .meta({ description: 'True if nothing in it is hidden from anybody: `view` is the whole position' }),
    newest: z.boolean(),
    of: count,
    seat: seat.nullable(),
    view: JsonObject.meta({
      description: 'The position as the seat may see it; docs/positions.md describes its contents',
    }),
    turn: Turn,
    status: Status,
    menu: z.array(Option),
    undo: count,
    redo: count,
    undoAlso: z
      .array(seat)
      .meta({ description: 'The seats whose moves by standing order an undo would take back too' }),
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
  description: 'Values of this setting (`when`), and values of another (`is`)',
});

const SettingDef = z.object({
  id: z.string(),
  values: z.array(z.union([z.boolean(), z.string()])),
  group: z.string().optional().meta({ description: 'The name of its group on a form' }),
  excludes: z.array(Tie).meta({ description: 'Settings that cannot be chosen together with it' }),
  needs: z.array(Tie).meta({ description: 'Settings that it requires' }),
  needsSeats: z
    .array(z.object({ value: z.union([z.boolean(), z.string()]), seats: z.array(z.int()) }))
    .meta({ description: 'Values available only for these numbers of players' }),
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
      .meta({ description: 'Settings that go together; settings not listed have their first value' }),
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
