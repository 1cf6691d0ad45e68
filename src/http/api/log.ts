import { z } from 'zod';
import { exportLog, exportNotation, parseNotation } from '../../service/log/exchange.js';
import type { ReadRecord } from '../../service/log/read-record.js';
import { importRecord } from '../../service/tables/import-record.js';
import { showGame } from '../../service/tables/games.js';
import { MOST_ROWS, readLog, sinceLastTurn, USUAL_ROWS } from '../../service/log/history.js';
import type { Actor, LogEntry } from '../../service/types.js';
import { stopText } from '../../words/import-reasons.js';
import { importLimit } from '../input/body.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { oneAtATime } from '../one-at-a-time.js';
import { HttpProblem } from '../problem.js';
import { mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { etag } from './etag.js';
import { ifReplayed, madeOnce, locationHeader } from './headers.js';
import { wordedEntry } from './present-log.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { GameDetail } from './game-schemas.js';
import { LogEntry as LogEntrySchema, LogPage } from './play-schemas.js';
import { gameParams, idempotency, JsonValue } from './schemas.js';
import { numberFrom, wholeNumber } from '../input/fields.js';

/** The number of the last row before a time, found by halving: rows are in the order of time. */
const lastBefore = async (
  deps: HttpDeps,
  actor: Actor | null,
  gameId: string,
  time: Date,
  of: number,
): Promise<number> => {
  let low = 0;
  let high = of;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { entries } = await readLog(deps.service, actor, { gameId, after: middle, limit: 1 });
    const row: LogEntry | undefined = entries[0];
    if (row && row.at < time) low = middle + 1;
    else high = middle;
  }
  return low;
};

const log = route({
  id: 'readLog',
  method: 'get',
  path: '/games/{id}/log',
  tag: 'Log',
  summary: 'List the rows of the log',
  description:
    'Returns the rows after number `after`, or from a given time on. `next` is the `after` of the next page.',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  query: z.strictObject({
    after: wholeNumber.exactOptional().meta({ description: 'Only rows after this number' }),
    limit: numberFrom(1, { maximum: MOST_ROWS, default: USUAL_ROWS }).exactOptional(),
    since: z.iso
      .datetime({ offset: true })
      .exactOptional()
      .meta({ description: 'Only rows from this time on' }),
  }),
  answers: { 200: { description: 'Oldest first', schema: LogPage, headers: ['ETag'] } },
  problems: [404, 409],
  handle: async ({ params, query, deps, context }) => {
    const actor = actorIn(context, params.id);
    const game = await showGame(deps.service, actor, params.id);
    const { since, ...page } = query;
    const after =
      since === undefined
        ? (page.after ?? 0)
        : Math.max(page.after ?? 0, await lastBefore(deps, actor, params.id, new Date(since), game.number));
    const found = await readLog(deps.service, actor, { gameId: params.id, ...page, after });
    const { fact } = wordsOf(deps, game, context.language);
    const body = {
      ...found,
      opening: { facts: found.opening, words: found.opening.map(fact) },
      entries: found.entries.map(wordedEntry(deps, game, context.language)),
    };
    return { status: 200, body, headers: { ETag: etag(game), 'Cache-Control': 'private, no-cache' } };
  },
});

const since = route({
  id: 'sinceLastTurn',
  method: 'get',
  path: '/games/{id}/since',
  tag: 'Log',
  summary: 'List what happened since your seat last acted',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  query: z.strictObject({ seat: wholeNumber }),
  answers: { 200: { description: 'Oldest first', schema: z.object({ entries: z.array(LogEntrySchema) }) } },
  problems: [404, 409],
  handle: async ({ params, query, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const game = await showGame(deps.service, actor, params.id);
    const rows = await sinceLastTurn(deps.service, actor, { gameId: params.id, seat: query.seat });
    return { status: 200, body: { entries: rows.map(wordedEntry(deps, game, context.language)) } };
  },
});

const exported = route({
  id: 'exportGame',
  method: 'get',
  path: '/games/{id}/export',
  tag: 'Log',
  summary: 'Export a game as a file',
  access: 'anyone',
  allowance: 'heavy',
  params: gameParams,
  query: z.strictObject({ format: z.enum(['json', 'notation']).default('json') }),
  answers: {
    200: {
      description: 'Contains everything needed to recompute the game; `notation` is plain text',
      schema: JsonValue,
      text: true,
      headers: ['Content-Disposition'],
    },
  },
  problems: [404, 409],
  handle: async ({ params, query, deps }) => {
    const name = `attachment; filename="bahnpost-${params.id}.${query.format === 'json' ? 'json' : 'txt'}"`;
    const headers = { 'Content-Disposition': name };
    return query.format === 'json'
      ? { status: 200, body: await exportLog(deps.service, params.id), headers }
      : {
          status: 200,
          body: await exportNotation(deps.service, params.id),
          type: 'text/plain',
          headers,
        };
  },
});

const Import = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('json'), record: JsonValue }),
  z.strictObject({ format: z.literal('notation'), text: z.string().max(importLimit) }),
  z.strictObject({ format: z.literal('18xx.games'), record: JsonValue }),
  z.strictObject({ format: z.literal('rails'), text: z.string().max(importLimit) }),
]);

const whole = (record: unknown): ReadRecord => ({ record, stop: null });

const readRecord = async (deps: HttpDeps, given: z.infer<typeof Import>): Promise<ReadRecord> => {
  if (given.format === 'rails') return deps.recordImport.fromReport(given.text);
  if (given.format === 'notation') return whole(parseNotation(deps.service, given.text));
  if (given.record === undefined || given.record === null) throw new HttpProblem(400, 'bad-body', {});
  return whole(given.format === 'json' ? given.record : deps.recordImport.fromSite(given.record));
};

const Imported = GameDetail.extend({
  stopped: z
    .object({ line: z.int(), reason: z.string(), words: z.string() })
    .exactOptional()
    .meta({ description: 'Where a report of Rails could not be followed further, and why' }),
});

const imported = personRoute({
  id: 'importGame',
  method: 'post',
  path: '/games/import',
  tag: 'Log',
  summary: 'Import a game',
  description: `A file exported here or by 18xx.games, or a report of Rails, which is followed as far as it can be (\`stopped\` says where it could not). Every row is replayed. At most ${importLimit} bytes, and one import at a time (\`import-busy\`).`,
  allowance: 'heavy',
  headers: idempotency,
  body: Import,
  bodyLimit: importLimit,
  answers: { 201: { description: 'The game', schema: Imported, headers: madeOnce } },
  problems: [413, 422],
  handle: async ({ body, headers, deps, actor, context }) => {
    const key = headers['idempotency-key'];
    const { replayed, stop, ...game } = await oneAtATime(deps, async () => {
      const { record, stop } = await readRecord(deps, body);
      const made = await importRecord(deps.service, actor, {
        record,
        ...(key !== undefined && { idempotencyKey: key }),
      });
      return { ...made, stop };
    });
    const stopped = stop && {
      line: stop.line,
      reason: stop.reason,
      words: stopText(context.language, stop),
    };
    return {
      status: 201,
      body: { ...game, ...(stopped && { stopped }) },
      headers: { ...locationHeader(`/games/${game.id}`), ETag: etag(game), ...ifReplayed(replayed) },
    };
  },
});

export const logRoutes: readonly ApiRoute[] = [log, since, exported, imported];
