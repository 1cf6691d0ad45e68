import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ConfirmDeed } from './tool.js';

/*
 * Whether the player wants to be asked before something is done in a game, and how: by the client, in the middle of the call; or, where
 * no call can wait for that, by two calls, of which the second brings what the first was told.
 */

/** Makes marks: each of one text, and such that nobody makes them who was not told. */
export interface Marks {
  readonly markOf: (text: string) => string;
}

export type Playing = 'ask' | 'allow' | Marks;

/** What a client cannot ask its player, the player cannot have agreed to. */
const notAsked =
  'Nothing was done: the player has to be asked first, and this client cannot ask. Let them do it themselves, or allow it with BAHNPOST_MCP_PLAY=allow.';

const askedByClient =
  ({ server }: McpServer): ConfirmDeed =>
  async (_deed, message) => {
    if (!server.getClientCapabilities()?.elicitation) return notAsked;
    const { action } = await server.elicitInput({
      message,
      requestedSchema: { type: 'object', properties: {} },
    });
    return action === 'accept' ? undefined : 'Nothing was done: the player said no.';
  };

/** A mark is good for this long at least and for twice as long at most, in milliseconds. */
const WINDOW = 10 * 60_000;

const askedFirst =
  ({ markOf }: Marks): ConfirmDeed =>
  ({ what, confirmed }, message) => {
    const now = Math.floor(Date.now() / WINDOW);
    const [mark, before] = [now, now - 1].map(window => markOf(`${String(window)} ${what}`));
    const isConfirmed = confirmed === mark || confirmed === before;
    return Promise.resolve(
      isConfirmed
        ? undefined
        : `Nothing was done yet. Ask the player: ${message} If they agree, call this again with the same input and confirmed: "${String(mark)}".`,
    );
  };

/** How the player is asked. */
export const confirmBy = (server: McpServer, playing: Playing): ConfirmDeed => {
  if (playing === 'allow') return () => Promise.resolve(undefined);
  return playing === 'ask' ? askedByClient(server) : askedFirst(playing);
};
