import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { when } from './schemas.js';
import { count, id, language, seat } from '../input/fields.js';

/** What a webhook of the shape `generic` is sent. More fields may be added. */
const Message = z
  .looseObject({
    version: z.literal(1),
    id: z.string().meta({ description: 'The id of the delivery; the same at every attempt' }),
    event: z.string().meta({
      description:
        '`turn`, `offer`, `reminder`, `game-started`, `game-over`, `invitation`, `test`; `move`, `undo`, `redo` for the rows of a game; or the kind of another notice',
    }),
    at: when.meta({ description: 'When it happened' }),
    language,
    title: z.string().meta({ description: 'One line that says what it is about' }),
    text: z.string().meta({ description: 'What happened or is asked, in words' }),
    lines: z.array(z.string()).meta({ description: 'The text line by line' }),
    link: z.string().meta({ description: 'A page to go to; it opens nothing that its reader may not see' }),
    game: z
      .looseObject({
        id,
        name: z.string(),
        title: z.string(),
        titleName: z.string(),
        link: z.string(),
        api: z.string().meta({ description: 'The address of the game in the API; `/position` follows it' }),
      })
      .nullable()
      .meta({ description: 'Null in a test' }),
    seat: seat.nullable().meta({ description: 'Who is told, or who has moved; null if there is nobody' }),
    player: z.string().nullable().meta({ description: 'The name of that player' }),
    ask: z.string().nullable().meta({
      description: 'What is asked, in words; null in messages about a row that is no longer the newest',
    }),
    asked: z.array(z.looseObject({ seat, name: z.string() })).meta({ description: 'Who is asked' }),
    notation: z
      .string()
      .nullable()
      .meta({ description: 'The notation of a move; null for anything else and while a choice is sealed' }),
    number: count
      .nullable()
      .meta({ description: 'The number of the row that it reports, otherwise of the newest row' }),
    hash: z.string().nullable().meta({ description: 'The hash of that row' }),
  })
  .meta({ id: 'WebhookMessage' });

const headers = z.object({
  'bahnpost-delivery': z.string().meta({ description: 'The same as `id`' }),
  'bahnpost-event': z.string().meta({ description: 'The same as `event`' }),
  'bahnpost-signature': z.string().meta({
    description:
      '`t=SECONDS,v1=HEX`: the HMAC-SHA256 of `t`, a dot and the body as received, with the secret of the webhook as the key',
  }),
});

/** What the service posts to the webhooks that players make. */
export const webhookMessages: ZodOpenApiPathsObject = {
  message: {
    post: {
      operationId: 'webhookMessage',
      tags: ['Channels'],
      summary: 'Something has happened',
      description:
        'Sent to webhooks with the format `generic`; Discord and Slack get messages in their own formats. docs/webhooks.md says when messages are sent, and how often they are tried.',
      requestParams: { header: headers },
      requestBody: { required: true, content: { 'application/json': { schema: Message } } },
      responses: {
        '2XX': { description: 'Accepted within 5 seconds. The answer is read up to 64 kB' },
        '410': { description: 'The webhook is gone: this message is not tried again' },
        default: { description: 'It is tried again: after 1, 5 and 15 minutes, 1, 3, 6 and 12 hours' },
      },
    },
  },
};
