import type { Request, Response } from 'express';
import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { readJson } from '../input/body.js';
import { contextOf, type Context } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import { type Language, sayLanguage } from '../language.js';
import { ipKey, mustBeWithin } from '../limits.js';
import { sendPacked } from '../packed.js';
import { mustGrant } from '../scope.js';
import type { PersonActor } from '../../service/types.js';
import { type Access, mustBePerson, mustBeSomeone } from '../viewer.js';
import { check } from '../input/check.js';
import { describe } from './describe.js';
import { tagOf } from './etag.js';
import { ofGame, scopeOf, type ApiAnswer, type Call, type OpenAnswer, type RouteSpec } from './spec.js';

const mustHave = (access: Access, context: Context): void => {
  if (access === 'person') mustBePerson(context.viewer ?? context.seatViewer);
  if (access === 'player') mustBeSomeone(context.viewer ?? context.seatViewer);
};

/** A route with its types checked and forgotten. */
export interface ApiRoute {
  readonly method: RouteSpec<never, never, never, never>['method'];
  readonly path: string;
  readonly operation: ZodOpenApiOperationObject;
  readonly serve: (deps: HttpDeps, req: Request, res: Response) => Promise<void>;
}

const nothing = z.strictObject({});

/** Headers are not strict: a client sends many of its own. */
const noHeaders = z.object({});

/** Many programs send an empty object where nothing is wanted. */
const isEmptyObject = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.keys(given).length === 0 && !Array.isArray(given);

/**
 * What a program asks for with a token goes packed. To a browser with its cookie it does not: another site could have
 * it asked for, and its length tells of what stands in it.
 */
const sendText = (res: Response, text: string): void =>
  res.req.headers.authorization === undefined
    ? void res.send(text)
    : sendPacked(res.req, res, text, 'always');

const send = (res: Response, answer: ApiAnswer, language: Language): void => {
  res.status(answer.status).setHeader('Cache-Control', 'no-store');
  sayLanguage(res, language);
  for (const [name, value] of Object.entries(answer.headers ?? {})) res.setHeader(name, value);
  if (answer.body === undefined) return void res.end();
  const isText = typeof answer.body === 'string' && answer.type !== undefined;
  const text = isText ? answer.body : JSON.stringify(answer.body);
  const etag = answer.headers?.['ETag'];
  // Browsers say `no-cache` with each If-None-Match of a script: caches are to ask here, and here is what they would ask.
  if (res.req.headers['if-none-match'] !== undefined) delete res.req.headers['cache-control'];
  if (etag?.startsWith('"') === true && ['GET', 'HEAD'].includes(res.req.method))
    res.setHeader('ETag', tagOf(etag, language + text));
  sendText(res.type(isText ? answer.type : 'json'), text);
};

/** Ties a path to its schemas and its function; the same schemas make the OpenAPI document. */
export const route = <
  B extends z.ZodType = z.ZodUndefined,
  P extends z.ZodObject = typeof nothing,
  Q extends z.ZodObject = typeof nothing,
  H extends z.ZodObject = typeof noHeaders,
>(
  spec: RouteSpec<P, Q, H, B>,
): ApiRoute => ({
  method: spec.method,
  path: spec.path,
  operation: describe(spec),
  serve: async (deps, req, res) => {
    const context = contextOf(res);
    mustHave(spec.access, context);
    const gameId = ofGame(spec) ? String(req.params['id']) : null;
    const open = spec.access === 'anyone' && spec.method === 'get';
    mustGrant(context.viewer?.kind === 'person' ? context.viewer.grant : undefined, {
      scope: scopeOf(spec),
      gameId,
      open,
    });
    await mustBeWithin(deps.limits, spec.allowance, context.who, res);
    const { language } = context;
    const params = check(spec.params ?? nothing, req.params, 'path', language) as z.infer<P>;
    const { lang: _, ...asked } = req.query;
    const query = check(spec.query ?? nothing, asked, 'query', language) as z.infer<Q>;
    const headers = check(spec.headers ?? noHeaders, req.headers, 'header', language) as z.infer<H>;
    const given = await readJson(req, res, spec.bodyLimit);
    const none = spec.body === undefined && isEmptyObject(given);
    const body = check(spec.body ?? z.undefined(), none ? undefined : given, 'body', language) as z.infer<B>;
    const device = deviceOf(req.headers['user-agent']);
    const call = { params, query, headers, body, context, deps, ip: ipKey(req.ip), device };
    const answer = await spec.handle(call);
    if ('serve' in answer) {
      sayLanguage(res, language);
      return answer.serve(req, res);
    }
    send(res, answer, language);
  },
});

/** What the function of a route for persons is given. */
type CallOfPerson<P, Q, H, B> = Call<P, Q, H, B> & { readonly actor: PersonActor };

/** A route that only somebody who is signed in may use; its function is given the person. */
export const personRoute = <
  B extends z.ZodType = z.ZodUndefined,
  P extends z.ZodObject = typeof nothing,
  Q extends z.ZodObject = typeof nothing,
  H extends z.ZodObject = typeof noHeaders,
>({
  handle,
  ...spec
}: Omit<RouteSpec<P, Q, H, B>, 'access' | 'handle'> & {
  readonly handle: (
    call: CallOfPerson<z.infer<P>, z.infer<Q>, z.infer<H>, z.infer<B>>,
  ) => Promise<ApiAnswer | OpenAnswer>;
}): ApiRoute =>
  route<B, P, Q, H>({
    ...spec,
    access: 'person',
    handle: call => handle({ ...call, actor: mustBePerson(call.context.viewer) }),
  });
