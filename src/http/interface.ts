import type { Request } from 'express';

/** Where the Model Context Protocol is spoken. */
export const MCP_PATH = '/mcp';

/** Is it for programs, which bring a token and no cookie? */
export const isInterface = ({ originalUrl }: Pick<Request, 'originalUrl'>): boolean =>
  originalUrl.startsWith('/api/v1/') || originalUrl.split('?')[0] === MCP_PATH;

/** Where programs ask to be let in; nobody is known there by a cookie. */
export const OAUTH_PATHS = /^\/oauth\/(?:register|token|revoke)$/;

/** Where no cookie counts, so that nothing is to be feared of what another site makes a browser send. */
export const COOKIELESS: readonly RegExp[] = [/^\/mcp$/, OAUTH_PATHS];

/** Where programs learn how to be let in. */
export const OAUTH_TOLD = /^\/\.well-known\/oauth-[\w-]+/;
