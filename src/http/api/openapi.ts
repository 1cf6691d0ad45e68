import { createDocument, type CreateDocumentOptions, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { ApiDocument } from './openapi-type.js';
import { addExamples } from './examples.js';
import { ProblemCode } from './problem-schemas.js';
import type { ApiRoute } from './route.js';
import { webhookMessages } from './webhook-messages.js';
import { VERSION } from '../../version.js';

export type { ApiDocument };

/** What zod says of every whole number. */
const safe: ReadonlySet<unknown> = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

const overriding =
  (codes: readonly string[]): NonNullable<CreateDocumentOptions['override']> =>
  ({ jsonSchema, zodSchema, io }) => {
    const { def } = zodSchema._zod;
    // An answer may have more fields one day; a client must not refuse them.
    if (io === 'output' && def.type === 'object' && !(def as { catchall?: unknown }).catchall)
      delete jsonSchema.additionalProperties;
    if (safe.has(jsonSchema.minimum)) delete jsonSchema.minimum;
    if (safe.has(jsonSchema.maximum)) delete jsonSchema.maximum;
    if (zodSchema === ProblemCode) jsonSchema.enum = [...codes];
    // The format says it in one word.
    if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  };

const pathsOf = (routes: readonly ApiRoute[]): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const { method, path, operation } of routes) (paths[`/api/v1${path}`] ??= {})[method] = operation;
  return paths;
};

/**
 * The document of all routes, made from the schemas that check the requests.
 * @param codes every code that a problem may have
 */
export const buildDocument = (
  routes: readonly ApiRoute[],
  baseUrl: URL,
  codes: readonly string[],
): ApiDocument => {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Bahnpost',
        version: VERSION,
        description:
          'Railway games by post. Every error is an RFC 9457 problem with a stable `code`. Moves need If-Match with the ETag that was seen. A request with a method that the path does not support gets 405, and `Allow` lists the supported methods.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: baseUrl.origin }],
      paths: pathsOf(routes),
      webhooks: webhookMessages,
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token from a sign-in, or from the link in a turn e-mail',
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'bp_…',
            description: 'A personal token with the given scope',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-bahnpost',
            description: 'The session of a browser',
          },
        },
      },
    },
    { override: overriding(codes) },
  );
  addExamples(document);
  return document;
};
