import { z } from 'zod';
import {
  listPins,
  MOST_NOTES,
  MOST_PIN,
  pinNote,
  showNotes,
  unpinNote,
  writeNotes,
} from '../../service/chat/notes.js';
import { actorIn } from '../context.js';
import { mustBeSomeone } from '../viewer.js';
import { versionSeenBy, versionTag } from './etag.js';
import { type ApiRoute, route } from './route.js';
import { gameParams } from './schemas.js';
import { hash, id, wholeNumber } from '../input/fields.js';

/** Letters of some scripts take four bytes and more. */
const bodyLimit = 256 * 1024;

const shape = {
  text: z.string(),
  version: z.int().meta({ description: 'The number of changes; 0 if nothing has been written' }),
  at: z.iso.datetime().nullable(),
};

const Notes = z.object(shape).meta({ id: 'Notes' });

const Pin = z
  .object({ number: z.int(), hash, text: z.string(), at: z.iso.datetime() })
  .meta({ id: 'PinnedNote', description: 'A note about the position after row `number`' });

const show = route({
  id: 'showNotes',
  method: 'get',
  path: '/games/{id}/notes',
  tag: 'Notes',
  summary: 'Show your private notes about a game',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'The notes, and those pinned to positions; the ETag contains the version',
      schema: z.object({ ...shape, pins: z.array(Pin) }),
      headers: ['ETag'],
    },
  },
  problems: [404],
  handle: async ({ params, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const notes = await showNotes(deps.service, actor, params.id);
    const pins = await listPins(deps.service, actor, params.id);
    return { status: 200, body: { ...notes, pins }, headers: { ETag: versionTag(notes) } };
  },
});

const write = route({
  id: 'writeNotes',
  method: 'put',
  path: '/games/{id}/notes',
  tag: 'Notes',
  summary: `Write your notes about a game: at most ${String(MOST_NOTES)} characters`,
  description:
    'Send the ETag you saw in If-Match (`"v0"` for the first), so that no page overwrites another.',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: gameParams,
  headers: z.object({ 'if-match': z.string().max(200).exactOptional() }),
  body: z.strictObject({ text: z.string().max(100_000) }),
  bodyLimit,
  answers: { 200: { description: 'The notes as stored', schema: Notes, headers: ['ETag'] } },
  problems: [404, 412, 428],
  handle: async ({ params, headers, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const version = versionSeenBy(headers['if-match']);
    const notes = await writeNotes(deps.service, actor, { gameId: params.id, text: body.text, version });
    return { status: 200, body: notes, headers: { ETag: versionTag(notes) } };
  },
});

const pinParams = z.strictObject({ id, number: wholeNumber });

const pin = route({
  id: 'pinNote',
  method: 'put',
  path: '/games/{id}/notes/{number}',
  tag: 'Notes',
  summary: `Pin a note to the position after a row: at most ${String(MOST_PIN)} characters`,
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: pinParams,
  body: z.strictObject({ text: z.string().min(1).max(10_000) }),
  answers: { 200: { description: 'The note as stored', schema: Pin } },
  problems: [404, 409],
  handle: async ({ params, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const { number, id: gameId } = params;
    return { status: 200, body: await pinNote(deps.service, actor, { gameId, number, text: body.text }) };
  },
});

const unpin = route({
  id: 'unpinNote',
  method: 'delete',
  path: '/games/{id}/notes/{number}',
  tag: 'Notes',
  summary: 'Remove the note pinned to the position after a row',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: pinParams,
  answers: { 204: { description: 'Removed' } },
  problems: [404],
  handle: async ({ params: { id: gameId, number }, deps, context }) => {
    await unpinNote(deps.service, mustBeSomeone(actorIn(context, gameId)), { gameId, number });
    return { status: 204 };
  },
});

export const noteRoutes: readonly ApiRoute[] = [show, write, pin, unpin];
