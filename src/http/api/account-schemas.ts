import { z } from 'zod';
import { when } from './schemas.js';
import { count, id, language } from '../input/fields.js';

export const isProgram = z.boolean().meta({
  description:
    'A program plays with this account: its seats are named so, and it gets no e-mails of turns and no digests',
});

export const forcedMoves = z.boolean().meta({
  description:
    'The service makes your moves where nothing else is possible; they have the `cause` `forced` in the log',
});

export const Person = z
  .object({ id, name: z.string(), email: z.string(), language, timeZone: z.string(), isProgram, forcedMoves })
  .meta({ id: 'Person' });

export const showsResultsField = z.boolean().meta({ description: 'Others may see your results' });

export const Me = Person.extend({ showsResults: showsResultsField }).meta({ id: 'Me' });

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
