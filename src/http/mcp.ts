import { createHmac } from 'node:crypto';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, RequestHandler } from 'express';
import { clientOf } from '../mcp/client.js';
import type { Marks, Playing } from '../mcp/confirming.js';
import { buildServer } from '../mcp/server.js';
import type { Actor } from '../service/types.js';
import { readJson } from './input/body.js';
import { contextOf } from './context.js';
import type { HttpDeps } from './deps.js';
import { MCP_PATH } from './interface.js';
import { mustBeWithin } from './limits.js';
import { HttpProblem } from './problem.js';
import type { Served } from './routes.js';

/** This process, as it was reached. The tools ask the REST API, so that they can do no more than the token may. */
const ownAddress = ({ socket: { localAddress = '127.0.0.1', localPort } }: Request): URL => {
  const host = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '');
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${String(localPort)}`);
};

const tokenOf = (req: Request): string => /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';

/** Marks of whoever has the token; a model does not see it. */
const marksOf = (token: string): Marks => ({
  markOf: text => createHmac('sha256', token).update(text).digest('base64url').slice(0, 16),
});

/**
 * Does the address that its owner gave the program say that it may play without asking? Otherwise a move takes two calls. Nobody is asked
 * about what the token does not allow.
 */
const playingOf = ({ query }: Request, viewer: Actor, token: string): Playing => {
  const onlyReads = viewer.kind === 'person' && viewer.grant?.scopes.includes('play') === false;
  return query['play'] === 'allow' || onlyReads ? 'allow' : marksOf(token);
};

/**
 * Answers one message of the protocol; nothing is kept between two.
 * @throws HttpProblem 401 `not-signed-in`
 */
const answer =
  (deps: HttpDeps): RequestHandler =>
  async (req, res) => {
    const { viewer, who, language } = contextOf(res);
    const token = tokenOf(req);
    if (!viewer || token === '')
      throw new HttpProblem(401, 'not-signed-in', {}, { headers: { 'WWW-Authenticate': 'Bearer' } });
    await mustBeWithin(deps.limits, 'read', who, res);
    const message = await readJson(req, res);
    // Each of several messages in one request is as much work as one alone.
    if (Array.isArray(message))
      for (let more = 1; more < message.length; more++) await mustBeWithin(deps.limits, 'read', who, res);
    const server = buildServer(
      clientOf({ base: ownAddress(req), token, language }),
      playingOf(req, viewer, token),
    );
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    res.once('close', () => void server.close());
    res.setHeader('Cache-Control', 'no-store');
    await server.connect(transport);
    await transport.handleRequest(req, res, message);
  };

export const mcpRoutes = (deps: HttpDeps): readonly Served[] => [
  { method: 'post', path: MCP_PATH, handlers: [answer(deps)] },
];
