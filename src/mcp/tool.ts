import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { ApiRefusal, type Client } from './client.js';

/** Asks the player whether something may be done. @returns why not; undefined where it may */
export type Confirm = (question: string) => Promise<string | undefined>;

/** What tools work with. */
export interface Kit {
  readonly client: Client;
  readonly confirm: Confirm;
}

/** One thing that a model can do; its answer is text. */
interface Tool<Shape extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Shape;
  /** What it changes: nothing, the player's own things, the game for all. */
  readonly changes: 'nothing' | 'own' | 'game';
  readonly run: (kit: Kit, input: z.infer<z.ZodObject<Shape>>) => Promise<string>;
}

export const gameInput = z.string().describe('The id of the game, as my_games tells it');
export const seatInput = z
  .number()
  .int()
  .min(0)
  .optional()
  .describe('One of your seats, from 0 (P1 is 0); the one that is asked by default');

const annotations = ({
  title,
  changes,
}: {
  readonly title: string;
  readonly changes: 'nothing' | 'own' | 'game';
}): ToolAnnotations => ({
  title,
  readOnlyHint: changes === 'nothing',
  destructiveHint: changes === 'game',
  openWorldHint: false,
});

/** What was refused, with what happened meanwhile where somebody was quicker. */
const refusalText = ({ message, code, changed }: ApiRefusal): string =>
  [`${message} (${code})`, ...changed].join('\n');

const said = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError: true }),
});

/** A tool with its types checked and forgotten: lets the models of a server use it. */
export type OfferTool = (server: McpServer, kit: Kit) => void;

/** Makes a tool. A refusal is an answer that a model can read and act upon. */
export const tool =
  <Shape extends z.ZodRawShape>(made: Tool<Shape>): OfferTool =>
  (server, kit) => {
    const run = async (given: unknown): Promise<CallToolResult> => {
      try {
        return said(await made.run(kit, given as z.infer<z.ZodObject<Shape>>));
      } catch (error) {
        if (error instanceof ApiRefusal) return said(refusalText(error), true);
        throw error;
      }
    };
    const { name, title, description, input } = made;
    const config = {
      title,
      description,
      inputSchema: z.object(input) as z.ZodType,
      annotations: annotations(made),
    };
    server.registerTool(name, config, run);
  };
