import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { apiRoutes } from '../../src/http/api/api.js';
import { buildDocument } from '../../src/http/api/openapi.js';
import { problemCodes } from '../../src/http/problem-codes.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';

/** A request to the interface and its answer, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly sent: { readonly headers: Headers; readonly body: string };
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

type Headers = { readonly [name: string]: string | readonly string[] | number | undefined };
interface Node {
  readonly [key: string]: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
}
interface Content {
  readonly [type: string]: { readonly schema: unknown };
}
interface Operation {
  readonly parameters?: readonly Node[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: Node };
}
interface Response {
  readonly headers?: { readonly [name: string]: Node };
  readonly content?: Content;
}

const codes = problemCodes({ service: { titles }, wordsFor }, 'en').map(({ code }) => code);

/** The document as it is published. */
export const published = JSON.parse(
  JSON.stringify(buildDocument(apiRoutes, new URL('https://bahnpost.example'), codes)),
) as { readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } } } & Node;

/** A field that the document does not know may come one day, but then it is to be in the document. */
const closed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, closed(value)] as const);
  const open = 'properties' in node && !('additionalProperties' in node);
  return Object.fromEntries([...entries, ...(open ? [['additionalProperties', false] as const] : [])]);
};

const ROOT = 'https://published.example/';
const ajv = (coerceTypes: boolean): Ajv2020 => {
  const made = new Ajv2020({ strict: false, coerceTypes, allErrors: true });
  formats.default(made);
  made.addSchema({ ...(closed(published) as Node), $id: ROOT });
  return made;
};
const asJson = ajv(false);
/** What stands in paths, queries and headers is text. */
const asText = ajv(true);

const escape = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map(key => `/${escape(String(key))}`).join('');

/** Follows references; where it ends and what is there. */
const resolved = <T>(at: string): { readonly at: string; readonly value: T } => {
  const keys = at
    .split('/')
    .slice(1)
    .map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = keys.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], published);
  const ref = (value as Node | undefined)?.['$ref'];
  return typeof ref === 'string' ? resolved(ref.slice(1)) : { at, value: value as T };
};

const compiled = new Map<string, ValidateFunction>();

const errorsOf = (with_: Ajv2020, at: string, value: unknown): readonly string[] => {
  const key = `${with_ === asText ? 'text' : 'json'} ${at}`;
  const validate = compiled.get(key) ?? with_.compile({ $ref: `${ROOT}#${at}` });
  compiled.set(key, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
};

interface Found {
  /** Where its operation stands in the document. */
  readonly at: string;
  readonly template: string;
  readonly operation: Operation;
}

const templates = Object.keys(published.paths)
  .map(template => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

const find = (method: string, path: string): Found | undefined => {
  for (const { template, pattern } of templates) {
    const operation = published.paths[template]?.[method];
    if (pattern.test(path) && operation)
      return { at: pointer('paths', template, method), template, operation };
  }
  return undefined;
};

/** In which a value is not as a named schema of the document says. */
export const misfits = (schema: string, value: unknown): readonly string[] =>
  errorsOf(asJson, pointer('components', 'schemas', schema), value);

/** The documented path that a path is of, and what stands in its places. */
export const templateOf = (
  method: string,
  path: string,
): { readonly template: string; readonly values: { readonly [name: string]: string } } => {
  const found = find(method.toLowerCase(), path);
  if (!found) throw new Error(`${method} ${path} is not documented`);
  const { pattern } = templates.find(one => one.template === found.template)!;
  return { template: found.template, values: { ...pattern.exec(path)?.groups } };
};

/** The operations whose requests may hold this body. */
export const bodyFits = (body: unknown): readonly string[] =>
  Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { requestBody }]) => {
        const at = pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
        return requestBody !== undefined && errorsOf(asJson, at, body).length === 0;
      })
      .map(([method]) => `${method} ${path}`),
  );

/** Of every answer of the service, or of HTTP itself. */
const general: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['referrer-policy', 'strict-transport-security', 'x-content-type-options', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
]);

const aboutHeaders = (at: string, response: Response, headers: Headers): readonly string[] => {
  const documented = Object.keys(response.headers ?? {});
  const names = documented.map(name => name.toLowerCase());
  const unknown = Object.keys(headers).filter(name => !general.has(name) && !names.includes(name));
  const missing = documented.filter(name => {
    const { value } = resolved<{ readonly required?: boolean }>(`${at}${pointer('headers', name)}`);
    return value.required === true && headers[name.toLowerCase()] === undefined;
  });
  return [
    ...unknown.map(name => `the header ${name} is not documented`),
    ...missing.map(name => `the header ${name} is missing`),
  ];
};

const aboutContent = (
  at: string,
  response: Response,
  { headers, body, method }: Exchange,
): readonly string[] => {
  if (method === 'HEAD') return [];
  if (!response.content) return body === '' ? [] : ['an answer without content has some'];
  const type = String(headers['content-type']).split(';')[0]!;
  if (!response.content[type]) return [`the content type ${type} is not documented`];
  const value: unknown = type.endsWith('json') ? JSON.parse(body) : body;
  return errorsOf(asJson, `${at}${pointer('content', type, 'schema')}`, value);
};

const aboutAnswer = ({ at, operation }: Found, exchange: Exchange): readonly string[] => {
  const { status } = exchange;
  if (!operation.responses[status]) return ['the status is not documented'];
  const found = resolved<Response>(`${at}${pointer('responses', status)}`);
  return [
    ...aboutHeaders(found.at, found.value, exchange.headers),
    ...aboutContent(found.at, found.value, exchange),
  ];
};

/** What an accepted request held that the document does not let it hold. */
const aboutRequest = ({ at, template, operation }: Found, { url, sent }: Exchange): readonly string[] => {
  const { pathname, searchParams } = new URL(url, ROOT);
  const pattern = templates.find(one => one.template === template)!.pattern;
  const given = {
    path: pattern.exec(pathname)?.groups ?? {},
    query: Object.fromEntries(searchParams),
    header: sent.headers,
  };
  const parameters = (operation.parameters ?? []).map((_, index) =>
    resolved<Parameter>(`${at}${pointer('parameters', index)}`),
  );
  const wrong = parameters.flatMap(({ at: place, value: parameter }) => {
    const value = given[parameter.in][parameter.name];
    if (value === undefined) return parameter.required === true ? [`${parameter.name} is not there`] : [];
    return errorsOf(asText, `${place}/schema`, value).map(error => `${parameter.name}${error}`);
  });
  const unknown = Object.keys(given.query).filter(
    name => !parameters.some(({ value }) => value.in === 'query' && value.name === name),
  );
  const schema = `${at}${pointer('requestBody', 'content', 'application/json', 'schema')}`;
  const body =
    operation.requestBody === undefined
      ? // An empty object is as good as nothing.
        ['', '{}'].includes(sent.body)
        ? []
        : [' is not documented']
      : errorsOf(asJson, schema, sent.body === '' ? undefined : (JSON.parse(sent.body) as unknown));
  return [
    ...wrong,
    ...unknown.map(name => `?${name} is not documented`),
    ...body.map(error => `body${error}`),
  ].map(error => `request: ${error}`);
};

/** Everything in which a request and its answer are not as the published document says. */
export const violations = (exchange: Exchange): readonly string[] => {
  const { method, url, status } = exchange;
  const path = new URL(url, ROOT).pathname;
  if (!path.startsWith('/api/v1/') || path === '/api/v1/openapi.json' || method === 'OPTIONS') return [];
  const found = find(method === 'HEAD' ? 'get' : method.toLowerCase(), path);
  // What is no route at all answers as every route may.
  const wrong = found
    ? [...aboutAnswer(found, exchange), ...(status < 400 ? aboutRequest(found, exchange) : [])]
    : [404, 405, 403, 401, 400, 429].includes(status)
      ? errorsOf(asJson, pointer('components', 'schemas', 'Problem'), JSON.parse(exchange.body || 'null'))
      : ['is answered, but is no documented route'];
  return wrong.map(error => `${method} ${path} ${String(status)}: ${error}`);
};
