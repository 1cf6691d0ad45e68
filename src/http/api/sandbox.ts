import { z } from 'zod';
import { createSandbox, type NewSandbox } from '../../service/tables/sandbox.js';
import { gameName, level, personName } from '../input/fields.js';
import { etag } from './etag.js';
import { GameDetail, presetId, settingsWish } from './game-schemas.js';
import { ifReplayed, madeOnce, locationHeader } from './headers.js';
import { personRoute, type ApiRoute } from './route.js';
import { idempotency } from './schemas.js';
import { inTitleWords } from './title-words.js';

const Seats = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('me'), name: personName.exactOptional() }),
      z.strictObject({ kind: z.literal('service'), level: level.exactOptional() }),
    ]),
  )
  .min(1)
  .max(32)
  .meta({ description: 'In seating order: your own, as many as you like, and those that the service plays' });

const create = personRoute({
  id: 'createSandbox',
  method: 'post',
  path: '/sandbox',
  scope: 'play',
  tag: 'Games',
  summary: 'Create a game to try a program in',
  description:
    'It begins at once and is played like any other, by tokens alone found in `/games`, `/games/next` and `/events`. Nobody else sees it, no e-mail tells of it, it counts for nobody, and it is deleted after seven days (`sandboxUntil`). Nobody can be invited or look on.',
  allowance: 'sandbox',
  headers: idempotency,
  body: z.strictObject({
    title: z.string().min(1).max(64),
    name: gameName.default('Sandbox'),
    preset: presetId.exactOptional(),
    settings: settingsWish.default({}),
    seats: Seats,
  }),
  answers: { 201: { description: 'The game', schema: GameDetail, headers: madeOnce } },
  problems: [422],
  handle: async ({ body, headers, deps, context, actor }) => {
    const key = headers['idempotency-key'];
    const wish = { ...body, ...(key !== undefined && { idempotencyKey: key }) } as NewSandbox;
    const { replayed, ...game } = await inTitleWords(deps, context.language, body.title, () =>
      createSandbox(deps.service, actor, wish),
    );
    return {
      status: 201,
      body: game,
      headers: { ...locationHeader(`/games/${game.id}`), ETag: etag(game), ...ifReplayed(replayed) },
    };
  },
});

export const sandboxRoutes: readonly ApiRoute[] = [create];
