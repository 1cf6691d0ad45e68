import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { answerHeaders, headersOfProblem } from './headers.js';
import { Problem, problemStatuses, type ProblemStatus } from './problem-schemas.js';
import { ofGame, scopeOf, type RouteSpec } from './spec.js';

/** Any route may answer so: before it is reached, or because the service cannot. */
const everywhere: readonly ProblemStatus[] = [400, 401, 403, 413, 415, 429, 500, 503];

const problemResponses = Object.fromEntries(
  Object.entries(problemStatuses).map(([status, description]) => [
    status,
    {
      id: `Problem${status}`,
      description,
      headers: headersOfProblem(Number(status)),
      content: { 'application/problem+json': { schema: Problem } },
    } satisfies ZodOpenApiResponseObject,
  ]),
);

const notModified: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'Not changed since the ETag in If-None-Match',
  headers: answerHeaders(['ETag']),
};

const ifNoneMatch = {
  'if-none-match': z
    .string()
    .exactOptional()
    .meta({ description: 'The ETag of the answer you have; if nothing has changed, the answer is 304' }),
};

/** Any route may be asked in a language. */
const lang = z
  .enum(['de', 'en'])
  .exactOptional()
  .meta({
    param: { id: 'lang' },
    description: 'The language of the texts in the answer; by default your own setting, then Accept-Language',
  });

const watchKey = z
  .string()
  .max(200)
  .exactOptional()
  .meta({ param: { id: 'x-watch-key' }, description: 'The key of the spectator link, if there is one' });

type AnySpec = Omit<RouteSpec<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType>, 'handle'>;

const aboutTokens = (spec: AnySpec): string => {
  const scope = scopeOf(spec);
  return scope === 'never'
    ? 'Personal tokens are not accepted.'
    : `A personal token needs the scope \`${scope}\`.`;
};

/** A session as bearer or cookie, or a personal token with the scope; an empty one where none is needed. */
const security = (spec: AnySpec): readonly { [scheme: string]: string[] }[] => {
  const scope = scopeOf(spec);
  return [
    ...(spec.access === 'anyone' ? [{}] : []),
    { session: [] },
    { cookie: [] },
    ...(scope === 'never' ? [] : [{ token: [scope] }]),
  ];
};

const hasEtag = (spec: AnySpec): boolean =>
  spec.method === 'get' && Object.values(spec.answers).some(answer => answer.headers?.includes('ETag'));

const responses = (spec: AnySpec): ZodOpenApiResponsesObject => {
  const answers = Object.entries(spec.answers).map(
    ([status, { description, schema, text, events, headers }]) => [
      status,
      {
        description,
        headers: answerHeaders(status === '201' ? [...(headers ?? []), 'Location'] : headers),
        ...(schema && {
          content: { 'application/json': { schema }, ...(text && { 'text/plain': { schema: z.string() } }) },
        }),
        ...(events && { content: { 'text/event-stream': { schema: z.string() } } }),
      },
    ],
  );
  const problems = new Set<ProblemStatus>([
    ...everywhere,
    ...(spec.method === 'get' ? [] : ([507] as const)),
    // The game may not be for this viewer to see, and the account of whoever asks be deleted meanwhile.
    ...(ofGame(spec) || spec.access !== 'anyone' ? ([404] as const) : []),
    // A key may have come with another request before.
    ...(spec.headers?.shape['idempotency-key'] ? ([422] as const) : []),
    ...(spec.problems ?? []),
  ]);
  return Object.fromEntries([
    ...answers,
    ...(hasEtag(spec) ? [[304, notModified]] : []),
    ...[...problems].map(status => [status, problemResponses[status]]),
  ]) as ZodOpenApiResponsesObject;
};

/** What the document says of a route. */
export const describe = (spec: AnySpec): ZodOpenApiOperationObject => {
  const headers = {
    ...spec.headers?.shape,
    ...(ofGame(spec) && { 'x-watch-key': watchKey }),
    ...(hasEtag(spec) && ifNoneMatch),
  };
  return {
    operationId: spec.id,
    tags: [spec.tag],
    summary: spec.summary,
    description: [...(spec.description === undefined ? [] : [spec.description]), aboutTokens(spec)].join(
      '\n\n',
    ),
    security: [...security(spec)],
    requestParams: {
      ...(spec.params && { path: spec.params }),
      query: z.object({ ...spec.query?.shape, lang }),
      ...(Object.keys(headers).length > 0 && { header: z.object(headers) }),
    },
    ...(spec.body && {
      requestBody: { required: true, content: { 'application/json': { schema: spec.body } } },
    }),
    responses: responses(spec),
  };
};
