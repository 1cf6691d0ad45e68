import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import {
  cleanProgramName,
  exchangeCode,
  giveTokenUp,
  idOfProgram,
  renewAccess,
  type Exchanged,
} from '../service/account/consent.js';
import type { HttpDeps } from './deps.js';
import { type Form, readForm, readJson } from './input/body.js';
import { MCP_PATH } from './interface.js';
import { ipKey, mustBeWithin } from './limits.js';
import type { Served } from './routes.js';

/*
 * How programs find out where they are let in, and how they get a token: OAuth 2.1 with PKCE, dynamic registration (RFC 7591),
 * refresh tokens that are good once,
 * metadata (RFC 8414, RFC 9728) and revocation (RFC 7009), as the Model Context Protocol asks for.
 */

/** What a program can be allowed by pressing a button. */
export const CONSENT_SCOPES = ['read', 'play'] as const;

/** What a program may bring for a token. */
const GRANTS = ['authorization_code', 'refresh_token'] as const;

/** Where the metadata of what a token is for stands. */
export const resourceMetadata = ({ baseUrl }: HttpDeps): string =>
  `${baseUrl.origin}/.well-known/oauth-protected-resource${MCP_PATH}`;

const resourceOf = ({ baseUrl }: HttpDeps): object => ({
  resource: `${baseUrl.origin}${MCP_PATH}`,
  authorization_servers: [baseUrl.origin],
  scopes_supported: CONSENT_SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Bahnpost',
  resource_documentation: `${baseUrl.origin}/api/docs`,
});

const serverOf = ({ baseUrl: { origin } }: HttpDeps): object => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  registration_endpoint: `${origin}/oauth/register`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  response_types_supported: ['code'],
  grant_types_supported: GRANTS,
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: CONSENT_SCOPES,
  authorization_response_iss_parameter_supported: true,
});

/** Where what a token is for may be: the interface, the Model Context Protocol, or the whole site. */
const OWN_PATHS: ReadonlySet<string> = new Set(['', '/api/v1', MCP_PATH]);

/**
 * Is a token that is good here what the program wants (RFC 8707)? One who offers games elsewhere and sends people here for a token
 * would otherwise be given what lets them in here.
 */
export const isOwnResource = ({ baseUrl }: HttpDeps, text: string): boolean => {
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { origin, pathname } = new URL(text);
  return origin === baseUrl.origin && OWN_PATHS.has(pathname.replace(/\/$/, ''));
};

/** Schemes that would run something in a browser, or lead to files or to another program's doings. */
const badSchemes =
  /^(?:javascript|data|vbscript|file|filesystem|blob|about|view-source|intent|ftp|wss?|mailto|tel|sms):$/;

/** What a name in the world or an IPv6 address is made of: nothing that would mean something else where it is written down. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** Encrypted, on one's own computer, or an installed program. */
const isReturnAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, hash } = new URL(text);
  if (hash !== '' || badSchemes.test(protocol)) return false;
  if (protocol === 'https:') return plainHost.test(hostname);
  return protocol !== 'http:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

const isProgramName = (name: string): boolean => {
  try {
    cleanProgramName(name);
    return true;
  } catch {
    return false;
  }
};

const Registration = z.object({
  client_name: z.string().trim().min(1).max(40).refine(isProgramName).default('Program'),
  redirect_uris: z.array(z.string().max(300).refine(isReturnAddress)).min(1).max(5),
  token_endpoint_auth_method: z.string().optional(),
  grant_types: z.array(z.string().max(100)).max(10).default(['authorization_code']),
});

const Exchange = z.object({
  code: z.string().min(1).max(2000),
  client_id: z.string().min(1).max(2000),
  redirect_uri: z.string().min(1).max(300),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});

const Refresh = z.object({
  refresh_token: z.string().min(1).max(2000),
  client_id: z.string().min(1).max(2000),
});

/** How long a text may be in which a program speaks of itself, since its id holds it. */
const MOST_REDIRECTS = 600;

type OAuthError =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'invalid_target'
  | 'unsupported_grant_type';

const refuse = (res: Response, error: OAuthError): void => void res.status(400).json({ error });

const unkept = (run: RequestHandler): RequestHandler[] => [
  (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  },
  run,
];

const register =
  (deps: HttpDeps): RequestHandler =>
  async (req, res) => {
    await mustBeWithin(deps.limits, 'secret', `ip ${ipKey(req.ip)}`, res);
    const { data: given } = Registration.safeParse(await readJson(req, res));
    if (!given) return refuse(res, 'invalid_client_metadata');
    const { client_name: name, redirect_uris: redirects, grant_types: grants } = given;
    const renews = grants.includes('refresh_token');
    if (redirects.join('').length > MOST_REDIRECTS) return refuse(res, 'invalid_redirect_uri');
    res.status(201).json({
      client_id: idOfProgram(deps.service, { name, redirects, ...(renews && { renews }) }),
      client_name: name,
      redirect_uris: redirects,
      token_endpoint_auth_method: 'none',
      grant_types: renews ? GRANTS : ['authorization_code'],
      response_types: ['code'],
    });
  };

/** What a request for a token brings, by its kind; undefined where something is missing. */
const tokenFor = {
  authorization_code: (deps, form) => {
    const { data: given } = Exchange.safeParse(form);
    if (!given) return undefined;
    const { code, client_id: programId, redirect_uri: redirect, code_verifier: verifier } = given;
    return exchangeCode(deps.service, { code, programId, redirect, verifier });
  },
  refresh_token: (deps, form) => {
    const { data: given } = Refresh.safeParse(form);
    if (!given) return undefined;
    return renewAccess(deps.service, { renewal: given.refresh_token, programId: given.client_id });
  },
} satisfies {
  readonly [grant in (typeof GRANTS)[number]]: (
    deps: HttpDeps,
    form: Form,
  ) => Promise<Exchanged | null> | undefined;
};

const giveToken =
  (deps: HttpDeps): RequestHandler =>
  async (req, res) => {
    await mustBeWithin(deps.limits, 'secret', `ip ${ipKey(req.ip)}`, res);
    const form = await readForm(req, res);
    const grant = GRANTS.find(one => one === form['grant_type']);
    if (!grant) return refuse(res, 'unsupported_grant_type');
    const { resource } = form;
    if (resource !== undefined && !isOwnResource(deps, resource)) return refuse(res, 'invalid_target');
    const asked = tokenFor[grant](deps, form);
    if (!asked) return refuse(res, 'invalid_request');
    const found = await asked;
    if (!found) return refuse(res, 'invalid_grant');
    const { token, scopes, seconds, renewal } = found;
    res.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: seconds,
      scope: scopes.join(' '),
      ...(renewal !== undefined && { refresh_token: renewal }),
    });
  };

const revoke =
  (deps: HttpDeps): RequestHandler =>
  async (req, res) => {
    await mustBeWithin(deps.limits, 'secret', `ip ${ipKey(req.ip)}`, res);
    const { token = '' } = await readForm(req, res);
    if (token === '') return refuse(res, 'invalid_request');
    await giveTokenUp(deps.service, token);
    res.status(200).end();
  };

export const oauthRoutes = (deps: HttpDeps): readonly Served[] => {
  const told = (path: string, what: object): Served => ({
    method: 'get',
    path,
    handlers: unkept((_req, res) => void res.json(what)),
  });
  return [
    told('/.well-known/oauth-protected-resource', resourceOf(deps)),
    told(`/.well-known/oauth-protected-resource${MCP_PATH}`, resourceOf(deps)),
    told('/.well-known/oauth-authorization-server', serverOf(deps)),
    { method: 'post', path: '/oauth/register', handlers: unkept(register(deps)) },
    { method: 'post', path: '/oauth/token', handlers: unkept(giveToken(deps)) },
    { method: 'post', path: '/oauth/revoke', handlers: unkept(revoke(deps)) },
  ];
};
