import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { readJson } from '../body.js';
import { contextOf, type Context } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { type Allowance, ipKey, mustBeWithin } from '../limits.js';
import { deviceOf } from '../device.js';
import { mustGrant, type WantedScope } from '../scope.js';
import { type Access, mustBePerson, mustBeSomeone } from '../viewer.js';
import { Problem, problemStatuses } from './schemas.js';
import { check } from './check.js';

/** What a route's function is given, all of it checked. */
export interface Call<P, Q, H, B> {
  readonly params: P;
  readonly query: Q;
  readonly headers: H;
  readonly body: B;
  readonly context: Context;
  readonly deps: HttpDeps;
  /** Whose network asks, for counting. */
  readonly ip: string;
  /** Browser and system, or the program, in a few words. */
  readonly device: string;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON; a string with a `type` is sent as it is. */
  readonly body?: unknown;
  readonly type?: string;
  /** Beside `Cache-Control: no-store`, which every answer has. */
  readonly headers?: { readonly [name: string]: string };
}

interface Spec<P extends z.ZodObject, Q extends z.ZodObject, H extends z.ZodObject, B extends z.ZodType> {
  /** Unique; the OpenAPI document's operationId. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, below `/api/v1`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** What a token must allow. By default whatever is not read is to manage. */
  readonly scope?: WantedScope;
  readonly allowance: Allowance;
  readonly params?: P;
  readonly query?: Q;
  /** Header names in lower case. */
  readonly headers?: H;
  readonly body?: B;
  readonly bodyLimit?: number;
  readonly answers: {
    readonly [status: number]: {
      readonly description: string;
      readonly schema?: z.ZodType;
      readonly type?: string;
    };
  };
  /** Problems beside those every route may answer. */
  readonly problems?: readonly (keyof typeof problemStatuses)[];
  readonly handle: (call: Call<z.infer<P>, z.infer<Q>, z.infer<H>, z.infer<B>>) => Promise<Answer>;
}

const mustHave = (access: Access, context: Context): void => {
  if (access === 'person') mustBePerson(context.viewer ?? context.seatViewer);
  if (access === 'player') mustBeSomeone(context.viewer ?? context.seatViewer);
};

const scopeOf = ({
  scope,
  method,
}: Pick<Spec<never, never, never, never>, 'scope' | 'method'>): WantedScope =>
  scope ?? (method === 'get' ? 'read' : 'manage');

/** Every game's routes begin so. */
const ofGame = (path: string): boolean => /^\/games\/\{id\}(\/|$)/.test(path);

/** A route with its types checked and forgotten. */
export interface Route {
  readonly method: Spec<never, never, never, never>['method'];
  readonly path: string;
  readonly openapi: RouteConfig;
  readonly serve: (deps: HttpDeps, req: Request, res: Response) => Promise<void>;
}

const aboutTokens = (spec: Parameters<typeof scopeOf>[0]): string => {
  const scope = scopeOf(spec);
  return scope === 'never' ? 'Not with a personal token.' : `A personal token needs the scope \`${scope}\`.`;
};

const none = z.strictObject({});

/** Headers are not strict: a client sends many of its own. */
const noHeaders = z.object({});

const document = <P extends z.ZodObject, Q extends z.ZodObject, H extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<P, Q, H, B>,
): RouteConfig => {
  const responses: RouteConfig['responses'] = {};
  for (const [status, { description, schema, type }] of Object.entries(spec.answers))
    responses[status] = {
      description,
      ...(schema && { content: { [type ?? 'application/json']: { schema } } }),
    };
  const problems = [
    400,
    429,
    ...(spec.access === 'anyone' ? [] : ([401, 403] as const)),
    ...(spec.problems ?? []),
  ] as const;
  for (const status of problems)
    responses[status] = {
      description: problemStatuses[status],
      content: { 'application/problem+json': { schema: Problem } },
    };
  return {
    operationId: spec.id,
    method: spec.method,
    path: `/api/v1${spec.path}`,
    tags: [spec.tag],
    summary: spec.summary,
    description: [...(spec.description === undefined ? [] : [spec.description]), aboutTokens(spec)].join(
      '\n\n',
    ),
    security: spec.access === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    request: {
      ...(spec.params && { params: spec.params }),
      ...(spec.query && { query: spec.query }),
      ...(spec.headers && { headers: spec.headers }),
      ...(spec.body && { body: { required: true, content: { 'application/json': { schema: spec.body } } } }),
    },
    responses,
  };
};

const send = (res: Response, answer: Answer): void => {
  res.status(answer.status).setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) res.setHeader(name, value);
  if (answer.body === undefined) res.end();
  else if (typeof answer.body === 'string' && answer.type !== undefined)
    res.type(answer.type).send(answer.body);
  else res.json(answer.body);
};

/** Ties a path to its schemas and its function; the same schemas make the OpenAPI document. */
export const route = <
  B extends z.ZodType = z.ZodUndefined,
  P extends z.ZodObject = typeof none,
  Q extends z.ZodObject = typeof none,
  H extends z.ZodObject = typeof noHeaders,
>(
  spec: Spec<P, Q, H, B>,
): Route => ({
  method: spec.method,
  path: spec.path,
  openapi: document(spec),
  serve: async (deps, req, res) => {
    const context = contextOf(res);
    mustHave(spec.access, context);
    const gameId = ofGame(spec.path) ? String(req.params['id']) : null;
    const open = spec.access === 'anyone' && spec.method === 'get';
    mustGrant(context.viewer?.kind === 'person' ? context.viewer.grant : undefined, {
      scope: scopeOf(spec),
      gameId,
      open,
    });
    await mustBeWithin(deps.limits, spec.allowance, context.who, res);
    const { language } = context;
    const params = check(spec.params ?? none, req.params, 'path', language) as z.infer<P>;
    const { lang: _, ...asked } = req.query;
    const query = check(spec.query ?? none, asked, 'query', language) as z.infer<Q>;
    const headers = check(spec.headers ?? noHeaders, req.headers, 'header', language) as z.infer<H>;
    const given = await readJson(req, res, spec.bodyLimit);
    const body = check(spec.body ?? z.undefined(), given, 'body', language) as z.infer<B>;
    const device = deviceOf(req.headers['user-agent']);
    const call = { params, query, headers, body, context, deps, ip: ipKey(req.ip), device };
    send(res, await spec.handle(call));
  },
});
