import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { clientOf } from '../mcp/client.js';
import { buildServer } from '../mcp/server.js';

/** What the environment says of the account that is played with. */
interface Environment {
  readonly [name: string]: string | undefined;
}

/**
 * Serves the Model Context Protocol on standard input and output, until that ends.
 * @throws Error naming what is missing
 */
export const serveMcp = async (environment: Environment): Promise<void> => {
  const { BAHNPOST_URL: url, BAHNPOST_TOKEN: token, BAHNPOST_LANG: language } = environment;
  const play = environment['BAHNPOST_MCP_PLAY'] ?? 'ask';
  if (url === undefined || !URL.canParse(url))
    throw new Error('BAHNPOST_URL is not the address of a service');
  if (token === undefined || token === '')
    throw new Error('BAHNPOST_TOKEN is missing: a personal token, bp_…');
  if (play !== 'ask' && play !== 'allow') throw new Error('BAHNPOST_MCP_PLAY is ask or allow');
  const server = buildServer(clientOf({ base: new URL(url), token, language }), play);
  const transport = new StdioServerTransport();
  const ended = new Promise<void>(resolve => {
    server.server.onclose = resolve;
    process.stdin.once('end', () => void server.close());
  });
  await server.connect(transport);
  await ended;
};
