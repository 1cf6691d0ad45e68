import { OpenApiGeneratorV31, OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import type { Route } from './route.js';

export type ApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** The document of all routes, made from the schemas that check the requests. */
export const buildDocument = (routes: readonly Route[], baseUrl: URL): ApiDocument => {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-bahnpost',
  });
  for (const route of routes) registry.registerPath(route.openapi);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Bahnpost',
      version: '1',
      description:
        'Railway games by post. Every error is an RFC 9457 problem with a stable `code`. Moves carry If-Match with the ETag that was seen.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: baseUrl.origin }],
  });
};
