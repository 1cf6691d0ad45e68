import { z } from 'zod';
import { JsonObject, JsonValue, when } from './schemas.js';
import { count, hash, id, seat } from '../input/fields.js';

export const Fact = z.looseObject({ kind: z.string() }).meta({
  id: 'Fact',
  examples: [{ kind: 'passed', seat: 0 }],
  description: 'What has happened or what is asked, as data; docs/positions.md lists the kinds',
});

export const Action = z.looseObject({ seat, type: z.string().min(1).max(64) }).meta({
  id: 'Action',
  examples: [{ seat: 0, type: 'pass' }],
  description: 'A move: the seat, its type, and the fields of that type beside them',
});

const Proof = z
  .object({ value: z.number(), method: z.string(), searched: z.record(z.string(), z.number()) })
  .meta({ description: 'The proposal is worth `value`; this search has proven that nothing is worth more' });

const Value = z.union([z.string(), z.number(), z.boolean()]);

const Field = z.union([
  z.object({ someOf: z.array(Value), from: count, to: count, ordered: z.literal(true).optional() }).meta({
    description:
      'A list of `from` to `to` different ones of these, in the listed order; with `ordered`, in the order you choose',
  }),
  z
    .object({
      manyOf: z.array(z.object({ of: z.string(), most: count, each: z.array(z.number()).optional() })),
      from: count,
      to: count,
      sum: z.object({ from: z.number(), to: z.number() }).optional(),
    })
    .meta({
      description:
        'So many of each of these, as an object from the thing to its number, which is 1 to `most`; `from` to `to` in all. With `sum`, what they come to is within it: `each` says what the first, the second ... of a thing comes to',
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

export const MenuOption = Option.extend({
  notation: z.array(z.string()).meta({
    description: 'The lines that say it in the notation, with `<field>` for what it leaves open',
  }),
  example: z.string().meta({ description: 'One line that fills it in; it is always accepted' }),
  cost: z.number().nullable().meta({
    description:
      'What `example` costs you or the company you act for; below 0 where it brings money, null where it is not about money or nobody can tell',
  }),
  words: z.string().meta({ description: 'What it does, with all that it leaves no choice of' }),
}).meta({
  id: 'MenuOption',
  description: 'A form to fill in, with what it means; its fields are independent of each other',
});

export const Turn = z.object({
  asked: z.array(seat),
  ask: Fact,
  answers: z
    .literal(true)
    .optional()
    .meta({ description: 'True if they only answer somebody, whose turn is suspended' }),
});

const Score = z.object({ seat, points: z.number(), parts: z.record(z.string(), z.number()) });
export const Result = z.object({ reason: z.string(), scores: z.array(Score) }).nullable();
export const Status = z.object({ round: Fact, ended: z.boolean(), result: Result });

export const Thought = z.object({ compared: count, gain: z.int(), instead: z.string().nullable() }).meta({
  id: 'Thought',
  description:
    'Why the service chose a move for which it thought ahead: of how many it compared, by how much it expects to be better off than with the best of another kind (`instead`), in what the game is won by',
});

export const LogEntry = z
  .object({
    number: count,
    kind: z.enum(['action', 'undo', 'redo']),
    seat,
    action: Action.nullable(),
    notation: z.string().nullable(),
    words: z.array(z.string()).meta({
      description: "The facts as sentences in the viewer's language; what was done, where nothing came of it",
    }),
    count,
    cause: z.enum(['player', 'mail', 'programmed', 'forced', 'clock', 'consent', 'service', 'import']).meta({
      description:
        'What caused the row; `programmed`: a standing order of the seat, `forced`: nothing else was possible, and the player wishes such moves to be made, `service`: the service, which plays the seat',
    }),
    thought: Thought.extend({ reason: z.string().meta({ description: 'The same as a sentence' }) })
      .nullable()
      .meta({
        description: 'Null for moves that are not of a seat that thinks ahead, and where anything is hidden',
      }),
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
    figures: JsonObject.nullable().meta({
      description:
        'What follows from the position: worth, prices, presidents, limits; docs/positions.md describes its contents. Null where it hangs on something hidden',
    }),
    data: z
      .string()
      .meta({ description: 'The address of all that is printed for this game; its content never changes' }),
    menu: z.array(MenuOption),
    undo: count,
    redo: count,
    undoAlso: z.array(seat).meta({
      description: 'The seats whose moves by standing order, or forced ones, an undo would take back too',
    }),
  })
  .meta({ id: 'Position' });

/** What a seat may do, and in which position. */
export const Menu = z
  .object({ number: count, hash: z.string(), seat, menu: z.array(MenuOption) })
  .meta({ id: 'Menu' });

export const Submitted = z
  .object({
    gameId: id,
    number: count,
    hash: z.string(),
    stateHash: z.string().nullable(),
    facts: z.array(Fact),
    turn: Turn,
    status: Status,
    next: Menu.optional().meta({
      description: 'What you may do now, as `GET /games/{id}/menu` says; only with `include=menu`',
    }),
    position: Position.optional().meta({
      description: 'The position of now, as `GET /games/{id}/position` says; only with `include=position`',
    }),
    text: z.string().optional().meta({
      description: 'The same as text, as `GET /games/{id}/position?as=text` says; only with `include=text`',
    }),
  })
  .meta({ id: 'Submitted' });
