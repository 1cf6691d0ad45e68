import { apiRoutes } from '../api/api.js';
import type { HttpDeps } from '../deps.js';
import { type CodeInWords, problemCodes } from '../problem-codes.js';
import type { Served } from '../routes.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import type { ApiDocument } from '../api/openapi.js';

interface Schema {
  readonly [key: string]: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: {
    readonly content: { readonly [type: string]: { readonly schema: Schema; readonly example?: unknown } };
  };
  readonly responses: { readonly [status: string]: { readonly description: string } | Ref };
}
interface Ref {
  readonly $ref: string;
}

/** What the document says in one place for many operations. */
const resolve = <T extends object>(document: ApiDocument, given: T | Ref): T =>
  '$ref' in given
    ? (given.$ref
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Schema)[key], document) as T)
    : given;

const exampleText = (example: unknown): string | undefined =>
  example === undefined ? undefined : JSON.stringify(example, null, 2);

const schemaText = (schema: Schema | undefined): string => JSON.stringify(schema, null, 2);

interface ParameterModel {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly meaning: string;
}

const parameterModel = ({ name, in: place, required, schema = {} }: Parameter): ParameterModel => {
  const { description, ...rest } = schema;
  return {
    name,
    place,
    required: required === true,
    meaning: [description, JSON.stringify(rest)].filter(Boolean).join(' '),
  };
};

interface OperationModel {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly parameters: readonly ParameterModel[] | undefined;
  readonly body: string | undefined;
  readonly example: string | undefined;
  readonly answers: readonly { readonly status: string; readonly meaning: string }[];
}

const operationModel = (
  document: ApiDocument,
  path: string,
  method: string,
  operation: Operation,
): OperationModel => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  summary: operation.summary,
  description: operation.description,
  parameters: operation.parameters?.map(one => parameterModel(resolve(document, one))),
  body: operation.requestBody && schemaText(operation.requestBody.content['application/json']?.schema),
  example: operation.requestBody && exampleText(operation.requestBody.content['application/json']?.example),
  answers: Object.entries(operation.responses).map(([status, response]) => ({
    status,
    meaning: resolve(document, response).description,
  })),
});

interface RouteGroup {
  readonly name: string;
  readonly routes: readonly OperationModel[];
}

/** The document's operations, grouped by what they are about. */
const groupsOf = (document: ApiDocument): readonly RouteGroup[] => {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as { readonly [method: string]: Operation }).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      model: operationModel(document, path, method, operation),
    })),
  );
  const tags = [...new Set(apiRoutes.flatMap(route => route.operation.tags ?? []))];
  return tags.map(tag => ({
    name: tag,
    routes: operations.filter(one => one.tag === tag).map(one => one.model),
  }));
};

/** Where programs and people look first, and where it is. */
const lookedFor = {
  '/api': '/api/docs',
  '/api/v1': '/api/docs',
  '/openapi.json': '/api/v1/openapi.json',
};

/** For programs that look for a guide where others have one (llmstxt.org). */
const guideFor = ({ origin }: URL): string => `# Bahnpost

> Railway board games by post. A program can do everything that the pages do, over a REST API.

- [Description](${origin}/api/v1/openapi.json): OpenAPI 3.1, all routes, schemas and webhooks
- [The same to read](${origin}/api/docs): with all codes of problems
- [Notation](${origin}/help): how moves are written, by title

Send a personal token as \`Authorization: Bearer bp_...\`. Its owner makes it on ${origin}/me/security.
GET /api/v1/games/next, then GET /api/v1/games/ID/position: its menu lists every move that is possible.
POST /api/v1/games/ID/actions with one of them, and the position's ETag in If-Match.
GET /api/v1/games/ID/position?as=text is the same as short text, and ?include=text has the next one in the answer to a move.
POST /api/v1/games/ID/try says what moves would bring about; GET /api/v1/titles/1830/data is all that is printed.
GET /api/v1/titles/1830/actions, /facts, /asks, /rounds and /views are JSON Schemas of what games of a title hold; GET /api/v1/titles lists all.
POST /api/v1/sandbox makes a game to try a program in, which nobody else sees.
For the Model Context Protocol: ${origin}/mcp
`;

declare module '../views.js' {
  interface PageModels {
    readonly 'api-docs': ApiDocsPage;
  }
}

interface ApiDocsPage {
  /** What is looked for; empty for all. */
  readonly wanted: string;
  readonly none: boolean;
  readonly groups: readonly RouteGroup[];
  readonly problems: readonly CodeInWords[];
}

/** The groups with those routes alone in which each word is found. */
const found = (groups: readonly RouteGroup[], wanted: string): readonly RouteGroup[] => {
  const words = wanted.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return groups;
  const textOf = ({ id, method, path, summary, description = '' }: OperationModel): string =>
    [id, method, path, summary, description].join(' ').toLowerCase();
  return groups
    .map(({ name, routes }) => ({
      name,
      routes: routes.filter(route => words.every(word => textOf(route).includes(word))),
    }))
    .filter(({ routes }) => routes.length > 0);
};

/** What is looked for in the address, as far as it is worth looking for. */
const wantedIn = ({ query }: PageCall): string =>
  typeof query['search'] === 'string' ? query['search'].slice(0, 100).trim() : '';

export const apiDocsPages = (deps: HttpDeps, document: () => ApiDocument): readonly Served[] => {
  let groups: readonly RouteGroup[] | undefined;
  return [
    page(deps)({
      method: 'get',
      path: '/api/docs',
      run: (call: PageCall) => {
        const wanted = wantedIn(call);
        const shown = found((groups ??= groupsOf(document())), wanted);
        sendPage(call, 'api-docs', call.t('apiDocs'), {
          wanted,
          none: shown.length === 0,
          groups: shown,
          problems: wanted === '' ? problemCodes(deps, call.context.language) : [],
        });
      },
    }),
    page(deps)({
      method: 'get',
      path: '/llms.txt',
      run: ({ res }) => void res.type('text/plain').send(guideFor(deps.baseUrl)),
    }),
    ...Object.entries(lookedFor).map(([path, to]) =>
      page(deps)({ method: 'get', path, run: ({ res }) => goTo(res, to) }),
    ),
  ];
};
