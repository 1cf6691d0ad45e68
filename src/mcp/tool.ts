import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { ApiRefusal, type Client } from './client.js';

/** Asks the player whether something may be done. @returns why not; undefined where it may */
export type Confirm = (question: string) => Promise<string | undefined>;

/** A call of a tool that changes the game for all. */
export interface Deed {
  /** The tool and its input, the same for the same call. */
  readonly what: string;
  /** What the call says has been confirmed. */
  readonly confirmed: string | undefined;
}

/** Has the player asked whether a deed may be done. */
export type ConfirmDeed = (deed: Deed, question: string) => Promise<string | undefined>;

/** What tools work with. */
export interface Kit {
  readonly client: Client;
  readonly confirm: Confirm;
}

/** What a server gives its tools. */
export interface ServerKit {
  readonly client: Client;
  readonly confirm: ConfirmDeed;
  /** Is a deed confirmed by a second call that says so? */
  readonly marks: boolean;
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
export type OfferTool = (server: McpServer, kit: ServerKit) => void;

const confirmed = z
  .string()
  .max(100)
  .optional()
  .describe('What an answer told you to say here once the player has agreed; left out at first');

/** Makes a tool. A refusal is an answer that a model can read and act upon. */
export const tool =
  <Shape extends z.ZodRawShape>(made: Tool<Shape>): OfferTool =>
  (server, kit) => {
    const run = async (given: unknown): Promise<CallToolResult> => {
      const { confirmed: mark, ...input } = given as { readonly confirmed?: string };
      const deed = { what: JSON.stringify([made.name, input]), confirmed: mark };
      const own = { client: kit.client, confirm: (question: string) => kit.confirm(deed, question) };
      try {
        return said(await made.run(own, input as z.infer<z.ZodObject<Shape>>));
      } catch (error) {
        if (error instanceof ApiRefusal) return said(refusalText(error), true);
        throw error;
      }
    };
    const { name, title, description, input, changes } = made;
    const shape = changes === 'game' && kit.marks ? { ...input, confirmed } : input;
    const config = {
      title,
      description,
      inputSchema: z.object(shape) as z.ZodType,
      annotations: annotations(made),
    };
    server.registerTool(name, config, run);
  };
