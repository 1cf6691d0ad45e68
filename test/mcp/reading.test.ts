import { expect, test } from '@jest/globals';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ApiRequest, Client } from '../../src/mcp/client.js';
import { tryMovesTool } from '../../src/mcp/reading.js';
import type { OfferTool } from '../../src/mcp/tool.js';

/** Answers what is asked of a game that stands at move 7, and notes the bodies. */
const gameAtSeven = (): { readonly client: Client; readonly bodies: unknown[] } => {
  const bodies: unknown[] = [];
  const priced = (price: number): object => ({ companies: { PRR: { price } } });
  const json = (asked: ApiRequest): Promise<unknown> => {
    if (asked.body === undefined) return Promise.resolve({ number: 7, figures: priced(67) });
    bodies.push(asked.body);
    return Promise.resolve({ lines: [{ moves: [], stopped: null, figures: priced(71) }] });
  };
  return { client: { json } as unknown as Client, bodies };
};

/** What the tool answers to its input. */
const answerOf = async (tool: OfferTool, client: Client, input: object): Promise<string> => {
  let run: ((input: object) => Promise<unknown>) | undefined;
  const registerTool = (_name: string, _config: unknown, handler: typeof run) => (run = handler);
  tool({ registerTool } as unknown as McpServer, {
    client,
    confirm: () => Promise.resolve(undefined),
    marks: false,
  });
  return JSON.stringify(await run!(input));
};

test('what moves change is told of one position: they are tried where the figures were read', async () => {
  const { client, bodies } = gameAtSeven();
  const input = { game: 'g', lines: [['pass']], show: 'figures' };
  expect(await answerOf(tryMovesTool, client, input)).toContain('PRR price 67 > 71');
  expect(bodies).toEqual([{ lines: [['pass']], show: ['figures'], number: 7 }]);
});
